import { websiteTypeRecord, type WebsiteType } from '../platforms/platform.ts';
import type { Profile } from '../profile/profile.ts';

/** Whether a website of this type about this profile is a person's. */
export function isPersons(type: WebsiteType, profile: Pick<Profile, 'organisation'>): boolean {
  const { kind } = websiteTypeRecord(type);
  return kind === 'person' || (kind === 'account' && profile.organisation === null);
}
