import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { homeWords as english } from './home-en.ts';
import { language } from './this-language.ts';

/** The sentences of the home page, in the language of whoever reads it; another language is fetched before anything is shown. */
export const homeWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./home-es.ts')).homeWords : english;
