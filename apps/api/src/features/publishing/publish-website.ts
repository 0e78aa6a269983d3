import type { Database } from '../../database/database.ts';
import { mediaOfHolder } from '../media/media-store.ts';
import { findWebsiteForPublishing } from '../websites/website-store.ts';
import { drawWebsite, type DrawServices } from './draw-website.ts';
import {
  dropOldPublishes,
  insertPublish,
  publishedFiles,
  switchPublished,
  type PublishReason,
} from './publish-store.ts';
import { shownProfile } from './shown-profile.ts';

export type PublishServices = DrawServices & {
  database: Database;
  /** Told after the pointer was switched, so that this process serves the new version at once. */
  onPublished: (websiteId: string) => void;
};

const KEPT_VERSIONS = 20;
/** A website that changes while it is drawn is drawn again: each change takes a moment, so this many times are plenty. */
const DRAWINGS_AT_MOST = 20;

export type PublishOutcome = { published: boolean; publishId: string | null };

/**
 * Draws a website and switches its pointer: visitors see the whole old version, then the whole new one. When the
 * website changes while it is drawn, it is drawn again. A failure leaves the old version up.
 * `published` false: there is no such website any more.
 */
export async function publishWebsite(
  services: PublishServices,
  websiteId: string,
  reason: PublishReason,
): Promise<PublishOutcome> {
  const { database, storage, now } = services;
  for (let drawing = 1; drawing <= DRAWINGS_AT_MOST; drawing += 1) {
    const website = await findWebsiteForPublishing(database.db, websiteId);
    if (website === null) return { published: false, publishId: null };
    const drawn = await drawWebsite(services, {
      website,
      ownerVerified: website.owner_verified,
      profile: await shownProfile(database.db, websiteId),
      copies: await mediaOfHolder(database.db, `website:${websiteId}`),
      before: await publishedFiles(database.db, website.published_id),
    });
    const { publishId, files } = drawn;
    const outdated = await database.transaction(async (trx) => {
      const done = await switchPublished(trx, {
        websiteId,
        publishId,
        contentVersion: website.content_version,
      });
      if (!done) return null;
      await insertPublish(trx, { id: publishId, websiteId, reason, files, now: now() });
      return dropOldPublishes(trx, websiteId, KEPT_VERSIONS);
    });
    if (outdated !== null) {
      services.onPublished(websiteId);
      await Promise.all(outdated.map((key) => storage.delete(key)));
      return { published: true, publishId };
    }
    await drawn.discard();
  }
  throw new Error('the website changed faster than it could be drawn');
}
