import type { Version } from '@tosite/api-client/endpoints/history';
import type { Executor } from '../../database/database.ts';
import type { PublishReason } from '../../queue/job-kinds.ts';
import { changesBetween, versionOutlines } from './version-changes.ts';

/** Pictures, a plan and a confirmed address change no state: where they are the reason, an edit came in between. */
const REASONS: Record<PublishReason, Version['reason']> = {
  create: 'created',
  edit: 'edited',
  pictures: 'edited',
  verified: 'edited',
  plan: 'edited',
  domain: 'edited',
  design: 'design',
  seo: 'seo',
  sync: 'sync',
  restore: 'restored',
  posts: 'posts',
};

/** Newest first; of versions that were drawn from the same, the newest alone. */
export async function listVersions(
  db: Executor,
  website: { id: string; published_id: string | null },
): Promise<Version[]> {
  const rows = await db
    .selectFrom('publishes')
    .select((eb) => [
      'id',
      'state',
      'state_at',
      'state_reason',
      eb
        .selectFrom('site_files')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .whereRef('site_files.website_id', '=', 'publishes.website_id')
        .whereRef('site_files.since', '<=', 'publishes.number')
        .whereRef('site_files.until', '>', 'publishes.number')
        .where('site_files.content_type', 'like', 'text/html%')
        .where('site_files.path', '!=', '/404.html')
        .as('pages'),
    ])
    .where('website_id', '=', website.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const outlines = await versionOutlines(db, website.id);
  const versions = rows.filter(({ state }, index) => state !== '' && rows[index - 1]?.state !== state);
  return versions.map((row, index) => {
    const [mine, older] = [outlines.get(row.id), outlines.get(versions[index + 1]?.id ?? '')];
    return {
      id: row.id,
      at: new Date(row.state_at).toISOString(),
      // Written by insertPublish only.
      reason: REASONS[row.state_reason as PublishReason],
      changed: mine === undefined || older === undefined ? [] : changesBetween(older, mine),
      pages: Number(row.pages ?? 0),
      current: row.id === website.published_id,
    };
  });
}
