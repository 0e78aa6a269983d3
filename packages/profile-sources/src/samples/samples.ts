import type { WebsiteType } from '@tosite/validation/platforms/platform';
import type { Message } from '@tosite/validation/messages/message';
import type { ProfileResult } from '../profile-source.ts';
import { SAMPLE_PROFILES } from './sample-profiles.ts';

export { readSamplePicture } from './read-sample-picture.ts';

export type Sample = { handle: string; name: string; website_type: WebsiteType; profileUrl: string };

export const SAMPLE_WARNING: Message = { id: 'source.sample' };

export const SAMPLES: readonly Sample[] = SAMPLE_PROFILES.map(({ handle, name, type, url }) => ({
  handle,
  name,
  website_type: type,
  profileUrl: url,
}));

/** The samples as the API lists them. */
export function listSamples(): Omit<Sample, 'handle'>[] {
  return SAMPLES.map(({ name, website_type, profileUrl }) => ({ name, website_type, profileUrl }));
}

/** The sample with this handle, whatever its letter case; a copy that the caller may change. null: there is none. */
export function findSample(handle: string, now: Date = new Date()): ProfileResult | null {
  const profile = SAMPLE_PROFILES.find((sample) => sample.handle === handle.toLowerCase());
  if (profile === undefined) return null;
  return {
    profile: structuredClone(profile),
    report: { method: 'sample', fetchedAt: now.toISOString(), warnings: [SAMPLE_WARNING] },
  };
}
