import { PROFILE_LISTS, ProfileSchema, type Profile, type ProfileList } from '../profile.ts';
import { PLATFORM_NAMES } from '../../platforms/platform-names.ts';
import { safeUrl } from '../../text/http-link.ts';
import { fillItem, fillProfile } from './fill-gaps.ts';
import { pairItems } from './pair-items.ts';
import { addressKey } from './same-item.ts';
import { nextTwinId } from './twin-families.ts';

type Item = Profile[ProfileList][number];

export type MergedSources = {
  profile: Profile;
  /** By source, list and id: under which id the site shows what that source says. */
  shownAs: (source: number, list: ProfileList, id: string) => string;
};

/**
 * The profile that a website shows, out of what its sources said last, without doubles. The first source is the site's
 * own: its facts win, the others fill what it does not say. Every item keeps its id and origin; those of the first
 * source keep their order, and what only others have follows. Throws when there is no source at all.
 */
export function mergeSources(sources: readonly { lastImport: Profile }[]): Profile {
  return mergeProfiles(sources.map(({ lastImport }) => lastImport)).profile;
}

export function mergeProfiles(profiles: readonly Profile[]): MergedSources {
  const [first, ...others] = profiles;
  if (first === undefined) throw new Error('a website has at least one source');
  const elsewhere = new Map<string, string>();
  let profile = first;
  others.forEach((other, index) => {
    const merged = fillProfile(profile, other);
    for (const list of PROFILE_LISTS) {
      const { items, absorbed } = mergeLists(list, profile[list], other[list]);
      // Items of this very list, from both.
      Object.assign(merged, { [list]: items.slice(0, MAX[list]) });
      for (const [id, shown] of absorbed) elsewhere.set(`${index + 1}/${list}/${id}`, shown);
    }
    const [before, after] = [profile.codeLanguages.length, merged.codeLanguages.length];
    merged.codeLanguages = sharesOfOne(profile.codeLanguages, merged.codeLanguages);
    // Of two lists in one, it cannot be said any more over how many repositories they were counted.
    if (before !== after) merged.codeLanguagesOf = before === 0 ? (other.codeLanguagesOf ?? null) : null;
    profile = withProfileLink(merged, first, other);
  });
  return {
    profile,
    shownAs: (source, list, id) => elsewhere.get(`${source}/${list}/${id}`) ?? id,
  };
}

function mergeLists(
  list: ProfileList,
  known: readonly Item[],
  others: readonly Item[],
): { items: Item[]; absorbed: Map<string, string> } {
  const { pairs } = pairItems(list, known, others, { strict: true });
  const byId = new Map<string, Item>(known.map((item) => [item.id, item]));
  const filled = new Map<string, Item>();
  const absorbed = new Map<string, string>();
  const added = new Map<string, Item>();
  for (const item of new Map(others.map((other) => [other.id, other])).values()) {
    // What one source says twice is two things: each of its items stands for another one of those known.
    const same = byId.get(pairs.get(item.id) ?? '');
    if (same === undefined) {
      const id = nextTwinId(item.id, (one) => !byId.has(one) && !added.has(one));
      if (id !== item.id) absorbed.set(item.id, id);
      added.set(id, { ...item, id });
      continue;
    }
    filled.set(same.id, fillItem(filled.get(same.id) ?? same, item));
    if (same.id !== item.id) absorbed.set(item.id, same.id);
  }
  return { items: [...known.map((item) => filled.get(item.id) ?? item), ...added.values()], absorbed };
}

/** Shares are of everything that is listed, so that they add up to one again. */
function sharesOfOne(
  before: Profile['codeLanguages'],
  after: Profile['codeLanguages'],
): Profile['codeLanguages'] {
  const counted = after.every(({ bytes }) => bytes !== null);
  const weight = ({ bytes, share }: Profile['codeLanguages'][number]): number =>
    counted ? (bytes ?? 0) : share;
  const total = after.reduce((sum, language) => sum + weight(language), 0);
  if (before.length === after.length || before.length === 0 || total <= 0) return after;
  return after.map((language) => ({ ...language, share: Math.min(1, weight(language) / total) }));
}

/** Another profile of the same person is one more place where they are found. */
function withProfileLink(merged: Profile, first: Profile, other: Profile): Profile {
  const url = safeUrl(other.url);
  const key = addressKey(url);
  const known = [first.url, ...merged.links.map((link) => link.url)].map(addressKey);
  if (url === null || key === null || known.includes(key) || merged.links.length >= MAX.links) return merged;
  const link = {
    id: `source:${other.platform}:${other.type}:${other.handle.toLowerCase()}`.slice(0, 200),
    origin: { source: `${other.platform}:profile`, path: 'url' },
    label: PLATFORM_NAMES[other.platform],
    url,
  };
  return merged.links.some(({ id }) => id === link.id)
    ? merged
    : { ...merged, links: [...merged.links, link] };
}

/** How long each list of a Profile may be. */
const MAX = Object.fromEntries(
  PROFILE_LISTS.map((list) => [list, ProfileSchema.entries[list].pipe[1].requirement]),
) as Record<ProfileList, number>;
