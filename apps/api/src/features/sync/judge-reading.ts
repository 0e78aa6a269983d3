import { PROFILE_LISTS, type Profile } from '@tosite/validation/profile/profile';
import type { Message } from '@tosite/validation/messages/message';
import type { Platform } from '@tosite/validation/platforms/platform';
import { missingItems } from '../../site-content/changes/missing-items.ts';
import type { Reading } from '../../site-content/reading.ts';

/** So few items may go at once without a question. */
const FEW = 2;

/**
 * Why an answer is not believed; null: it is. An empty answer, or one in which most is missing, is far more often a
 * platform in trouble than a person who tidied up.
 */
export function doubtIn(known: Profile, reading: Reading, platform: Platform): Message | null {
  const missing = missingItems(known, reading).length;
  const before = itemsOf(known);
  const now = itemsOf(reading.profile);
  if (missing === 0) return null;
  if (now > 0 && (missing <= FEW || missing * 2 <= before)) return null;
  return now === 0
    ? { id: 'sync.emptyAnswer', platform }
    : { id: 'sync.muchGone', platform, missing, before };
}

function itemsOf(profile: Profile): number {
  return PROFILE_LISTS.reduce((sum, list) => sum + (list === 'codeLanguages' ? 0 : profile[list].length), 0);
}
