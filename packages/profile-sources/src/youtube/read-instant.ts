/** A moment as ISO 8601 in UTC; null for anything else, and for years in which there was no YouTube. */
export function readInstant(value: string | null): string | null {
  if (value === null || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/u.test(value)) return null;
  const at = Date.parse(value);
  if (Number.isNaN(at)) return null;
  const date = new Date(at);
  const year = date.getUTCFullYear();
  return year < 2005 || year > 2200 ? null : date.toISOString();
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The day of "Joined Mar 2, 2016" or "Joined 2 Mar 2016", as YYYY-MM-DD. */
export function readJoined(value: string | null): string | null {
  const text = (value ?? '').slice(0, 100).toLowerCase();
  const match = /(\d{1,2})\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})/u.exec(text);
  const american = /([a-z]{3})[a-z]*\.?\s+(\d{1,2}),\s*(\d{4})/u.exec(text);
  const [day, month, year] = match === null ? [american?.[2], american?.[1], american?.[3]] : match.slice(1);
  const number = MONTHS.indexOf(month ?? '') + 1;
  if (number === 0) return null;
  const date = `${year ?? ''}-${String(number).padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
  return readInstant(`${date}T00:00:00Z`)?.slice(0, 10) === date ? date : null;
}
