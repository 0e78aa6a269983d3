import { initialDesign } from '@tosite/site-sections/initial-design';
import type { SiteInput } from '@tosite/site-sections/site';
import { siteLanguage } from '@tosite/site-sections/site-language';
import { sitePictures } from '@tosite/site-sections/site-pictures';
import type { Profile } from '@tosite/validation/profile/profile';
import type { MediaManifest } from '@tosite/validation/profile/stored-image';
import type { Design } from '@tosite/validation/website/design';
import type { SectionKey } from '@tosite/validation/website/section-order';
import { initialSeoSettings, type SeoSettings } from '@tosite/validation/website/seo';
import { ImageFailure } from './images/image-failure.ts';
import { ingestImage } from './images/ingest-image.ts';
import type { IngestedImage } from './rendered-site.ts';

export type StandaloneParts = {
  profile: Profile;
  /** Without a slash at its end; where the site will stand. */
  origin: string;
  /** ISO 8601. */
  now: string;
  name?: string;
  language?: string;
  /** UTC without one. */
  timezone?: string;
  design?: Design;
  sectionOrder?: readonly SectionKey[];
  seo?: SeoSettings;
  /** The line that says what made the site. */
  branding?: boolean;
  productUrl: string;
};

export type PictureReading = {
  /** The bytes of a picture that the profile names; null when it cannot be had. */
  readPicture: (address: string) => Promise<Uint8Array | null>;
  /** The dominant colour that is known of a picture already, `#rrggbb`; null: it is measured. */
  colorOf?: (address: string) => string | null;
  onPicture?: (done: number, total: number) => void;
};

/**
 * A profile as a site with its pictures, without a server or a database: what the command line and the gallery of
 * themes draw. A picture that cannot be had, or that is none, becomes a monogram.
 */
export async function standaloneSite(
  parts: StandaloneParts,
  { readPicture, colorOf, onPicture }: PictureReading,
): Promise<{ site: SiteInput; pictures: IngestedImage[] }> {
  const { profile } = parts;
  const first = initialDesign(profile);
  const design = parts.design ?? first.design;
  const sectionOrder = parts.sectionOrder ?? first.section_order;
  const seo = parts.seo ?? initialSeoSettings();
  const addresses = shownAddresses({ profile, design, sectionOrder, seo });
  const media: MediaManifest = {};
  const pictures = new Map<string, IngestedImage>();
  onPicture?.(0, addresses.length);
  for (const [index, address] of addresses.entries()) {
    const image = await ingest(await readPicture(address));
    media[address] =
      image === null
        ? null
        : {
            ...image,
            color: colorOf?.(address) ?? image.color,
            variants: image.variants.map(({ width, height, path }) => ({ width, height, path })),
          };
    if (image !== null) pictures.set(image.id, image);
    onPicture?.(index + 1, addresses.length);
  }
  return {
    site: {
      name: parts.name ?? profile.name,
      type: profile.type,
      origin: parts.origin,
      language: parts.language ?? (await siteLanguage(profile)),
      timezone: parts.timezone ?? 'UTC',
      profile,
      design,
      sectionOrder,
      seo,
      media,
      branding: parts.branding ?? false,
      productUrl: parts.productUrl,
      indexable: seo.indexable,
      now: parts.now,
    },
    pictures: [...pictures.values()],
  };
}

/** Every picture that one of the pages shows, and those that the owner chose for tabs and cards, each once. */
function shownAddresses(
  site: Pick<SiteInput, 'profile' | 'design' | 'sectionOrder' | 'seo'>,
): readonly string[] {
  const { profile, design, sectionOrder, seo } = site;
  const { first, rest } = sitePictures(profile, design, sectionOrder);
  const pictures = [...first, ...rest];
  const chosen = [seo.favicon, seo.ogImageUrl];
  return [...new Set([...pictures.map(({ url }) => url), ...chosen])].filter((address) => address !== null);
}

async function ingest(bytes: Uint8Array | null): Promise<IngestedImage | null> {
  if (bytes === null) return null;
  try {
    return await ingestImage(bytes);
  } catch (error) {
    if (error instanceof ImageFailure) return null;
    throw error;
  }
}
