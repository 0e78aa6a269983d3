import type {
  PostBlock,
  PostDocument,
  PostInline,
  PostMark,
  PostText,
} from '@tosite/validation/posts/post-document';
import { inlineText } from '@tosite/validation/posts/post-text';
import type { BlockContent, Paragraph, PhrasingContent, RootContent, TableCell } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-', fences: true, emphasis: '_', resourceLink: true });

/**
 * The document of a post as Markdown that `markdownToDocument` reads as the same document. What Markdown has no word
 * for is left out: the seconds of a film, cells over several rows, empty paragraphs.
 */
export function documentToMarkdown({ content }: PostDocument): string {
  return writer.stringify({ type: 'root', children: content.flatMap(blockOf) });
}

function blockOf(block: PostBlock): RootContent[] {
  switch (block.type) {
    case 'paragraph':
      return paragraphOf(block.content ?? []);
    case 'heading': {
      const children = inlinesOf(withoutBreaks(block.content ?? []));
      return children.length === 0 ? [] : [{ type: 'heading', depth: block.attrs.level, children }];
    }
    case 'bulletList':
    case 'orderedList': {
      const children = block.content.map((item) => ({
        type: 'listItem' as const,
        spread: false,
        // Whatever is a block of a document is one of a list's items, too.
        children: item.content.flatMap(blockOf) as BlockContent[],
      }));
      const ordered = block.type === 'orderedList';
      return [{ type: 'list', ordered, start: ordered ? block.attrs.start : null, spread: false, children }];
    }
    case 'blockquote':
      return [{ type: 'blockquote', children: block.content.flatMap(blockOf) as BlockContent[] }];
    case 'codeBlock':
      return [{ type: 'code', lang: block.attrs.language, value: inlineText(block.content ?? []) }];
    case 'table':
      return [
        {
          type: 'table',
          children: block.content.map((row) => ({
            type: 'tableRow',
            children: row.content.flatMap((cell): TableCell[] => [
              { type: 'tableCell', children: inlinesOf(withoutBreaks(lineOfBlocks(cell.content))) },
              ...Array.from({ length: cell.attrs.colspan - 1 }, () => ({
                type: 'tableCell' as const,
                children: [],
              })),
            ]),
          })),
        },
      ];
    case 'image': {
      const { src, alt, caption } = block.attrs;
      return [alone({ type: 'image', url: src, alt, title: caption === '' ? null : caption })];
    }
    case 'film':
      return [alone({ type: 'image', url: block.attrs.url, alt: block.attrs.title })];
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }];
  }
}

function paragraphOf(content: readonly PostInline[]): Paragraph[] {
  const children = inlinesOf(content);
  return children.length === 0 ? [] : [{ type: 'paragraph', children }];
}

const alone = (child: PhrasingContent): Paragraph => ({ type: 'paragraph', children: [child] });

/** A heading and a cell are one line. */
function withoutBreaks(content: readonly PostInline[]): PostInline[] {
  return content.map((inline) => (inline.type === 'hardBreak' ? { type: 'text', text: ' ' } : inline));
}

/** The words of the blocks of a cell, one after the other. */
function lineOfBlocks(blocks: readonly PostBlock[]): PostInline[] {
  return blocks.flatMap((block, index): PostInline[] => {
    const words: PostInline[] =
      block.type === 'paragraph' || block.type === 'heading'
        ? (block.content ?? [])
        : block.type === 'codeBlock'
          ? (block.content ?? []).map(({ text }) => ({ type: 'text', text, marks: [{ type: 'code' }] }))
          : block.type === 'bulletList' || block.type === 'orderedList'
            ? block.content.flatMap((item) => lineOfBlocks(item.content))
            : [];
    return index === 0 || words.length === 0 ? words : [{ type: 'text', text: ' ' }, ...words];
  });
}

/** Neighbours that have the same outer mark stand within one. */
function inlinesOf(content: readonly PostInline[], depth = 0): PhrasingContent[] {
  const made: PhrasingContent[] = [];
  let at = 0;
  while (at < content.length) {
    const inline = content[at];
    if (inline === undefined) break;
    const mark = markAt(inline, depth);
    if (inline.type === 'hardBreak' || mark === null || mark.type === 'code') {
      made.push(...plainOf(inline, mark));
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < content.length && isSame(markAt(content[end], depth), mark)) end += 1;
    made.push(marked(mark, inlinesOf(content.slice(at, end), depth + 1)));
    at = end;
  }
  return made;
}

function plainOf(inline: PostInline, mark: PostMark | null): PhrasingContent[] {
  if (inline.type === 'hardBreak') return [{ type: 'break' }];
  const value = oneLine(inline);
  if (value === '') return [];
  return [{ type: mark?.type === 'code' ? 'inlineCode' : 'text', value }];
}

function marked(mark: PostMark, children: PhrasingContent[]): PhrasingContent {
  switch (mark.type) {
    case 'link':
      return { type: 'link', url: mark.attrs.href, children };
    case 'bold':
      return { type: 'strong', children };
    case 'italic':
      return { type: 'emphasis', children };
    default:
      return { type: 'delete', children };
  }
}

function markAt(inline: PostInline | undefined, depth: number): PostMark | null {
  return inline?.type === 'text' ? (inline.marks?.[depth] ?? null) : null;
}

function isSame(a: PostMark | null, b: PostMark): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

const oneLine = ({ text }: PostText): string => text.replaceAll(/\s*\n\s*/gu, ' ');
