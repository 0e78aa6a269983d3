import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { language } from './this-language.ts';
import { writingWords as english } from './writing-en.ts';

/** The sentences of help with writing, in the language of whoever reads it; another language is fetched before anything is shown. */
export const writingWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./writing-es.ts')).writingWords : english;
