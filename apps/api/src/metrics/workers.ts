import type { Core } from '../core.ts';
import type { Executor } from '../database/database.ts';
import { newId } from '../new-id.ts';

const BEAT_MS = 15_000;
const FORGOTTEN_MS = 86_400_000;

/** How long ago each worker was seen, in milliseconds. */
export async function workersSeen(db: Executor, now: number): Promise<number[]> {
  const rows = await db.selectFrom('workers').select('seen_at').execute();
  return rows.map(({ seen_at: at }) => Math.max(0, now - at));
}

/** Says that this worker lives, at once and four times a minute; ends with `stop`, which takes it out of the list. */
export function beginBeating({ database, now, log }: Pick<Core, 'database' | 'now' | 'log'>): {
  stop(): Promise<void>;
} {
  const id = newId('wrk');
  const beat = async (): Promise<void> => {
    const seen = now();
    await database.db
      .insertInto('workers')
      .values({ id, seen_at: seen })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: seen }))
      .execute();
    await database.db
      .deleteFrom('workers')
      .where('seen_at', '<', seen - FORGOTTEN_MS)
      .execute();
  };
  const quietly = (): Promise<void> =>
    beat().catch((error: unknown) => log.warn({ err: error }, 'a worker could not say that it lives'));
  let last = quietly();
  const timer = setInterval(() => {
    last = quietly();
  }, BEAT_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await last;
      await database.db
        .deleteFrom('workers')
        .where('id', '=', id)
        .execute()
        .catch(() => undefined);
    },
  };
}
