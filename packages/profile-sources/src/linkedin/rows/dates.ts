import type { Profile } from '@tosite/validation/profile/profile';
import { monthOf } from './month-names.ts';

/** A date at its source's own precision; null for what is none. */
export type DateReading = string | null;
/** Which of two numbers is the day, where a date is written as numbers only: learnt from the whole column. */
export type NumericOrder = 'day-first' | 'month-first';

export type DateReader = (cell: string | null | undefined) => DateReading;

/**
 * Reads the dates of one column (or of a pair: start and end). LinkedIn writes "Apr 2019", "2015", "05 Mar 2024",
 * "Mar 4, 1990" and "07/08/23, 10:00 AM"; a spreadsheet that saved the file again makes "Apr-19", "01/04/2019",
 * "2019-04-01" or a day number of it, where the first of the month stands for "no day".
 */
export function createDateReader(column: readonly (string | null | undefined)[]): DateReader {
  // A column repeats itself: every date is worked out once.
  const distinct = [...new Set(column.map((cell) => cell?.slice(0, 200) ?? ''))];
  const texts = new Map(distinct.map((cell) => [cell, plainDate(cell)]));
  const cells = [...texts.values()];
  // A moment with its hour is LinkedIn's own writing, month first, and its day is a day. Midnight is a spreadsheet's.
  const hasClock = distinct.some((cell) => /[1-9]/u.test(TIME_OF_DAY.exec(cell)?.[0] ?? ''));
  const order = hasClock ? orderByRange(cells) : orderOf(cells);
  const days = cells.flatMap((cell) => {
    const day = readNumeric(cell, order)?.day;
    return day === undefined || day === null ? [] : [day];
  });
  const firstMeansNone = !hasClock && days.length > 0 && days.every((day) => day === 1);
  const readings = new Map<string, DateReading>();
  const readNow = (text: string): DateReading => {
    const numeric = readNumeric(text, order);
    if (numeric !== null) return written(firstMeansNone ? { ...numeric, day: null } : numeric);
    const worded = readWorded(text);
    return worded === null ? null : written(worded);
  };
  return (cell) => {
    const key = cell?.slice(0, 200) ?? '';
    const text = texts.get(key) ?? plainDate(key);
    const known = readings.get(text);
    if (known !== undefined) return known;
    const reading = readNow(text);
    readings.set(text, reading);
    return reading;
  };
}

/** One date by itself. */
export function readDate(cell: string | null | undefined): DateReading {
  return createDateReader([cell])(cell);
}

type Parts = { year: number; month: number | null; day: number | null };

const TIME_OF_DAY =
  /[T ,]*(?<!\d)\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?\s?(?:[ap]\.?\s?m\b\.?)?\s?(?:Z\b|UTC|GMT)?(?:[+-]\d{2}:?\d{2})?/iu;

/** Digits of every script as 0 to 9, spaces collapsed, the time of day and the zone left out. */
function plainDate(cell: string): string {
  return cell
    .slice(0, 200)
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(TIME_OF_DAY, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s'"]+|[\s,;'"]+$/gu, '');
}

/** Decimal digits stand in blocks of ten, in order. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 128) return code - 48;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

const NUMBERS = /^(\d{1,4})\s?([/.\-年년])\s?(\d{1,4})(?:\s?[/.\-月월]\s?(?:(\d{1,4})\s?[日일.]?)?)?$/u;

function readNumeric(text: string, order: NumericOrder): Parts | null {
  if (/^\d{4}[年년]?$/u.test(text)) return parts(Number.parseInt(text, 10), undefined, undefined);
  const [, ...compact] = /^((?:19|20)\d{2})([01]\d)([0-3]\d)$/u.exec(text) ?? [];
  if (compact.length > 0) return parts(compact[0], compact[1], compact[2]);
  if (/^[2-5]\d{4}(?:[.,]\d+)?$/u.test(text)) return fromDayNumber(Number.parseInt(text, 10));
  const [, first, separator = '', second, third] = NUMBERS.exec(text) ?? [];
  if (first === undefined || second === undefined) return null;
  if (first.length === 4) return parts(first, second, third);
  if (third === undefined) return second.length === 4 ? parts(second, first, undefined) : null;
  const year = fullYear(third);
  // Dots and hyphens are only used where the day comes first.
  const dayFirst = separator !== '/' || order === 'day-first' || Number(first) > 12;
  return dayFirst && Number(second) <= 12 ? parts(year, second, first) : parts(year, first, second);
}

const SLASHED = /^(\d{1,2})\/(\d{1,2})\/(?:\d{2}|\d{4})$/u;

function orderOf(cells: readonly string[]): NumericOrder {
  const pairs = cells.flatMap((cell) => {
    const [, first, second] = SLASHED.exec(cell) ?? [];
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }];
  });
  // Months that a spreadsheet wrote out have one thing in common: the day is the first.
  const firstIsOne = pairs.every(({ first }) => first === 1);
  const secondIsOne = pairs.every(({ second }) => second === 1);
  return pairs.length > 0 && firstIsOne && !secondIsOne ? 'day-first' : orderByRange(cells);
}

/** A number above 12 can only be a day. */
function orderByRange(cells: readonly string[]): NumericOrder {
  return cells.some((cell) => Number(SLASHED.exec(cell)?.[1]) > 12) ? 'day-first' : 'month-first';
}

/** Days since the end of 1899, as spreadsheets count. */
function fromDayNumber(days: number): Parts | null {
  const date = new Date(Date.UTC(1899, 11, 30 + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function readWorded(text: string): Parts | null {
  const [first, second, ...more] = [...text.matchAll(/\d+/gu)].map(([number]) => number);
  if (first === undefined || more.length > 0) return null;
  const words = text.match(/[\p{L}\p{M}.'’׳]{2,}/gu) ?? [];
  // The last one: before it may stand a weekday that is short for a month's name in another language.
  const month = words.map((word) => monthOf(word)).findLast((value) => value !== null);
  // "Summer 2015" and the like: the year at least.
  if (month === undefined || month === null)
    return second === undefined && first.length === 4 ? parts(first, undefined, undefined) : null;
  // "Apr 2019", and what a spreadsheet makes of it: "Apr-19", "19-Apr".
  if (second === undefined) return parts(fullYear(first), month, undefined);
  return first.length === 4 ? parts(first, month, second) : parts(fullYear(second), month, first);
}

/** Two digits mean the century that a life's dates fall into: 70 to 99 the last, the others this one. */
function fullYear(digits: string): number | undefined {
  if (digits.length === 4) return Number(digits);
  if (digits.length !== 2) return undefined;
  return Number(digits) >= 70 ? 1900 + Number(digits) : 2000 + Number(digits);
}

function parts(
  year: string | number | undefined,
  month: string | number | undefined,
  day: string | number | undefined,
): Parts | null {
  if (year === undefined) return null;
  return {
    year: Number(year),
    month: month === undefined ? null : Number(month),
    day: day === undefined ? null : Number(day),
  };
}

function written({ year, month, day }: Parts): DateReading {
  if (year < 1900 || year > 2100) return null;
  if (month === null) return String(year);
  if (month < 1 || month > 12) return null;
  const yearAndMonth = `${year}-${String(month).padStart(2, '0')}`;
  if (day === null) return yearAndMonth;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return day < 1 || day > last ? null : `${yearAndMonth}-${String(day).padStart(2, '0')}`;
}

/** Words for "it goes on" in the place of an end, as LinkedIn's pages and other tools write them. */
const PRESENT = new Set(
  "present|current|currently|now|today|ongoing|to date|heute|aktuell|gegenwart|présent|actuel|aujourd'hui|en cours|actualidad|presente|actual|la actualidad|atual|o momento|atualmente|oggi|in corso|attuale|heden|nu|obecnie|teraz|günümüz|halen|devam ediyor|bugün|настоящее время|по настоящее время|сейчас|至今|现在|現在|현재|الحاضر|حتى الآن|nutid|nåværende|nykyinen|současnost|prezent|saat ini|sekarang"
    .normalize('NFKC')
    .split('|'),
);

export function meansPresent(cell: string | null | undefined): boolean {
  const word = (cell ?? '').normalize('NFKC').replace(/\s+/gu, ' ').trim().toLocaleLowerCase('en');
  return PRESENT.has(word.replace(/[’`]/gu, "'").replace(/\.$/u, ''));
}

export type Period = Pick<Profile['experience'][number], 'start' | 'end' | 'current'>;

/** Whether a date lies wholly behind a day: a job that begins next year does not go on yet. `today`: `2026-11-20`. */
export function isAhead(start: string | null, today: string | null): boolean {
  return start !== null && today !== null && start > today.slice(0, start.length);
}

/**
 * A period from its two cells. An empty end with a start means that it goes on where `emptyEnd` says so, unless it has
 * not begun; an end that cannot be read is one that the source did not say.
 */
export function readPeriod(
  read: DateReader,
  cells: { start: string | null | undefined; end: string | null | undefined },
  emptyEnd: 'current' | 'unknown',
  today: string | null = null,
): Period {
  const start = read(cells.start);
  const end = read(cells.end);
  const endIsEmpty = (cells.end ?? '').trim() === '';
  const goesOn = endIsEmpty ? emptyEnd === 'current' && start !== null : meansPresent(cells.end);
  return { start, end, current: end === null && goesOn && !isAhead(start, today) };
}
