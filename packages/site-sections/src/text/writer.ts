import { readDate } from './partial-date.ts';
import { dayIn, momentIn } from './zoned-date.ts';

/** Numbers and dates as people write them in one language, and as the days are where the site is at home. */
export type Writer = {
  number: (value: number) => string;
  /** From a million on shortened: 1.2M. */
  compact: (value: number) => string;
  /** A number of which only the first digits are known, as its source told it: 48.2K. */
  rough: (value: number) => string;
  /** 0 to 1 as whole per cent. */
  percent: (share: number) => string;
  /** A date at its own precision: 2021, Mar 2021, 4 March 2021. null when it is not one. */
  date: (text: string | null) => string | null;
  year: (text: string | null) => string | null;
  /** For programs: the date at its own precision, `2023-12-31`. */
  day: (text: string | null) => string | undefined;
  /** For programs: with the time of day where that is known, `2023-12-31T18:30:00-08:00`. */
  moment: (text: string | null) => string | null;
  month: (text: string) => string;
  /** The day without its year: 14 Nov. null where the day is not known. */
  dayOfYear: (text: string | null) => string | null;
  /** 11:42, 1:04:09 */
  duration: (seconds: number) => string;
  /** 1 minute, 4 minutes */
  minutes: (count: number) => string;
};

/** One kind of digit on a page, clock lengths included, in every language; and the calendar of the sources. */
const DIGITS = { numberingSystem: 'latn' };
/** Where the first of a month is an ordinal and Intl does not know it. */
const FIRST_OF_MONTH: Readonly<Record<string, string>> = { fr: '1er', pt: '1º', 'pt-PT': '1' };

const known = new Map<string, Writer>();

/** The same writer for the same language and zone: making one takes longer than all that it writes on a page. */
export function writerFor(language: string, timezone = 'UTC'): Writer {
  const name = `${language} ${timezone}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const writer = makeWriter(language, timezone);
  known.set(name, writer);
  return writer;
}

function makeWriter(language: string, timezone: string): Writer {
  const locale = readLocale(language);
  // Britain's own short forms are "Sept", of four letters where all other months have three, and "1.2m".
  const short = locale === 'en-GB' ? 'en-US' : locale;
  const number = new Intl.NumberFormat(locale, DIGITS);
  const compact = new Intl.NumberFormat(short, {
    ...DIGITS,
    notation: 'compact',
    maximumSignificantDigits: 3,
  });
  // Where the language has no short form for thousands, the word says that the last digits are not known.
  const compactWords = new Intl.NumberFormat(short, {
    ...DIGITS,
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 3,
  });
  const percent = new Intl.NumberFormat(locale, { ...DIGITS, style: 'percent', maximumFractionDigits: 0 });
  const minutes = new Intl.NumberFormat(locale, {
    ...DIGITS,
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  });
  const format = (by: string, wanted: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(by, { ...DIGITS, calendar: 'gregory', timeZone: 'UTC', ...wanted });
  const dates = {
    year: format(locale, { year: 'numeric' }),
    month: format(short, { year: 'numeric', month: 'short' }),
    day: format(locale, { year: 'numeric', month: 'long', day: 'numeric' }),
    dayAlone: format(short === 'en-US' && locale !== 'en-US' ? locale : short, {
      day: 'numeric',
      month: 'short',
    }),
    monthAlone: format(short, { month: 'short' }),
  };
  const first = FIRST_OF_MONTH[locale] ?? FIRST_OF_MONTH[locale.split('-')[0] ?? ''] ?? '1';
  const write = (
    text: string | null,
    by: (parts: { month: number | null; day: number | null }) => Intl.DateTimeFormat,
  ) => {
    const parts = readDate(dayIn(text, timezone));
    if (parts === null) return null;
    const moment = new Date(0);
    moment.setUTCFullYear(parts.year, (parts.month ?? 1) - 1, parts.day ?? 1);
    return by(parts)
      .formatToParts(moment)
      .map(({ type, value }) => (type === 'day' && value === '1' ? first : value))
      .join('');
  };
  return {
    number: (value) => number.format(value),
    compact: (value) => (value < 1_000_000 ? number.format(value) : compact.format(value)),
    rough: (value) =>
      (compact.formatToParts(value).some(({ type }) => type === 'compact') ? compact : compactWords).format(
        value,
      ),
    percent: (share) => percent.format(share),
    date: (text) =>
      write(text, ({ month, day }) => (month === null ? dates.year : day === null ? dates.month : dates.day)),
    year: (text) => write(text, () => dates.year),
    day: (text) => dayIn(text, timezone) ?? undefined,
    moment: (text) => momentIn(text, timezone),
    dayOfYear: (text) =>
      readDate(dayIn(text, timezone))?.day == null ? null : write(text, () => dates.dayAlone),
    month: (text) => write(text, () => dates.monthAlone) ?? '',
    duration,
    minutes: (count) => minutes.format(count),
  };
}

function duration(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    Math.floor(seconds) % 60,
  ];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** A locale that Intl knows; English for a tag that is none. "en" means British spelling and day order here. */
function readLocale(language: string): string {
  try {
    // A tag that Intl has no data for would be written as the machine's own language.
    const locale = Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? 'en-GB';
    return locale === 'en' ? 'en-GB' : locale;
  } catch {
    return 'en-GB';
  }
}
