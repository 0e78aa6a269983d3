import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { formatMessage } from '@tosite/validation/messages/format-message';
import { formMessage } from '@tosite/validation/messages/form-message';
import type { Catalog } from '@tosite/validation/messages/message';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import { inThisLanguage } from './in-this-language.ts';

/** null: answers carry their English with them. */
const catalog = await inThisLanguage<CatalogShape<Catalog> | null>(null, {
  es: async () => (await import('@tosite/validation/messages/spanish')).spanish,
});

/** A message of the server in the language of whoever reads it; `english` where nobody knows more of it than its words. */
export function say(message: MessageValue | null | undefined, english: string): string {
  if (catalog === null || message === null || message === undefined) return english;
  return formatMessage(catalog, message) ?? english;
}

/** What a schema says of a field. */
export function sayField(english: string): string {
  return say(formMessage(english), english);
}
