import { emptyOwnerEdits, type OwnerEdits } from '@tosite/validation/profile/owner-edits';
import type { Profile, ProfileList } from '@tosite/validation/profile/profile';

/**
 * What of an owner's layer goes with a profile that everybody may see: the order of what is there. The rest of it is in
 * the profile already, or was hidden.
 */
export function visibleEdits({ order }: OwnerEdits, visible: Profile): OwnerEdits {
  const shown = Object.entries(order).map(([list, ids]) => {
    // Every list by its own name.
    const there = new Set(visible[list as ProfileList].map(({ id }) => id));
    return [list, (ids ?? []).filter((id) => there.has(id))];
  });
  return { ...emptyOwnerEdits(), order: Object.fromEntries(shown) };
}
