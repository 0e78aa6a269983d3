import { changeMessages } from '@tosite/validation/messages/en/change';
import { formatMessage } from '@tosite/validation/messages/format-message';
import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import type { Catalog, Message } from '@tosite/validation/messages/message';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import { writtenDate, writtenLanguage } from '@tosite/validation/messages/written-date';
import { dateLanguage } from '../../display/moment.ts';
import { inThisLanguage } from '../../words/in-this-language.ts';
import { language } from '../../words/this-language.ts';

/** Answers say dates as they are; whoever decides reads them as they write them, in English as well. */
const catalog = {
  ...(await inThisLanguage<Partial<CatalogShape<Catalog>>>(changeMessages, {
    es: async () => (await import('@tosite/validation/messages/spanish')).spanish,
  })),
  'change.date': ({ date }: { date: string }) => writtenDate(dateLanguage(), date),
  'change.language': ({ tag }: { tag: string }) => writtenLanguage(language, tag),
};

/** What changed in the reader's language; `text` where the words are the person's own, or nobody knows more of them. */
export function sayChange<T extends string | null>(
  reason: Message | MessageValue | null | undefined,
  text: T,
): T | string {
  return reason === null || reason === undefined ? text : (formatMessage(catalog, reason) ?? text);
}
