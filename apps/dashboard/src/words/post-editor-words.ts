import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { postEditorWords as english } from './post-editor-en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** The sentences of the editor of a post, in the language of whoever reads it. */
export const postEditorWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./post-editor-es.ts')).postEditorWords,
});
