import { cleanDocument } from '@tosite/validation/posts/clean-document';
import type { PostDocument } from '@tosite/validation/posts/post-document';
import type { Definition, Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified, type Processor } from 'unified';
import { markdownPieces } from '../markdown/markdown-pieces.ts';
import { isFilmAddress } from '@tosite/validation/posts/film-address';

/** Read at once: the parser takes the square of the time on what is written to hurt it. */
const MAX_AT_ONCE = 20_000;

const parser = unified().use(remarkParse).use(remarkGfm).use(escapedStays);

/** The tokenizer finds addresses that are no links yet; a second search, in what is read, also finds escaped ones. */
function escapedStays(this: Processor): void {
  for (const extension of (this.data().fromMarkdownExtensions ?? []).flat())
    if ('transforms' in extension) delete extension.transforms;
}

/** What goes into `cleanDocument`. */
type Node = { type: string; attrs?: object; marks?: object[]; text?: string; content?: Node[] };
type Definitions = ReadonlyMap<string, Definition>;

/**
 * A Markdown text as the document of a post. Its first level of headings is the title's, so it is the second here; of
 * HTML the words stay; a picture stands between paragraphs, with its title as its caption; a film is a picture whose
 * address is a film's, or such an address alone in a paragraph. Never throws.
 */
export function markdownToDocument(markdown: string): PostDocument {
  const pieces = markdown.length > MAX_AT_ONCE ? markdownPieces(markdown, MAX_AT_ONCE) : [markdown];
  const content = pieces.flatMap((piece) => {
    const root = parse(piece);
    const definitions = new Map(
      [...definitionsOf(root)].map((each) => [each.identifier.toLowerCase(), each]),
    );
    return blocks(root.children, definitions);
  });
  return cleanDocument({ type: 'doc', content });
}

function parse(text: string): Root {
  try {
    return parser.parse(text);
  } catch {
    // Thousands of levels: nobody writes so. What remains are its words.
    const paragraph: RootContent = { type: 'paragraph', children: [{ type: 'text', value: text }] };
    return { type: 'root', children: [paragraph] };
  }
}

function* definitionsOf(node: Nodes): Generator<Definition> {
  if (node.type === 'definition') yield node;
  if ('children' in node) for (const child of node.children) yield* definitionsOf(child);
}

function blocks(nodes: readonly RootContent[], definitions: Definitions): Node[] {
  return nodes.flatMap((node): Node[] => {
    switch (node.type) {
      case 'paragraph':
        return paragraphs(node.children, definitions);
      case 'heading':
        return lines(node.children, definitions, (content) => ({
          type: 'heading',
          attrs: { level: Math.max(2, node.depth) },
          content: onOneLine(content),
        }));
      case 'list':
        return [
          {
            type: node.ordered === true ? 'orderedList' : 'bulletList',
            attrs: { start: node.start ?? 1 },
            content: node.children.map((item) => ({
              type: 'listItem',
              content: withTask(item.checked ?? null, blocks(item.children, definitions)),
            })),
          },
        ];
      case 'blockquote':
        return [{ type: 'blockquote', content: blocks(node.children, definitions) }];
      case 'code':
        return [
          {
            type: 'codeBlock',
            attrs: { language: node.lang ?? null },
            content: node.value === '' ? [] : [text(node.value)],
          },
        ];
      case 'table':
        return [table(node, definitions)];
      case 'thematicBreak':
        return [{ type: 'horizontalRule' }];
      case 'html':
        return wordsOfHtml(node.value);
      case 'footnoteDefinition':
        return withPrefix(`[${node.identifier}] `, blocks(node.children, definitions));
      default:
        return [];
    }
  });
}

/** Every row has as many cells as the longest. A picture in one says its words. */
function table({ children }: Table, definitions: Definitions): Node {
  const width = Math.max(...children.map((row) => row.children.length));
  const content = children.map((row, index) => {
    const cells = Array.from({ length: width }, (_, at) => row.children[at]?.children ?? []);
    return {
      type: 'tableRow',
      content: cells.map((cell) => {
        const line = cell.flatMap((node) => inlines(node, [], definitions)).map(asWords);
        const paragraph = { type: 'paragraph', content: onOneLine(line) };
        return { type: index === 0 ? 'tableHeader' : 'tableCell', content: [paragraph] };
      }),
    };
  });
  return { type: 'table', content };
}

function asWords(node: Node): Node {
  if (node.type !== 'image' && node.type !== 'film') return node;
  const { alt = '', title = '' } = node.attrs as { alt?: string; title?: string };
  return text(alt + title);
}

/** A paragraph, cut where a picture stands in it; one that is nothing but the address of a film is the film. */
function paragraphs(nodes: readonly PhrasingContent[], definitions: Definitions): Node[] {
  return lines(nodes, definitions, (content) => {
    const [only] = content;
    const isAddress =
      content.length === 1 && JSON.stringify(only?.marks) === JSON.stringify([linkTo(only?.text ?? '')]);
    return isAddress && isFilmAddress(only?.text ?? '')
      ? { type: 'film', attrs: { url: only?.text, title: '' } }
      : { type: 'paragraph', content };
  });
}

const linkTo = (href: string) => ({ type: 'link', attrs: { href } });

/** What stands on a line, made into a block; pictures in it are blocks of their own behind or between. */
function lines(
  nodes: readonly PhrasingContent[],
  definitions: Definitions,
  blockOf: (content: Node[]) => Node,
): Node[] {
  const made: Node[] = [];
  let line: Node[] = [];
  const end = () => {
    const content = trimmed(line);
    if (content.length > 0) made.push(blockOf(content));
    line = [];
  };
  for (const inline of nodes.flatMap((node) => inlines(node, [], definitions))) {
    if (inline.type === 'text' || inline.type === 'hardBreak') line.push(inline);
    else {
      end();
      made.push(inline);
    }
  }
  end();
  return made;
}

function inlines(node: PhrasingContent, marks: object[], definitions: Definitions): Node[] {
  const within = (children: readonly PhrasingContent[], ...added: object[]) =>
    children.flatMap((child) => inlines(child, [...marks, ...added], definitions));
  switch (node.type) {
    case 'text':
      return [text(node.value.replaceAll(/\s*\n\s*/gu, ' '), marks)];
    case 'strong':
      return within(node.children, { type: 'bold' });
    case 'emphasis':
      return within(node.children, { type: 'italic' });
    case 'delete':
      return within(node.children, { type: 'strike' });
    case 'inlineCode':
      return [text(node.value, [...marks, { type: 'code' }])];
    case 'break':
      return [{ type: 'hardBreak' }];
    case 'link':
      return within(node.children, linkTo(node.url));
    case 'linkReference': {
      const { url } = definitions.get(node.identifier.toLowerCase()) ?? {};
      return within(node.children, ...(url === undefined ? [] : [linkTo(url)]));
    }
    case 'image':
      return [picture(node.url, node.alt ?? '', node.title ?? '')];
    case 'imageReference': {
      const found = definitions.get(node.identifier.toLowerCase());
      return found === undefined
        ? [text(node.alt ?? '', marks)]
        : [picture(found.url, node.alt ?? '', found.title ?? '')];
    }
    case 'footnoteReference':
      return [text(`[${node.identifier}]`, marks)];
    case 'html':
      return /^<br\s*\/?>$/iu.test(node.value) ? [{ type: 'hardBreak' }] : [];
    default:
      return [];
  }
}

function picture(url: string, alt: string, caption: string): Node {
  return isFilmAddress(url)
    ? { type: 'film', attrs: { url, title: alt } }
    : { type: 'image', attrs: { src: url, alt, caption } };
}

const text = (value: string, marks: object[] = []): Node => ({ type: 'text', text: value, marks });

/** Markdown says nothing by space: a run of it is one, and at the ends of a line and beside a break there is none. */
function trimmed(line: readonly Node[]): Node[] {
  const made: Node[] = [];
  for (const node of line) {
    const last = made.at(-1);
    const opens = last === undefined || last.type === 'hardBreak' || (last.text ?? '').endsWith(' ');
    if (node.type !== 'text') {
      withoutSpaceAtEnd(made);
      if (made.length > 0) made.push(node);
      continue;
    }
    const words = (node.text ?? '').replaceAll(/[^\S\u00A0]+/gu, ' ');
    const kept = opens ? words.replace(/^ /u, '') : words;
    if (kept !== '') made.push({ ...node, text: kept });
  }
  while (made.at(-1)?.type === 'hardBreak' || endsWithSpace(made)) {
    if (made.at(-1)?.type === 'hardBreak') made.pop();
    else withoutSpaceAtEnd(made);
  }
  return made;
}

const endsWithSpace = (made: readonly Node[]): boolean => (made.at(-1)?.text ?? '').endsWith(' ');

function withoutSpaceAtEnd(made: Node[]): void {
  while (endsWithSpace(made)) {
    const last = made.pop();
    const text = (last?.text ?? '').replace(/ $/u, '');
    if (last !== undefined && text !== '') made.push({ ...last, text });
  }
}

/** A heading and a cell have no breaks. */
function onOneLine(content: readonly Node[]): Node[] {
  return trimmed(content.map((node) => (node.type === 'hardBreak' ? text(' ') : node)));
}

function withTask(checked: boolean | null, content: Node[]): Node[] {
  return checked === null ? content : withPrefix(checked ? '☑ ' : '☐ ', content);
}

/** The words before the first paragraph's own. */
function withPrefix(prefix: string, [first, ...rest]: Node[]): Node[] {
  if (first?.type !== 'paragraph')
    return [
      { type: 'paragraph', content: [text(prefix.trim())] },
      ...(first === undefined ? [] : [first]),
      ...rest,
    ];
  return [{ ...first, content: [text(prefix), ...(first.content ?? [])] }, ...rest];
}

function wordsOfHtml(html: string): Node[] {
  const words = html
    .replaceAll(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>/giu, ' ')
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return words === '' ? [] : [{ type: 'paragraph', content: [text(words)] }];
}
