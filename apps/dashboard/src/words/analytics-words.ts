import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { analyticsWords as english } from './analytics-en.ts';
import { language } from './this-language.ts';

/** The sentences of analytics, in the language of whoever reads it; another language is fetched before anything is shown. */
export const analyticsWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./analytics-es.ts')).analyticsWords : english;
