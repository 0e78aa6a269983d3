import type { Post, PostChange, PostSummary } from '@tosite/validation/posts/post';
import type { PostDocument } from '@tosite/validation/posts/post-document';
import type { SignedIn, TestAnswer, TestApi, TestCall } from './test-api.ts';

/** The calls about the posts of one website, as its owner makes them. */
export function testPosts(api: TestApi, owner: SignedIn, websiteId: string) {
  const call = (method: string, path: string, body?: unknown, more: TestCall = {}): Promise<TestAnswer> =>
    api.call(method, `/api/post/${path}`, {
      token: owner.token,
      ...(body === undefined ? {} : { body }),
      ...more,
    });
  const postOf = (answer: TestAnswer): Post => {
    if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
    // The server checked the answer against its schema.
    return answer.body['post'] as Post;
  };
  const trySave = (post: object, id: string | null = null, revision?: number): Promise<TestAnswer> =>
    call('POST', 'save-post', {
      post: id === null ? { website_id: websiteId, ...post } : post,
      post_id: id,
      ...(revision === undefined ? {} : { revision }),
    });
  return {
    call,
    trySave,
    write: async (post: PostChange): Promise<Post> => postOf(await trySave(post)),
    change: async (id: string, post: PostChange, revision?: number): Promise<Post> =>
      postOf(await trySave(post, id, revision)),
    read: async (id: string): Promise<Post> => postOf(await call('GET', id)),
    async list(query = ''): Promise<{
      posts: PostSummary[];
      next: string | null;
      total: number;
      counts: Record<string, number>;
    }> {
      const answer = await call('GET', `all/${websiteId}${query}`);
      if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
      return answer.body as never;
    },
    remove: (id: string) => call('DELETE', 'delete-post', { post_id: id }),
    removeAll: (ids: readonly string[]) => call('DELETE', 'bulk-delete', { post_ids: ids }),
    restore: (ids: readonly string[]) => call('POST', 'restore', { post_ids: ids }),
    order: (ids: readonly string[]) => call('PUT', 'update-order', { websiteId, postIds: ids }),
  };
}

/** A document of these paragraphs. */
export const saying = (...paragraphs: string[]): PostDocument => ({
  type: 'doc',
  content: paragraphs.map((text) => ({
    type: 'paragraph',
    attrs: { at: null },
    content: [{ type: 'text', text }],
  })),
});
