import type { EndpointAnswer, EndpointRequest } from '@tosite/api-client/endpoints/define-endpoint';
import type { listPosts as endpoint } from '@tosite/api-client/endpoints/posts';
import type { PostStatus } from '@tosite/validation/posts/post';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Executor } from '../../database/database.ts';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import { searchable, SUMMARY_COLUMNS, summaryOfRow } from '../../site-content/post-row.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';

type Query = EndpointRequest<typeof endpoint>['query'];

const USUAL_LIMIT = 100;
const MOST_WORDS = 10;

/** A part of the posts of the owner's website, in their order. What they say is not read. */
export async function listPosts(
  db: Executor,
  ownerId: string,
  websiteId: string,
  query: Query,
): Promise<EndpointAnswer<typeof endpoint>> {
  if ((await findOwnWebsite(db, ownerId, websiteId)) === null) throw notFound();
  const { status, after, limit = USUAL_LIMIT } = query;
  const start = after === undefined ? null : readCursor(after);
  const counts = await countByStatus(db, websiteId, query);
  let page = matching(db, websiteId, query).select(SUMMARY_COLUMNS);
  if (status !== undefined) page = page.where('status', '=', status);
  if (start !== null) {
    const [position, id] = start;
    page = page.where((eb) =>
      eb.or([eb('position', '>', position), eb.and([eb('position', '=', position), eb('id', '>', id)])]),
    );
  }
  const rows = await page
    .orderBy('position')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  const posts = rows.slice(0, limit).map(summaryOfRow);
  const last = posts.at(-1);
  return {
    posts,
    next: rows.length > limit && last !== undefined ? writeCursor([last.position, last._id]) : null,
    total: status === undefined ? counts.draft + counts.published + counts.scheduled : counts[status],
    counts,
  };
}

/** Those that are there, of this kind, in whose title, text or tags every word stands. */
function matching(db: Executor, websiteId: string, { kind, q = '' }: Query) {
  let query = db.selectFrom('posts').where('website_id', '=', websiteId).where('deleted_at', 'is', null);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  const words = searchable(q)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  for (const word of words) {
    const pattern = `%${word.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
    query = query.where(sql<boolean>`search_text like ${pattern} escape '\\'`);
  }
  return query;
}

async function countByStatus(
  db: Executor,
  websiteId: string,
  query: Query,
): Promise<Record<PostStatus, number>> {
  const rows = await matching(db, websiteId, query)
    .select((eb) => ['status', eb.fn.countAll<number | string>().as('count')])
    .groupBy('status')
    .execute();
  const counts = { draft: 0, published: 0, scheduled: 0 };
  for (const { status, count } of rows) counts[status] = Number(count);
  return counts;
}

const CursorSchema = v.tuple([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.maxLength(64))]);
type Cursor = v.InferOutput<typeof CursorSchema>;

function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

function readCursor(text: string): Cursor {
  try {
    return v.parse(CursorSchema, JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    const reason = { id: 'post.cursor' } as const;
    throw new ApiFailure('invalid_input', reason, { fields: { after: reason } });
  }
}
