import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { postsWords as english } from './posts-en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** The sentences of the list of posts, in the language of whoever reads it. */
export const postsWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./posts-es.ts')).postsWords,
});
