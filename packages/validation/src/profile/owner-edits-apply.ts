import * as v from 'valibot';
import { PROFILE_ITEMS } from './owner-edits-fields.ts';
import { editKey, type OwnerEdits, type ProfileItem } from './owner-edits.ts';
import { PROFILE_LISTS, ProfileSchema, type Profile, type ProfileList } from './profile.ts';

const NOTHING_OF_IT: NonNullable<Profile['organisation']> = {
  industry: null,
  size: null,
  kind: null,
  founded: null,
  headquarters: null,
  website: null,
  specialities: [],
};

/**
 * The profile as its site shows it: what the owner set, without what they hid, with what they added, in their order.
 * Total: ids that the profile does not have are ignored. Laying the same edits over the answer changes nothing more.
 */
export function applyOwnerEdits(profile: Profile, edits: OwnerEdits): Profile {
  return layOver(profile, edits, false);
}

/** The same with the hidden items in their places, and which they are as `list/id`: for whoever edits. */
export function applyEditsKeepingHidden(
  profile: Profile,
  edits: OwnerEdits,
): { profile: Profile; hidden: string[] } {
  const shown = layOver(profile, edits, true);
  const hidden = PROFILE_LISTS.flatMap((list) =>
    shown[list].map(({ id }) => editKey(list, id)).filter((key) => editOf(edits, key)?.hidden === true),
  );
  return { profile: shown, hidden };
}

function layOver(profile: Profile, edits: OwnerEdits, keepHidden: boolean): Profile {
  const { contact, organisation, stats, ...fields } = edits.fields;
  const exact = new Set(Object.keys(defined(stats)));
  const rough = profile.approximate?.filter((name) => !exact.has(name)) ?? [];
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const lists = PROFILE_LISTS.map((list) => [list, itemsOf(list, profile[list], edits, keepHidden)]);
  return {
    ...profile,
    ...Object.fromEntries(given),
    contact: setOver(profile.contact, contact),
    stats: setOver(profile.stats, stats),
    // What its owner wrote is told as they wrote it.
    ...(exact.size > 0 && profile.approximate !== undefined ? { approximate: rough } : {}),
    organisation:
      Object.keys(defined(organisation)).length === 0
        ? profile.organisation
        : setOver(profile.organisation ?? NOTHING_OF_IT, organisation),
    // Every list by its own name, with items of its own kind.
    ...(Object.fromEntries(lists) as Pick<Profile, ProfileList>),
  };
}

function itemsOf(
  list: ProfileList,
  items: readonly ProfileItem[],
  edits: OwnerEdits,
  keepHidden: boolean,
): ProfileItem[] {
  const own: readonly ProfileItem[] = edits.added[list] ?? [];
  const added = firstOfEachId(own).map((item) => ({ ...item, origin: { source: 'owner', path: 'edits' } }));
  const addedIds = new Set(added.map(({ id }) => id));
  // The owner's own items are never the ones that a full list leaves out.
  const room = Math.max(0, MAX[list] - added.length);
  const brought = items.filter(({ id }) => !addedIds.has(id)).slice(0, room);
  const all = [...brought, ...added].slice(0, MAX[list]).flatMap((item) => {
    const edit = editOf(edits, editKey(list, item.id));
    if (edit?.hidden === true && !keepHidden) return [];
    return [edit?.set === undefined ? item : setFields(list, item, edit.set)];
  });
  return inOrder(all, edits.order[list] ?? []);
}

/** Only what makes an item of this list stays: edits may be older than the model. */
function setFields(list: ProfileList, item: ProfileItem, set: Record<string, unknown>): ProfileItem {
  const own = defined(set);
  const whole = { ...item, ...own, ...stillRough(item, own), id: item.id, origin: item.origin };
  const read = v.safeParse(PROFILE_ITEMS[list], whole);
  return read.success ? read.output : item;
}

/** What the owner wrote is as exact as they wrote it. */
function stillRough({ approximate }: ProfileItem, own: object): { approximate?: string[] } {
  return approximate === undefined
    ? {}
    : { approximate: approximate.filter((field) => !Object.hasOwn(own, field)) };
}

function inOrder(items: readonly ProfileItem[], order: readonly string[]): ProfileItem[] {
  if (order.length === 0) return [...items];
  const places = new Map<string, number>();
  for (const id of order) if (!places.has(id)) places.set(id, places.size);
  const placeOf = ({ id }: ProfileItem): number => places.get(id) ?? places.size;
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}

function firstOfEachId<T extends { id: string }>(items: readonly T[]): T[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => !seen.has(id) && seen.add(id));
}

function editOf(edits: OwnerEdits, key: string) {
  return Object.hasOwn(edits.items, key) ? edits.items[key] : undefined;
}

function setOver<T extends object>(base: T, given: { [K in keyof T]?: T[K] | undefined } | undefined): T {
  return { ...base, ...defined(given) };
}

/** A field that is there without a value says nothing. */
function defined(given: object | undefined): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given ?? {}).filter(([, value]) => value !== undefined));
}

/** How long each list of a Profile may be. */
const MAX = Object.fromEntries(
  PROFILE_LISTS.map((list) => [list, longestOf(ProfileSchema.entries[list])]),
) as Record<ProfileList, number>;

function longestOf(schema: { pipe: readonly unknown[] }): number {
  const limit = schema.pipe.find(
    (step): step is { type: 'max_length'; requirement: number } =>
      typeof step === 'object' && step !== null && 'type' in step && step.type === 'max_length',
  );
  return limit?.requirement ?? Infinity;
}
