import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { paletteWords as english } from './palette-en.ts';
import { language } from './this-language.ts';

/** The sentences of the palette, in the language of whoever reads it; another language is fetched before anything is shown. */
export const paletteWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./palette-es.ts')).paletteWords : english;
