/* How alike two times are, 0 to 1; null: one of them is not told. */

export type Times = { start: string | null; end: string | null; current: boolean };

/** Corrections are of a month or two, at times of the year. */
const FAR_MONTHS = 24;
const MONTHS = 12;

/** A year agrees with each of its months. */
export function datesAgree(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

export function dateLikeness(a: string | null, b: string | null): number | null {
  if (a === null || b === null) return null;
  if (datesAgree(a, b)) return 1;
  const apart = Math.abs(monthOf(a) - monthOf(b));
  return apart >= FAR_MONTHS ? 0 : 1 - apart / FAR_MONTHS / 2;
}

/** Of something that happens on one day: another year is another time. */
export function dayLikeness(a: string | null, b: string | null): number | null {
  if (a === null || b === null) return null;
  if (datesAgree(a, b)) return 1;
  return a.slice(0, 4) === b.slice(0, 4) ? 0.7 : 0;
}

export function periodLikeness(a: Times, b: Times): number | null {
  const starts = dateLikeness(a.start, b.start);
  const ends = endLikeness(a, b);
  if (starts === null || ends === null) return starts ?? ends;
  return (starts + ends) / 2;
}

/** Whether one was over before the other began. */
export function isApart(a: Times, b: Times): boolean {
  return isBefore(a, b) || isBefore(b, a);
}

function isBefore(a: Times, b: Times): boolean {
  const end = a.current ? null : a.end;
  return end !== null && b.start !== null && monthOf(end, MONTHS - 1) < monthOf(b.start);
}

function endLikeness(a: Times, b: Times): number | null {
  if (a.current && b.current) return 1;
  if (a.current || b.current) return a.end === null && b.end === null ? null : 0;
  return dateLikeness(a.end, b.end);
}

/** Months since the year 0; of a year alone, the month that is given. */
function monthOf(date: string, ofYear = 0): number {
  const [year = '0', month] = date.split('-');
  return Number(year) * MONTHS + (month === undefined ? ofYear : Number(month) - 1);
}
