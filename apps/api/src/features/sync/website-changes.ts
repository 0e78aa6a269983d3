import type { OwnerEdits } from '@tosite/validation/profile/owner-edits';
import { editsTouch } from '@tosite/validation/profile/owner-edits-change';
import { PROFILE_LISTS, type Profile, type ProfileList } from '@tosite/validation/profile/profile';
import { mergeProfiles, type MergedSources } from '@tosite/validation/profile/merge/merge-sources';
import { itemFinder } from '@tosite/validation/profile/merge/same-item';
import { readFact } from '../../site-content/changes/facts.ts';
import { findChanges, type FoundChange } from '../../site-content/changes/find-changes.ts';
import { resemblingFinder, type Resembling } from './resembling.ts';
import { isSameFact } from '@tosite/validation/profile/merge/same-fact';
import type { SourceLayers } from '../../site-content/source-layers.ts';

type Item = Profile[ProfileList][number];

/** A change as the site sees it. */
export type WebsiteChange = FoundChange & {
  sourceId: string;
  /** Under which id the site shows the item. */
  shownId: string | null;
  /** The owner edited it. */
  conflict: boolean;
  /** Of a new item: what on the site it may be. */
  resembles: Resembling | null;
};

type Layered = Pick<SourceLayers, 'id' | 'lastImport' | 'incoming' | 'left'>;

/** What the sources say otherwise than the site does and the owner has not left, where the site would look otherwise. */
export function findWebsiteChanges(sources: readonly Layered[], edits: OwnerEdits): WebsiteChange[] {
  if (sources.length === 0) return [];
  const merged = mergeProfiles(sources.map(({ lastImport }) => lastImport));
  const resembling = resemblingFinder(merged, sources, edits);
  return sources.flatMap(({ id: sourceId, lastImport, incoming, left }, index) => {
    if (incoming === null) return [];
    const leftIds = new Set(left);
    const isShown = showing(merged, sources, index);
    const said = itemsByList(incoming.profile);
    return findChanges(sourceId, lastImport, incoming)
      .filter((change) => !leftIds.has(change.id) && isShown(change))
      .map((change) => {
        const { list, itemId, fields } = change;
        const shownId = list === null || itemId === null ? null : merged.shownAs(index, list, itemId);
        const touched = fields.length === 0 ? [null] : fields;
        const isNew = list !== null && change.kind === 'added' && fields.length === 0;
        const item = isNew ? said.get(list)?.get(itemId ?? '') : undefined;
        return {
          ...change,
          sourceId,
          shownId,
          resembles: list === null || item === undefined ? null : resembling(index, list, item),
          conflict:
            !isNew &&
            fields[0] !== 'figures' &&
            touched.some((field) => editsTouch(edits, list, shownId, field)),
        };
      });
  });
}

/** Of what several sources say the site shows one: what another source says better is not asked about. */
function showing(
  merged: MergedSources,
  sources: readonly Layered[],
  index: number,
): (change: FoundChange) => boolean {
  const source = sources[index];
  if (sources.length === 1 || source === undefined) return () => true;
  const { lastImport, incoming } = source;
  const own = itemsByList(lastImport);
  const said = itemsByList(incoming?.profile ?? lastImport);
  const shown = itemsByList(merged.profile);
  const elsewhere = shownByOthers(merged, sources, index);
  const finders = new Map<ProfileList, (item: Item) => Item[]>();
  const finderOf = (list: ProfileList): ((item: Item) => Item[]) => {
    const finder =
      finders.get(list) ??
      itemFinder<ProfileList>(
        list,
        [...(shown.get(list)?.values() ?? [])].filter(({ id }) => elsewhere.has(`${list}/${id}`)),
      );
    finders.set(list, finder);
    return finder;
  };
  return ({ kind, list, itemId, fields }) => {
    const [field] = fields;
    if (list === null) {
      return field === undefined || field === 'figures'
        ? true
        : isSameFact(readFact(merged.profile, field), readFact(lastImport, field));
    }
    if (itemId === null) return true;
    const shownId = merged.shownAs(index, list, itemId);
    if (field === undefined && kind === 'removed') return !elsewhere.has(`${list}/${shownId}`);
    if (field === undefined) {
      const item = said.get(list)?.get(itemId);
      return item === undefined || finderOf(list)(item).length === 0;
    }
    const now = shown.get(list)?.get(shownId)?.[field as keyof Item];
    return isSameFact(now, own.get(list)?.get(itemId)?.[field as keyof Item]);
  };
}

/** Which items the site would show without this source as well. */
function shownByOthers(merged: MergedSources, sources: readonly Layered[], index: number): Set<string> {
  const keys = new Set<string>();
  sources.forEach(({ lastImport }, other) => {
    if (other === index) return;
    for (const list of PROFILE_LISTS) {
      for (const { id } of lastImport[list]) keys.add(`${list}/${merged.shownAs(other, list, id)}`);
    }
  });
  return keys;
}

function itemsByList(profile: Profile): Map<ProfileList, Map<string, Item>> {
  return new Map(
    PROFILE_LISTS.map((list) => [list, new Map<string, Item>(profile[list].map((item) => [item.id, item]))]),
  );
}
