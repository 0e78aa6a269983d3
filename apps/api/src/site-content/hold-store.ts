import type { Executor } from '../database/database.ts';
import type { WebsiteHoldsTable } from '../database/schema.ts';
import type { HoldReason } from '@tosite/validation/moderation/judge-site';

/** Somebody who proved that the profile is theirs says that the site is a copy of it. */
export type ClaimReason = { kind: 'claim'; profile: string };
export type StopReason = HoldReason | ClaimReason;
export type Hold = Omit<WebsiteHoldsTable, 'reasons'> & { reasons: StopReason[] };

/** Why websites are not shown, by their ids. */
export async function holdsOf(db: Executor, websiteIds: readonly string[]): Promise<Map<string, Hold>> {
  if (websiteIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('website_holds')
    .selectAll()
    .where('website_id', 'in', [...websiteIds])
    .execute();
  return new Map(rows.map((row) => [row.website_id, holdFromRow(row)]));
}

export async function findHold(db: Executor, websiteId: string): Promise<Hold | null> {
  return (await holdsOf(db, [websiteId])).get(websiteId) ?? null;
}

function holdFromRow(row: WebsiteHoldsTable): Hold {
  // Written by the functions below only.
  return { ...row, reasons: JSON.parse(row.reasons) as StopReason[] };
}

/** In place of an earlier one: what it goes back to stays, and what its owner answered. */
export async function putHold(
  trx: Executor,
  hold: Pick<Hold, 'website_id' | 'cause' | 'reasons' | 'words' | 'prior_status' | 'at'>,
): Promise<void> {
  const { website_id: _, prior_status: __, ...changed } = hold;
  const reasons = JSON.stringify(hold.reasons);
  await trx
    .insertInto('website_holds')
    .values({ ...hold, reasons, answer: null, answered_at: null })
    .onConflict((conflict) => conflict.column('website_id').doUpdateSet({ ...changed, reasons }))
    .execute();
}

export async function dropHold(trx: Executor, websiteId: string): Promise<void> {
  await trx.deleteFrom('website_holds').where('website_id', '=', websiteId).execute();
}

/** Keeps what an owner wrote about it for whoever looks. False: nothing stands against the website. */
export async function answerHold(
  trx: Executor,
  websiteId: string,
  answer: string,
  now: number,
): Promise<boolean> {
  const answered = await trx
    .updateTable('website_holds')
    .set({ answer, answered_at: now })
    .where('website_id', '=', websiteId)
    .returning('website_id')
    .executeTakeFirst();
  return answered !== undefined;
}

/** Without what an operator let pass for this website. */
export async function notCleared<R extends StopReason>(
  db: Executor,
  websiteId: string,
  reasons: readonly R[],
): Promise<R[]> {
  if (reasons.length === 0) return [];
  const rows = await db
    .selectFrom('website_clearances')
    .select('finding')
    .where('website_id', '=', websiteId)
    .execute();
  const cleared = new Set(rows.map(({ finding }) => finding));
  return reasons.filter((reason) => !cleared.has(JSON.stringify(reason)));
}

/** The same words may stand there from now on; others are looked at anew. */
export async function clearReasons(
  trx: Executor,
  websiteId: string,
  reasons: readonly StopReason[],
  now: number,
): Promise<void> {
  for (const reason of reasons)
    await trx
      .insertInto('website_clearances')
      .values({ website_id: websiteId, finding: JSON.stringify(reason), at: now })
      .onConflict((conflict) => conflict.columns(['website_id', 'finding']).doNothing())
      .execute();
}

export async function isSuspendedOwner(db: Executor, ownerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('owner_suspensions')
    .select('owner_id')
    .where('owner_id', '=', ownerId)
    .executeTakeFirst();
  return row !== undefined;
}
