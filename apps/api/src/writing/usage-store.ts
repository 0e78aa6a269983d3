import type { Executor } from '../database/database.ts';
import type { AiUsageTable } from '../database/schema.ts';

export type Usage = Pick<AiUsageTable, 'user_id' | 'kind' | 'period'>;

/** Counts one more; false when that were more than `limit`. However many ask at once, no more than that are told true. */
export async function takeOne(db: Executor, usage: Usage, limit: number): Promise<boolean> {
  await db
    .insertInto('ai_usage')
    .values({ ...usage, used: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('ai_usage')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('user_id', '=', usage.user_id)
    .where('kind', '=', usage.kind)
    .where('period', '=', usage.period)
    .where('used', '<', limit)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes one count back, for what was not written in the end. */
export async function giveOneBack(db: Executor, usage: Usage): Promise<void> {
  await db
    .updateTable('ai_usage')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('user_id', '=', usage.user_id)
    .where('kind', '=', usage.kind)
    .where('period', '=', usage.period)
    .where('used', '>', 0)
    .execute();
}

export async function usedOf(db: Executor, usage: Usage): Promise<number> {
  const row = await db
    .selectFrom('ai_usage')
    .select('used')
    .where('user_id', '=', usage.user_id)
    .where('kind', '=', usage.kind)
    .where('period', '=', usage.period)
    .executeTakeFirst();
  return row?.used ?? 0;
}

/** The same for the requests of a day, of everybody together. */
export async function takeRequest(db: Executor, day: string, limit: number): Promise<boolean> {
  await db
    .insertInto('ai_requests')
    .values({ day, used: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('ai_requests')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('day', '=', day)
    .where('used', '<', limit)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function giveRequestBack(db: Executor, day: string): Promise<void> {
  await db
    .updateTable('ai_requests')
    .set((eb) => ({ used: eb('used', '-', 1) }))
    .where('day', '=', day)
    .where('used', '>', 0)
    .execute();
}

export async function requestsOf(db: Executor, day: string): Promise<number> {
  const row = await db.selectFrom('ai_requests').select('used').where('day', '=', day).executeTakeFirst();
  return row?.used ?? 0;
}

/** Deletes the counts of periods that ended before this day. */
export async function forgetUsageBefore(db: Executor, day: string): Promise<void> {
  await db.deleteFrom('ai_usage').where('period', '<', day).execute();
  await db.deleteFrom('ai_requests').where('day', '<', day).execute();
}
