import { SECTION_KEYS } from '@tosite/validation/website/section-order';
import { editorWords } from '../../words/editor-words.ts';
import type { EditorDocument } from './editor-document.ts';
import { sectionName } from './section-name.ts';

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** In which parts two versions differ, in words. */
export function differencesOf(mine: EditorDocument, theirs: EditorDocument): string[] {
  const [a, b] = [mine.design, theirs.design];
  const parts: [boolean, string][] = [
    [isSame(a.theme_name, b.theme_name), editorWords.theme],
    [isSame(a.theme_mode, b.theme_mode), editorWords.mode],
    [isSame(a.fonts, b.fonts), editorWords.fonts],
    [isSame(a.accent, b.accent), editorWords.accent],
    [isSame(mine.sectionOrder, theirs.sectionOrder), editorWords.sections],
    ...SECTION_KEYS.map((key): [boolean, string] => [
      isSame(a.sections[key], b.sections[key]),
      sectionName(key),
    ]),
    [isSame(mine.edits, theirs.edits), editorWords.texts],
  ];
  return parts.filter(([same]) => !same).map(([, name]) => name);
}
