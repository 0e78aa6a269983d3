import { PROFILE_LISTS, type Profile } from '@tosite/validation/profile/profile';
import { missingItems } from '../../site-content/changes/missing-items.ts';
import type { Reading } from '../../site-content/reading.ts';

/** So few items may go at once without a question. */
const FEW = 2;

/**
 * Why an answer is not believed; null: it is. An empty answer, or one in which most is missing, is far more often a
 * platform in trouble than a person who tidied up.
 */
export function doubtIn(known: Profile, reading: Reading, platform: string): string | null {
  const missing = missingItems(known, reading).length;
  const before = itemsOf(known);
  const now = itemsOf(reading.profile);
  if (missing === 0) return null;
  if (now > 0 && (missing <= FEW || missing * 2 <= before)) return null;
  const what =
    now === 0
      ? `${platform} answered with an empty profile`
      : `${platform} shows ${missing} of the ${before} things on your site no more`;
  return `${what}. Your site stays as it is. If you took them off there yourself, read it again and decide about each.`;
}

function itemsOf(profile: Profile): number {
  return PROFILE_LISTS.reduce((sum, list) => sum + (list === 'codeLanguages' ? 0 : profile[list].length), 0);
}
