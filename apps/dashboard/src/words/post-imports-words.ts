import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { postImportsWords as english } from './post-imports-en.ts';
import { language } from './this-language.ts';

/** The sentences of bringing posts, in the language of whoever reads it; another language is fetched before anything is shown. */
export const postImportsWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./post-imports-es.ts')).postImportsWords : english;
