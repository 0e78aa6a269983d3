import {
  PROFILE_LISTS,
  ProfileSchema,
  type Profile,
  type ProfileList,
} from '@tosite/validation/profile/profile';
import { takeFact } from '../../site-content/changes/facts.ts';
import { withFigures } from '../../site-content/changes/figures.ts';
import type { FoundChange } from '../../site-content/changes/find-changes.ts';

type Item = Profile[ProfileList][number];
type Taken = Pick<FoundChange, 'kind' | 'list' | 'itemId' | 'fields'>;

/** The profile with these changes of what the source says; everything else stays as it is. */
export function takeInto(known: Profile, said: Profile, taken: readonly Taken[]): Profile {
  let profile = known;
  for (const { list, fields } of taken) {
    const [path = ''] = fields;
    if (list !== null) continue;
    profile = path === 'figures' ? withFigures(profile, said) : takeFact(profile, said, path);
  }
  const lists = PROFILE_LISTS.map((list) => {
    const ofList = taken.filter((change) => change.list === list);
    return [list, ofList.length === 0 ? profile[list] : takeItems(list, profile[list], said[list], ofList)];
  });
  // Each list by its own name, with items of its own kind.
  return { ...profile, ...(Object.fromEntries(lists) as Pick<Profile, ProfileList>) };
}

function takeItems(
  list: ProfileList,
  known: readonly Item[],
  said: readonly Item[],
  taken: readonly Taken[],
): Item[] {
  const byId = new Map(said.map((item) => [item.id, item]));
  const isWhole = ({ fields }: Taken): boolean => fields.length === 0;
  const idsOf = (kind: Taken['kind']): Set<string | null> =>
    new Set(taken.filter((change) => change.kind === kind && isWhole(change)).map(({ itemId }) => itemId));
  const [added, removed] = [idsOf('added'), idsOf('removed')];
  const fields = new Map<string | null, string[]>();
  for (const change of taken) {
    fields.set(change.itemId, [...(fields.get(change.itemId) ?? []), ...change.fields]);
  }
  const kept = known
    .filter(({ id }) => !removed.has(id))
    .map((item) => setFields(item, byId.get(item.id), fields.get(item.id) ?? []));
  return inserted(kept, said, added).slice(0, ProfileSchema.entries[list].pipe[1].requirement);
}

function setFields(item: Item, said: Item | undefined, fields: readonly string[]): Item {
  if (said === undefined || fields.length === 0) return item;
  const values = fields.map((field) => [field, said[field as keyof Item]]);
  // The same fields of an item of the same list.
  return Object.assign({}, item, Object.fromEntries(values));
}

/** New items stand where the source has them: behind the one before them that the site has as well. */
function inserted(kept: readonly Item[], said: readonly Item[], added: ReadonlySet<string | null>): Item[] {
  const present = new Set(kept.map(({ id }) => id));
  const behind = new Map<string | null, Item[]>();
  let last: string | null = null;
  for (const item of said) {
    if (present.has(item.id)) last = item.id;
    else if (added.has(item.id)) behind.set(last, [...(behind.get(last) ?? []), item]);
  }
  return [...(behind.get(null) ?? []), ...kept.flatMap((item) => [item, ...(behind.get(item.id) ?? [])])];
}
