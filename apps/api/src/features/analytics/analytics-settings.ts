import type { AnalyticsSettings } from '@tosite/api-client/endpoints/analytics';
import type { Executor } from '../../database/database.ts';
import { notFound } from '../../http/api-failure.ts';
import { owePublish } from '../../publishing/owed-publish.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import type { AnalyticsServices } from './analytics-services.ts';

/** Without a word of the owner: links are not counted, and no mail is sent. */
const FIRST: AnalyticsSettings = { countLinks: false, weeklyMail: false };

export async function findSettings(db: Executor, websiteId: string): Promise<AnalyticsSettings> {
  const row = await db
    .selectFrom('analytics_settings')
    .select(['count_links', 'weekly_mail'])
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  return row === undefined ? FIRST : { countLinks: row.count_links === 1, weeklyMail: row.weekly_mail === 1 };
}

export async function readSettings(
  { database: { db } }: Pick<AnalyticsServices, 'database'>,
  ownerId: string,
  websiteId: string,
): Promise<AnalyticsSettings> {
  if ((await findOwnWebsite(db, ownerId, websiteId)) === null) throw notFound();
  return findSettings(db, websiteId);
}

/** What is left out stays as it is. When the counting of links changes, the pages are live with it when this resolves. */
export async function saveSettings(
  services: AnalyticsServices,
  ownerId: string,
  websiteId: string,
  change: { countLinks?: boolean | undefined; weeklyMail?: boolean | undefined },
): Promise<AnalyticsSettings> {
  const { database, queue, publisher, now } = services;
  const { settings, hasToPublish } = await database.transaction(async (trx) => {
    await lockOwnWebsite(trx, ownerId, websiteId);
    const before = await findSettings(trx, websiteId);
    const after = {
      countLinks: change.countLinks ?? before.countLinks,
      weeklyMail: change.weeklyMail ?? before.weeklyMail,
    };
    const row = {
      count_links: after.countLinks ? 1 : 0,
      weekly_mail: after.weeklyMail ? 1 : 0,
      updated_at: now(),
    };
    await trx
      .insertInto('analytics_settings')
      .values({ website_id: websiteId, mailed_week: null, ...row })
      .onConflict((conflict) => conflict.column('website_id').doUpdateSet(row))
      .execute();
    const isOther = after.countLinks !== before.countLinks;
    if (isOther) {
      await trx
        .updateTable('websites')
        .set((eb) => ({ content_version: eb('content_version', '+', 1), updated_at: now() }))
        .where('id', '=', websiteId)
        .execute();
      await owePublish(queue, trx, websiteId, 'edit');
    }
    return { settings: after, hasToPublish: isOther };
  });
  if (hasToPublish) await publisher.publish(websiteId, 'edit');
  return settings;
}
