import { isIPv6 } from 'node:net';
import { REPORT_REASONS } from '@tosite/site-renderer/report-words';
import { EmailSchema } from '@tosite/validation/account/account-fields';
import * as v from 'valibot';
import type { Executor } from '../../database/database.ts';
import { addressKey } from '../../http/client-address.ts';
import { stopWebsite } from '../../publishing/hold-website.ts';
import { writeAudit } from '../../site-content/audit-log.ts';
import { findSite, type FoundSite } from './admin/find-subject.ts';
import { LOOKED_AT_MS, newTicket, storable, type ReportServices } from './report-parts.ts';
import { reportReceivedMail, reportToOperatorMail } from './report-mails.ts';

type Problem = 'site' | 'reason' | 'words' | 'contact' | 'wait';
type Outcome = { ticket: string; mailed: boolean } | { problem: Problem };

const HOUR = 3_600_000;
/** So many networks within an hour take a site out of sight until somebody has looked. */
const REPORTERS = 3;
const LONGEST = 4000;

const ReportSchema = v.object({
  reason: v.picklist(REPORT_REASONS),
  words: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST)),
  contact: v.union([v.pipe(v.string(), v.trim(), v.literal('')), EmailSchema]),
});

/** Takes what somebody reports: a number for them, a mail to operators, and with three networks in an hour a hold. */
export async function takeReport(
  services: ReportServices,
  typed: { site: string; reason: string; words: string; contact: string },
  clientAddress: string,
): Promise<Outcome> {
  const { database, env, keys, limits, mails, now } = services;
  const read = v.safeParse(ReportSchema, { ...typed, words: storable(typed.words) });
  if (!read.success) return { problem: problemOf(read.issues[0].path?.[0]?.key) };
  const site = await findSite(database.db, env, typed.site);
  if (site === null) return { problem: 'site' };
  if (!(await limits.tryTake('reportByNetwork', addressKey(clientAddress)))) return { problem: 'wait' };
  if (!(await limits.tryTake('reportsOfAll', 'all'))) return { problem: 'wait' };
  const { reason, words, contact } = read.output;
  const mailed = contact !== '' && (await mails.admit(contact, clientAddress));
  const tellsOperators = await limits.tryTake('reportMails', site.id);
  const network = keys.mac('report', reporterOf(clientAddress)).toString('base64url');
  const ticket = newTicket();
  const held = await database.transaction(async (trx) => {
    await trx
      .insertInto('site_reports')
      .values({
        ticket,
        website_id: site.id,
        reason,
        words,
        contact: contact === '' ? null : contact,
        network,
        at: now(),
        handled_at: null,
      })
      .execute();
    const about = { websiteId: site.id, ownerId: site.owner_id, data: { ticket, reason } };
    await writeAudit(trx, { actor: 'reports', action: 'report_received', ...about }, now());
    const address = env.siteOrigin(site.label);
    if (mailed) await mails.send(trx, null, reportReceivedMail(contact, { ticket, site: address }));
    if (tellsOperators)
      for (const email of env.operatorEmails)
        await mails.send(
          trx,
          null,
          reportToOperatorMail(email, { ticket, site: address, reason, words, contact }),
        );
    return holdIfMany(services, trx, site);
  });
  if (held) services.onWebsiteChanged([site.label]);
  return { ticket, mailed };
}

async function holdIfMany(services: ReportServices, trx: Executor, site: FoundSite): Promise<boolean> {
  const { now } = services;
  const looked = await trx
    .selectFrom('site_reports')
    .select('ticket')
    .where('website_id', '=', site.id)
    .where('handled_at', '>', now() - LOOKED_AT_MS)
    .executeTakeFirst();
  if (looked !== undefined || site.status !== 'published') return false;
  const { reporters } = await trx
    .selectFrom('site_reports')
    .select((eb) => eb.fn.count<number>('network').distinct().as('reporters'))
    .where('website_id', '=', site.id)
    .where('at', '>', now() - HOUR)
    .executeTakeFirstOrThrow();
  if (Number(reporters) < REPORTERS) return false;
  const stop = { status: 'held', cause: 'reports', reasons: [], words: null, actor: 'reports' } as const;
  return stopWebsite(services, trx, site.id, stop);
}

/** Who counts as one reporter: an IPv4 address, or a /48 of IPv6, which one customer may have. */
function reporterOf(address: string): string {
  return isIPv6(address) ? addressKey(address).split(':').slice(0, 3).join(':') : address;
}

function problemOf(field: unknown): Problem {
  return field === 'reason' || field === 'contact' ? field : 'words';
}
