import * as v from 'valibot';
import { InstantSchema } from '@tosite/validation/profile/profile';
import { defineEndpoint } from './define-endpoint.ts';
import { TextDeltaSchema } from './stream-events.ts';

const Id = v.pipe(v.string('Required'), v.minLength(1, 'Required'), v.maxLength(64));

/** The texts that somebody may be helped with. */
export const HELP_TYPES = [
  'headline',
  'about',
  'section',
  'item',
  'alt',
  'title',
  'post',
  'excerpt',
  'seo_title',
  'seo_description',
] as const;
export type HelpType = (typeof HELP_TYPES)[number];

/** Characters of the text around the field. */
export const MAX_HELP_CONTEXT = 20_000;
export const MAX_HELP_PROMPT = 2000;

export const aiUsage = defineEndpoint({
  method: 'GET',
  path: '/api/ai/usage',
  access: 'user',
  summary: 'Whether a writing model is set up here, and what is left of it for a website',
  input: { query: v.strictObject({ websiteId: Id }) },
  output: v.object({
    /** False: nothing here is written by a model, and no help with writing is offered. */
    configured: v.boolean(),
    /** Who writes a post of a film when nobody is named. */
    writer: v.picklist(['ai', 'extractive']),
    /** Posts that a model wrote for the owner this month, and how many the plan includes. */
    used: v.number(),
    limit: v.number(),
    resetsAt: InstantSchema,
  }),
  status: 200,
});

export const helpMeWrite = defineEndpoint({
  method: 'POST',
  path: '/api/ai/help-me-write',
  access: 'user',
  summary: 'A text for one field, from what the profile and the text around it say',
  input: {
    body: v.strictObject({
      type: v.picklist(HELP_TYPES),
      /** What the owner asks for, in their words. */
      prompt: v.pipe(v.string(), v.trim(), v.maxLength(MAX_HELP_PROMPT)),
      /** Whose profile is known to the model; left out: none. */
      websiteId: v.optional(Id),
      /** What stands in the field and around it. */
      context: v.optional(v.pipe(v.string(), v.maxLength(MAX_HELP_CONTEXT))),
    }),
  },
  output: v.object({
    /** As it is to stand in the field; what was told before may be longer. Empty: see `notKnown`. */
    text: v.string(),
    /** What was asked for and stands nowhere, in the model's words: nothing was written. */
    notKnown: v.optional(v.string()),
    /** Numbers in the text that stand neither in the profile, nor in `context`, nor in `prompt`. */
    unsupported: v.optional(v.array(v.string())),
  }),
  status: 200,
  errors: [
    'forbidden',
    'plan_required',
    'too_many_requests',
    'ai_not_configured',
    'ai_budget',
    'ai_unavailable',
  ],
  streams: { events: { text: TextDeltaSchema }, answer: 'done' },
});
