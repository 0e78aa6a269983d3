import type { Handlers } from '../../http/endpoint-handler.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { postOfRow } from '../../site-content/post-row.ts';
import { deletePosts, restorePosts } from './delete-posts.ts';
import { listPosts } from './list-posts.ts';
import { listVersions, ownPost, readPostVersion, restorePostVersion } from './look-back.ts';
import { orderPosts } from './order-posts.ts';
import { savePost } from './save-post.ts';
import { withStills } from './stills.ts';

export function postHandlers(
  services: WebsiteServices,
): Pick<
  Handlers,
  | 'listPosts'
  | 'getPost'
  | 'savePost'
  | 'deletePost'
  | 'bulkDeletePosts'
  | 'restorePosts'
  | 'updatePostOrder'
  | 'listPostVersions'
  | 'getPostVersion'
  | 'restorePostVersion'
> {
  const { limits, database, env } = services;
  return {
    listPosts: async ({ params: { websiteId }, query }, { user }) => {
      const list = await listPosts(database.db, user.id, websiteId, query);
      return { ...list, posts: await withStills(database.db, websiteId, list.posts, env.previewOrigin) };
    },
    getPost: async ({ params }, { user }) => ({
      post: postOfRow(await ownPost(database.db, user.id, params.id)),
    }),
    // Counted where it is admitted: it comes again and again while somebody writes.
    savePost: ({ body }, { user, remember }) => savePost(services, user.id, body, remember),
    deletePost: async ({ body }, { user }) => {
      await limits.take('publishByOwner', user.id);
      await deletePosts(services, user.id, [body.post_id]);
      return undefined;
    },
    bulkDeletePosts: async ({ body }, { user }) => {
      await limits.take('publishByOwner', user.id);
      return { deleted: await deletePosts(services, user.id, body.post_ids) };
    },
    restorePosts: async ({ body }, { user }) => {
      await limits.take('publishByOwner', user.id);
      return { posts: await restorePosts(services, user.id, body.post_ids) };
    },
    updatePostOrder: async ({ body }, { user }) => {
      await limits.take('publishByOwner', user.id);
      return { posts: await orderPosts(services, user.id, body.websiteId, body.postIds) };
    },
    listPostVersions: ({ params }, { user }) => listVersions(database.db, user.id, params.id),
    getPostVersion: ({ params }, { user }) => readPostVersion(database.db, user.id, params),
    restorePostVersion: async ({ params }, { user }) => {
      await limits.take('publishByOwner', user.id);
      return restorePostVersion(services, user.id, params);
    },
  };
}
