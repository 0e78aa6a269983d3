import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { editorWords as english } from './editor-en.ts';
import { inThisLanguage } from './in-this-language.ts';

/** The sentences of the editor, in the language of whoever reads it. */
export const editorWords = await inThisLanguage<CatalogShape<typeof english>>(english, {
  es: async () => (await import('./editor-es.ts')).editorWords,
});
