import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { words as english } from './en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** Every sentence of the dashboard, in the language of whoever reads it. */
export const words = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./es.ts')).words,
});
