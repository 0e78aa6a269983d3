import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import { TryLater, type Job } from '../queue/queue.ts';
import type { Mail, MailTransport } from './mails.ts';

/** What the whole installation sends within an hour at most: more than that is a fault or an attack. */
const HOURLY_BUDGET = 2000;
const HOUR = 3_600_000;

type Parts = {
  database: Database;
  clock: Clock;
  transport: MailTransport;
  env: Env;
  onBudgetHit: () => void;
};

/** The worker's side of a mail: one mail a row, whatever happens in between. Afterwards the row has no words left. */
export function deliverMail(parts: Parts): (job: Job<'send-mail'>) => Promise<void> {
  const { database, clock, transport, env } = parts;
  return async (job) => {
    const { db } = database;
    const row = await db
      .selectFrom('mails')
      .selectAll()
      .where('id', '=', job.payload.mailId)
      .executeTakeFirst();
    if (row === undefined || row.sent_at !== null) return;
    const sent = await db
      .selectFrom('mails')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('sent_at', '>', clock.now() - HOUR)
      .executeTakeFirstOrThrow();
    if (sent.count >= HOURLY_BUDGET) {
      parts.onBudgetHit();
      throw new TryLater(5 * 60_000, 'the hourly budget of mails is used up');
    }
    await job.fence();
    // The row was written by `send` from a value of this type.
    const mail = JSON.parse(row.message) as Mail;
    await transport.deliver({ ...mail, id: row.id, from: env.mailFrom });
    await db
      .updateTable('mails')
      .set({ sent_at: clock.now(), message: '{}' })
      .where('id', '=', row.id)
      .where('sent_at', 'is', null)
      .execute();
    // Its account may have ended while it was written.
    const isKnown = await db.selectFrom('mails').select('id').where('id', '=', row.id).executeTakeFirst();
    if (isKnown === undefined) await transport.forget([row.id]);
  };
}
