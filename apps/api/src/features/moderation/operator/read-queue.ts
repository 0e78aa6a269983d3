import type { OperatorQueueItem } from '@tosite/api-client/endpoints/operator';
import { MOST_LISTED } from '../verbs/work-verbs.ts';
import { instant, type OperatorServices } from './operator-services.ts';

/**
 * What somebody has to look at: held websites, those that people reported, and suspended ones whose owners have answered
 * since. The gravest first: held before reported, more reports before fewer, then who waits longest.
 */
export async function readQueue({ database }: OperatorServices): Promise<OperatorQueueItem[]> {
  const { db } = database;
  const reports = await db
    .selectFrom('site_reports')
    .select(['website_id', 'words', 'reason', 'at'])
    .where('handled_at', 'is', null)
    .orderBy('at')
    .execute();
  const reported = new Map<string, typeof reports>();
  for (const report of reports)
    reported.set(report.website_id, [...(reported.get(report.website_id) ?? []), report]);
  const holds = await db
    .selectFrom('website_holds')
    .innerJoin('websites', 'websites.id', 'website_holds.website_id')
    .select(['website_id', 'cause', 'at', 'answer', 'answered_at'])
    .where((eb) =>
      eb.or([
        eb('websites.status', '=', 'held'),
        eb('website_holds.answered_at', '>', eb.ref('website_holds.at')),
        ...(reported.size === 0 ? [] : [eb('website_id', 'in', [...reported.keys()])]),
      ]),
    )
    .execute();
  const held = new Map(holds.map((hold) => [hold.website_id, hold]));
  const ids = [...new Set([...held.keys(), ...reported.keys()])];
  if (ids.length === 0) return [];
  const sites = await db
    .selectFrom('websites')
    .select(['id', 'label', 'status'])
    .where('id', 'in', ids)
    .execute();
  const items = sites.map(({ id, label, status }) => {
    const hold = held.get(id) ?? null;
    const open = reported.get(id) ?? [];
    const answered = hold !== null && hold.answered_at !== null && hold.answered_at > hold.at;
    const newest = open.at(-1);
    return {
      _id: id,
      domain_name: label,
      status,
      cause: hold?.cause ?? null,
      since: Math.min(hold?.at ?? Infinity, open[0]?.at ?? Infinity),
      openReports: open.length,
      says:
        (answered ? hold.answer : newest === undefined ? null : `${newest.reason}: ${newest.words}`)?.slice(
          0,
          300,
        ) ?? null,
      answered,
    };
  });
  const weight = ({ status, openReports }: (typeof items)[number]): number =>
    (status === 'held' ? 1_000_000 : 0) + openReports;
  return items
    .toSorted((a, b) => weight(b) - weight(a) || a.since - b.since)
    .slice(0, MOST_LISTED)
    .map((item) => ({ ...item, since: instant(item.since) }));
}
