import { everyBlock, inlineText } from '@tosite/validation/posts/post-text';
import { documentOf, type SitePost } from './site-post.ts';

/** The first paragraph that a post says something in; null: none does. */
export function openingOf(post: SitePost): string | null {
  for (const block of everyBlock(documentOf(post).content)) {
    const text = block.type === 'paragraph' ? inlineText(block.content ?? []).trim() : '';
    if (text !== '') return text;
  }
  return null;
}
