import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { domainWords as english } from './domain-en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** The sentences of a domain of one's own, in the language of whoever reads it. */
export const domainWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./domain-es.ts')).domainWords,
});
