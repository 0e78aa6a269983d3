import type { SiteInput } from '@tosite/site-sections/site';
import { changedProfile, profileChange, type ProfileChange } from './profile-change.ts';

/** What of a site is another now. */
export type SiteChange = { set: Partial<Omit<SiteInput, 'profile'>>; profile: ProfileChange | null };

/** null: nothing. */
export function siteChange(before: SiteInput, after: SiteInput): SiteChange | null {
  const set = Object.entries(after).filter(
    ([key, value]) => key !== 'profile' && before[key as keyof SiteInput] !== value,
  );
  const profile = profileChange(before.profile, after.profile);
  if (set.length === 0 && profile === null) return null;
  // Values under their own names.
  return { set: Object.fromEntries(set) as SiteChange['set'], profile };
}

/** The site after a change; what did not change is the same object still. */
export function changedSite(site: SiteInput, { set, profile }: SiteChange): SiteInput {
  return {
    ...site,
    ...set,
    profile: profile === null ? site.profile : changedProfile(site.profile, profile),
  };
}
