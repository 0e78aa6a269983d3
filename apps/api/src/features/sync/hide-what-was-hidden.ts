import { editKey, type OwnerEdits } from '@tosite/validation/profile/owner-edits';
import { PROFILE_LISTS, type Profile } from '@tosite/validation/profile/profile';
import { mergeProfiles } from '@tosite/validation/profile/merge/merge-sources';
import { resemblingFinder } from './resembling.ts';

/**
 * The owner's edits with what a source that joins the site tells in other words of something hidden: it is hidden as
 * well, since nobody is asked about each line of a new source. In the editor it stands among what is hidden.
 */
export function hideWhatWasHidden(
  edits: OwnerEdits,
  sources: readonly { lastImport: Profile }[],
  joined: number,
): OwnerEdits {
  if (!Object.values(edits.items).some(({ hidden }) => hidden === true)) return edits;
  const merged = mergeProfiles(sources.map(({ lastImport }) => lastImport));
  const layers = sources.map(({ lastImport }) => ({ lastImport, incoming: null }));
  const resembling = resemblingFinder(merged, layers, edits);
  const alike = PROFILE_LISTS.flatMap((list) =>
    (sources[joined]?.lastImport[list] ?? [])
      .filter(({ id }) => edits.items[editKey(list, merged.shownAs(joined, list, id))] === undefined)
      .filter((item) => resembling(joined, list, item)?.why === 'hidden')
      .map(({ id }) => [editKey(list, merged.shownAs(joined, list, id)), { hidden: true }] as const),
  );
  return alike.length === 0 ? edits : { ...edits, items: { ...edits.items, ...Object.fromEntries(alike) } };
}
