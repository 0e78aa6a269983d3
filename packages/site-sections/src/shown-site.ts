import type { Profile } from '@tosite/validation/profile/profile';
import { shownPosts } from './posts/shown-posts.ts';
import type { SiteInput } from './site.ts';
import { writerFor } from './text/writer.ts';
import { visibleProfile } from './visible-profile.ts';

const known = new WeakMap<SiteInput, SiteInput>();

/**
 * The site with what its owner lets it tell, as it is today: what pages and files are drawn from. Whoever draws calls
 * this first; a site that it answered is answered as it is.
 */
export function shownSite(site: SiteInput): SiteInput {
  const before = known.get(site);
  if (before !== undefined) return before;
  const visible = visibleProfile(site.profile, site);
  const today = writerFor(site.language, site.timezone).day(site.now) ?? '';
  const profile = withoutFuture(visible, today);
  const posts = shownPosts(site);
  const isSame = profile === site.profile && posts.length === (site.posts ?? []).length;
  const shown = isSame ? site : { ...site, profile, posts };
  known.set(site, shown);
  known.set(shown, shown);
  return shown;
}

/** What has not begun is not what somebody does now, whatever the source ticks. */
function withoutFuture(profile: Profile, today: string): Profile {
  const isAhead = ({ start, current }: { start: string | null; current: boolean }) =>
    current && start !== null && start > today.slice(0, start.length);
  const { experience, education, volunteering } = profile;
  if (![...experience, ...education, ...volunteering].some(isAhead)) return profile;
  const ended = <T extends { start: string | null; current: boolean }>(items: readonly T[]): T[] =>
    items.map((item) => (isAhead(item) ? { ...item, current: false } : item));
  return {
    ...profile,
    experience: ended(experience),
    education: ended(education),
    volunteering: ended(volunteering),
  };
}
