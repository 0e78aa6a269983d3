import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { siteSettingsWords as english } from './site-settings-en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** The sentences of a site’s own settings, in the language of whoever reads it. */
export const siteSettingsWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./site-settings-es.ts')).siteSettingsWords,
});
