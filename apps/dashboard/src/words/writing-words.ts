import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { inThisLanguage } from './in-this-language.ts';
import { writingWords as english } from './writing-en.ts';

/** The sentences of help with writing, in the language of whoever reads it. */
export const writingWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./writing-es.ts')).writingWords,
});
