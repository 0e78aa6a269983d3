import { useCallback, useState } from 'react';
import type { PostChange, PostSummary } from '@tosite/validation/posts/post';
import { formatMoment } from '../../display/moment.ts';
import { toastFailure, toastLocal, toastUndoable } from '../../display/toasts.tsx';
import { errorSentence } from '../../words/error-sentence.ts';
import { postsWords } from '../../words/posts-words.ts';
import { bringBack, invalidatePosts, publishing, removePosts, writePost } from './post-queries.ts';

const copy = postsWords;

/** Some of several were done; its cause says why no more were. */
class PartlyDone extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
  }
}

export type PostActions = ReturnType<typeof usePostActions>;

/** What is done to posts from their list, one thing at a time. `onDone`: with those that it was done to. */
export function usePostActions(websiteId: string, onDone: (ids: readonly string[]) => void) {
  const [busy, setBusy] = useState(false);

  const run = useCallback(
    async (work: () => Promise<void>) => {
      setBusy(true);
      try {
        await work();
      } catch (error) {
        toastFailure(
          error instanceof PartlyDone
            ? `${error.message} ${errorSentence(error.cause)}`
            : errorSentence(error),
        );
      } finally {
        setBusy(false);
        void invalidatePosts(websiteId);
      }
    },
    [websiteId],
  );

  /** One after the other: each is live when its answer is there. What was done before one failed stays done. */
  async function changeEach(posts: readonly PostSummary[], changeOf: (post: PostSummary) => PostChange) {
    let done = 0;
    try {
      for (const post of posts) {
        await writePost(post._id, changeOf(post), post.revision);
        onDone([post._id]);
        done += 1;
      }
    } catch (error) {
      if (posts.length === 1) throw error;
      throw new PartlyDone(copy.some(done, posts.length), error);
    }
  }

  return {
    busy,
    publish: (posts: readonly PostSummary[]): void =>
      void run(async () => {
        const hidden = posts.filter(({ status }) => status !== 'published');
        await changeEach(hidden, (post) => publishing(post));
        onDone(posts.map(({ _id }) => _id));
        // Those that were up before are no part of what was done.
        toastLocal(copy.published(hidden.length === 0 ? posts.length : hidden.length));
      }),
    unpublish: (post: PostSummary) =>
      void run(async () => {
        await changeEach([post], () => ({ status: 'draft' }));
        toastLocal(copy.unpublished);
      }),
    schedule: (posts: readonly PostSummary[], publishAt: string) =>
      void run(async () => {
        await changeEach(posts, () => ({ status: 'scheduled', publishAt }));
        toastLocal(copy.scheduled(posts.length, formatMoment(publishAt)));
      }),
    remove: (ids: readonly string[]) =>
      void run(async () => {
        await removePosts(ids);
        onDone(ids);
        toastUndoable(copy.deleted(ids.length), copy.undo, () => {
          void run(async () => {
            await bringBack(ids);
            toastLocal(copy.restored(ids.length));
          });
        });
      }),
  };
}
