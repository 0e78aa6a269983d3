import { ApiFailure } from '../../../http/api-failure.ts';
import { writeAudit } from '../../../site-content/audit-log.ts';
import type { AdminServices } from '../admin/admin-command.ts';

const HOUR = 3_600_000;
export const MOST_LISTED = 200;

export async function deadJobs({ queue }: AdminServices) {
  return (await queue.dead()).slice(0, MOST_LISTED);
}

export async function requeueJob({ queue, database, now }: AdminServices, id: string, actor: string) {
  if (!(await queue.requeue(id))) throw new ApiFailure('conflict', { id: 'operator.noDeadJob', name: id });
  const entry = { actor, action: 'job_requeued', websiteId: null, ownerId: null, data: { id } } as const;
  await writeAudit(database.db, entry, now());
}

/** Older than an hour and not sent: no server takes them, or there is none. */
export function failedMails({ database, now }: AdminServices) {
  return database.db
    .selectFrom('mails')
    .select(['id', 'recipient', 'kind', 'created_at'])
    .where('sent_at', 'is', null)
    .where('created_at', '<', now() - HOUR)
    .orderBy('created_at')
    .limit(MOST_LISTED)
    .execute();
}

export async function resendMail({ database, queue, now }: AdminServices, id: string, actor: string) {
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
    await writeAudit(trx, { actor, action: 'mail_sent_again', ...about }, now());
    return true;
  });
  if (!sent) throw new ApiFailure('conflict', { id: 'operator.noFailedMail', name: id });
}
