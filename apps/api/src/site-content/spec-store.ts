import type { OwnerEdits } from '@tosite/validation/profile/owner-edits';
import type { SiteSpec } from '@tosite/validation/website/site-spec';
import type { Executor } from '../database/database.ts';
import { columnsOfSpec, readSpecText } from './website-row.ts';

/** Whoever calls these has made sure whose the website is. */

export async function readSpec(
  db: Executor,
  websiteId: string,
): Promise<{ spec: SiteSpec; revision: number }> {
  const row = await db
    .selectFrom('websites')
    .select(['spec', 'spec_revision'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  return { spec: readSpecText(row.spec), revision: row.spec_revision };
}

export async function readEdits(db: Executor, websiteId: string): Promise<OwnerEdits> {
  return (await readSpec(db, websiteId)).spec.edits;
}

/**
 * Puts a spec in the place of the one of `revision`, and counts the change, so that a version drawn before it cannot go
 * live after it. Answers the new revision; null: somebody else has saved since.
 */
export async function writeSpec(
  trx: Executor,
  websiteId: string,
  next: { spec: SiteSpec; revision: number; now: number },
): Promise<number | null> {
  const written = await trx
    .updateTable('websites')
    .set((eb) => ({
      ...columnsOfSpec(next.spec),
      spec_revision: eb('spec_revision', '+', 1),
      content_version: eb('content_version', '+', 1),
      updated_at: next.now,
    }))
    .where('id', '=', websiteId)
    .where('spec_revision', '=', next.revision)
    .returning('spec_revision')
    .executeTakeFirst();
  return written?.spec_revision ?? null;
}

/**
 * Changes the spec of a website whose row this transaction holds; nothing is written when it is the same afterwards.
 * Answers what it was and is.
 */
export async function changeSpec(
  trx: Executor,
  websiteId: string,
  now: number,
  change: (spec: SiteSpec) => SiteSpec,
): Promise<{ before: SiteSpec; after: SiteSpec } | null> {
  const { spec: before, revision } = await readSpec(trx, websiteId);
  const after = change(before);
  if (JSON.stringify(before) === JSON.stringify(after)) return null;
  const written = await writeSpec(trx, websiteId, { spec: after, revision, now });
  if (written === null) throw new Error('the site changed although the website was locked');
  return { before, after };
}
