import * as v from 'valibot';
import { MessageValueSchema, type MessageValue } from './message-value.ts';

/** A sentence that was kept in words, before messages were values. */
const inWords = (text: string): MessageValue & { text: string } => ({ id: 'text', text });

/** A message that was kept: a value, or words of an earlier time. */
export const StoredMessageSchema = v.union([
  MessageValueSchema,
  v.pipe(
    v.string(),
    v.transform((text): MessageValue => inWords(text)),
  ),
]);

/** A message as a column of text keeps it. */
export const storeMessage = (message: MessageValue): string => JSON.stringify(message);

/** Reads such a column; text that is no message stands for itself. */
export function readStoredMessage(text: string): MessageValue {
  if (!text.startsWith('{')) return inWords(text);
  try {
    const read = v.safeParse(MessageValueSchema, JSON.parse(text));
    return read.success ? read.output : inWords(text);
  } catch {
    return inWords(text);
  }
}
