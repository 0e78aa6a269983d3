import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { previewWords as english } from './preview-en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** What a preview asks and tells of itself, in the language of whoever reads it. */
export const previewWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./preview-es.ts')).previewWords,
});
