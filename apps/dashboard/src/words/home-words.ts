import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { homeWords as english } from './home-en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** The sentences of the home page, in the language of whoever reads it. */
export const homeWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./home-es.ts')).homeWords,
});
