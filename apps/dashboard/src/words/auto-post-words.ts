import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { autoPostWords as english } from './auto-post-en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** The sentences of posts that make themselves, in the language of whoever reads it. */
export const autoPostWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./auto-post-es.ts')).autoPostWords,
});
