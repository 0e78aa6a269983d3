import type { SeoSettings } from '@tosite/validation/website/seo';
import { notFound } from '../../http/api-failure.ts';
import { recordActivity } from '../../site-content/activity-store.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { owePublish } from '../../publishing/owed-publish.ts';
import { writeSeo } from './seo-store.ts';

/** A setting that is undefined, or not there, stays as it is. */
export type SeoChange = { [K in keyof SeoSettings]?: SeoSettings[K] | undefined };

export async function readSeo(
  { database }: Pick<WebsiteServices, 'database'>,
  ownerId: string,
  websiteId: string,
): Promise<SeoSettings> {
  const website = await findOwnWebsite(database.db, ownerId, websiteId);
  if (website === null) throw notFound();
  return website.seo;
}

/**
 * Changes what a website tells search engines and whoever shares it; live when this resolves. The pictures that it
 * names from now on are copied as all others are: the queue brings them and publishes again.
 */
export async function saveSeo(
  services: WebsiteServices,
  ownerId: string,
  websiteId: string,
  change: SeoChange,
): Promise<SeoSettings> {
  const { database, queue, publisher, now } = services;
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const saved = await database.transaction(async (trx) => {
    const before = await findOwnWebsite(trx, ownerId, websiteId);
    if (before === null) throw notFound();
    const seo: SeoSettings = { ...before.seo, ...given };
    if (JSON.stringify(seo) === JSON.stringify(before.seo)) return { seo, changed: false };
    await writeSeo(trx, { ownerId, websiteId, seo, now: now() });
    await owePublish(queue, trx, websiteId, 'seo');
    await recordActivity(trx, { userId: ownerId, websiteId, kind: 'seo_saved', data: {}, now: now() });
    if (seo.ogImageUrl !== before.seo.ogImageUrl || seo.favicon !== before.seo.favicon) {
      const holder = `website:${websiteId}` as const;
      await queue.enqueue(trx, 'copy-pictures', { holder }, { ownerId, dedupeKey: websiteId });
    }
    return { seo, changed: true };
  });
  if (saved.changed) await publisher.publish(websiteId, 'seo');
  return saved.seo;
}
