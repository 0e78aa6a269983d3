import type { Editor } from '@tiptap/core';
import { fieldsIn } from './set-field.ts';

const LONGEST = 16_000;
/** Of the text before the cursor, so that what follows it is known as well. */
const BEFORE = 0.7;

/** What a post says, for whoever writes a part of it. Of a long one, what stands around the cursor. */
export function aroundPost(editor: Editor, part: string): string {
  const { title, excerpt, seo } = fieldsIn(editor);
  const fields: Record<string, string> = {
    title,
    excerpt,
    seo_title: seo.title,
    seo_description: seo.description,
  };
  const beside = Object.entries(fields)
    .filter(([name, text]) => name !== part && text.trim() !== '')
    .map(([name, text]) => `${name}: ${text}`);
  return [...beside, textNear(editor)].filter((text) => text !== '').join('\n\n');
}

function textNear({ state: { doc, selection } }: Editor): string {
  const read = (from: number, to: number) => doc.textBetween(from, to, '\n\n', '\n');
  const before = read(0, selection.from);
  const after = read(selection.to, doc.content.size);
  const chosen = read(selection.from, selection.to);
  if (before.length + chosen.length + after.length <= LONGEST) return read(0, doc.content.size).trim();
  const room = Math.max(0, LONGEST - chosen.length);
  return [
    before.slice(-Math.floor(room * BEFORE)),
    chosen.slice(0, LONGEST),
    after.slice(0, room * (1 - BEFORE)),
  ]
    .join('\n')
    .trim();
}
