import { PROFILE_LISTS, type Profile, type ProfileList } from '@tosite/validation/profile/profile';
import { pairItems } from '@tosite/validation/profile/merge/pair-items';
import { nextTwinId, twinIds } from '@tosite/validation/profile/merge/twin-families';
import type { Aliases } from '../../site-content/reading.ts';

type Item = Profile[ProfileList][number];

export type AlignOptions = {
  /** What the source said the last time, its items under the ids of the site. */
  last?: Profile | null;
  /** Only what is certainly the same. */
  exact?: boolean;
};

/**
 * An answer with its items under the ids by which the site knows them, so that nothing that hangs on an id is lost
 * when a profile is read in another way (a download and the API call the same post by different names) or its owner
 * corrects it there. What was found to be the same once stays so, whatever its words become later.
 */
export function alignReading(
  known: Profile,
  answer: Profile,
  aliases: Aliases,
  options: AlignOptions = {},
): { profile: Profile; aliases: Aliases } {
  const found = new Map(Object.entries(aliases));
  const lists = PROFILE_LISTS.map((list) => [
    list,
    alignList(list, known[list], answer[list], found, options),
  ]);
  return {
    // Each list by its own name, with its own items.
    profile: { ...answer, ...(Object.fromEntries(lists) as Pick<Profile, ProfileList>) },
    aliases: Object.fromEntries(found),
  };
}

function alignList(
  list: ProfileList,
  known: readonly Item[],
  answer: readonly Item[],
  aliases: Map<string, string>,
  { last, exact = false }: AlignOptions,
): Item[] {
  const items = distinct(answer);
  const before = new Map<string, Item>((last?.[list] ?? []).map((item) => [item.id, item]));
  const there = new Set(known.map(({ id }) => id));
  // Of what was read and not taken over, twins keep their ids as well.
  const twins = twinIds([...there, ...before.keys(), ...items.map(({ id }) => id)]);
  const besides = [...before.values()].filter(({ id }) => !there.has(id) && twins.has(id));
  const { pairs, isTwin } = pairItems(list, [...known, ...besides], items, {
    exact,
    aliases: (id) => aliases.get(`${list}/${id}`),
    more: (id) => before.get(id),
    areTwo: (id, knownId) => before.has(id) && before.has(knownId),
  });
  const used = new Set([...there, ...besides.map(({ id }) => id), ...pairs.values()]);
  const unpaired = new Set(items.map(({ id }) => id).filter((id) => !pairs.has(id)));
  const aligned = items.map((item) => {
    const same = pairs.get(item.id);
    const id =
      same ?? nextTwinId(item.id, (one) => !used.has(one) && (one === item.id || !unpaired.has(one)));
    used.add(id);
    if (same !== undefined && same !== item.id && !isTwin(item.id)) aliases.set(`${list}/${item.id}`, same);
    return { ...item, id };
  });
  return distinct(aligned);
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
