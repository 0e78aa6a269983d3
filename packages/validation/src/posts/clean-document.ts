import { safeUrl } from '../text/http-link.ts';
import type {
  PostBlock,
  PostCell,
  PostDocument,
  PostInline,
  PostListItem,
  PostMark,
  PostParagraph,
  PostTableRow,
  PostText,
} from './post-document.ts';

/** Lists within lists and quotes within quotes; what is written deeper stands on the last level. */
const MAX_LEVELS = 16;
const MAX_SPAN = 100;
const LONGEST_LINE = 2_000;

type Node = Record<string, unknown>;

/**
 * A document out of anything: known nodes with known attributes, links that are safe to follow, and of what is not
 * known its words. Cleaning twice is cleaning once. Never fails: what is no document at all is an empty one.
 */
export function cleanDocument(value: unknown): PostDocument {
  const content = blocks(children(value), 0);
  return { type: 'doc', content: content.length === 0 ? [paragraph([])] : content };
}

/** Blocks; words that stand among them are a paragraph of their own. */
function blocks(nodes: readonly Node[], level: number): PostBlock[] {
  const made: PostBlock[] = [];
  let loose: PostInline[] = [];
  const endLoose = () => {
    if (loose.some((inline) => inline.type === 'text')) made.push(paragraph(joined(loose)));
    loose = [];
  };
  for (const node of nodes) {
    const inline = inlineOf(node);
    if (inline !== null) {
      loose.push(inline);
      continue;
    }
    endLoose();
    made.push(...blockOf(node, level));
  }
  endLoose();
  return made;
}

function blockOf(node: Node, level: number): PostBlock[] {
  const attrs = attrsOf(node);
  const within = children(node);
  // On the last level a list or a quote is what it says.
  if (level >= MAX_LEVELS && typeof node['type'] === 'string' && NESTING.has(node['type']))
    return [paragraph(inlines(flat(within)))].filter(({ content }) => content !== undefined);
  switch (node['type']) {
    case 'paragraph':
      return [doubted(paragraph(inlines(within), at(attrs)), attrs['unsupported'])];
    case 'heading': {
      const content = inlines(within);
      return [
        {
          type: 'heading',
          attrs: { level: levelOf(attrs['level']), at: at(attrs) },
          ...(content.length > 0 ? { content } : {}),
        },
      ];
    }
    case 'bulletList': {
      const content = items(within, level);
      return content.length === 0 ? [] : [{ type: 'bulletList', content }];
    }
    case 'orderedList': {
      const content = items(within, level);
      const start = whole(attrs['start'], 0, 1_000_000) ?? 1;
      return content.length === 0 ? [] : [{ type: 'orderedList', attrs: { start }, content }];
    }
    case 'blockquote': {
      const content = blocks(within, level + 1);
      return content.length === 0 ? [] : [{ type: 'blockquote', content }];
    }
    case 'codeBlock': {
      const text = plain(within);
      const language = line(attrs['language'], 40);
      return [
        {
          type: 'codeBlock',
          attrs: { language: /^[\w+#.-]+$/u.test(language) ? language : null },
          ...(text === '' ? {} : { content: [{ type: 'text' as const, text }] }),
        },
      ];
    }
    case 'table': {
      const content = rows(within, level);
      return content.length === 0 ? [] : [{ type: 'table', content }];
    }
    case 'image': {
      const src = pictureAddress(attrs['src']);
      if (src === null) return [];
      const words = { alt: line(attrs['alt']), caption: line(attrs['caption']) };
      return [{ type: 'image', attrs: { src, ...words, at: at(attrs) } }];
    }
    case 'film': {
      const url = webAddress(attrs['url']);
      return url === null ? [] : [{ type: 'film', attrs: { url, title: line(attrs['title']) } }];
    }
    case 'horizontalRule':
      return [{ type: 'horizontalRule' }];
    default:
      return level >= MAX_LEVELS ? [] : blocks(within, level + 1);
  }
}

const NESTING = new Set(['bulletList', 'orderedList', 'blockquote', 'table']);

function items(nodes: readonly Node[], level: number): PostListItem[] {
  return nodes.flatMap((node): PostListItem[] => {
    const content = blocks(node['type'] === 'listItem' ? children(node) : [node], level + 1);
    return content.length === 0 ? [] : [{ type: 'listItem', content: withParagraphFirst(content) }];
  });
}

/** A list item begins with a paragraph; so the editor has it. */
function withParagraphFirst(content: PostBlock[]): PostBlock[] {
  return content[0]?.type === 'paragraph' ? content : [paragraph([]), ...content];
}

function rows(nodes: readonly Node[], level: number): PostTableRow[] {
  return nodes.flatMap((row): PostTableRow[] => {
    const content = (row['type'] === 'tableRow' ? children(row) : []).flatMap((cell): PostCell[] => {
      const type = cell['type'];
      if (type !== 'tableCell' && type !== 'tableHeader') return [];
      const attrs = attrsOf(cell);
      const within = blocks(children(cell), level + 1);
      const span = (value: unknown) => whole(value, 1, MAX_SPAN) ?? 1;
      return [
        {
          type,
          attrs: { colspan: span(attrs['colspan']), rowspan: span(attrs['rowspan']) },
          content: within.length === 0 ? [paragraph([])] : within,
        },
      ];
    });
    return content.length === 0 ? [] : [{ type: 'tableRow', content }];
  });
}

function paragraph(content: PostInline[], second: number | null = null): PostParagraph {
  return { type: 'paragraph', attrs: { at: second }, ...(content.length > 0 ? { content } : {}) };
}

const MOST_DOUBTED = 20;

function doubted(of: PostParagraph, unsupported: unknown): PostParagraph {
  const words = (Array.isArray(unsupported) ? unsupported : [])
    .slice(0, MOST_DOUBTED)
    .map((word) => line(word, 100))
    .filter((word) => word !== '');
  return words.length === 0 ? of : { ...of, attrs: { ...of.attrs, unsupported: words } };
}

/** What stands on a line; of a node that does not, its words. */
function inlines(nodes: readonly Node[]): PostInline[] {
  return joined(
    nodes.flatMap((node) => {
      const own = inlineOf(node);
      return own === null ? inlines(flat(children(node))) : [own];
    }),
  );
}

/** Neighbours of one look are one text. */
function joined(line: readonly PostInline[]): PostInline[] {
  const made: PostInline[] = [];
  for (const inline of line) {
    const last = made.at(-1);
    if (inline.type === 'text' && last?.type === 'text' && sameMarks(last, inline))
      made[made.length - 1] = { ...last, text: last.text + inline.text };
    else made.push(inline);
  }
  return made;
}

function inlineOf(node: Node): PostInline | null {
  if (node['type'] === 'hardBreak') return { type: 'hardBreak' };
  const text = node['text'];
  if (node['type'] !== 'text' || typeof text !== 'string' || text === '') return null;
  const marks = marksOf(node['marks']);
  return { type: 'text', text, ...(marks.length > 0 ? { marks } : {}) };
}

const PLAIN_MARKS = ['bold', 'italic', 'strike', 'code'] as const;

/** In one order, each once; code has no other look beside a link. */
function marksOf(value: unknown): PostMark[] {
  const given = (Array.isArray(value) ? value : []).filter(isNode);
  const href = given.map((mark) => (mark['type'] === 'link' ? webOrMail(attrsOf(mark)['href']) : null));
  const link = href.find((address) => address !== null);
  const named = new Set(given.map(({ type }) => type));
  const plainMarks = named.has('code') ? (['code'] as const) : PLAIN_MARKS.filter((type) => named.has(type));
  return [
    ...(link === undefined ? [] : [{ type: 'link' as const, attrs: { href: link } }]),
    ...plainMarks.map((type) => ({ type })),
  ];
}

function sameMarks(a: PostText, b: PostText): boolean {
  return JSON.stringify(a.marks ?? []) === JSON.stringify(b.marks ?? []);
}

/** The texts and breaks below these nodes, in their order, without going through the stack. */
function flat(nodes: readonly Node[]): Node[] {
  const found: Node[] = [];
  const waiting = nodes.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (inlineOf(node) === null) waiting.push(...children(node).toReversed());
    else found.push(node);
  }
  return found;
}

function plain(nodes: readonly Node[]): string {
  return flat(nodes)
    .map((node) => (node['type'] === 'hardBreak' ? '\n' : String(node['text'])))
    .join('');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function children(node: unknown): Node[] {
  const content = isNode(node) ? node['content'] : null;
  return Array.isArray(content) ? content.filter(isNode) : [];
}

function attrsOf(node: Node): Node {
  return isNode(node['attrs']) ? node['attrs'] : {};
}

function at(attrs: Node): number | null {
  const second = attrs['at'];
  return typeof second === 'number' && Number.isFinite(second) && second >= 0 && second < 1_000_000
    ? second
    : null;
}

function levelOf(value: unknown): 2 | 3 | 4 {
  return value === 3 ? 3 : typeof value === 'number' && value >= 4 ? 4 : 2;
}

function whole(value: unknown, min: number, max: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? value : null;
}

/** One line of words. */
function line(value: unknown, longest = LONGEST_LINE): string {
  if (typeof value !== 'string') return '';
  const words = value.replaceAll(/\s+/gu, ' ').trim().slice(0, longest);
  return words.replace(/\p{Surrogate}$/u, '').trim();
}

function webOrMail(value: unknown): string | null {
  return typeof value === 'string' ? safeUrl(value) : null;
}

function webAddress(value: unknown): string | null {
  const url = webOrMail(value);
  return url === null || url.startsWith('mailto:') ? null : url;
}

/** As it is given: our own copies are known by exactly this. */
function pictureAddress(value: unknown): string | null {
  return typeof value === 'string' && webAddress(value) !== null ? value.trim() : null;
}
