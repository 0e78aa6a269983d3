import { platformOfWebsiteType, type WebsiteType } from '@tosite/validation/platforms/platform';
import type { Profile } from '@tosite/validation/profile/profile';
import type { FilmManifest } from '@tosite/validation/profile/stored-film';
import type { MediaManifest } from '@tosite/validation/profile/stored-image';
import type { Design } from '@tosite/validation/website/design';
import type { SectionKey } from '@tosite/validation/website/section-order';
import { initialSeoSettings, type SeoSettings } from '@tosite/validation/website/seo';
import type { SiteInput } from '@tosite/site-renderer/site-model';
import type { Env } from '../env.ts';

export type SiteParts = {
  name: string;
  type: WebsiteType;
  language: string;
  timezone: string;
  profile: Profile;
  design: Design;
  sectionOrder: readonly SectionKey[];
  order?: SiteInput['order'];
  media: MediaManifest;
  films?: FilmManifest;
  now: number;
};

/** A preview's pages: unlisted, with the line that says what made them. */
export function previewSite(env: Env, parts: SiteParts): SiteInput {
  return siteInput(env, parts, {
    origin: env.previewOrigin,
    seo: initialSeoSettings(),
    branding: true,
    indexable: false,
  });
}

/** A website's pages to take away: they open from any folder, on any host, and say what its owner's settings say. */
export function exportedSite(
  env: Env,
  parts: SiteParts,
  website: { label: string; plan: 'free' | 'standard'; seo: SeoSettings },
): SiteInput {
  return websiteSite(env, parts, { ...website, ownerVerified: true, isPrivate: false });
}

/** A website's pages, at its primary address. */
export function websiteSite(
  env: Env,
  parts: SiteParts,
  website: {
    label: string;
    plan: 'free' | 'standard';
    seo: SeoSettings;
    ownerVerified: boolean;
    isPrivate: boolean;
  },
): SiteInput {
  return siteInput(env, parts, {
    origin: env.siteOrigin(website.label),
    seo: website.seo,
    branding: website.plan === 'free',
    indexable: website.ownerVerified && website.seo.indexable && !website.isPrivate,
  });
}

function siteInput(
  env: Env,
  parts: SiteParts,
  rest: Pick<SiteInput, 'origin' | 'seo' | 'branding' | 'indexable'>,
): SiteInput {
  return {
    ...parts,
    ...rest,
    productUrl: env.landingOrigin(platformOfWebsiteType(parts.type)),
    now: new Date(parts.now).toISOString(),
  };
}
