import { sql } from 'kysely';
import { userStore } from '../../auth/user-store.ts';
import { QueueFull } from '../../queue/queue.ts';
import { stopAddress } from '../../mail/stop-page.ts';
import { writeMail } from '../../mail/write-mail.ts';
import type { AnalyticsServices } from './analytics-services.ts';
import { rollUp } from './roll-up.ts';
import { STOP_WEEKLY } from './stop-weekly.ts';
import { addDays, beginOfDay, dayAt } from './zoned-day.ts';
import { websiteOrigin } from '../../site-content/website-origin.ts';
import { readSpecText } from '../../site-content/website-row.ts';

const EIGHT = 8 * 3_600_000;
const AT_ONCE = 500;

/** On Mondays from eight in the zone of a site: what its week was, to owners who want it, once. */
export async function sendWeeklyMails(services: AnalyticsServices): Promise<void> {
  const { db } = services.database;
  let after = '';
  for (;;) {
    const wanted = await db
      .selectFrom('analytics_settings')
      .innerJoin('websites', 'websites.id', 'analytics_settings.website_id')
      .select(['websites.id as id', 'websites.spec as spec', 'analytics_settings.mailed_week as mailed'])
      .where('weekly_mail', '=', 1)
      .where('websites.id', '>', after)
      .orderBy('websites.id')
      .limit(AT_ONCE)
      .execute();
    for (const { id, spec, mailed } of wanted) {
      const monday = mondayOf(readSpecText(spec).timezone, services.now());
      if (monday !== null && (mailed ?? '') < monday) await sendOne(services, id, monday);
    }
    const last = wanted.at(-1);
    if (last === undefined || wanted.length < AT_ONCE) return;
    after = last.id;
  }
}

/** This Monday's date, while it is Monday there and eight o'clock is past. */
function mondayOf(zone: string, now: number): string | null {
  const day = dayAt(zone, now);
  const isMonday = new Date(`${day}T00:00:00Z`).getUTCDay() === 1;
  return isMonday && now >= beginOfDay(zone, day) + EIGHT ? day : null;
}

async function sendOne(services: AnalyticsServices, websiteId: string, monday: string): Promise<void> {
  const { database, mails, env, keys } = services;
  await rollUp(database, { websiteId });
  const sending = database.transaction(async (trx) => {
    const claimed = await trx
      .updateTable('analytics_settings')
      .set({ mailed_week: monday })
      .where('website_id', '=', websiteId)
      .where('weekly_mail', '=', 1)
      .where((eb) => eb.or([eb('mailed_week', 'is', null), eb('mailed_week', '<', monday)]))
      .executeTakeFirst();
    if (Number(claimed.numUpdatedRows) !== 1) return;
    const website = await trx
      .selectFrom('websites')
      .select(['owner_id', 'label', 'primary_domain'])
      .where('id', '=', websiteId)
      .executeTakeFirst();
    const owner = website === undefined ? undefined : await userStore.byId(trx, website.owner_id);
    // An address that was never confirmed may be a stranger's.
    if (website === undefined || owner === undefined || owner.email_verified_at === null) return;
    const totals = async (from: string, to: string) => {
      const row = await trx
        .selectFrom('analytics_sums')
        .select((eb) => [eb.fn.sum('views').as('views'), eb.fn.sum('visitors').as('visitors')])
        .where('website_id', '=', websiteId)
        .where(sql<boolean>`dimension = 'total'`)
        .where('day', '>=', from)
        .where('day', '<=', to)
        .executeTakeFirst();
      return { views: Number(row?.views ?? 0), visitors: Number(row?.visitors ?? 0) };
    };
    const week = await totals(addDays(monday, -7), addDays(monday, -1));
    const before = await totals(addDays(monday, -14), addDays(monday, -8));
    // A week without anybody is nothing to write about.
    if (week.views === 0) return;
    const stop = stopAddress(STOP_WEEKLY, { env, keys }, websiteId);
    const site = new URL(websiteOrigin(env, website)).host;
    const facts = { site, ...week, viewsBefore: before.views, stop };
    const address = `${env.dashboardOrigin}/analytics`;
    const mail = writeMail(owner, 'weekly-figures', (words) => words.weeklyFigures(facts), address);
    await mails.send(trx, owner.id, { ...mail, unsubscribe: stop });
  });
  // Too much waits already: the next sweep of this Monday sends it.
  await sending.catch((error: unknown) => {
    if (!(error instanceof QueueFull)) throw error;
  });
}
