import type { SiteSpec } from '@tosite/validation/website/site-spec';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import type { Executor } from '../../database/database.ts';
import { recordActivity } from '../../site-content/activity-store.ts';
import { owePublish } from '../../publishing/owed-publish.ts';
import {
  hashOfVersion,
  partsOfVersion,
  stateOfParts,
  type VersionSpec,
} from '../../site-content/version-parts.ts';
import { readVersionParts } from '../../site-content/version-store.ts';
import { changeSpec } from '../../site-content/spec-store.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { sourcesOfWebsite } from '../../site-content/source-store.ts';
import type { WebsiteRecord } from '../../site-content/website-row.ts';
import { findOwnWebsite, updateOwnWebsite } from '../../site-content/website-store.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';
import { designOfVersion } from './design-of-version.ts';
import { restoreSources } from './restore-sources.ts';

/**
 * Publishes an older version of a website again: its look, its words and what its sources said. Its address, its
 * status, and whether search engines may list it stay as they are now. What was there until now is a version of its
 * own afterwards, so that this can be taken back like any other change. Live when this resolves.
 */
export async function restoreVersion(
  services: WebsiteServices,
  ownerId: string,
  { websiteId, versionId }: { websiteId: string; versionId: string },
): Promise<void> {
  const { database, publisher, queue, now } = services;
  const website = await findOwnWebsite(database.db, ownerId, websiteId);
  if (website === null) throw notFound();
  const parts = await readVersionParts(database.db, websiteId, versionId);
  if (parts === null) throw notFound();
  // Read as it is needed below: publishing may drop the oldest version, which may be this one.
  const state = stateOfParts(parts);
  if (!(await isRecorded(database.db, website))) await publisher.publish(websiteId, 'edit');
  const restored = await database.transaction(async (trx) => {
    const current = await lockOwnWebsite(trx, ownerId, websiteId);
    if (!(await isRecorded(trx, current))) {
      throw new ApiFailure('conflict', { id: 'website.staleRestore' });
    }
    if (hashOfVersion(parts) === (await hashNow(trx, current))) return false;
    await changeSpec(trx, websiteId, now(), (spec) => restoredSpec(spec, state.spec));
    // Its sources may be all that differs.
    await updateOwnWebsite(trx, ownerId, websiteId, {}, now());
    await owePublish(queue, trx, websiteId, 'restore');
    await restoreSources(trx, websiteId, state.sources, now());
    // They go back from a state that is not there any more.
    await trx.deleteFrom('sync_undos').where('website_id', '=', websiteId).execute();
    const entry = { userId: ownerId, websiteId, data: {}, now: now() };
    await recordActivity(trx, { ...entry, kind: 'version_restored' });
    const holder = `website:${websiteId}` as const;
    await queue.enqueue(trx, 'copy-pictures', { holder }, { ownerId, dedupeKey: websiteId });
    return true;
  });
  if (restored) await publisher.publish(websiteId, 'restore');
}

/** Whether the version that is up was drawn from what the website is now. */
async function isRecorded(db: Executor, website: WebsiteRecord): Promise<boolean> {
  const row = await db
    .selectFrom('publishes')
    .select('state')
    .where('id', '=', website.published_id ?? '')
    .executeTakeFirst();
  return row?.state === (await hashNow(db, website));
}

async function hashNow(db: Executor, { id, spec }: WebsiteRecord): Promise<string> {
  return hashOfVersion(partsOfVersion(spec, await sourcesOfWebsite(db, id)));
}

function restoredSpec(now: SiteSpec, then: VersionSpec): SiteSpec {
  const { indexable, canonicalUrl, googleSiteVerification } = now.seo;
  return {
    ...now,
    ...then,
    design: designOfVersion(then.design, now.design),
    seo: { ...then.seo, indexable, canonicalUrl, googleSiteVerification },
  };
}
