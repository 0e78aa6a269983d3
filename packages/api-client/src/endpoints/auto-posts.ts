import * as v from 'valibot';
import { MessageValueSchema } from '@tosite/validation/messages/message-value';
import { PostSchema } from '@tosite/validation/posts/post';
import { InstantSchema } from '@tosite/validation/profile/profile';
import { defineEndpoint } from './define-endpoint.ts';
import { POST_TONES } from './film-posts.ts';

const Id = v.pipe(v.string('Required'), v.minLength(1, 'Required'), v.maxLength(64));

/** Platforms whose new items can become posts. */
export const AUTO_POST_SOURCES = ['youtube', 'instagram'] as const;
export const AUTO_POST_FREQUENCIES = ['hourly', 'daily', 'weekly'] as const;
export const MOST_PER_RUN = 10;

export const AutoPostConfigSchema = v.strictObject({
  /** One of the website's own sources. */
  source: v.picklist(AUTO_POST_SOURCES),
  /** How often the source is asked at least; a platform that tells of what is new is heard at once. */
  frequency: v.picklist(AUTO_POST_FREQUENCIES),
  publish: v.picklist(['draft', 'published']),
  /** How a model writes; the film's own words have the tone that they have. */
  tone: v.picklist(POST_TONES),
  maxPerRun: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_PER_RUN)),
});
export type AutoPostConfig = v.InferOutput<typeof AutoPostConfigSchema>;

const StateSchema = v.object({
  is_auto_post_enabled: v.boolean(),
  config: AutoPostConfigSchema,
  /** The website's sources that can be chosen; none: there is nothing to post from. */
  sources: v.array(v.picklist(AUTO_POST_SOURCES)),
  /** null: it has not run. */
  lastRunAt: v.nullable(InstantSchema),
  /** null: it is off or paused. */
  nextRunAt: v.nullable(InstantSchema),
  /** What went wrong the last time, in English; null: nothing. */
  lastError: v.nullable(v.string()),
  lastErrorReason: v.optional(MessageValueSchema),
  /** Why it makes nothing although it is on: the owner has to do something first; null: it is not paused. */
  paused: v.nullable(v.object({ at: InstantSchema, sentence: v.string(), reason: MessageValueSchema })),
  /** True: the platform tells us of what is new at once. */
  told: v.boolean(),
  /** What a run that is under way does now; null: none is. */
  run: v.nullable(v.picklist(['reading', 'writing'])),
  /** Whether the owner is mailed what was made, and what failed; the mails themselves switch this off, too. */
  is_mail_enabled: v.boolean(),
});
export type AutoPostState = v.InferOutput<typeof StateSchema>;

export const getAutoPost = defineEndpoint({
  method: 'GET',
  path: '/api/post/auto-post-config/{websiteId}',
  access: 'user',
  summary: 'Whether new items of a source become posts by themselves, and how',
  input: { params: v.object({ websiteId: Id }) },
  output: StateSchema,
  status: 200,
});

export const saveAutoPost = defineEndpoint({
  method: 'POST',
  path: '/api/post/auto-post',
  access: 'user',
  summary: 'Switch auto-posting on or off; what is there when it is switched on is not new',
  input: {
    body: v.strictObject({
      websiteId: Id,
      is_auto_post_enabled: v.boolean(),
      config: AutoPostConfigSchema,
      /** Absent: as it was; of one that was never saved: true. */
      is_mail_enabled: v.optional(v.boolean()),
    }),
  },
  output: StateSchema,
  status: 200,
  // The website has no such source.
  errors: ['conflict'],
});

export const runAutoPost = defineEndpoint({
  method: 'POST',
  path: '/api/post/auto-post/run',
  access: 'user',
  summary: 'Look for new items now',
  input: { body: v.strictObject({ websiteId: Id }) },
  output: v.object({ status: v.picklist(['queued', 'running']), jobId: v.string() }),
  status: 202,
  // It is off, it is paused, or a run is under way.
  errors: ['conflict', 'overloaded'],
});

const RunSchema = v.object({
  at: InstantSchema,
  /** New items that the source had and that were no post yet. */
  found: v.number(),
  /** The posts that were made, oldest item first. */
  made: v.array(v.string()),
  /** What was not made, or not put up, and why. */
  skipped: v.array(v.object({ url: v.string(), reason: v.string(), value: v.optional(MessageValueSchema) })),
  /** null: it went well. */
  error: v.nullable(v.string()),
  errorReason: v.optional(MessageValueSchema),
});
export type AutoPostRun = v.InferOutput<typeof RunSchema>;

export const listAutoPostRuns = defineEndpoint({
  method: 'GET',
  path: '/api/post/auto-post-runs/{websiteId}',
  access: 'user',
  summary: 'The last hundred runs: what each made, and why something was not made',
  input: { params: v.object({ websiteId: Id }) },
  output: v.object({ runs: v.array(RunSchema) }),
  status: 200,
});

export const postInstagram = defineEndpoint({
  method: 'POST',
  path: '/api/post/instagram',
  access: 'user',
  summary: 'A draft out of one post of the connected Instagram account',
  input: {
    body: v.strictObject({
      websiteId: Id,
      postUrl: v.pipe(v.string('Required'), v.minLength(1, 'Required'), v.maxLength(2048)),
    }),
  },
  output: v.object({ post: PostSchema }),
  status: 201,
  errors: [
    'post_exists',
    'post_limit',
    'source_not_configured',
    'platform_rate_limited',
    'platform_unavailable',
    'platform_timeout',
  ],
});
