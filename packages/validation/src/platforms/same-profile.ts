import type { ProfileLink } from './normalize-profile-url.ts';

type Named = Pick<ProfileLink, 'platform' | 'websiteType' | 'siteName'> & { url?: string };

/**
 * What makes a profile itself, as one text: equal for two links to the same one. Names compare without regard to
 * letter case, as their platforms do; ids of YouTube channels and videos keep theirs.
 */
export function profileKey(link: Named): string {
  const isId =
    link.platform === 'youtube' &&
    (/^UC[\w-]{22}$/.test(link.siteName) ||
      (link.url ?? '').replace(/^https?:\/\//u, '').startsWith('youtu.be/'));
  return `${link.platform}:${link.websiteType}:${isId ? link.siteName : link.siteName.toLowerCase()}`;
}

/** Whether two links name the same profile: platform, kind of site and site name are equal. */
export function sameProfile(a: Named, b: Named): boolean {
  return profileKey(a) === profileKey(b);
}
