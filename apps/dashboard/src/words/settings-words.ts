import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { settingsWords as english } from './settings-en.ts';
import { language } from './this-language.ts';

/** The sentences of the settings, in the language of whoever reads it; another language is fetched before anything is shown. */
export const settingsWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./settings-es.ts')).settingsWords : english;
