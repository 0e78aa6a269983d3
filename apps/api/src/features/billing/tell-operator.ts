import type { Core } from '../../core.ts';
import type { Executor } from '../../database/database.ts';
import { operatorAlertMail, type Alert } from './billing-mails.ts';

/** Says once what an operator has to look at: in the log, and by mail to whoever runs the installation. */
export async function tellOperator(
  { env, log, mails, now }: Core,
  trx: Executor,
  alert: Alert & { about: string; ownerId: string | null },
): Promise<void> {
  const { about, ownerId, kind, id } = alert;
  const told = await trx
    .insertInto('payment_alerts')
    .values({ about, told_at: now() })
    .onConflict((conflict) => conflict.column('about').doNothing())
    .returning('about')
    .executeTakeFirst();
  if (told === undefined) return;
  log.error({ kind, id, ownerId }, 'payments need an operator');
  for (const email of env.operatorEmails)
    await mails.send(trx, ownerId, operatorAlertMail(email, { kind, id }));
}
