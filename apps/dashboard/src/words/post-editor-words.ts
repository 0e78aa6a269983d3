import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { postEditorWords as english } from './post-editor-en.ts';
import { language } from './this-language.ts';

/** The sentences of the editor of a post, in the language of whoever reads it; another language is fetched before anything is shown. */
export const postEditorWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./post-editor-es.ts')).postEditorWords : english;
