import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { settingsWords as english } from './settings-en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** The sentences of the settings, in the language of whoever reads it. */
export const settingsWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./settings-es.ts')).settingsWords,
});
