import { MessageValueSchema } from '@tosite/validation/messages/message-value';
import * as v from 'valibot';

/** A sentence for a person: in English, and as the value that it was made of. */
export const SentenceSchema = v.object({
  message: v.string(),
  reason: v.optional(MessageValueSchema),
});
export type Sentence = v.InferOutput<typeof SentenceSchema>;
