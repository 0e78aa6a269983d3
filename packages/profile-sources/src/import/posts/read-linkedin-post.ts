import { parse, serializeOuter, type DefaultTreeAdapterTypes } from 'parse5';
import { toArticle } from '../../linkedin/export/read-articles.ts';
import { cleanLine } from '../../text/clean-text.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import type { ImportedPost } from './imported-post.ts';
import { altOf, instantOf } from './read-facts.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** What stands above the text of an article: its name and its days. */
const ABOVE = /^(?:h1|script|style|title|head)$/u;
const DAYS = /\b(?:created|published|updated)\b/u;

/** An article out of LinkedIn's data; one that was not published there bears no day. null: the page is no article. */
export function readLinkedInPost(html: string): ImportedPost | null {
  const body = bodyOf(parse(html).childNodes);
  if (body === null) return null;
  const known = toArticle(html);
  const heading = find(body, ({ tagName }) => tagName === 'h1');
  const title = known?.Title ?? (heading === null ? null : cleanLine(wordsOf(heading)));
  if (title === null || title === undefined) return null;
  const url = known?.Url === undefined || known.Url === '' ? null : known.Url;
  const cover = find(body, ({ tagName }) => tagName === 'img');
  const attribute = (wanted: string) => cover?.attrs.find(({ name }) => name === wanted)?.value ?? null;
  const isAbove = cover !== null && heading !== null && before(body, cover, heading);
  const text = body.childNodes
    .filter((node) => !isOfHead(node) && !(isAbove && holds(node, cover)))
    .map((node) => serializeOuter(node))
    .join('');
  return {
    title: title.slice(0, 300),
    slug: null,
    excerpt: '',
    tags: [],
    published: instantOf(known?.['Published On']),
    markdown: htmlToMarkdown(text),
    cover: isAbove ? attribute('src') : null,
    coverAlt: isAbove ? altOf(attribute('alt')) : '',
    url,
  };
}

function isOfHead(node: Node): boolean {
  if (!('tagName' in node)) return false;
  const classes = node.attrs.find(({ name }) => name === 'class')?.value ?? '';
  return ABOVE.test(node.tagName) || DAYS.test(classes);
}

function bodyOf(nodes: readonly Node[]): Element | null {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    if (node.tagName === 'body') return node;
    const found = bodyOf(node.childNodes);
    if (found !== null) return found;
  }
  return null;
}

/** The first element of this kind, in the order of the page. */
function find(within: Element, wanted: (element: Element) => boolean): Element | null {
  const waiting: Node[] = within.childNodes.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!('tagName' in node)) continue;
    if (wanted(node)) return node;
    waiting.push(...node.childNodes.toReversed());
  }
  return null;
}

function holds(node: Node, element: Element): boolean {
  if (node === element) return true;
  return 'childNodes' in node && node.childNodes.some((child) => holds(child, element));
}

function before(body: Element, a: Element, b: Element): boolean {
  return find(body, (element) => element === a || element === b) === a;
}

function wordsOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : '';
}
