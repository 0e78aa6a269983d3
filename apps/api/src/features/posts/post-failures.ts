import type { Message } from '@tosite/validation/messages/message';
import { ApiFailure } from '../../http/api-failure.ts';

/** Something is wrong with one field of a post. */
export function wrongField(
  field: 'publishAt' | 'slug' | 'website_id' | 'postIds',
  reason: Message,
): ApiFailure {
  return new ApiFailure('invalid_input', reason, { fields: { [field]: reason } });
}

export function postExists(postId: string): ApiFailure {
  return new ApiFailure('post_exists', { id: 'post.exists' }, { postId });
}

export function slugTaken(): ApiFailure {
  const reason = { id: 'post.slugTaken' } as const;
  return new ApiFailure('conflict', reason, { fields: { slug: reason } });
}

export function tooManyPosts(): ApiFailure {
  return new ApiFailure('post_limit', { id: 'post.limit' });
}
