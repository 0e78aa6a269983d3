import { normalizeProfileUrl, profileKey, type ProfileLink } from '@tosite/validation/platforms';
import type { Profile } from '@tosite/validation/profile/profile';
import type { WebsiteSource } from './source-store.ts';

type Named = Pick<WebsiteSource, 'platform' | 'websiteType' | 'profileUrl' | 'handle'>;

/** Where the profile of a source is; null: a file of it did not tell. */
export function linkOfSource({ platform, websiteType, profileUrl, handle }: Named): ProfileLink | null {
  const link = normalizeProfileUrl(profileUrl === '' ? handle : profileUrl, platform);
  return link.ok && link.platform === platform && link.websiteType === websiteType ? link : null;
}

/** What makes the profile of a source itself, however its address is spelled; null: nobody can tell. */
export function keyOfSource(source: Named): string | null {
  const link = linkOfSource(source);
  return link === null ? null : profileKey(link);
}

export function keyOfProfile({
  platform,
  type,
  url,
  handle,
}: Pick<Profile, 'platform' | 'type' | 'url' | 'handle'>): string | null {
  return keyOfSource({ platform, websiteType: type, profileUrl: url, handle });
}
