import { PROFILE_LISTS, type Profile, type ProfileList } from '@tosite/validation/profile/profile';
import { itemFinder } from '../publishing/same-item.ts';
import type { Aliases } from './reading.ts';

type Item = Profile[ProfileList][number];

/**
 * An answer with its items under the ids by which the site knows them, so that nothing that hangs on an id is lost
 * when a profile is read in another way: a download and the API call the same post by different names. What was found
 * to be the same once stays so, whatever its words become later.
 */
export function alignReading(
  known: Profile,
  answer: Profile,
  aliases: Aliases,
): { profile: Profile; aliases: Aliases } {
  const found = new Map(Object.entries(aliases));
  const lists = PROFILE_LISTS.map((list) => [list, alignList(list, known, answer, found)]);
  return {
    // Each list by its own name, with its own items.
    profile: { ...answer, ...(Object.fromEntries(lists) as Pick<Profile, ProfileList>) },
    aliases: Object.fromEntries(found),
  };
}

function alignList(list: ProfileList, known: Profile, answer: Profile, aliases: Map<string, string>): Item[] {
  const items: readonly Item[] = distinct<Item>(answer[list]);
  const there: readonly Item[] = known[list];
  const ids = new Set(there.map(({ id }) => id));
  const taken = new Set(items.filter(({ id }) => ids.has(id)).map(({ id }) => id));
  const idOf = new Map<string, string>();
  for (const { id } of items) {
    const alias = aliases.get(`${list}/${id}`);
    if (ids.has(id) || alias === undefined || taken.has(alias)) continue;
    taken.add(alias);
    idOf.set(id, alias);
  }
  const find = itemFinder<ProfileList>(
    list,
    there.filter(({ id }) => !taken.has(id)),
  );
  for (const item of items) {
    if (ids.has(item.id) || idOf.has(item.id)) continue;
    const same = find(item).find(({ id }) => !taken.has(id));
    if (same === undefined) continue;
    taken.add(same.id);
    idOf.set(item.id, same.id);
    aliases.set(`${list}/${item.id}`, same.id);
  }
  return distinct(items.map((item) => ({ ...item, id: idOf.get(item.id) ?? item.id })));
}

function distinct<T extends { id: string }>(items: readonly T[]): T[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The profile, each item with where it was read the last time: what a later reading may say of it depends on that. */
export function withOrigins(known: Profile, answer: Profile): Profile {
  const lists = PROFILE_LISTS.map((list) => {
    const origins = new Map(answer[list].map(({ id, origin }) => [id, origin]));
    return [list, known[list].map((item) => ({ ...item, origin: origins.get(item.id) ?? item.origin }))];
  });
  return { ...known, ...(Object.fromEntries(lists) as Pick<Profile, ProfileList>) };
}
