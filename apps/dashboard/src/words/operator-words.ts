import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { operatorWords as english } from './operator-en.ts';
import { language } from './this-language.ts';

/** The sentences of operators, in the language of whoever reads it; another language is fetched before anything is shown. */
export const operatorWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./operator-es.ts')).operatorWords : english;
