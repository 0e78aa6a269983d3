import { isConnectable } from '@tosite/validation/platforms/platform';
import { createProfileSources } from '@tosite/profile-sources/profile-sources';
import type { Core } from './core.ts';
import { exportsOf, type Feature } from './feature.ts';
import { accountFeature } from './features/account/feature.ts';
import { activityFeature } from './features/activity/feature.ts';
import { createPasswordHashing, OF_SITES } from './auth/password-hashing.ts';
import { analyticsFeature, createAnalytics, visitsOf } from './features/analytics/feature.ts';
import { redirectsToTake } from './features/analytics/redirects.ts';
import { stopWeekly } from './features/analytics/stop-weekly.ts';
import { autoPostFeature } from './features/auto-post/feature.ts';
import type { AutoPostServices } from './features/auto-post/auto-post-services.ts';
import { noteReading } from './features/auto-post/note-reading.ts';
import { noteSources } from './features/auto-post/note-sources.ts';
import { stopMails } from './features/auto-post/stop-mails.ts';
import { websubCallback } from './features/auto-post/websub-callback.ts';
import { createAuth } from './auth/auth.ts';
import { admitOperator, isOperatorsBrowser } from './auth/admit-operator.ts';
import { authFeature } from './features/auth/feature.ts';
import { createOAuth } from './auth/oauth/oauth.ts';
import { billingFeature, createBilling } from './features/billing/feature.ts';
import { endWebsitePayments } from './features/billing/end-subscriptions.ts';
import { domainsFeature } from './features/domains/feature.ts';
import { connectionsFeature, createConnections } from './features/connections/feature.ts';
import { accountOfOwner, readOwnersConnection } from './features/connections/read-connection.ts';
import { firstStartFeature } from './features/first-start/feature.ts';
import { newFirstStartLink } from './features/first-start/first-start-links.ts';
import { missingSettings } from './features/billing/payments-config.ts';
import { designsFeature } from './features/designs/feature.ts';
import { exportFeature } from './features/export/feature.ts';
import type { FilmPostServices } from './features/film-posts/film-post-services.ts';
import { makeFilmPost } from './features/film-posts/make-film-post.ts';
import { filmPostsFeature } from './features/film-posts/feature.ts';
import { historyFeature } from './features/history/feature.ts';
import { importsFeature } from './features/imports/feature.ts';
import { createIncomingFolder } from './http/forms/incoming-folder.ts';
import { mediaFeature } from './features/pictures/feature.ts';
import { imagesInProcess } from './media/image-process.ts';
import { runAdmin } from './features/moderation/admin/run-admin.ts';
import { moderationFeature } from './features/moderation/feature.ts';
import { reportPage } from './features/moderation/report-page.ts';
import { createOnboarding, onboardingFeature } from './features/onboarding/feature.ts';
import { createLinkProfileForm } from './features/onboarding/link-profile-form.ts';
import { dropProofOfAnother } from './site-content/proof-store.ts';
import { createProfileCacheStore } from './site-content/profile-cache-store.ts';
import { postsFeature } from './features/posts/feature.ts';
import { writeNew } from './features/posts/save-post.ts';
import { proofsFeature } from './features/proofs/feature.ts';
import { publishingFeature } from './features/publishing/feature.ts';
import { createPublisher } from './publishing/publish-queue.ts';
import { rendererInProcess } from './publishing/site-renderer.ts';
import { seoFeature } from './features/seo/feature.ts';
import { supportFeature } from './features/support/feature.ts';
import { syncFeature } from './features/sync/feature.ts';
import { tidyingFeature } from './features/tidying/feature.ts';
import { postImportsFeature } from './features/post-imports/feature.ts';
import { uploadsFeature } from './features/uploads/feature.ts';
import { keepImage } from './features/uploads/upload-image.ts';
import { websitesFeature } from './features/websites/feature.ts';
import { writingFeature } from './features/writing/feature.ts';
import { createFormMaker } from './site-content/form-maker.ts';
import type { WebsiteServices } from './publishing/website-services.ts';
import { createDomainDirectory } from './hosting/domain-directory.ts';
import { createHosting } from './hosting/create-hosting.ts';
import { NO_PAGES } from './hosting/product-pages.ts';
import { firstPage } from './hosting/first-page.ts';
import { lookAddress } from './hosting/look-address.ts';
import { createSiteCache } from './hosting/site-cache.ts';
import { createSiteChanges } from './hosting/site-changes.ts';
import { createSiteLock } from './hosting/site-lock.ts';
import type { Overrides } from './overrides.ts';
import { newestBackup } from './recovery/newest-backup.ts';
import { counting } from './metrics/metrics.ts';
import { nightlyBackups } from './recovery/nightly.ts';
import { createWritingModel, type WritingModel } from './writing/writing-model.ts';

/** What the product does, out of what every feature is built from: a feature is a folder and one line of the list. */
export async function createFeatures(core: Core, overrides: Overrides, all: readonly Feature[]) {
  const { env, database, storage, now, clock, log, limits, keys, metrics } = core;
  const { pages = NO_PAGES, images = await imagesInProcess(), renderer = rendererInProcess() } = overrides;
  const cache = createProfileCacheStore(database);
  const forms = createFormMaker(core, overrides.forms);
  const siteCache = createSiteCache({
    database,
    storage,
    now: () => performance.now(),
    forms,
    isTold: () => siteChanges.isHeard(),
  });
  const siteChanges = createSiteChanges({ database, log, onChange: (change) => siteCache.forget(change) });
  const domains = createDomainDirectory(database, now);
  const readSources = createProfileSources({
    settings: env,
    cache,
    clock,
    logger: { warn: (facts, message) => log.warn(facts, message) },
  });
  const sources: typeof readSources = {
    ...readSources,
    fetchProfile: (link, options) =>
      counting(readSources.fetchProfile(link, options), (outcome) =>
        metrics.imported(link.platform, outcome),
      ),
  };
  const onPublished = (website: string): void => siteChanges.tell({ website });
  const publisher = createPublisher({ ...core, renderer, forms, onPublished });
  const incoming = createIncomingFolder(env.dataDir);
  const model = createWritingModel(core);

  const auth = createAuth(core, all, overrides.passwordCost);
  const oauth = createOAuth(core);
  const { hashing } = auth;
  const onboarding = createOnboarding(core, { auth, sources, cache, images, renderer });
  const connections = createConnections(core, { oauth, sources });
  const billing = createBilling(core, overrides.paymentTimeoutMs);
  const websites: WebsiteServices = {
    ...core,
    publisher,
    renderer,
    hashing,
    forms,
    onWebsiteChanged: (labels) => {
      siteChanges.tell({ labels });
      domains.refresh().catch((error: unknown) => log.warn({ err: error }, 'domains could not be read'));
    },
  };

  const analytics = createAnalytics(core, websites);
  const filmPosts: FilmPostServices = {
    ...websites,
    model,
    fetchTranscript: (videoId, options) => sources.fetchTranscript(videoId, options),
    writePost: async (trx, website, post) => (await writeNew(websites, trx, website, post)).row,
  };
  const autoPost: AutoPostServices = {
    ...websites,
    writePost: async (trx, website, post) => (await writeNew(websites, trx, website, post)).row,
    makeFilmPost: (job, wish) => makeFilmPost(filmPosts, job, wish),
    readOwnersConnection: (wanted) => readOwnersConnection(connections, wanted),
    channelHub: sources.channelHub,
  };

  const firstStartLink = (): Promise<string | null> => newFirstStartLink(core);
  const operators = { ...websites, firstStartLink };

  const features = [
    authFeature(core, { auth, oauth }),
    accountFeature(core, { auth, oauth, images, tables: () => exportsOf(all) }),
    websitesFeature(websites, {
      auth,
      beforeDelete: (ownerId, websiteId) => endWebsitePayments(billing, ownerId, websiteId),
    }),
    domainsFeature({
      ...websites,
      onDomainsChanged: () => {
        siteChanges.tell('all');
        return domains.refresh();
      },
    }),
    designsFeature(websites),
    seoFeature(websites),
    historyFeature(websites),
    exportFeature({ ...websites, redirectsToTake }),
    activityFeature(core),
    onboardingFeature(onboarding),
    connectionsFeature(connections, { onboarding }),
    syncFeature({
      ...websites,
      fetchProfile: (link, options) => sources.fetchProfile(link, options),
      readOwnersConnection: (wanted) => readOwnersConnection(connections, wanted),
      onRead: async (trx, reading) => {
        for (const { sourceId, accountId } of reading.answers)
          await dropProofOfAnother(trx, sourceId, accountId);
        await noteReading(autoPost, trx, reading);
      },
      onSourcesChanged: (trx, website) => noteSources(autoPost, trx, website),
    }),
    proofsFeature({
      ...websites,
      fetchProfile: (link, options) => sources.fetchProfile(link, options),
      fetchRelMe: (address, options) => sources.fetchRelMe(address, options),
      accountOfOwner: (wanted) => accountOfOwner(connections, wanted),
      readsAccountNames: (platform) =>
        isConnectable(platform) && (connections.connectors[platform]?.readHandle ?? null) !== null,
    }),
    importsFeature(onboarding, { incoming }),
    postImportsFeature({
      ...websites,
      incoming,
      fetchPicture: (address, options) => sources.fetchBroughtPicture(address, options),
      writePost: async (trx, website, post, wish) => (await writeNew(websites, trx, website, post, wish)).row,
      keepPicture: async (ownerId, websiteId, bytes) =>
        (await keepImage(onboarding, ownerId, { websiteId, oldImageUrl: null, bytes })).imageUrl,
    }),
    uploadsFeature(onboarding, { publisher, incoming }),
    mediaFeature(onboarding, { publisher }),
    postsFeature(websites),
    filmPostsFeature(filmPosts),
    autoPostFeature(autoPost),
    writingFeature({ ...core, model }),
    analyticsFeature(analytics),
    billingFeature(billing),
    supportFeature(core),
    firstStartFeature({
      ...core,
      newestBackup: () => newestBackup(env),
      missingPayments: () => missingSettings(env),
    }),
    moderationFeature({
      ...operators,
      newestBackup: () => newestBackup(env),
      lookAddress: (websiteId) => lookAddress(core, websiteId),
      firstPage: (publishId) => firstPage(siteCache, publishId),
    }),
    publishingFeature(core, { publisher }),
    tidyingFeature(core),
    nightlyBackups(core),
    rooms({ images, renderer, sources, model, forms }),
  ] as const;
  const hosting =
    overrides.hosting ??
    createHosting({
      env,
      metrics,
      log,
      database,
      keys,
      now,
      cache: siteCache,
      pages,
      domains,
      lock: createSiteLock({
        env,
        keys,
        limits,
        hashing: createPasswordHashing(overrides.passwordCost, OF_SITES),
      }),
      visits: visitsOf(analytics),
      callbacks: async (request, facts) =>
        (await websubCallback(autoPost, request, facts.clientAddress)) ??
        (await stopMails(autoPost, request, facts.clientAddress)) ??
        (await stopWeekly(analytics, request, facts.clientAddress)) ??
        reportPage(websites, request, facts),
      isOperators: (request) => isOperatorsBrowser(core, auth, request),
      linkProfileForm: createLinkProfileForm(onboarding, pages),
    });
  const admin = (words: readonly string[]) => runAdmin(operators, words);
  return {
    features,
    hosting,
    admin,
    firstStartLink,
    domains,
    siteChanges,
    authenticate: (request: Request) => auth.authenticate(request),
    admitOperator: admitOperator(core, auth),
  };
}

/** What several features use, and none of them ends. */
function rooms({
  images,
  renderer,
  sources,
  model,
  forms,
}: {
  forms: { close: () => Promise<void> };
  images: { close: () => void };
  renderer: { close: () => void };
  sources: { close: () => Promise<void> };
  model: WritingModel | null;
}): Feature {
  return {
    async close() {
      await forms.close();
      images.close();
      renderer.close();
      await sources.close();
      await model?.client.close();
    },
  };
}
