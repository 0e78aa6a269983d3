import type { Nodes, Root } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { decodeEntities } from '../decode-entities.ts';
import { markupOf, withBreaks } from './markup-of.ts';
import { treeToText } from './tree-to-text.ts';

/*
 * Curricula vitae come out of editors that keep HTML (Reactive Resume) or Markdown in a format that has plain text. The
 * words, their paragraphs, lists and links are what was meant; the notation is not.
 */

const fromHtml = unified().use(rehypeParse, { fragment: true }).use(rehypeRemark);
const fromMarkdown = unified().use(remarkParse).use(remarkGfm);
const toMarkdown = unified().use(remarkGfm).use(remarkStringify, { bullet: '-', emphasis: '_' });

/** A text in whatever it is written, as plain lines. */
export function plainWords(text: string): string {
  const markup = markupOf(text);
  if (markup === null) return decodeEntities(text);
  return treeToText(markup === 'html' ? htmlTree(text) : markdownTree(text));
}

/** A text in whatever it is written, in the format that keeps its structure. */
export function richWords(text: string): { format: 'text' | 'markdown'; text: string } {
  const markup = markupOf(text);
  if (markup === null) return { format: 'text', text: decodeEntities(text) };
  if (markup === 'markdown') return { format: 'markdown', text };
  return { format: 'markdown', text: toMarkdown.stringify(htmlTree(text)) };
}

function htmlTree(html: string): Root {
  return fromHtml.runSync(fromHtml.parse(withBreaks(html)));
}

/** HTML inside Markdown is read as such. */
function markdownTree(markdown: string): Root {
  const tree = fromMarkdown.parse(markdown);
  readHtml(tree);
  return tree;
}

function readHtml(tree: Nodes): void {
  if (!('children' in tree)) return;
  const children = tree.children as Nodes[];
  children.forEach((child, index) => {
    if (child.type !== 'html') readHtml(child);
    else if (/^<br\s*\/?>$/iu.test(child.value)) children[index] = { type: 'break' };
    else children[index] = htmlTree(child.value);
  });
}
