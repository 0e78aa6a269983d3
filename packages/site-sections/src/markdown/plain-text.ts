import type { ElementContent, RootContent } from 'hast';
import type { RichText } from '@tosite/validation/profile/profile';
import { textBlocks } from '../parts/written-text.tsx';
import { cleanLine, cleanText } from '../text/clean-text.ts';
import { joinPhrases } from '../text/join-phrases.ts';
import { markdownTree } from './markdown-tree.ts';

type Line = { kind: 'words' | 'item' | 'code'; text: string };

/** Words that a person wrote as plain text: a line for each heading, item and cell, blank lines around paragraphs. */
export function plainText(text: RichText | null): string | null {
  if (text === null) return null;
  if (text.format === 'text') return cleanText(text.text);
  const lines = linesOf(text);
  const written = lines.map(({ kind, text: words }, index) => {
    const before = lines[index - 1];
    const start = before === undefined ? '' : kind === 'item' && before.kind === 'item' ? '\n' : '\n\n';
    return `${start}${kind === 'item' ? '• ' : ''}${words}`;
  });
  return cleanText(written.join(''));
}

const known = new WeakMap<RichText, string | null>();

/** The same on one line, for titles and descriptions: what stood apart stays apart. Code is left out. */
export function plainLine(text: RichText | null): string | null {
  if (text === null) return null;
  const before = known.get(text);
  if (before !== undefined) return before;
  const line = readLine(text);
  known.set(text, line);
  return line;
}

function readLine(text: RichText): string | null {
  const phrases =
    text.format === 'text'
      ? textBlocks(text.text).flatMap(({ kind, lines }) => (kind === 'list' ? lines : [lines.join(' ')]))
      : linesOf(text).flatMap(({ kind, text: words }) => (kind === 'code' ? [] : [words]));
  return cleanLine(joinPhrases(phrases));
}

const BLOCK =
  /^(p|h[1-6]|li|ul|ol|dl|dt|dd|blockquote|pre|hr|details|summary|table|thead|tbody|tfoot|tr|th|td|caption)$/u;
const ITEM = /^(li|th|td|dt|dd)$/u;

function linesOf(text: RichText): Line[] {
  const lines: Line[] = [];
  let words = '';
  const end = (kind: Line['kind']) => {
    const line = kind === 'code' ? cleanText(words) : cleanLine(words);
    if (line !== null) lines.push({ kind, text: line });
    words = '';
  };
  const read = (node: RootContent | ElementContent, kind: Line['kind']) => {
    if (node.type === 'text') words += node.value;
    if (node.type !== 'element') return;
    const { tagName, properties, children } = node;
    if (tagName === 'br') words += ' ';
    if (properties['dataTask'] !== undefined) words += properties['dataTask'] === 'done' ? '☑' : '☐';
    const own = tagName === 'pre' ? 'code' : ITEM.test(tagName) ? 'item' : kind;
    if (BLOCK.test(tagName)) end(kind);
    for (const child of children) read(child, own);
    if (BLOCK.test(tagName)) end(own);
  };
  for (const node of markdownTree(text).children) read(node, 'words');
  end('words');
  return lines;
}
