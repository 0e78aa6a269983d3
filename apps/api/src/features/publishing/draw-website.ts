import type { RenderedSite } from '@tosite/site-renderer/rendered-site';
import type { SiteInput } from '@tosite/site-renderer/site-model';
import type { Profile } from '@tosite/validation/profile/profile';
import type { Env } from '../../env.ts';
import { newId } from '../../new-id.ts';
import type { Storage } from '../../storage/storage.ts';
import { manifestOf, type StoredMedia } from '../media/media-store.ts';
import type { WebsiteRecord } from '../websites/website-row.ts';
import type { PublishedFile } from './published-file.ts';
import { websiteSite } from './site-input.ts';
import { storeSiteFiles } from './store-site-files.ts';

export type DrawServices = {
  env: Env;
  storage: Storage;
  now: () => number;
  renderSite: (site: SiteInput) => Promise<RenderedSite>;
};

export type DrawnVersion = {
  publishId: string;
  files: PublishedFile[];
  /** Deletes what was stored for this version alone: it will not be used. */
  discard: () => Promise<void>;
};

/** Draws a version of a website and stores its files. Nothing is visible until a pointer is switched to it. */
export async function drawWebsite(
  services: DrawServices,
  parts: {
    website: WebsiteRecord;
    ownerVerified: boolean;
    profile: Profile;
    copies: ReadonlyMap<string, StoredMedia | null>;
    /** The files of the version that is up now: what did not change keeps its place. */
    before: readonly PublishedFile[];
  },
): Promise<DrawnVersion> {
  const { env, storage, now } = services;
  const { website } = parts;
  const site = websiteSite(
    env,
    {
      name: website.website_name,
      type: website.website_type,
      language: website.language,
      profile: parts.profile,
      design: website.design,
      sectionOrder: website.section_order,
      media: manifestOf(parts.copies),
      now: now(),
    },
    { label: website.label, plan: website.plan, seo: website.seo, ownerVerified: parts.ownerVerified },
  );
  const publishId = newId('pub');
  const folder = `sites/${website.id}/${publishId}`;
  const files = await storeSiteFiles(
    storage,
    folder,
    await services.renderSite(site),
    parts.copies,
    parts.before,
  );
  return {
    publishId,
    files,
    async discard() {
      const own = files.filter((file) => file.key.startsWith(`${folder}/`));
      await Promise.all(own.map((file) => storage.delete(file.key)));
    },
  };
}
