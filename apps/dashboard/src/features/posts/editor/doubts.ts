import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { closeHistory } from '@tiptap/pm/history';
import { TextSelection } from '@tiptap/pm/state';

/** A paragraph that its owner is to look at. */
export type Doubt = {
  /** Where it begins in the document. */
  at: number;
  node: Node;
  /** What of it is not said in the film. */
  words: readonly string[];
  /** The second that it was made from; null: none is known. */
  second: number | null;
};

/** Told to the marks: what they lose now is settled, not lost. */
export const SETTLED = 'doubtSettled';

const NONE: readonly string[] = [];
const known = new WeakMap<Node, readonly Doubt[]>();

export function doubtedWords(node: Node): readonly string[] {
  const words: unknown = node.attrs['unsupported'];
  return Array.isArray(words) ? (words as readonly string[]) : NONE;
}

/** In the order in which they stand. The same answer for the same document. */
export function doubtsIn(document: Node): readonly Doubt[] {
  const before = known.get(document);
  if (before !== undefined) return before;
  const found: Doubt[] = [];
  document.descendants((node, at) => {
    if (!node.isTextblock) return true;
    const words = doubtedWords(node);
    const second: unknown = node.attrs['at'];
    if (words.length > 0) found.push({ at, node, words, second: typeof second === 'number' ? second : null });
    return false;
  });
  known.set(document, found);
  return found;
}

/** Where a word stands in a text, whatever its capitals; in scripts without spaces also within others. */
export function placesOfWord(word: string, text: string): { from: number; to: number }[] {
  const plain = word.replaceAll(/[.*+?^${}()|[\]\\/-]/gu, String.raw`\$&`);
  if (plain === '') return [];
  const find = (pattern: string) =>
    [...text.matchAll(new RegExp(pattern, 'giu'))].map(({ index, 0: found }) => ({
      from: index,
      to: index + found.length,
    }));
  const whole = find(String.raw`(?<![\p{L}\p{N}])${plain}(?![\p{L}\p{N}])`);
  return whole.length > 0 ? whole : find(plain);
}

/** The text of a block with one character for everything that is none, so that places in it are places in the block. */
export const textOfBlock = (block: Node): string => block.textBetween(0, block.content.size, '', '\uFFFC');

/** It is right as it stands: one step, which undo takes back. */
export function settle(editor: Editor, { at }: Doubt): void {
  const { tr } = editor.state;
  editor.view.dispatch(closeHistory(tr.setNodeAttribute(at, 'unsupported', null).setMeta(SETTLED, true)));
}

export function remove(editor: Editor, { at, node }: Doubt): void {
  const { state } = editor;
  const place = state.doc.resolve(at);
  // What holds nothing else goes with it; a document is never without a paragraph.
  let { depth } = place;
  while (depth > 0 && place.node(depth).childCount === 1) depth -= 1;
  const [from, to] =
    depth === place.depth ? [at, at + node.nodeSize] : [place.before(depth + 1), place.after(depth + 1)];
  const { tr } = state;
  if (from === 0 && to === state.doc.content.size)
    tr.replaceWith(from, to, state.schema.nodes['paragraph']?.create() ?? []);
  else tr.delete(from, to);
  editor.view.dispatch(closeHistory(tr.setMeta(SETTLED, true)));
}

/** The cursor at what is doubtful, which is chosen, so that the next letter takes its place. */
export function writeAt(editor: Editor, { at, node, words }: Doubt): void {
  const [place] = words.flatMap((word) => placesOfWord(word, textOfBlock(node)));
  const [from, to] = [at + 1 + (place?.from ?? 0), at + 1 + (place?.to ?? 0)];
  const { tr, doc } = editor.state;
  editor.view.dispatch(tr.setSelection(TextSelection.create(doc, from, to)));
  editor.view.focus();
  show(editor, at);
}

/** Brings a paragraph into sight, and leaves the focus where it is. */
export function show(editor: Editor, at: number): void {
  const element = editor.view.nodeDOM(at);
  if (!(element instanceof HTMLElement)) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({ block: 'center', behavior: still ? 'auto' : 'smooth' });
}
