import type { Database } from '../../database/database.ts';
import { newId } from '../../new-id.ts';

/** What an authority gives one account is 300 in three hours; fifty are left for certificates that run out. */
const MOST = 250;
const WITHIN_MS = 3 * 3_600_000;

/** Counts one more that is asked for; false: it is one too many for now. */
export async function mayOrder(database: Database, now: number): Promise<boolean> {
  return database.transaction(async (trx) => {
    await trx
      .deleteFrom('certificate_orders')
      .where('asked_at', '<=', now - WITHIN_MS)
      .execute();
    const { count } = await trx
      .selectFrom('certificate_orders')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST) return false;
    await trx
      .insertInto('certificate_orders')
      .values({ id: newId('ord'), asked_at: now })
      .execute();
    return true;
  });
}
