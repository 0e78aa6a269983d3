import type { Post } from '@tosite/validation/posts/post';
import type { Executor } from '../../database/database.ts';
import type { PostsTable } from '../../database/schema.ts';
import { newId } from '../../new-id.ts';
import { lookAgainAt, picturesOfPost } from '../../site-content/post-pictures.ts';
import { postOfRow } from '../../site-content/post-row.ts';

/** What somebody writes within so long is one version. */
const SESSION_MS = 10 * 60_000;
const KEPT = 50;

/** What of a post a version brings back: its words and pictures, not its address, its day or whether it is up. */
export type VersionFields = Pick<
  Post,
  'title' | 'excerpt' | 'content' | 'cover' | 'coverAlt' | 'media' | 'tags' | 'seo'
>;

/** Keeps a post as it is before it is changed; `always`: however new the last version is. */
export async function keepVersion(
  trx: Executor,
  before: PostsTable,
  { now, always }: { now: number; always: boolean },
): Promise<void> {
  // It says nothing yet.
  if (before.words === 0 && before.title === '' && before.cover === null) return;
  const newest = await trx
    .selectFrom('post_versions')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('post_id', '=', before.id)
    .executeTakeFirst();
  if (newest?.at === before.updated_at) return;
  if (!always && newest?.at !== null && newest?.at !== undefined && newest.at > now - SESSION_MS) return;
  const { title, excerpt, content, cover, coverAlt, media, tags, seo } = postOfRow(before);
  const body: VersionFields = { title, excerpt, content, cover, coverAlt, media, tags, seo };
  await trx
    .insertInto('post_versions')
    .values({
      id: newId('psv'),
      post_id: before.id,
      website_id: before.website_id,
      at: before.updated_at,
      words: before.words,
      body: JSON.stringify(body),
    })
    .execute();
  const dropped = await trx
    .deleteFrom('post_versions')
    .where('post_id', '=', before.id)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('post_versions')
        .select('id')
        .where('post_id', '=', before.id)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(KEPT),
    )
    .returning('body')
    .execute();
  await lookAgainAt(trx, before.website_id, dropped.flatMap(picturesOfVersion), now);
}

/** Of a kept version. */
export function picturesOfVersion({ body }: { body: string }): string[] {
  // Written by keepVersion only.
  return picturesOfPost(JSON.parse(body) as VersionFields);
}

/** Newest first. */
export async function versionsOfPost(
  db: Executor,
  postId: string,
): Promise<{ _id: string; at: string; words: number }[]> {
  const rows = await db
    .selectFrom('post_versions')
    .select(['id', 'at', 'words'])
    .where('post_id', '=', postId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, at, words }) => ({ _id: id, at: new Date(at).toISOString(), words }));
}

export async function readVersion(
  db: Executor,
  postId: string,
  versionId: string,
): Promise<{ at: number; fields: VersionFields } | null> {
  const row = await db
    .selectFrom('post_versions')
    .select(['at', 'body'])
    .where('id', '=', versionId)
    .where('post_id', '=', postId)
    .executeTakeFirst();
  if (row === undefined) return null;
  // Written by keepVersion only; the first ones are older than what is said of covers.
  const fields = JSON.parse(row.body) as Omit<VersionFields, 'coverAlt'> & { coverAlt?: string };
  return { at: row.at, fields: { ...fields, coverAlt: fields.coverAlt ?? '' } };
}
