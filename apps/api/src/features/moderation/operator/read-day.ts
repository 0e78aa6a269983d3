import type { OperatorDay } from '@tosite/api-client/endpoints/operator';
import { failedMails } from '../verbs/work-verbs.ts';
import { instantOrNull, type OperatorServices } from './operator-services.ts';
import { readQueue } from './read-queue.ts';

const DAY = 86_400_000;

export async function readDay(services: OperatorServices): Promise<OperatorDay> {
  const { database, queue, now } = services;
  const { db } = database;
  const since = now() - DAY;
  const count = async (query: Promise<{ count: number | bigint | string }>): Promise<number> =>
    Number((await query).count);
  const logged = (action: string, actors: readonly string[] | null) => {
    const query = db
      .selectFrom('audit_log')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('action', '=', action)
      .where('at', '>', since);
    return count(
      (actors === null ? query : query.where('actor', 'in', [...actors])).executeTakeFirstOrThrow(),
    );
  };
  const made = db
    .selectFrom('websites')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>', since);
  return {
    toLookAt: (await readQueue(services)).length,
    sitesMade: await count(made.executeTakeFirstOrThrow()),
    heldByThemselves: await logged('site_held', ['guard', 'reports']),
    suspended: await logged('site_suspended', null),
    deadJobs: (await queue.counts()).dead,
    failedMails: (await failedMails(services)).length,
    backupAt: instantOrNull(await services.newestBackup()),
  };
}
