import { createProfileSources, type ProfileSources } from '@tosite/profile-sources/profile-sources';
import { createLimiter } from '@tosite/profile-sources/outbound/limiter';
import { findSample, SAMPLES } from '@tosite/profile-sources/samples/samples';
import { profileKey, type ProfileLink } from '@tosite/validation/platforms';
import type { OAuth } from './features/auth/oauth/oauth.ts';
import type { ConnectionServices } from './features/connections/connection-services.ts';
import { createConnectors } from './features/connections/connectors.ts';
import { refreshConnection, sweepConnections } from './features/connections/refresh-connections.ts';
import { connectionHandlers } from './features/connections/routes.ts';
import type { PasswordHashing } from './features/auth/password-hashing.ts';
import { createSiteLock } from './hosting/site-lock.ts';
import { activityHandlers } from './features/activity/routes.ts';
import { designHandlers } from './features/designs/routes.ts';
import { exportHandlers } from './features/export/routes.ts';
import { historyHandlers } from './features/history/routes.ts';
import { createIncomingFolder } from './features/imports/incoming-folder.ts';
import { importHandlers } from './features/imports/routes.ts';
import { copyPicturesJob } from './features/media/copy-pictures-job.ts';
import type { ImageProcess } from './features/media/image-process.ts';
import { createLinkProfileForm } from './features/onboarding/link-profile-form.ts';
import { expirePreviews } from './features/onboarding/expire-previews.ts';
import { endOwnerPreviews } from './features/onboarding/remove-previews.ts';
import type { OnboardingServices } from './features/onboarding/onboarding-services.ts';
import { createProfileCacheStore, sweepProfileCache } from './features/onboarding/profile-cache-store.ts';
import { onboardingHandlers } from './features/onboarding/routes.ts';
import { drawSamplePreviews } from './features/onboarding/sample-previews.ts';
import type { SiteRenderer } from './features/publishing/site-renderer.ts';
import { createPublisher } from './features/publishing/publish-queue.ts';
import { seoHandlers } from './features/seo/routes.ts';
import { syncHandlers } from './features/sync/routes.ts';
import { scheduleSyncs } from './features/sync/schedule-syncs.ts';
import type { SyncServices } from './features/sync/sync-services.ts';
import { syncWebsiteJob } from './features/sync/sync-website-job.ts';
import { createOwnerlessSweep } from './features/tidying/sweep-ownerless.ts';
import { uploadHandlers } from './features/uploads/routes.ts';
import { sweepUploads } from './features/uploads/sweep-uploads.ts';
import { endOwnerWebsites } from './features/websites/end-owner-websites.ts';
import { websiteHandlers } from './features/websites/routes.ts';
import type { WebsiteServices } from './features/websites/website-services.ts';
import { listOwnWebsites, touchContent } from './features/websites/website-store.ts';
import { createHosting } from './hosting/create-hosting.ts';
import type { ProductPages } from './hosting/product-pages.ts';
import { createSiteCache } from './hosting/site-cache.ts';
import type { Hosting } from './http/hosting.ts';
import type { Core } from './core.ts';

export type Product = {
  hosting: Hosting;
  handlers: ReturnType<typeof productHandlers> &
    ReturnType<typeof importHandlers> &
    ReturnType<typeof uploadHandlers> &
    ReturnType<typeof connectionHandlers> &
    ReturnType<typeof syncHandlers> &
    ReturnType<typeof activityHandlers> &
    ReturnType<typeof seoHandlers> &
    ReturnType<typeof exportHandlers> &
    ReturnType<typeof historyHandlers>;
  /** Work of the worker's start: the samples that every landing shows. */
  drawSamples: (signal: AbortSignal) => Promise<void>;
  close: () => Promise<void>;
};

export type ProductParts = {
  pages: ProductPages;
  /** Who the bearer token of a public call belongs to; null: nobody. */
  userOf: (request: Request) => Promise<string | null>;
  /** The same, also by the session alone, for what only belongs to them. */
  ownerOf: (request: Request) => Promise<string | null>;
  images: ImageProcess;
  renderer: SiteRenderer;
  oauth: OAuth;
  hashing: PasswordHashing;
};

/** Archives that are read at the same time. */
const READ_AT_ONCE = 2;

/** What the product does, out of what every feature is built from: previews, websites, designs, and their hosting. */
export function createProduct(core: Core, parts: ProductParts): Product {
  const { env, database, storage, queue, limits, clock, log } = core;
  const { images, renderer } = parts;
  const now = (): number => clock.now();
  const cache = createProfileCacheStore(database);
  const sources: ProfileSources = createProfileSources({
    settings: env,
    cache,
    clock,
    logger: { warn: (facts, message) => log.warn(facts, message) },
  });
  const siteCache = createSiteCache({ database, storage });

  const publisher = createPublisher({
    env,
    database,
    storage,
    now,
    renderer,
    onPublished: (websiteId) => siteCache.forgetWebsite(websiteId),
  });
  const websites: WebsiteServices = {
    env,
    database,
    storage,
    queue,
    publisher,
    now,
    log,
    hashing: parts.hashing,
    onWebsiteChanged: (labels) => siteCache.forgetLabels(labels),
  };
  const onboarding: OnboardingServices = {
    env,
    database,
    storage,
    queue,
    now,
    ownerOf: parts.ownerOf,
    fetchProfile(link, options) {
      // Its pictures come next.
      images.warm();
      return sources.fetchProfile(link, options);
    },
    fetchPicture: (url, options) => sources.fetchPicture(url, options),
    fetchFilm: (url, options) => sources.fetchFilm(url, options),
    ingestImage: (bytes) => images.ingestImage(bytes),
    renderPreview: (site) => renderer.renderSite(site, { pathPrefix: '.' }),
  };
  const isFree = async (link: ProfileLink): Promise<boolean> => {
    if (findSample(link.siteName.toLowerCase()) !== null) return true;
    const known = await cache.get(profileKey(link));
    return known !== null && known.expiresAt > now();
  };
  const previews = { ...onboarding, limits, isFree, samples: SAMPLES };

  const connections: ConnectionServices = {
    ...core,
    connectors: createConnectors(core, parts.oauth, sources),
  };
  const syncs: SyncServices = {
    ...websites,
    limits,
    connections,
    fetchProfile: (link, options) => sources.fetchProfile(link, options),
  };
  const incoming = createIncomingFolder(env.dataDir);
  // The embedded database belongs to one process: what lies there at its start is nobody's.
  void incoming
    .sweep(env.databaseUrl === null)
    .catch((error: unknown) => log.error({ err: error }, 'old uploads could not be deleted'));
  const imports = { ...onboarding, limits, incoming, reading: createLimiter(READ_AT_ONCE) };

  queue.work('refresh-connection', (job) => refreshConnection(connections, job));
  queue.work('sync-website', (job) => syncWebsiteJob(syncs, job));
  queue.work('copy-pictures', (job) => copyPicturesJob({ ...onboarding, publisher }, job));
  queue.work('publish-website', async (job) => {
    await database.transaction(async (trx) => touchContent(trx, job.payload.websiteId));
    await publisher.publish(job.payload.websiteId, 'verified');
  });
  core.sweeps.push(
    async () => void (await expirePreviews(onboarding)),
    () => sweepProfileCache(database, now()),
    () => sweepConnections(connections),
    () => scheduleSyncs(syncs),
    () => incoming.sweep(false),
    () => sweepUploads(onboarding),
    createOwnerlessSweep({ database, storage, now }),
  );
  core.onAccountDelete.push(endOwnerWebsites(websites), endOwnerPreviews(onboarding));
  // A verified owner's sites may be found: their pages say otherwise until they are drawn again.
  core.onEmailVerified.push(async (trx, userId) => {
    for (const website of await listOwnWebsites(trx, userId, null)) {
      await queue.enqueue(
        trx,
        'publish-website',
        { websiteId: website.id },
        { dedupeKey: website.id, ownerId: userId },
      );
    }
  });

  return {
    hosting: createHosting({
      env,
      database,
      now,
      cache: siteCache,
      pages: parts.pages,
      lock: createSiteLock({ env, keys: core.keys, limits, hashing: parts.hashing }),
      linkProfileForm: createLinkProfileForm(previews, env, parts.pages),
    }),
    handlers: {
      ...productHandlers(previews, { ...websites, renderer, limits, userOf: parts.userOf }),
      ...importHandlers(imports),
      ...uploadHandlers({ ...onboarding, publisher, limits, incoming }),
      ...connectionHandlers({ ...connections, onboarding }),
      ...syncHandlers(syncs),
      ...activityHandlers(core),
      ...seoHandlers({ ...websites, limits }),
      ...historyHandlers({ ...websites, limits }),
      ...exportHandlers({ ...websites, renderer, limits }),
    },
    drawSamples: (signal) =>
      drawSamplePreviews(
        onboarding,
        previews.samples.flatMap((sample) => findSample(sample.handle) ?? []),
        signal,
      ),
    async close() {
      images.close();
      renderer.close();
      await sources.close();
    },
  };
}

function productHandlers(
  previews: Parameters<typeof onboardingHandlers>[0],
  websites: Parameters<typeof websiteHandlers>[0],
) {
  return { ...onboardingHandlers(previews), ...websiteHandlers(websites), ...designHandlers(websites) };
}
