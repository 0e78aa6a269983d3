import { normalizeProfileUrl } from '@tosite/validation/platforms/normalize-profile-url';
import { PLATFORMS, platformOfWebsiteType, type WebsiteType } from '@tosite/validation/platforms/platform';
import { PLATFORM_COPY } from './copy-of-subdomain.ts';
import type { SampleWords } from './landing-copy.ts';

export type Sample = SampleWords & {
  /** The profile's address, without the scheme. */
  profile: string;
};

/** Of every picture of a sample, in pixels. */
export const SAMPLE_PICTURE = { width: 720, height: 828 } as const;

/** The sample profiles that ship with the product, one for each kind of website. */
// One entry a type, as the copy of each platform has to have them.
export const SAMPLES = Object.fromEntries(
  PLATFORMS.flatMap((platform) =>
    Object.entries<SampleWords>(PLATFORM_COPY[platform].samples).map(([type, words]) => [
      type,
      { ...words, profile: profileAddress(type as WebsiteType, words.handle) },
    ]),
  ),
) as Readonly<Record<WebsiteType, Sample>>;

/** All samples, with `first` in front and its own platform's others after it. */
export function samplesFrom(first: WebsiteType): [WebsiteType, Sample][] {
  const rank = (type: WebsiteType): number =>
    type === first ? 0 : platformOfWebsiteType(type) === platformOfWebsiteType(first) ? 1 : 2;
  const types = (Object.keys(SAMPLES) as WebsiteType[]).toSorted((a, b) => rank(a) - rank(b));
  return types.map((type) => [type, SAMPLES[type]]);
}

/** A sample's address as people write it, without the scheme. */
function profileAddress(type: WebsiteType, handle: string): string {
  const name = type === 'linkedin-company' ? `company/${handle}` : handle;
  const link = normalizeProfileUrl(name, platformOfWebsiteType(type));
  return link.ok ? link.url.replace('https://', '') : handle;
}
