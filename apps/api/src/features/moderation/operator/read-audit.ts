import type { AuditEntry, OperatorAction } from '@tosite/api-client/endpoints/operator';
import type { AuditLogTable } from '../../../database/schema.ts';
import { instant, type OperatorServices } from './operator-services.ts';

const PAGE = 100;
/** What an owner is not told: who reported, and what was only sent or done once more. */
const INNER = [
  'report_received',
  'reports_closed',
  'job_requeued',
  'mail_sent_again',
  'site_claimed',
  'profile_proved',
];

/** Written by `writeAudit` only. */
function factsOf({ data }: Pick<AuditLogTable, 'data'>): { label: string | null; words: string | null } {
  const { label, words, reason } = JSON.parse(data) as Record<string, unknown>;
  const said = typeof words === 'string' && words !== '' ? words : reason;
  return {
    label: typeof label === 'string' ? label : null,
    words: typeof said === 'string' && said !== '' ? said : null,
  };
}

export async function readAudit(
  { database }: Pick<OperatorServices, 'database'>,
  { after, about }: { after?: string | undefined; about?: string | undefined },
): Promise<{ entries: AuditEntry[]; next: string | null }> {
  const { db } = database;
  let query = db
    .selectFrom('audit_log')
    .leftJoin('websites', 'websites.id', 'audit_log.website_id')
    .leftJoin('users as owner', 'owner.id', 'audit_log.owner_id')
    .leftJoin('users as operator', 'operator.id', 'audit_log.actor')
    .select(['audit_log.id', 'audit_log.at', 'audit_log.actor', 'audit_log.action', 'audit_log.data'])
    .select(['websites.label as site', 'owner.email as owner', 'operator.name as operator']);
  if (about !== undefined)
    query = query.where((eb) =>
      eb.or([eb('audit_log.website_id', '=', about), eb('audit_log.owner_id', '=', about)]),
    );
  if (after !== undefined) {
    const last = await db
      .selectFrom('audit_log')
      .select(['at', 'id'])
      .where('id', '=', after)
      .executeTakeFirst();
    if (last !== undefined)
      query = query.where((eb) =>
        eb.or([
          eb('audit_log.at', '<', last.at),
          eb.and([eb('audit_log.at', '=', last.at), eb('audit_log.id', '<', last.id)]),
        ]),
      );
  }
  const rows = await query
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const entries = rows.slice(0, PAGE).map((row) => {
    const { label, words } = factsOf(row);
    return {
      _id: row.id,
      at: instant(row.at),
      actor: row.operator ?? row.actor,
      action: row.action,
      site: row.site ?? label,
      owner: row.owner,
      words,
    };
  });
  return { entries, next: rows.length > PAGE ? (entries.at(-1)?._id ?? null) : null };
}

/** What concerns one owner, without who did it. */
export async function actionsAbout(
  { database }: Pick<OperatorServices, 'database'>,
  ownerId: string,
): Promise<OperatorAction[]> {
  const rows = await database.db
    .selectFrom('audit_log')
    .select(['id', 'at', 'actor', 'action', 'data'])
    .where('owner_id', '=', ownerId)
    .where('action', 'not in', INNER)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE)
    .execute();
  return rows.map((row) => {
    const { label, words } = factsOf(row);
    return {
      _id: row.id,
      at: instant(row.at),
      by: ['guard', 'reports', 'claims'].includes(row.actor) ? 'itself' : 'operator',
      action: row.action,
      site: label,
      words,
    };
  });
}
