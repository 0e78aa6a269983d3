import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { siteSettingsWords as english } from './site-settings-en.ts';
import { language } from './this-language.ts';

/** The sentences of a site’s own settings, in the language of whoever reads it; another language is fetched before anything is shown. */
export const siteSettingsWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./site-settings-es.ts')).siteSettingsWords : english;
