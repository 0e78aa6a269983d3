import { sameValue } from '@tosite/site-sections/text/same-value';
import type { ProfileItem } from '@tosite/validation/profile/owner-edits';
import { PROFILE_LISTS, type Profile, type ProfileList } from '@tosite/validation/profile/profile';

/** A list as it is now: the place that an item had in the list before, or an item that was not there. */
type ListChange = readonly (number | ProfileItem)[];

/** What of a profile is another. Both sides of the frame keep what is not: hundreds of items do not travel for one letter. */
export type ProfileChange = {
  fields: Partial<Profile>;
  lists: { readonly [L in ProfileList]?: ListChange };
};

/** null: nothing. */
export function profileChange(before: Profile, after: Profile): ProfileChange | null {
  if (before === after) return null;
  const isList = (name: string) => (PROFILE_LISTS as readonly string[]).includes(name);
  const fields = Object.entries(after).filter(
    ([name, value]) => !isList(name) && !sameValue(before[name as keyof Profile], value),
  );
  const lists = PROFILE_LISTS.flatMap((name) => {
    const change = listChange(before[name], after[name]);
    return change === null ? [] : [[name, change] as const];
  });
  if (fields.length + lists.length === 0) return null;
  // Values under their own names.
  return { fields: Object.fromEntries(fields) as Partial<Profile>, lists: Object.fromEntries(lists) };
}

export function changedProfile(before: Profile, { fields, lists }: ProfileChange): Profile {
  const changed = Object.entries(lists).map(([name, change]) => {
    const items: readonly ProfileItem[] = before[name as ProfileList];
    return [name, change.flatMap((item) => (typeof item === 'number' ? (items[item] ?? []) : item))];
  });
  // Each list under its own name, of its own items.
  return { ...before, ...fields, ...(Object.fromEntries(changed) as Pick<Profile, ProfileList>) };
}

function listChange(before: readonly ProfileItem[], after: readonly ProfileItem[]): ListChange | null {
  const isSame = before.length === after.length && after.every((item, at) => item === before[at]);
  if (isSame) return null;
  const places = new Map(before.map((item, at) => [item, at]));
  return after.map((item) => places.get(item) ?? item);
}
