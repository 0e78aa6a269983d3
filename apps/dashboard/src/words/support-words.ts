import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { supportWords as english } from './support-en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** The sentences of help, in the language of whoever reads it. */
export const supportWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./support-es.ts')).supportWords,
});
