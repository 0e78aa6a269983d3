import type { Executor } from '../database/database.ts';
import { newId } from '../new-id.ts';

export type AuditAction =
  | 'site_held'
  | 'site_shown_again'
  | 'site_suspended'
  | 'site_restored'
  | 'owner_suspended'
  | 'owner_restored'
  | 'report_received'
  | 'reports_closed'
  | 'sessions_ended'
  | 'two_factor_reset'
  | 'job_requeued'
  | 'mail_sent_again'
  | 'site_given'
  | 'profile_proved'
  | 'site_claimed';

export type AuditEntry = {
  /** `guard`, `reports`, `claims`, `owner`, `command`, or the id of an operator. */
  actor: string;
  action: AuditAction;
  websiteId: string | null;
  /** Whom it concerns: it goes with the data of their account. */
  ownerId: string | null;
  /** Names of ours and an operator's words; never a secret, never the address of whoever reported. */
  data: Record<string, unknown>;
};

/** Writes down what was done about a site or an account, in the transaction that does it. Nothing ever takes it out. */
export async function writeAudit(trx: Executor, entry: AuditEntry, now: number): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      id: newId('aud'),
      at: now,
      actor: entry.actor,
      action: entry.action,
      website_id: entry.websiteId,
      owner_id: entry.ownerId,
      data: JSON.stringify(entry.data),
    })
    .execute();
}
