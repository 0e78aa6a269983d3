/** Seconds of an ISO 8601 duration; null for anything else and for "P0D", which is said of what has not ended. */
export function readIsoDuration(value: string | null): number | null {
  const match = /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:[.,]\d+)?S)?)?$/u.exec(
    value ?? '',
  );
  if (match === null) return null;
  const [weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  return positive(
    (((weeks ?? 0) * 7 + (days ?? 0)) * 24 + (hours ?? 0)) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0),
  );
}

/** Seconds of "1:05:32"; null for anything else. */
export function readClock(value: string | null): number | null {
  const text = value?.trim() ?? '';
  if (!/^\d{1,4}(?::[0-5]\d){1,2}$/u.test(text)) return null;
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function positive(seconds: number): number | null {
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : null;
}
