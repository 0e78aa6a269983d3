import { inEnglish } from '@tosite/validation/messages/in-english';
import { findHold } from '../../../site-content/hold-store.ts';
import { holdMessages } from '../../../site-content/present-hold.ts';
import { dayAndTime, oneLine, type AdminCommand, type AdminServices } from './admin-command.ts';
import { findSite, ownerOf, siteOf } from './find-subject.ts';

const MOST = 200;

export const lookCommands: Readonly<Record<string, AdminCommand>> = {
  find: {
    takes: 'TEXT',
    means: 'an account by its e-mail address or id, or by the address, host or id of a website',
    least: 1,
    async run(services, [text = '']) {
      const { database, env } = services;
      const owner = await ownerOf(services, text);
      const sites = await database.db
        .selectFrom('websites')
        .select(['id', 'label', 'status', 'plan', 'created_at'])
        .where('owner_id', '=', owner.id)
        .orderBy('created_at')
        .execute();
      const suspended = await database.db
        .selectFrom('owner_suspensions')
        .selectAll()
        .where('owner_id', '=', owner.id)
        .executeTakeFirst();
      return [
        `${owner.id}  ${owner.email}  ${oneLine(owner.name)}  ${owner.email_verified_at === null ? 'address not confirmed' : 'address confirmed'}`,
        ...(suspended === undefined
          ? []
          : [`  suspended since ${dayAndTime(suspended.at)}: ${oneLine(suspended.words)}`]),
        ...sites.map(
          (site) =>
            `  ${site.id}  ${env.siteOrigin(site.label)}  ${site.status}  ${site.plan}  made ${dayAndTime(site.created_at)}`,
        ),
      ];
    },
  },
  queue: {
    takes: '',
    means:
      'websites that are held or suspended, with what their owners answered, and websites with open reports',
    least: 0,
    run: async (services) => [...(await heldSites(services)), ...(await reportedSites(services))],
  },
  reports: {
    takes: '[SITE]',
    means: 'what people reported, the newest first',
    least: 0,
    async run(services, [text]) {
      const { database } = services;
      const site = text === undefined ? null : await siteOf(services, text);
      let query = database.db
        .selectFrom('site_reports')
        .innerJoin('websites', 'websites.id', 'site_reports.website_id')
        .selectAll('site_reports')
        .select('websites.label');
      if (site !== null) query = query.where('site_reports.website_id', '=', site.id);
      const rows = await query.orderBy('site_reports.at', 'desc').limit(MOST).execute();
      return rows.map(
        (row) =>
          `${row.ticket}  ${dayAndTime(row.at)}  ${row.label}  ${row.reason}  ${row.handled_at === null ? 'open' : 'closed'}  ${row.contact ?? 'no address'}  ${oneLine(row.words, 500)}`,
      );
    },
  },
  audit: {
    takes: '[OWNER or SITE]',
    means: 'what was done, the newest first',
    least: 0,
    async run(services, [text]) {
      const { database, env } = services;
      let query = database.db.selectFrom('audit_log').selectAll();
      if (text !== undefined) {
        const site = await findSite(database.db, env, text);
        const owner = site === null ? await ownerOf(services, text) : null;
        query =
          site === null
            ? query.where('owner_id', '=', owner?.id ?? '')
            : query.where('website_id', '=', site.id);
      }
      const rows = await query.orderBy('at', 'desc').orderBy('id').limit(MOST).execute();
      return rows.map(
        (row) =>
          `${dayAndTime(row.at)}  ${row.actor}  ${row.action}  ${row.website_id ?? '-'}  ${row.owner_id ?? '-'}  ${oneLine(row.data, 500)}`,
      );
    },
  },
};

async function heldSites({ database, env }: AdminServices): Promise<string[]> {
  const rows = await database.db
    .selectFrom('website_holds')
    .innerJoin('websites', 'websites.id', 'website_holds.website_id')
    .select(['websites.id', 'websites.label', 'websites.status', 'website_holds.at'])
    .orderBy('website_holds.at')
    .limit(MOST)
    .execute();
  const lines: string[] = [];
  for (const { id, label, status, at } of rows) {
    const hold = await findHold(database.db, id);
    if (hold === null) continue;
    lines.push(`${status}  ${env.siteOrigin(label)}  since ${dayAndTime(at)}  ${hold.cause}`);
    lines.push(...holdMessages(hold).map((message) => `    ${inEnglish(message)}`));
    for (const reason of hold.reasons)
      if (reason.kind === 'secret') lines.push(`    says: ${oneLine(reason.excerpt)}`);
    if (hold.words !== null) lines.push(`    operator: ${oneLine(hold.words, 500)}`);
    if (hold.answer !== null)
      lines.push(`    owner, ${dayAndTime(hold.answered_at)}: ${oneLine(hold.answer, 1000)}`);
  }
  return lines;
}

async function reportedSites({ database, env }: AdminServices): Promise<string[]> {
  const rows = await database.db
    .selectFrom('site_reports')
    .innerJoin('websites', 'websites.id', 'site_reports.website_id')
    .select(['websites.label', (eb) => eb.fn.countAll<number>().as('reports')])
    .where('site_reports.handled_at', 'is', null)
    .groupBy('websites.label')
    .orderBy('reports', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ label, reports }) => `reported  ${env.siteOrigin(label)}  ${Number(reports)} open`);
}
