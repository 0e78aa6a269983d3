import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { Tally } from '../../left-out/tally.ts';
import type { LinkedInRow } from '../rows/columns.ts';
import type { ArchiveEntry } from '../../import/archive-entry.ts';
import { decodeText } from '../../import/csv/decode-text.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;

const MAX_ARTICLES = 200;
const LARGEST_ARTICLE = 4_000_000;
const MAX_NODES = 20_000;

/** The pages of the articles that the member published on LinkedIn: titles, addresses and days. Drafts have no day. */
export async function readArticles(
  entries: readonly ArchiveEntry[],
  signal: AbortSignal,
  tally: Tally,
): Promise<LinkedInRow[]> {
  const all = entries.filter(({ path }) => /(?:^|\/)Articles\/.*\.html?$/iu.test(path));
  const pages = all.filter(({ size }) => size <= LARGEST_ARTICLE);
  const rows: LinkedInRow[] = [];
  let unpublished = 0;
  for (const page of pages.slice(0, MAX_ARTICLES)) {
    signal.throwIfAborted();
    const row = toArticle(decodeText(await page.bytes(LARGEST_ARTICLE)));
    if (row === null) unpublished += 1;
    else rows.push(row);
  }
  const table = 'Articles/';
  tally.add({ table, column: null }, 'private', unpublished);
  tally.add({ table, column: 'text' }, 'unsupported', rows.length);
  tally.add({ table, column: null }, 'limit', all.length - Math.min(pages.length, MAX_ARTICLES));
  return rows;
}

/** What a page says of itself above its text; null for a draft, and for a page that is no article. */
export function toArticle(html: string): LinkedInRow | null {
  const read = { title: '', url: '', published: '' };
  let count = 0;
  const visit = (node: Node, inside: 'h1' | 'title' | 'published' | null): void => {
    count += 1;
    if (count > MAX_NODES) return;
    if (node.nodeName === '#text' && 'value' in node && inside !== null) {
      if (inside === 'published') read.published += node.value;
      else if (inside === 'h1' || read.title === '') read.title += node.value;
    }
    if (!('childNodes' in node) || !('tagName' in node)) return;
    const classes = node.attrs.find(({ name }) => name === 'class')?.value ?? '';
    const address = node.attrs.find(({ name }) => name === 'href')?.value ?? '';
    if (inside === 'h1' && node.tagName === 'a' && read.url === '') read.url = address;
    if (node.tagName === 'h1') read.title = '';
    const next =
      node.tagName === 'h1' || node.tagName === 'title'
        ? node.tagName
        : /\bpublished\b/u.test(classes)
          ? 'published'
          : inside;
    for (const child of node.childNodes) visit(child, next);
  };
  for (const node of parse(html).childNodes) visit(node, null);
  const day = /\d{4}-\d{2}-\d{2}/u.exec(read.published)?.[0];
  return day === undefined || read.title.trim() === ''
    ? null
    : { Title: read.title.trim(), Url: read.url, 'Published On': day };
}
