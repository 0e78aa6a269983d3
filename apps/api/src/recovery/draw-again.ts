import type { Database } from '../database/database.ts';
import { createLogger } from '../logging/logger.ts';
import { owePublish } from '../publishing/owed-publish.ts';
import { createQueue } from '../queue/create-queue.ts';

/** Owes a publish to every website that is up: pages name their own addresses, and those are others now. */
export async function drawAllAgain(database: Database): Promise<number> {
  const rows = await database.db
    .selectFrom('websites')
    .select('id')
    .where('published_id', 'is not', null)
    .execute();
  await drawAgain(
    database,
    rows.map(({ id }) => id),
  );
  return rows.length;
}

/** Writes down that these websites have to be published: by the server that runs, or by the next that starts. */
export async function drawAgain(database: Database, websiteIds: readonly string[]): Promise<void> {
  const queue = createQueue(database, { log: createLogger() });
  await queue.open();
  for (const id of websiteIds) {
    await database.transaction(async (trx) => {
      await trx
        .updateTable('websites')
        .set((eb) => ({ content_version: eb('content_version', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await owePublish(queue, trx, id, 'edit', 0);
    });
  }
}
