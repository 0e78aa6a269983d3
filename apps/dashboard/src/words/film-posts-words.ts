import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { filmPostsWords as english } from './film-posts-en.ts';
import { language } from './this-language.ts';

/** The sentences of films that become posts, in the language of whoever reads it; another language is fetched before anything is shown. */
export const filmPostsWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./film-posts-es.ts')).filmPostsWords : english;
