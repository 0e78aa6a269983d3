import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { paletteWords as english } from './palette-en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** The sentences of the palette, in the language of whoever reads it. */
export const paletteWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./palette-es.ts')).paletteWords,
});
