import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { postImportsWords as english } from './post-imports-en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** The sentences of bringing posts, in the language of whoever reads it. */
export const postImportsWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./post-imports-es.ts')).postImportsWords,
});
