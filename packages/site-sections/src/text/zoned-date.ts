/*
 * Dates of a profile are days, months and years, or moments. A moment is drawn as the day that it was where the site is
 * at home, or, where it says an offset of its own, where it was made.
 */

const PARTIAL = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/u;
const MOMENT = /^\d{4}-\d{2}-\d{2}T.*?(Z|[+-]\d{2}:\d{2})$/u;

/** A moment on the clock of an offset: `2023-12-31T18:30:00-08:00`. The day alone where only that is known. */
export function takenMoment(moment: string, offset: string | null | undefined, isRough: boolean): string {
  if (isRough) return moment.slice(0, 10);
  const time = Date.parse(moment);
  const [, sign, hours, minutes] = /^([+-])(\d{2}):(\d{2})$/u.exec(offset ?? '') ?? [];
  if (sign === undefined || Number.isNaN(time)) return moment;
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
  return `${new Date(time + ahead).toISOString().slice(0, 19)}${offset ?? ''}`;
}

/** The date at its own precision, in this zone; null when it is none. */
export function dayIn(text: string | null, timezone: string): string | null {
  return momentIn(text, timezone)?.slice(0, 10) ?? null;
}

/** The same with the time of day and its offset where that is known: `2023-12-31T18:30:00-08:00`. */
export function momentIn(text: string | null, timezone: string): string | null {
  if (text === null) return null;
  if (PARTIAL.test(text)) return text;
  const zone = MOMENT.exec(text)?.[1];
  const time = Date.parse(text);
  if (zone === undefined || Number.isNaN(time)) return /^\d{4}(-\d{2}){0,2}/u.exec(text)?.[0] ?? null;
  if (zone !== 'Z') return text;
  const parts = new Map(
    clockOf(timezone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? '';
  const offset = /[+-]\d{2}:\d{2}/u.exec(part('timeZoneName'))?.[0];
  return (
    `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}` +
    `T${part('hour')}:${part('minute')}:${part('second')}${offset === undefined || offset === '+00:00' ? 'Z' : offset}`
  );
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** UTC for a zone that this machine does not know. */
function clockOf(timezone: string): Intl.DateTimeFormat {
  const before = clocks.get(timezone);
  if (before !== undefined) return before;
  const make = (timeZone: string) =>
    new Intl.DateTimeFormat('en', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'longOffset',
    });
  let clock: Intl.DateTimeFormat;
  try {
    clock = make(timezone);
  } catch {
    clock = make('UTC');
  }
  clocks.set(timezone, clock);
  return clock;
}
