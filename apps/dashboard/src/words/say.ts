import { formatMessage } from '@tosite/validation/messages/format-message';
import { formMessage } from '@tosite/validation/messages/form-message';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import { language } from './this-language.ts';

/** null: answers carry their English with them. */
const catalog = language === 'es' ? (await import('@tosite/validation/messages/spanish')).spanish : null;

/** A message of the server in the language of whoever reads it; `english` where nobody knows more of it than its words. */
export function say(message: MessageValue | null | undefined, english: string): string {
  if (catalog === null || message === null || message === undefined) return english;
  return formatMessage(catalog, message) ?? english;
}

/** What a schema says of a field. */
export function sayField(english: string): string {
  return say(formMessage(english), english);
}
