const HOUR = 3_600_000;
const EVERY_MS = 24 * HOUR;
const LONGEST_MS = 72 * HOUR;

/**
 * When a source is read again by itself: once a day, spread over the hours, so that not everybody asks at once; after
 * failures in a row an hour, four hours, sixteen, up to three days later.
 */
export function nextSyncAt(now: number, failures: number): number {
  const wait = failures === 0 ? EVERY_MS : Math.min(HOUR * 4 ** (failures - 1), LONGEST_MS);
  return Math.round(now + wait * (0.85 + Math.random() * 0.3));
}
