import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { importWords as english } from './import-en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** The sentences about bringing a profile, in the language of whoever reads it. */
export const importWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./import-es.ts')).importWords,
});

export type { ExportKind } from './import-en.ts';
