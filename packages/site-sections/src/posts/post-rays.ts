import type { PostBlock, PostDocument } from '@tosite/validation/posts/post-document';
import { postText } from '@tosite/validation/posts/post-text';

/** Rays of one paragraph, by their part of its length. */
const FOLD = [0.83, 1, 0.9];
const MOST = 96;
const LEAST = 24;

/** What hangs where nothing more is said. */
const LOW = 0.06;

/**
 * A text as rays of light, 0 to 1: three for a paragraph, the longest the highest, and a gap before each heading. Where
 * that would be too many, one stands for several paragraphs.
 */
export function postRays({ content }: PostDocument): number[] {
  return raysOf(content.map((block) => (block.type === 'heading' ? 0 : lengthOf(block))));
}

/** Of the lengths of paragraphs; 0: a gap. */
export function raysOf(lengths: readonly number[]): number[] {
  const longest = Math.max(...lengths);
  // Nothing but headings, or not even them.
  if (!(longest > 0)) return [];
  const heights = lengths.map((length) => Math.sqrt(length / longest));
  const folded = heights.flatMap((height) => (height === 0 ? [0] : FOLD.map((part) => height * part)));
  const rays = folded.length <= MOST ? folded : gathered(heights);
  const missing = Math.max(0, LEAST - rays.length);
  return [...rays, ...Array.from({ length: missing }, () => LOW)].map((ray) => Number(ray.toFixed(2)));
}

function lengthOf(block: PostBlock): number {
  return block.type === 'image' || block.type === 'film' || block.type === 'horizontalRule'
    ? 0
    : postText({ type: 'doc', content: [block] }).length;
}

function gathered(heights: readonly number[]): number[] {
  const size = Math.ceil(heights.length / MOST);
  return Array.from({ length: Math.ceil(heights.length / size) }, (_, index) =>
    Math.max(...heights.slice(index * size, (index + 1) * size)),
  );
}
