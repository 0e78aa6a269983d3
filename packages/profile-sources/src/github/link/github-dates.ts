/** A moment of GitHub's as ISO 8601 in UTC; null for anything else, and for years that no account can have. */
export function readInstant(value: string | null): string | null {
  if (value === null || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/u.test(value)) return null;
  const at = Date.parse(value);
  if (Number.isNaN(at)) return null;
  const date = new Date(at);
  const year = date.getUTCFullYear();
  return year < 1990 || year > 2200 ? null : date.toISOString();
}

/** Its day, YYYY-MM-DD. */
export function readDay(value: string | null): string | null {
  return readInstant(value)?.slice(0, 10) ?? null;
}
