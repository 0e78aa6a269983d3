import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { words as english } from './en.ts';
import { language } from './this-language.ts';

/** Every sentence of the dashboard, in the language of whoever reads it; another language is fetched before anything is shown. */
export const words: CatalogShape<typeof english> =
  language === 'es' ? (await import('./es.ts')).words : english;
