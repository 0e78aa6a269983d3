import type { Profile } from '@tosite/validation/profile/profile';

/** A drawing of fewer would show nothing but their absence, and a single week is no course of time. */
const ENOUGH = 20;
const ENOUGH_WEEKS = 4;

/** Whether there is something to draw. */
export function isEnough({ total, weeks }: NonNullable<Profile['contributions']>): boolean {
  return total >= ENOUGH && weeks.filter(({ count }) => count > 0).length >= ENOUGH_WEEKS;
}
