import { PROFILE_LISTS, type Profile, type ProfileList } from '@tosite/validation/profile/profile';
import type { Reading } from '../reading.ts';
import { isEmpty } from '@tosite/validation/profile/merge/same-fact';

type Item = Profile[ProfileList][number];

/**
 * The items that a source no longer has. An item is missed only by the voice that told of it: what a download brought
 * says nothing about a page. Lists of the newest things end somewhere, and what is older was not read.
 */
export function missingItems(known: Profile, reading: Reading): { list: ProfileList; item: Item }[] {
  const voices = voicesOf(reading);
  return PROFILE_LISTS.filter((list) => list !== 'codeLanguages').flatMap((list) => {
    const said = reading.profile[list];
    // A platform that withheld something may have withheld the whole list.
    if (said.length === 0 && reading.warnings.length > 0) return [];
    const ids = new Set(said.map(({ id }) => id));
    const items: readonly Item[] = known[list];
    return items
      .filter(({ id, origin }) => !ids.has(id) && voices.has(origin.source))
      .filter((item) => isWithinReach(list, item, reading.profile))
      .map((item) => ({ list, item }));
  });
}

function voicesOf({ profile, method }: Reading): Set<string> {
  const voices = new Set([method]);
  const [platform = '', ways = ''] = method.split(':');
  for (const way of ways.split('+')) voices.add(`${platform}:${way}`);
  for (const list of PROFILE_LISTS) for (const { origin } of profile[list]) voices.add(origin.source);
  return voices;
}

const DATES: Partial<Record<ProfileList, string>> = {
  videos: 'publishedAt',
  media: 'takenAt',
  updates: 'date',
};
/** Fewer than this is no part of a longer list: the shortest one that a platform cuts has twelve. */
const SHORTEST_CUT = 12;

function isWithinReach(list: ProfileList, item: Item, said: Profile): boolean {
  const name = DATES[list];
  if (name === undefined || !isCut(list, said)) return true;
  const dateOf = (one: Item): string => {
    const value: unknown = one[name as keyof Item];
    return typeof value === 'string' ? value : '';
  };
  const items: readonly Item[] = said[list];
  const oldest = items
    .map(dateOf)
    .filter((date) => !isEmpty(date))
    .sort()[0];
  return oldest !== undefined && dateOf(item) >= oldest;
}

/** Whether the source has more than it told. */
function isCut(list: ProfileList, { stats, ...lists }: Profile): boolean {
  const length = lists[list].length;
  const all = list === 'videos' ? stats.videos : list === 'media' ? stats.posts : null;
  return all === null ? length >= SHORTEST_CUT : length > 0 && all > length;
}
