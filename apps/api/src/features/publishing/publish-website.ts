import type { RenderedSite } from '@tosite/site-renderer/rendered-site';
import type { SiteInput } from '@tosite/site-renderer/site-model';
import type { Database } from '../../database/database.ts';
import type { Env } from '../../env.ts';
import { newId } from '../../new-id.ts';
import type { Storage } from '../../storage/storage.ts';
import { manifestOf, mediaOfHolder } from '../media/media-store.ts';
import { sourcesOfWebsite } from '../websites/source-store.ts';
import { findWebsiteForPublishing } from '../websites/website-store.ts';
import { mergeSources } from './merge-sources.ts';
import {
  dropOldPublishes,
  insertPublish,
  publishedFiles,
  switchPublished,
  type PublishReason,
} from './publish-store.ts';
import { websiteSite } from './site-input.ts';
import { storeSiteFiles } from './store-site-files.ts';

export type PublishServices = {
  env: Env;
  database: Database;
  storage: Storage;
  now: () => number;
  renderSite: (site: SiteInput) => Promise<RenderedSite>;
  /** Told after the pointer was switched, so that this process serves the new version at once. */
  onPublished: (websiteId: string) => void;
};

const KEPT_VERSIONS = 20;
/** A website that changes while it is drawn is drawn again; after this many times the queue tries later. */
const DRAWINGS_AT_MOST = 4;

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
  const { env, database, storage, now } = services;
  for (let drawing = 1; drawing <= DRAWINGS_AT_MOST; drawing += 1) {
    const website = await findWebsiteForPublishing(database.db, websiteId);
    if (website === null) return { published: false, publishId: null };
    const sources = await sourcesOfWebsite(database.db, websiteId);
    const copies = await mediaOfHolder(database.db, `website:${websiteId}`);
    const site = websiteSite(
      env,
      {
        name: website.website_name,
        type: website.website_type,
        language: website.language,
        profile: mergeSources(sources),
        design: website.design,
        sectionOrder: website.section_order,
        media: manifestOf(copies),
        now: now(),
      },
      { label: website.label, plan: website.plan, seo: website.seo, ownerVerified: website.owner_verified },
    );
    const publishId = newId('pub');
    const files = await storeSiteFiles(
      storage,
      `sites/${websiteId}/${publishId}`,
      await services.renderSite(site),
      copies,
      await publishedFiles(database.db, website.published_id),
    );
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
    await Promise.all(files.filter((file) => file.key.includes(publishId)).map((file) => storage.delete(file.key)));
  }
  throw new Error('the website changed faster than it could be drawn');
}
