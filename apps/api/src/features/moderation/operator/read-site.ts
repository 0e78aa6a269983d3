import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import type { OperatorSite } from '@tosite/api-client/endpoints/operator';
import { inEnglish } from '@tosite/validation/messages/in-english';
import { readHost } from '@tosite/validation/website/read-host';
import { notFound } from '../../../http/api-failure.ts';
import { domainOfWebsite } from '../../../site-content/custom-domain-store.ts';
import { hostsOf } from '../../../site-content/domain-names.ts';
import { findHold, type Hold } from '../../../site-content/hold-store.ts';
import { holdMessages } from '../../../site-content/present-hold.ts';
import { websiteFromRow } from '../../../site-content/website-row.ts';
import { MOST_LISTED } from '../verbs/work-verbs.ts';
import { instant, instantOrNull, type OperatorServices } from './operator-services.ts';
import { readOwner, summaryOf } from './read-owner.ts';

const MOST_HOSTS = 20;

export async function readSite(services: OperatorServices, id: string): Promise<OperatorSite> {
  const { db } = services.database;
  const row = await db.selectFrom('websites').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  const domain = await domainOfWebsite(db, id);
  const hold = await findHold(db, id);
  const reports = await db
    .selectFrom('site_reports')
    .select(['ticket', 'at', 'reason', 'words', 'contact', 'handled_at'])
    .where('website_id', '=', id)
    .orderBy('at', 'desc')
    .limit(MOST_LISTED)
    .execute();
  return {
    ...summaryOf(services, row),
    website_name: websiteFromRow(row).spec.name,
    plan: row.plan,
    ownNames: domain === null ? [] : hostsOf(domain),
    hold: hold === null ? null : presentHold(hold),
    reports: reports.map(({ handled_at: handledAt, at, ...report }) => ({
      ...report,
      at: instant(at),
      open: handledAt === null,
    })),
    owner: await readOwner(services, row.owner_id),
    page: row.published_id === null ? null : services.lookAddress(id),
    leadsTo: row.published_id === null ? [] : await hostsBehind(services, row.published_id, row.label),
  };
}

function presentHold(hold: Hold): OperatorSite['hold'] {
  const messageReasons = holdMessages(hold);
  return {
    cause: hold.cause,
    since: instant(hold.at),
    messages: messageReasons.map((message) => inEnglish(message)),
    messageReasons,
    excerpts: hold.reasons.flatMap((reason) => (reason.kind === 'secret' ? [reason.excerpt] : [])),
    words: hold.words,
    answer: hold.answer,
    answeredAt: instantOrNull(hold.answered_at),
  };
}

async function hostsBehind(services: OperatorServices, publishId: string, label: string): Promise<string[]> {
  const html = (await services.firstPage(publishId)) ?? '';
  const own = new URL(services.env.siteOrigin(label)).host;
  const hosts = [...html.matchAll(/<a\s[^>]*href="(https?:\/\/[^"]+)"/gu)].flatMap(([, address = '']) =>
    canParseUrl(address) ? [new URL(address).host] : [],
  );
  return [...new Set(hosts)]
    .filter((host) => host !== own && readHost(host, services.env.hosts).kind !== 'product')
    .slice(0, MOST_HOSTS);
}
