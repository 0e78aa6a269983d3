import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { proofWords as english } from './proof-en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** The sentences of showing that a profile is one's own, in the language of whoever reads it. */
export const proofWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./proof-es.ts')).proofWords,
});
