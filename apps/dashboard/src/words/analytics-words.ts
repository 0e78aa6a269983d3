import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { analyticsWords as english } from './analytics-en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** The sentences of analytics, in the language of whoever reads it. */
export const analyticsWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./analytics-es.ts')).analyticsWords,
});
