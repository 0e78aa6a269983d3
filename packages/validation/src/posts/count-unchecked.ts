import type { PostDocument } from './post-document.ts';
import { everyBlock } from './post-text.ts';

/** How many paragraphs are marked for what their film does not say. */
export function countUnchecked({ content }: PostDocument): number {
  return [...everyBlock(content)].filter(
    (block) => block.type === 'paragraph' && (block.attrs.unsupported?.length ?? 0) > 0,
  ).length;
}
