import type { ProfileCache } from '@tosite/profile-sources/cache/profile-cache';
import type { ProfileSources } from '@tosite/profile-sources/profile-sources';
import { findSample, SAMPLES } from '@tosite/profile-sources/samples/samples';
import { profileKey } from '@tosite/validation/platforms';
import type { Core } from '../../core.ts';
import { ofAccount } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import type { Auth } from '../../auth/auth.ts';
import type { ImageProcess } from '../../media/image-process.ts';
import type { SiteRenderer } from '../../publishing/site-renderer.ts';
import { expirePreviews } from './expire-previews.ts';
import { createPreviewTurns } from '../../previews/preview-turns.ts';
import type { OnboardingServices } from '../../previews/onboarding-services.ts';
import { sweepProfileCache } from '../../site-content/profile-cache-store.ts';
import { endOwnerPreviews } from '../../previews/remove-previews.ts';
import { onboardingHandlers } from './routes.ts';
import { renderSamplePreviews } from './sample-previews.ts';

/** What previews are made with, whatever they are made out of. */
export function createOnboarding(
  core: Core,
  deps: {
    auth: Auth;
    sources: ProfileSources;
    cache: ProfileCache;
    images: ImageProcess;
    renderer: SiteRenderer;
  },
): OnboardingServices {
  const { auth, sources, cache, images, renderer } = deps;
  return {
    ...core,
    samples: SAMPLES,
    turns: createPreviewTurns(),
    ownerOf: (request) => auth.ownerOf(request),
    async isFree(link) {
      if (findSample(link.siteName.toLowerCase()) !== null) return true;
      const known = await cache.get(profileKey(link));
      return known !== null && known.expiresAt > core.now();
    },
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
}

/** Previews: a website before it is anybody's. */
export function onboardingFeature(services: OnboardingServices) {
  const { database, now } = services;
  return {
    handlers: onboardingHandlers(services),
    sweeps: [async () => void (await expirePreviews(services)), () => sweepProfileCache(database, now())],
    onAccountDelete: endOwnerPreviews(services),
    exports: [ofAccount('previews', 'previews', ['hash', 'profile_key'], 'owner_id')],
    /** The samples that every landing shows. */
    onStart: (signal: AbortSignal) =>
      renderSamplePreviews(
        services,
        services.samples.flatMap(({ handle }) => findSample(handle) ?? []),
        signal,
      ),
  } satisfies Feature;
}
