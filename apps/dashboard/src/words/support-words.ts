import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { supportWords as english } from './support-en.ts';
import { language } from './this-language.ts';

/** The sentences of help, in the language of whoever reads it; another language is fetched before anything is shown. */
export const supportWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./support-es.ts')).supportWords : english;
