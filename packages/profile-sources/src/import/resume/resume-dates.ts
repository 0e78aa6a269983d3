import { readDate } from '../../linkedin/rows/dates.ts';

/** As the format writes dates, and as people and other programs do. `daysAreMonths`: see `daysAreMonths()`. */
export function readResumeDate(text: string | null, daysAreMonths: boolean): string | null {
  const read = readIsoDate(text) ?? readDate(text);
  return read !== null && daysAreMonths ? read.slice(0, 7) : read;
}

/** The format's own dates, whatever time of day follows them; null for any other, and for a day that never was. */
function readIsoDate(text: string | null): string | null {
  const [date] =
    /^(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?(?=T|$)/u.exec(text?.trim() ?? '') ??
    [];
  if (date === undefined) return null;
  return date.length < 10 || new Date(`${date}T00:00:00Z`).toISOString().startsWith(date) ? date : null;
}

const DATED = new Set(['startDate', 'endDate', 'start', 'end', 'date', 'releaseDate']);
const MAX_VALUES = 50_000;

/**
 * Whether all days of a document are firsts and lasts of months: then nobody meant them. Programs that know only months
 * fill the day in, since the format's first version asked for one.
 */
export function daysAreMonths(document: unknown): boolean {
  const days: string[] = [];
  const open: unknown[] = [document];
  for (let at = 0; at < open.length && at < MAX_VALUES; at += 1) {
    const value = open[at];
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'object') open.push(inner);
      else if (typeof inner === 'string' && DATED.has(key)) {
        const date = readResumeDate(inner, false);
        if (date?.length === 10) days.push(date);
      }
    }
  }
  return days.length > 0 && days.every((day) => isFirstOrLast(day));
}

function isFirstOrLast(day: string): boolean {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return day.endsWith('-01') || next.getUTCDate() === 1;
}
