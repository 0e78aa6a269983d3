import type { PostSummary } from '@tosite/validation/posts/post';
import { postsWords } from '../../words/posts-words.ts';

/** What a post is called where it is spoken of. */
export function titleOf(post: Pick<PostSummary, 'title'> | undefined): string {
  return post === undefined || post.title === '' ? postsWords.untitled : post.title;
}
