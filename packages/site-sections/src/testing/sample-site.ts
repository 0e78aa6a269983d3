import type { WebsiteType } from '@tosite/validation/platforms/platform';
import type { Picture } from '@tosite/validation/profile/profile';
import type { MediaManifest, StoredImage } from '@tosite/validation/profile/stored-image';
import { SECTION_KEYS } from '@tosite/validation/website/section-order';
import { initialSeoSettings } from '@tosite/validation/website/seo';
import type { SiteInput } from '../site.ts';
import { sitePictures } from '../site-pictures.ts';
import { fullProfile } from './full-profile.ts';

/** A site with every section that the product knows, unless `changes` says otherwise. */
export function sampleSite(
  type: WebsiteType = 'linkedin-individual',
  changes: Partial<SiteInput> = {},
): SiteInput {
  const profile = changes.profile ?? fullProfile(type);
  return {
    name: 'Ada',
    type,
    origin: 'https://ada.to.site',
    language: 'en',
    timezone: 'UTC',
    profile,
    design: {
      theme_name: 'swiss',
      theme_mode: 'auto',
      accent: null,
      sections: { contact: { showEmail: true, showPhone: true, showAddress: true } },
    },
    sectionOrder: SECTION_KEYS,
    seo: initialSeoSettings(),
    media: {},
    branding: true,
    productUrl: 'https://to.site',
    indexable: true,
    now: '2026-11-28T12:00:00.000Z',
    ...changes,
  };
}

export function storedImage(id: string, width = 1200, height = 800): StoredImage {
  return {
    id,
    width,
    height,
    color: '#a06030',
    placeholder: '',
    variants: [480, 960, 1200].map((variant) => ({
      width: variant,
      height: Math.round((variant * height) / width),
      path: `/media/${id}-${variant}.webp`,
    })),
  };
}

/** Our copies of all pictures that the site shows. */
export function copiesFor(site: Pick<SiteInput, 'profile' | 'design' | 'sectionOrder'>): MediaManifest {
  const { first, rest } = sitePictures(site.profile, site.design, site.sectionOrder);
  return Object.fromEntries(
    [...first, ...rest].map(({ url }: Picture, index) => [url, storedImage(`picture${index}`)]),
  );
}

export function withCopies(site: SiteInput): SiteInput {
  return { ...site, media: copiesFor(site) };
}
