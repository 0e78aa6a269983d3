import type { PostBlock, PostDocument } from '@tosite/validation/posts/post-document';
import { tidySlug } from '@tosite/validation/posts/post-slug';
import { everyBlock, inlineText } from '@tosite/validation/posts/post-text';

type Heading = Extract<PostBlock, { type: 'heading' }>;

/** A heading as the page has it. */
export type OutlineHeading = { id: string; text: string; level: 2 | 3 | 4 };
/** What stands below a heading of the second level, or before the first of them. */
export type OutlinePart = {
  heading: ({ block: Heading } & OutlineHeading) | null;
  blocks: readonly PostBlock[];
};

export type PostOutline = {
  parts: readonly OutlinePart[];
  /** Of every heading. */
  headings: ReadonlyMap<PostBlock, OutlineHeading>;
  /** The seconds that are shown: of headings, and of paragraphs at another one than what stands before. */
  moments: ReadonlyMap<PostBlock, number>;
};

const read = new WeakMap<PostDocument, PostOutline>();

/**
 * A document at its headings: each with an address of its own, on a level that skips none. Headings without words are
 * none.
 */
export function outlineOf(document: PostDocument): PostOutline {
  const before = read.get(document);
  if (before !== undefined) return before;
  const outline = makeOutline(document);
  read.set(document, outline);
  return outline;
}

/** Ids that the page around the text has. */
const TAKEN = ['main', 'h-contents', 'h-tags', 'h-more', 'curtain-hues', 'curtain-fade', 'curtain-rays'];

function makeOutline({ content }: PostDocument): PostOutline {
  const headings = new Map<PostBlock, OutlineHeading>();
  const given = new Set(TAKEN);
  const above: number[] = [];
  for (const block of everyBlock(content)) {
    if (block.type !== 'heading') continue;
    const text = inlineText(block.content ?? [])
      .replaceAll(/\s+/gu, ' ')
      .trim();
    if (text === '') continue;
    while ((above.at(-1) ?? 0) >= block.attrs.level) above.pop();
    above.push(block.attrs.level);
    const level = above.length === 1 ? 2 : above.length === 2 ? 3 : 4;
    headings.set(block, { id: idOf(text, given), text, level });
  }
  const parts: { heading: OutlinePart['heading']; blocks: PostBlock[] }[] = [];
  for (const block of content) {
    const heading = headings.get(block);
    if (block.type === 'heading' && heading?.level === 2)
      parts.push({ heading: { block, ...heading }, blocks: [] });
    else if (parts.length > 0) parts.at(-1)?.blocks.push(block);
    else parts.push({ heading: null, blocks: [block] });
  }
  return { parts, headings, moments: momentsOf(content, headings) };
}

function momentsOf(
  content: readonly PostBlock[],
  headings: ReadonlyMap<PostBlock, OutlineHeading>,
): Map<PostBlock, number> {
  const moments = new Map<PostBlock, number>();
  let last: number | null = null;
  for (const block of everyBlock(content)) {
    if (block.type !== 'paragraph' && !headings.has(block)) continue;
    const at = 'attrs' in block && 'at' in block.attrs ? block.attrs.at : null;
    if (at === null || Math.floor(at) === last) continue;
    last = Math.floor(at);
    moments.set(block, last);
  }
  return moments;
}

/** The words of the heading; in a script that no address is written in, its place. */
function idOf(text: string, given: Set<string>): string {
  const words = tidySlug(text) || 'part';
  let id = words;
  for (let count = 2; given.has(id); count += 1) id = `${words}-${count}`;
  given.add(id);
  return id;
}
