import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { filmPostsWords as english } from './film-posts-en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** The sentences of films that become posts, in the language of whoever reads it. */
export const filmPostsWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./film-posts-es.ts')).filmPostsWords,
});
