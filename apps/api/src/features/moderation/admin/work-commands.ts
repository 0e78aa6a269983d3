import { writeAudit } from '../../../site-content/audit-log.ts';
import { ACTOR, AdminRefused, dayAndTime, oneLine, type AdminCommand } from './admin-command.ts';

const HOUR = 3_600_000;
const MOST = 200;

export const workCommands: Readonly<Record<string, AdminCommand>> = {
  'dead-jobs': {
    takes: '',
    means: 'work that was given up',
    least: 0,
    run: async ({ queue }) =>
      (await queue.dead())
        .slice(0, MOST)
        .map(
          (job) =>
            `${job.id}  ${dayAndTime(job.diedAt)}  ${job.kind}  ${oneLine(JSON.stringify(job.payload))}  after ${job.attempts} tries: ${oneLine(job.reason)}`,
        ),
  },
  requeue: {
    takes: 'JOB',
    means: 'lets such work begin anew',
    least: 1,
    async run({ queue, database, now }, [id = '']) {
      if (!(await queue.requeue(id))) throw new AdminRefused(`There is no dead job ${id}.`);
      const entry = {
        actor: ACTOR,
        action: 'job_requeued',
        websiteId: null,
        ownerId: null,
        data: { id },
      } as const;
      await writeAudit(database.db, entry, now());
      return [`${id} waits for a worker.`];
    },
  },
  'failed-mails': {
    takes: '',
    means: 'mails that are older than an hour and not sent',
    least: 0,
    async run({ database, now }) {
      const rows = await database.db
        .selectFrom('mails')
        .select(['id', 'recipient', 'kind', 'created_at'])
        .where('sent_at', 'is', null)
        .where('created_at', '<', now() - HOUR)
        .orderBy('created_at')
        .limit(MOST)
        .execute();
      return rows.map(
        (mail) => `${mail.id}  ${dayAndTime(mail.created_at)}  ${mail.kind}  ${mail.recipient}`,
      );
    },
  },
  resend: {
    takes: 'MAIL',
    means: 'sends such a mail once more',
    least: 1,
    async run({ database, queue, now }, [id = '']) {
      const sent = await database.transaction(async (trx) => {
        const mail = await trx
          .selectFrom('mails')
          .select(['id', 'user_id'])
          .where('id', '=', id)
          .where('sent_at', 'is', null)
          .executeTakeFirst();
        if (mail === undefined) return false;
        await queue.cancel(trx, 'send-mail', { mailId: id });
        await queue.enqueue(trx, 'send-mail', { mailId: id }, { dedupeKey: id });
        const about = { websiteId: null, ownerId: mail.user_id, data: { mail: id } };
        await writeAudit(trx, { actor: ACTOR, action: 'mail_sent_again', ...about }, now());
        return true;
      });
      if (!sent) throw new AdminRefused(`There is no mail ${id} that waits to be sent.`);
      return [`${id} is sent by the next worker.`];
    },
  },
};
