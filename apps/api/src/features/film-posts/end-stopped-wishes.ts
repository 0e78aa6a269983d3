import type { FilmPostServices } from './film-post-services.ts';
import { endPostJob, findPostJob, hasStopped, STOPPED, stoppedPostJobs } from './post-job-store.ts';

/** Ends the wishes whose jobs gave up, so that what was reserved for them is had back. */
export async function endStoppedWishes({
  database,
  now,
}: Pick<FilmPostServices, 'database' | 'now'>): Promise<void> {
  for (const { id } of await stoppedPostJobs(database.db, now()))
    await database.transaction(async (trx) => {
      const wish = await findPostJob(trx, id);
      if (wish !== null && hasStopped(wish, now()))
        await endPostJob(trx, wish, { status: 'failed', error: STOPPED, updated_at: now() });
    });
}
