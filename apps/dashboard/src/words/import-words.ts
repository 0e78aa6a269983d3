import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { importWords as english } from './import-en.ts';
import { language } from './this-language.ts';

/** The sentences about bringing a profile, in the language of whoever reads it; another language is fetched before anything is shown. */
export const importWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./import-es.ts')).importWords : english;

export type { ExportKind } from './import-en.ts';
