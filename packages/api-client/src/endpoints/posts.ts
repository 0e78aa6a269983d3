import * as v from 'valibot';
import {
  POST_KINDS,
  POST_STATUSES,
  PostChangeSchema,
  PostSchema,
  PostSummarySchema,
} from '@tosite/validation/posts/post';
import { MessageValueSchema } from '@tosite/validation/messages/message-value';
import { InstantSchema } from '@tosite/validation/profile/profile';
import { defineEndpoint } from './define-endpoint.ts';

const Id = v.pipe(v.string(), v.minLength(1, 'Required'), v.maxLength(64));
const Revision = v.pipe(v.number(), v.integer(), v.minValue(0));
const Ids = (most: number) =>
  v.pipe(v.array(Id), v.minLength(1, 'Required'), v.maxLength(most, 'Invalid input'));
const postParams = v.object({ id: Id });
const versionParams = v.object({ id: Id, versionId: Id });
const post = v.object({ post: PostSchema });

/** A document goes down two brackets a level, and a list in a list four. */
const DEEPEST = 120;
/** 300,000 characters of any script, with their marks. */
const LARGEST = 4 * 1024 * 1024;
export const MAX_POSTS = 10_000;

export const listPosts = defineEndpoint({
  method: 'GET',
  path: '/api/post/all/{websiteId}',
  access: 'user',
  summary: "The posts of a website in its owner's order, without what they say",
  input: {
    params: v.object({ websiteId: Id }),
    query: v.strictObject({
      /** Words that stand in the title, the text or the tags. */
      q: v.optional(v.pipe(v.string(), v.maxLength(200))),
      status: v.optional(v.picklist(POST_STATUSES)),
      kind: v.optional(v.picklist(POST_KINDS)),
      /** The `next` of the answer before. */
      after: v.optional(v.pipe(v.string(), v.maxLength(200))),
      limit: v.optional(
        v.pipe(v.string(), v.regex(/^\d{1,3}$/u), v.transform(Number), v.minValue(1), v.maxValue(500)),
      ),
    }),
  },
  output: v.object({
    posts: v.array(PostSummarySchema),
    /** null: these were the last. */
    next: v.nullable(v.string()),
    /** How many there are with these words, this status and this kind. */
    total: v.number(),
    /** How many there are of each status with these words and this kind. */
    counts: v.object({ draft: v.number(), published: v.number(), scheduled: v.number() }),
  }),
  status: 200,
});

export const getPost = defineEndpoint({
  method: 'GET',
  path: '/api/post/{id}',
  access: 'user',
  summary: 'A post with what it says',
  input: { params: postParams },
  output: post,
  status: 200,
});

export const savePost = defineEndpoint({
  method: 'POST',
  path: '/api/post/save-post',
  access: 'user',
  summary: 'Write a post, or change the fields that are given; what is up is live with the answer',
  input: {
    body: v.strictObject({
      post: PostChangeSchema,
      /** null: a new one, of the website that `post.website_id` names. */
      post_id: v.nullable(Id),
      /** The one that the change was made on; absent: whatever it is. */
      revision: v.optional(Revision),
    }),
  },
  output: post,
  status: 200,
  errors: ['stale_post', 'post_exists', 'post_limit', 'conflict', 'storage_full'],
  often: true,
  maxBytes: LARGEST,
  maxDepth: DEEPEST,
});

export const deletePost = defineEndpoint({
  method: 'DELETE',
  path: '/api/post/delete-post',
  access: 'user',
  summary: 'Take a post off the site; it can be had again for 30 days',
  input: { body: v.strictObject({ post_id: Id }) },
  output: null,
  status: 204,
  errors: ['storage_full'],
});

export const bulkDeletePosts = defineEndpoint({
  method: 'DELETE',
  path: '/api/post/bulk-delete',
  access: 'user',
  summary: 'Take posts off the site, all or none; they can be had again for 30 days',
  input: { body: v.strictObject({ post_ids: Ids(1_000) }) },
  output: v.object({ deleted: v.number() }),
  status: 200,
  errors: ['storage_full'],
});

export const restorePosts = defineEndpoint({
  method: 'POST',
  path: '/api/post/restore',
  access: 'user',
  summary: 'Bring deleted posts back as they were, all or none',
  input: { body: v.strictObject({ post_ids: Ids(1_000) }) },
  output: v.object({ posts: v.array(PostSummarySchema) }),
  status: 200,
  errors: ['post_exists', 'post_limit', 'storage_full'],
});

export const updatePostOrder = defineEndpoint({
  method: 'PUT',
  path: '/api/post/update-order',
  access: 'user',
  summary: 'Put the posts of a website in an order: every one of them, each once',
  input: { body: v.strictObject({ websiteId: Id, postIds: Ids(MAX_POSTS) }) },
  output: v.object({ posts: v.array(v.object({ _id: v.string(), position: v.number() })) }),
  status: 200,
  errors: ['conflict', 'storage_full'],
  maxBytes: 1024 * 1024,
});

export const listPostVersions = defineEndpoint({
  method: 'GET',
  path: '/api/post/{id}/versions',
  access: 'user',
  summary: 'The earlier versions of a post, newest first',
  input: { params: postParams },
  output: v.object({
    versions: v.array(v.object({ _id: v.string(), at: InstantSchema, words: v.number() })),
  }),
  status: 200,
});

export const getPostVersion = defineEndpoint({
  method: 'GET',
  path: '/api/post/{id}/versions/{versionId}',
  access: 'user',
  summary: 'A post as it was',
  input: { params: versionParams },
  output: post,
  status: 200,
});

export const restorePostVersion = defineEndpoint({
  method: 'POST',
  path: '/api/post/{id}/versions/{versionId}/restore',
  access: 'user',
  summary: 'Make a post say again what it said; what it says now stays a version',
  input: { params: versionParams },
  output: post,
  status: 200,
  errors: ['storage_full'],
});

export const importPosts = defineEndpoint({
  method: 'POST',
  path: '/api/post/import',
  access: 'user',
  summary: 'Make drafts of what was written elsewhere: Markdown, Atom, RSS, articles of LinkedIn',
  multipart: true,
  input: { body: v.strictObject({ websiteId: Id }) },
  output: v.object({
    posts: v.array(PostSummarySchema),
    /** What is not in them, in English. */
    leftOut: v.array(v.string()),
    /** The same as values. */
    leftOutReasons: v.array(MessageValueSchema),
  }),
  status: 200,
  errors: [
    'malformed_body',
    'too_large',
    'unsupported_media_type',
    'unusable_export',
    'post_limit',
    'overloaded',
    'storage_full',
  ],
});
