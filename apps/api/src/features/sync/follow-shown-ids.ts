import { editKey, readEditKey, type OwnerEdits } from '@tosite/validation/profile/owner-edits';
import { moveEdits } from '@tosite/validation/profile/owner-edits-change';
import { PROFILE_LISTS, type Profile, type ProfileList } from '@tosite/validation/profile/profile';
import { mergeProfiles } from '@tosite/validation/profile/merge/merge-sources';

type Layer = { id: string; lastImport: Profile };

/**
 * The owner's edits after the sources changed: what one source shows no more under an id, because another one brings
 * the same thing first or left the site, keeps its edits under the id that it has now.
 */
export function followShownIds(
  edits: OwnerEdits,
  before: readonly Layer[],
  after: readonly Layer[],
): OwnerEdits {
  if (before.length + after.length <= 2 || before.length === 0 || after.length === 0) return edits;
  const [old, now] = [before, after].map((layers) =>
    mergeProfiles(layers.map(({ lastImport }) => lastImport)),
  );
  if (old === undefined || now === undefined) return edits;
  const edited = editedItems(edits);
  if (edited.size === 0) return edits;
  let followed = edits;
  for (const [index, { id: sourceId, lastImport }] of before.entries()) {
    const place = after.findIndex(({ id }) => id === sourceId);
    if (place === -1) continue;
    for (const list of PROFILE_LISTS) {
      const kept = new Set(after[place]?.lastImport[list].map(({ id }) => id));
      for (const { id } of lastImport[list]) {
        const [from, to] = [old.shownAs(index, list, id), now.shownAs(place, list, id)];
        if (from === to || !kept.has(id) || !edited.has(`${list}/${from}`)) continue;
        // The item itself may still be there under its old id: then what was hidden is hidden under both.
        followed = has(now.profile, list, from)
          ? hideAlike(followed, list, from, to)
          : moveEdits(followed, list, from, to);
      }
    }
  }
  return followed;
}

function hideAlike(edits: OwnerEdits, list: ProfileList, from: string, to: string): OwnerEdits {
  const [hidden, there] = [edits.items[editKey(list, from)]?.hidden, edits.items[editKey(list, to)]];
  if (hidden !== true || there?.hidden !== undefined) return edits;
  return { ...edits, items: { ...edits.items, [editKey(list, to)]: { ...there, hidden } } };
}

function editedItems(edits: OwnerEdits): Set<string> {
  const keys = new Set(Object.keys(edits.items).filter((key) => readEditKey(key) !== null));
  for (const list of PROFILE_LISTS) for (const id of edits.order[list] ?? []) keys.add(`${list}/${id}`);
  return keys;
}

function has(profile: Profile, list: ProfileList, id: string): boolean {
  return profile[list].some((item) => item.id === id);
}
