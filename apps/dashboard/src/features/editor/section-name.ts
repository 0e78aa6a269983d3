import { editorWords } from '../../words/editor-words.ts';
import { isSectionKey } from './editor-document.ts';

/** What a section is called in the editor. */
export function sectionName(section: string): string {
  return isSectionKey(section) ? editorWords.sectionNames[section] : section;
}
