import { isDeepStrictEqual } from 'node:util';
import type { OwnerEdits } from '@tosite/validation/profile/owner-edits';
import { applyEditsKeepingHidden } from '@tosite/validation/profile/owner-edits-apply';
import type { Profile, ProfileList } from '@tosite/validation/profile/profile';
import { likeness, RESEMBLES } from '@tosite/validation/profile/merge/likeness';
import type { MergedSources } from '@tosite/validation/profile/merge/merge-sources';
import { folded } from '@tosite/validation/profile/merge/same-item';
import type { Wording } from '../../site-content/changes/wording.ts';
import { itemLabel } from '../../site-content/changes/format-change.ts';

/*
 * What seems to be new and may be something that is there already, under other words: taken as new, it would be there
 * twice, or show again what its owner hid.
 */

type Item = Profile[ProfileList][number];
type Layer = { lastImport: Profile; incoming: { profile: Profile } | null };
type Guarded = { id: string; why: Resembling['why']; label: Wording; tellings: Item[] };

export type Resembling = {
  /** `hidden`: its owner hid it. `edited`, `own`: they wrote in it, or all of it. `gone`: its source has it no more. */
  why: 'hidden' | 'edited' | 'own' | 'gone';
  /** What the other one is called on the site. */
  label: Wording;
};

/** In these lists a thing is known by its name, whatever else is said of it. */
const NAMED = new Set<ProfileList>([
  'videos',
  'playlists',
  'projects',
  'certifications',
  'publications',
  'honours',
]);

/** What of the site an item of one source may be, though it is called otherwise; null: nothing. */
export function resemblingFinder(
  merged: MergedSources,
  sources: readonly Layer[],
  edits: OwnerEdits,
): (source: number, list: ProfileList, item: Item) => Resembling | null {
  const edited = applyEditsKeepingHidden(merged.profile, edits).profile;
  const places = new Map<string, { those: Guarded[]; renamed: Renamed | null }>();
  return (source, list, item) => {
    const place = `${source}/${list}`;
    const { those, renamed } = places.get(place) ?? {
      those: guardedItems(list, source, { merged, sources, edits, edited }),
      renamed: renamedIn(sources[source], list),
    };
    places.set(place, { those, renamed });
    const inPlaceOf = renamed?.now === item.id ? merged.shownAs(source, list, renamed.was) : null;
    const found = those.find(
      ({ id, why, tellings }) =>
        (id === inPlaceOf && why !== 'gone') ||
        tellings.some((one) => resembles(list, one, item, why === 'hidden')),
    );
    return found === undefined ? null : { why: found.why, label: found.label };
  };
}

function resembles(list: ProfileList, one: Item, item: Item, byName: boolean): boolean {
  if (likeness(list, one, item) >= RESEMBLES) return true;
  return byName && NAMED.has(list) && folded(itemLabel(one).text) === folded(itemLabel(item).text);
}

/** By id: what was and what is now. */
type Renamed = { was: string; now: string };

/**
 * What says the same as before in everything but its name, or nothing else, is what stood in its place, among the same
 * others in the same order: such as a language, whose proficiency many share. null: there is none.
 */
function renamedIn(layer: Layer | undefined, list: ProfileList): Renamed | null {
  const [before, after] = [layer?.lastImport[list] ?? [], layer?.incoming?.profile[list] ?? []];
  if (before.length !== after.length) return null;
  const [place, ...more] = after.flatMap(({ id }, index) => (before[index]?.id === id ? [] : [index]));
  if (place === undefined || more.length > 0) return null;
  const [was, now] = [before[place], after[place]];
  if (was === undefined || now === undefined || !differsInNameAlone(was, now)) return null;
  return { was: was.id, now: now.id };
}

const NAMING = new Set(['id', 'origin', 'approximate', 'name', 'title', 'label']);

function differsInNameAlone(was: Item, now: Item): boolean {
  const rest = (item: Item) => Object.entries(item).filter(([field]) => !NAMING.has(field));
  return isDeepStrictEqual(rest(was).toSorted(byField), rest(now).toSorted(byField));
}

const byField = ([a]: [string, unknown], [b]: [string, unknown]) => (a < b ? -1 : 1);

type Site = { merged: MergedSources; sources: readonly Layer[]; edits: OwnerEdits; edited: Profile };

/** Those that a wrong guess would harm, the hidden ones first. */
function guardedItems(
  list: ProfileList,
  source: number,
  { merged, sources, edits, edited }: Site,
): Guarded[] {
  const said = new Set<string>();
  sources.forEach(({ lastImport, incoming }, index) => {
    for (const { id } of (incoming?.profile ?? lastImport)[list]) said.add(merged.shownAs(index, list, id));
  });
  const own = new Set(sources[source]?.lastImport[list].map(({ id }) => merged.shownAs(source, list, id)));
  const asRead = new Map<string, Item>(merged.profile[list].map((item) => [item.id, item]));
  const items = edited[list].flatMap((item): Guarded[] => {
    const read = asRead.get(item.id);
    const why = whyGuarded(edits, `${list}/${item.id}`, {
      isOwn: read === undefined,
      isGone: !said.has(item.id),
      isOfSource: own.has(item.id),
    });
    return why === null
      ? []
      : [{ id: item.id, why, label: itemLabel(item), tellings: read === undefined ? [item] : [item, read] }];
  });
  return items.toSorted((a, b) => Number(b.why === 'hidden') - Number(a.why === 'hidden'));
}

function whyGuarded(
  edits: OwnerEdits,
  key: string,
  { isOwn, isGone, isOfSource }: { isOwn: boolean; isGone: boolean; isOfSource: boolean },
): Resembling['why'] | null {
  const edit = Object.hasOwn(edits.items, key) ? edits.items[key] : undefined;
  if (edit?.hidden === true) return 'hidden';
  if (isOwn) return 'own';
  // As long as a source says it, what is new beside it is another thing.
  if (!isGone) return null;
  if (edit?.set !== undefined) return 'edited';
  return isOfSource ? 'gone' : null;
}
