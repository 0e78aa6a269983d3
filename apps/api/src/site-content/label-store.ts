import type { Executor } from '../database/database.ts';
import type { LabelsTable } from '../database/schema.ts';

export const LABEL_HOLD_MS = 90 * 24 * 60 * 60 * 1000;

/** Whether a label can be had by this person: nobody's, or released more than 90 days ago, or released by them. */
export function labelIsFree(row: LabelsTable | undefined, userId: string | null, now: number): boolean {
  if (row === undefined) return true;
  if (row.website_id !== null) return false;
  if (row.held_until === null || row.held_until <= now) return true;
  return userId !== null && row.last_owner_id === userId;
}

/** Why a label that is not free cannot be had: it is a website's, or rests since it was let go. */
export function whyNotFree(row: LabelsTable | undefined): 'website.addressTaken' | 'website.addressRests' {
  return row !== undefined && row.website_id === null ? 'website.addressRests' : 'website.addressTaken';
}

export async function findLabels(db: Executor, labels: readonly string[]): Promise<Map<string, LabelsTable>> {
  if (labels.length === 0) return new Map();
  const rows = await db
    .selectFrom('labels')
    .selectAll()
    .where('label', 'in', [...labels])
    .execute();
  return new Map(rows.map((row) => [row.label, row]));
}

/**
 * Gives a label to a website: one statement for a new label (two at once: the second meets the unique key), one
 * conditional update for a released one. Answers whether it was had.
 */
export async function claimLabel(
  trx: Executor,
  claim: { label: string; websiteId: string; userId: string; now: number },
): Promise<boolean> {
  const { label, websiteId, userId, now } = claim;
  const values = {
    website_id: websiteId,
    last_owner_id: userId,
    held_until: null,
    moved_to: null,
    claimed_at: now,
  };
  const inserted = await trx
    .insertInto('labels')
    .values({ label, ...values })
    .onConflict((conflict) => conflict.column('label').doNothing())
    .returning('label')
    .executeTakeFirst();
  if (inserted !== undefined) return true;
  const taken = await trx
    .updateTable('labels')
    .set(values)
    .where('label', '=', label)
    .where('website_id', 'is', null)
    .where((eb) =>
      eb.or([eb('held_until', 'is', null), eb('held_until', '<=', now), eb('last_owner_id', '=', userId)]),
    )
    .returning('label')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Lets a label go. It stays held for 90 days; `movedTo` is where its visitors are sent until then. */
export async function releaseLabel(
  trx: Executor,
  release: { label: string; userId: string; movedTo: string | null; now: number },
): Promise<void> {
  await trx
    .updateTable('labels')
    .set({
      website_id: null,
      last_owner_id: release.userId,
      held_until: release.now + LABEL_HOLD_MS,
      moved_to: release.movedTo,
    })
    .where('label', '=', release.label)
    .execute();
}

/** Visitors of every older address of a site go straight to its newest. */
export async function redirectOlderLabels(trx: Executor, from: string, to: string): Promise<void> {
  await trx.updateTable('labels').set({ moved_to: to }).where('moved_to', '=', from).execute();
}
