import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { billingWords as english } from './billing-en.ts';
import { language } from './this-language.ts';

/** The sentences of plans and payments, in the language of whoever reads it; another language is fetched before anything is shown. */
export const billingWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./billing-es.ts')).billingWords : english;
