import { MessageValueSchema } from '@tosite/validation/messages/message-value';
import * as v from 'valibot';

/** One thing that happened while a preview was made; streamed as `event: step`. */
export const PreviewStepSchema = v.object({
  /** `upload` and `read` belong to an import, `link` and `profile` to a link. */
  step: v.picklist(['link', 'profile', 'upload', 'read', 'pictures', 'pages']),
  status: v.picklist(['started', 'done', 'failed']),
  /** What happened, in English: "34 repositories, 6 pinned". */
  detail: v.string(),
  /** The same as a value. */
  detailReason: v.optional(MessageValueSchema),
  /** Milliseconds since the request came in. */
  at: v.number(),
});
export type PreviewStep = v.InferOutput<typeof PreviewStepSchema>;

export const POST_JOB_STEPS = ['waiting', 'film', 'captions', 'writing', 'done'] as const;

/** One thing that happened to work that goes on by itself; streamed as `event: step`. */
export const JobStepSchema = v.object({
  step: v.picklist(POST_JOB_STEPS),
  /** What has been found so far, in English; empty: nothing yet. */
  detail: v.string(),
  /** The same as a value. */
  detailReason: v.optional(MessageValueSchema),
  /** When it was so, in milliseconds since the request came in. */
  at: v.number(),
});
export type JobStep = v.InferOutput<typeof JobStepSchema>;

/** How far the step is that was told last; streamed as `event: progress`. `total` null: nobody knows. */
export const PreviewProgressSchema = v.object({ done: v.number(), total: v.nullable(v.number()) });
export type PreviewProgress = v.InferOutput<typeof PreviewProgressSchema>;

/** The next piece of a text that is being written; streamed as `event: text`. */
export const TextDeltaSchema = v.object({ delta: v.string() });
export type TextDelta = v.InferOutput<typeof TextDeltaSchema>;

/** What is told before the answer, by the name of its event. */
export type StreamEvents = { step: PreviewStep | JobStep; progress: PreviewProgress; text: TextDelta };

/** How an endpoint streams: which events come before its answer, and the name of the last one when all went well. */
export type EndpointStream = {
  readonly events: { readonly [K in keyof StreamEvents]?: v.GenericSchema<unknown, StreamEvents[K]> };
  readonly answer: string;
};
