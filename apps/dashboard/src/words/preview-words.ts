import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { previewWords as english } from './preview-en.ts';
import { language } from './this-language.ts';

/** What a preview asks and tells of itself, in the language of whoever reads it; another language is fetched before anything is shown. */
export const previewWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./preview-es.ts')).previewWords : english;
