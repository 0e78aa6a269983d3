import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { editorWords as english } from './editor-en.ts';
import { language } from './this-language.ts';

/** The sentences of the editor, in the language of whoever reads it; another language is fetched before anything is shown. */
export const editorWords: CatalogShape<typeof english> =
  language === 'es' ? (await import('./editor-es.ts')).editorWords : english;
