import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { autoPostWords as english } from './auto-post-en.ts';
import { language } from './this-language.ts';

/** The sentences of posts that make themselves, in the language of whoever reads it; another language is fetched before anything is shown. */
export const autoPostWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./auto-post-es.ts')).autoPostWords : english;
