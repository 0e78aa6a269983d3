import { english } from './english.ts';
import { formatMessage } from './format-message.ts';
import type { MessageValue } from './message-value.ts';

/** The sentence as an answer of the API carries it; of a message that is unknown here, its id. */
export function inEnglish(message: MessageValue): string {
  return formatMessage(english, message) ?? message.id;
}
