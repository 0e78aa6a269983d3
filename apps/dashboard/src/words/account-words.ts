import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { accountWords as english } from './account-en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** The sentences of the account, in the language of whoever reads it. */
export const accountWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./account-es.ts')).accountWords,
});
