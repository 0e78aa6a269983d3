import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { postsWords as english } from './posts-en.ts';
import { language } from './this-language.ts';

/** The sentences of the list of posts, in the language of whoever reads it; another language is fetched before anything is shown. */
export const postsWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./posts-es.ts')).postsWords : english;
