import * as v from 'valibot';
import { MessageValueSchema } from '@tosite/validation/messages/message-value';
import { InstantSchema, PictureSchema } from '@tosite/validation/profile/profile';
import { defineEndpoint } from './define-endpoint.ts';
import { ErrorBodySchema } from './errors.ts';
import { JobStepSchema, POST_JOB_STEPS, PreviewProgressSchema } from './stream-events.ts';

const Id = v.pipe(v.string('Required'), v.minLength(1, 'Required'), v.maxLength(64));
const Token = v.pipe(v.string(), v.maxLength(200));

const ChannelSchema = v.object({
  name: v.string(),
  handle: v.string(),
  url: v.string(),
  avatar: v.nullable(PictureSchema),
  /** How many films of it the website has. */
  films: v.number(),
});

export const FilmSchema = v.object({
  videoId: v.string(),
  title: v.string(),
  url: v.string(),
  publishedAt: v.nullable(InstantSchema),
  durationSeconds: v.nullable(v.number()),
  /** Our own copy, near the width of a list; null: there is none yet. */
  thumbnail: v.nullable(PictureSchema),
  kind: v.picklist(['video', 'short', 'live', 'premiere']),
  /** null: nobody made a post of it. */
  post_id: v.nullable(v.string()),
});
export type Film = v.InferOutput<typeof FilmSchema>;

export const youtubeChannel = defineEndpoint({
  method: 'POST',
  path: '/api/youtube/channel',
  access: 'user',
  summary: 'The channel whose films a website can make posts of; null where it has none',
  input: { body: v.strictObject({ websiteId: Id }) },
  output: v.object({ channel: v.nullable(ChannelSchema) }),
  status: 200,
  reads: true,
});

export const youtubeVideos = defineEndpoint({
  method: 'POST',
  path: '/api/youtube/videos',
  access: 'user',
  summary: "The films of a website's channel, newest first, and which of them have a post",
  input: {
    body: v.strictObject({
      websiteId: Id,
      maxResults: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(50)), 50),
      /** The `nextPageToken` of the answer before. */
      pageToken: v.optional(v.nullable(Token)),
    }),
  },
  output: v.object({
    videos: v.array(FilmSchema),
    /** null: these were the last. */
    nextPageToken: v.nullable(v.string()),
    totalResults: v.number(),
  }),
  status: 200,
  reads: true,
});

export const POST_TONES = ['neutral', 'friendly', 'formal', 'playful'] as const;
export type PostTone = (typeof POST_TONES)[number];
const ConfigSchema = v.strictObject({
  /** How a model writes; the film's own words have the tone that they have. */
  tone: v.optional(v.picklist(POST_TONES), 'neutral'),
  length: v.optional(v.picklist(['short', 'medium', 'long']), 'medium'),
  /** BCP 47, of captions where a film has several; null: the site's. */
  language: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(35))), null),
  /** All that is said stands below the post. */
  includeTranscript: v.optional(v.boolean(), false),
});

export const generateBlog = defineEndpoint({
  method: 'POST',
  path: '/api/ai/generate-blog',
  access: 'user',
  summary: "Make a draft out of one of the channel's films; one at a time of each film",
  input: {
    body: v.strictObject({
      /** Of the film. */
      url: v.pipe(v.string('Required'), v.minLength(1, 'Required'), v.maxLength(2048)),
      config: v.optional(ConfigSchema, {}),
      websiteId: Id,
      /** Captions that somebody pasted or dropped: .srt, .vtt, a copied transcript. */
      transcript: v.optional(v.pipe(v.string(), v.maxLength(2_000_000))),
      /** What happens when the platform gives no captions: the person is asked, or it is written without. */
      withoutCaptions: v.optional(v.boolean(), false),
      /** Left out: a model where there is one and the plan includes more, else the film's own words. */
      writer: v.optional(v.picklist(['ai', 'extractive'])),
    }),
  },
  output: v.object({ status: v.picklist(['queued', 'running']), jobId: v.string() }),
  status: 202,
  errors: [
    'post_exists',
    'post_limit',
    'forbidden',
    'plan_required',
    'too_many_requests',
    'ai_not_configured',
    'ai_budget',
    'overloaded',
  ],
  // All films of a list are wished for at once.
  queued: true,
  maxBytes: 8 * 1024 * 1024,
});

const PostJobSchema = v.object({
  status: v.picklist(['queued', 'running', 'completed', 'failed']),
  /** 0 to 1. */
  progress: v.number(),
  step: v.picklist(POST_JOB_STEPS),
  /** What has been found so far, in English; empty: nothing yet. */
  detail: v.string(),
  detailReason: v.optional(MessageValueSchema),
  post_id: v.optional(v.string()),
  error: v.optional(ErrorBodySchema),
  /** Who wrote it; null: it is not written. */
  writer: v.nullable(v.picklist(['ai', 'extractive'])),
  /** True where a machine heard what is said: names and sentence ends are to be looked at. */
  automaticCaptions: v.boolean(),
  /** Paragraphs without support in the film. */
  marked: v.number(),
});

export const generateBlogStatus = defineEndpoint({
  method: 'GET',
  path: '/api/ai/generate-blog/status',
  access: 'user',
  summary: 'How far a post is that is made of a film',
  input: { query: v.strictObject({ jobId: Id }) },
  output: PostJobSchema,
  status: 200,
  // Asked every second while something is being made.
  often: true,
});

export const jobEvents = defineEndpoint({
  method: 'GET',
  path: '/api/job/{jobId}/events',
  access: 'user',
  summary: 'The same as it happens, until the post is there or cannot be made',
  input: { params: v.object({ jobId: Id }) },
  output: PostJobSchema,
  status: 200,
  streams: { events: { step: JobStepSchema, progress: PreviewProgressSchema }, answer: 'done' },
});
