import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { accountWords as english } from './account-en.ts';
import { language } from './this-language.ts';

/** The sentences of the account, in the language of whoever reads it; another language is fetched before anything is shown. */
export const accountWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./account-es.ts')).accountWords : english;
