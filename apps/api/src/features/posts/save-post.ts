import type { EndpointAnswer, EndpointRequest } from '@tosite/api-client/endpoints/define-endpoint';
import { MAX_POSTS, type savePost as endpoint } from '@tosite/api-client/endpoints/posts';
import type { PostChange } from '@tosite/validation/posts/post';
import { emptyDocument } from '@tosite/validation/posts/post-document';
import type { Executor } from '../../database/database.ts';
import type { PostsTable } from '../../database/schema.ts';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import { isBehind } from '../../publishing/owed-publish.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import {
  columnsOfFields,
  fieldsOfPost,
  postOfRow,
  sameFields,
  type PostFields,
} from '../../site-content/post-row.ts';
import {
  countPosts,
  findPost,
  firstPosition,
  insertPost,
  newPostId,
  postOfItem,
  websiteOfPost,
} from '../../site-content/post-store.ts';
import { freeSlug, isTaken, takeSlug } from '../../site-content/post-slugs.ts';
import type { WebsiteRecord } from '../../site-content/website-row.ts';
import { afterSave } from './after-save.ts';
import { postExists, slugTaken, tooManyPosts, wrongField } from './post-failures.ts';
import { keepVersion } from './post-versions.ts';
import { timed } from './timed.ts';

type Answer = EndpointAnswer<typeof endpoint>;
export type SavedPost = { row: PostsTable; websiteId: string; isSeen: boolean };

/**
 * Writes a new post, or changes the fields of one that are given. What visitors see of it is live when this resolves; of
 * a draft they see nothing, and nothing is published. Fails with `stale_post`, `post_exists`, `post_limit`, `conflict`.
 */
export async function savePost(
  services: WebsiteServices,
  ownerId: string,
  input: EndpointRequest<typeof endpoint>['body'],
  remember: (trx: Executor, answer: Answer) => Promise<void>,
): Promise<Answer> {
  const { database, publisher } = services;
  const saved = await database.transaction(async (trx) => {
    const websiteId = await websiteOf(trx, ownerId, input);
    const website = await lockOwnWebsite(trx, ownerId, websiteId);
    const done =
      input.post_id === null
        ? await writeNew(services, trx, website, input.post)
        : await change(services, trx, website, { ...input, post_id: input.post_id });
    await remember(trx, { post: postOfRow(done.row) });
    return done;
  });
  const isUp = saved.row.status === 'published';
  if (saved.isSeen || (isUp && (await isBehind(database.db, saved.websiteId))))
    await publisher.publish(saved.websiteId, 'posts');
  return { post: postOfRow(saved.row) };
}

async function websiteOf(
  trx: Executor,
  ownerId: string,
  { post, post_id: id }: EndpointRequest<typeof endpoint>['body'],
): Promise<string> {
  if (id === null) {
    if (post.website_id === undefined) throw wrongField('website_id', { id: 'post.websiteMissing' });
    return post.website_id;
  }
  const websiteId = await websiteOfPost(trx, ownerId, id);
  if (websiteId === null) throw notFound();
  if (post.website_id !== undefined && post.website_id !== websiteId)
    throw wrongField('website_id', { id: 'post.websiteStays' });
  return websiteId;
}

/** The writing of a new one, for whoever makes posts and holds the website's row. Whether visitors see another site: `isSeen`. */
export async function writeNew(
  services: WebsiteServices,
  trx: Executor,
  website: WebsiteRecord,
  given: PostChange,
  /** What its address is made of; absent: its title. */
  wish?: string,
): Promise<SavedPost> {
  const now = services.now();
  const websiteId = website.id;
  const id = newPostId();
  if ((await countPosts(trx, websiteId)) >= MAX_POSTS) throw tooManyPosts();
  const draft = withChange(NEW, given);
  const twin = await postOfItem(trx, websiteId, draft.source, id);
  if (twin !== null) throw postExists(twin);
  const place = { websiteId, postId: id };
  const { slug: typed = '' } = given;
  const slug = typed === '' ? await freeSlug(trx, place, wish ?? draft.title) : typed;
  if (await isTaken(trx, place, slug)) throw slugTaken();
  const fields = { ...timed(null, draft, given, now), slug };
  const position = await firstPosition(trx, websiteId);
  const row = await insertPost(trx, { id, websiteId, fields, position, createdAt: now, now });
  await takeSlug(trx, place, slug, null);
  const isSeen = await afterSave(services, trx, website, { before: null, after: row });
  return { row, websiteId, isSeen };
}

async function change(
  services: WebsiteServices,
  trx: Executor,
  website: WebsiteRecord,
  input: EndpointRequest<typeof endpoint>['body'] & { post_id: string },
): Promise<SavedPost> {
  const now = services.now();
  const websiteId = website.id;
  const { post: given, post_id: id, revision } = input;
  const before = await findPost(trx, websiteId, id);
  if (before === null) throw notFound();
  const place = { websiteId, postId: id };
  const was = fieldsOfPost(postOfRow(before));
  const wanted = withChange(was, given);
  // An address that others know stays until its owner writes another.
  const keepsSlug = given.slug === undefined || (given.slug === '' && before.first_shown_at !== null);
  const made = keepsSlug ? before.slug : given.slug;
  const slug = made === '' ? await freeSlug(trx, place, wanted.title) : (made ?? before.slug);
  // What is asked for is there already: somebody asks again, not knowing whether it was done.
  if (sameFields(was, { ...wanted, slug })) return { row: before, websiteId, isSeen: false };
  if (revision !== undefined && revision !== before.revision)
    throw new ApiFailure('stale_post', { id: 'post.stale' }, { revision: before.revision });
  if (await isTaken(trx, place, slug)) throw slugTaken();
  const fields = { ...timed(was, wanted, given, now), slug };
  const twin = await postOfItem(trx, websiteId, fields.source, id);
  if (twin !== null) throw postExists(twin);
  await keepVersion(trx, before, { now, always: fields.status !== was.status });
  if (slug !== before.slug)
    await takeSlug(trx, place, slug, before.first_shown_at === null ? before.slug : null);
  const after: PostsTable = {
    ...before,
    ...columnsOfFields(fields, now),
    revision: before.revision + 1,
    first_shown_at: before.first_shown_at ?? (fields.status === 'published' ? now : null),
  };
  const { id: _, website_id: __, position: ___, created_at: ____, ...columns } = after;
  await trx.updateTable('posts').set(columns).where('id', '=', id).execute();
  const isSeen = await afterSave(services, trx, website, { before, after });
  return { row: after, websiteId, isSeen };
}

const NEW: PostFields = {
  kind: 'blog',
  slug: '',
  title: '',
  excerpt: '',
  content: emptyDocument(),
  cover: null,
  coverAlt: '',
  media: [],
  tags: [],
  status: 'draft',
  publishAt: null,
  seo: { title: '', description: '' },
  source: null,
};

/** The fields with those that are given in their place; its address is chosen apart. */
function withChange(fields: PostFields, given: PostChange): PostFields {
  const { website_id: _, slug: __, tags = fields.tags, publishAt = fields.publishAt, ...rest } = given;
  const set = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...fields, ...set, tags: [...new Set(tags)], publishAt: instant(publishAt) };
}

/** One moment is written in one way. */
function instant(text: string | null): string | null {
  if (text === null) return null;
  const at = Date.parse(text);
  if (Number.isNaN(at)) throw wrongField('publishAt', { id: 'post.publishAtShape' });
  return new Date(at).toISOString();
}
