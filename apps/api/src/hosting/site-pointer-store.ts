import type { Executor } from '../database/database.ts';
import type { LabelsTable, WebsitesTable } from '../database/schema.ts';

/** What an address of ours leads to. */
export type SitePointer =
  | {
      kind: 'site';
      websiteId: string;
      publishId: string;
      /** False: search engines are asked to stay away. */
      indexable: boolean;
      /** Of its owner's own, where its visitors end; null: they stay. */
      domain: string | null;
      /** Who may see it must have typed a password. */
      lock: { passwordHash: string; language: string } | null;
    }
  /** It was renamed: visitors go to this label. */
  | { kind: 'moved'; label: string }
  /** Deleted, suspended, taken offline, or not drawn yet. */
  | {
      kind: 'gone';
      reason: 'deleted' | 'suspended' | 'held' | 'unpublished' | 'starting';
      /** null: it is deleted. */
      websiteId: string | null;
    }
  | { kind: 'unknown' };

export async function findSitePointer(db: Executor, label: string): Promise<SitePointer> {
  const row = await db
    .selectFrom('labels')
    .leftJoin('websites', 'websites.id', 'labels.website_id')
    .leftJoin('users', 'users.id', 'websites.owner_id')
    .select([
      'labels.website_id as website_id',
      'labels.moved_to as moved_to',
      'websites.status as status',
      'websites.published_id as published_id',
      'websites.indexable as indexable',
      'websites.primary_domain as primary_domain',
      'websites.password_hash as password_hash',
      'websites.language as language',
      'users.email_verified_at as verified_at',
    ])
    .where('labels.label', '=', label)
    .executeTakeFirst();
  return row === undefined ? { kind: 'unknown' } : readPointer(row);
}

function readPointer(
  row: Pick<LabelsTable, 'website_id' | 'moved_to'> & {
    status: WebsitesTable['status'] | null;
    published_id: string | null;
    indexable: number | null;
    primary_domain: string | null;
    password_hash: string | null;
    language: string | null;
    verified_at: number | null;
  },
): SitePointer {
  if (row.website_id === null) {
    return row.moved_to === null
      ? { kind: 'gone', reason: 'deleted', websiteId: null }
      : { kind: 'moved', label: row.moved_to };
  }
  const { website_id: websiteId } = row;
  if (row.status === 'suspended' || row.status === 'held')
    return { kind: 'gone', reason: row.status, websiteId };
  if (row.status !== 'published') return { kind: 'gone', reason: 'unpublished', websiteId };
  if (row.published_id === null) return { kind: 'gone', reason: 'starting', websiteId };
  return {
    kind: 'site',
    websiteId,
    publishId: row.published_id,
    domain: row.primary_domain,
    indexable: row.indexable === 1 && row.verified_at !== null && row.password_hash === null,
    lock:
      row.password_hash === null ? null : { passwordHash: row.password_hash, language: row.language ?? 'en' },
  };
}
