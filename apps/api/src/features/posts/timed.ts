import type { PostChange } from '@tosite/validation/posts/post';
import type { PostFields } from '../../site-content/post-row.ts';
import { wrongField } from './post-failures.ts';

/** Clocks that are not quite right. */
const SKEW_MS = 10 * 60_000;

/**
 * A post with the time that its status asks for: what goes up bears the moment that it went up unless its owner says
 * another, and what is planned goes up later than now. `before` null: it is new.
 */
export function timed(
  before: PostFields | null,
  after: PostFields,
  given: PostChange,
  now: number,
): PostFields {
  const { status, publishAt } = after;
  if (before?.status === status && before.publishAt === publishAt) return after;
  const at = publishAt === null ? null : Date.parse(publishAt);
  if (status === 'scheduled' && (at === null || at <= now))
    throw wrongField('publishAt', { id: 'post.publishAtPast' });
  if (status !== 'published') return after;
  const isSaid = given.publishAt !== undefined && given.publishAt !== null;
  if (at === null || (at > now && !isSaid)) return { ...after, publishAt: new Date(now).toISOString() };
  if (at > now + SKEW_MS) throw wrongField('publishAt', { id: 'post.publishAtFuture' });
  return after;
}
