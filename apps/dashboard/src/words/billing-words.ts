import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { billingWords as english } from './billing-en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** The sentences of plans and payments, in the language of whoever reads it. */
export const billingWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./billing-es.ts')).billingWords,
});
