import type { Random } from './random.ts';
import type { Script } from './scripts.ts';
import type { Words } from './words.ts';

/** One thing of a list, or the person: what each field says, as its source writes it. '' or absent: nothing. */
export type Row = Record<string, string>;

/**
 * What a source says of a person. Lists and fields are named as a Profile names them, so that one looks for a fact where
 * it belongs; each way in writes it in its own form.
 */
export type Source = {
  person: Row;
  lists: Record<string, Row[]>;
  /** What stands in the source and is nobody's business: it may be found nowhere, ever. */
  secret: string[];
};

/** What a source is drawn with. */
export type Draw = {
  random: Random;
  words: Words;
  script: Script;
  /** How much of everything there is. */
  size: 'one' | 'some' | 'many';
  pictures: boolean;
  /** Below which the way's own server answers: for addresses of pictures. */
  origin: string;
};

/** How many items a list has. */
export function countOf({ random, size }: Draw, most = 200): number {
  if (size === 'one') return 1;
  if (size === 'many') return most;
  return 2 + random.int(4);
}

/** A date as a source has it, at any precision; '' where it has none. `future` ones are drawn rarely. */
export function dateOf({ random }: Draw, precision: 'any' | 'month' | 'year' = 'any'): string {
  const year = String(1996 + random.int(30));
  const month = `-${String(1 + random.int(12)).padStart(2, '0')}`;
  if (random.chance(0.12)) return '';
  if (precision === 'year' || random.chance(0.25)) return year;
  // Never the first: that is what programs write for "the month".
  const day = `-${String(2 + random.int(26)).padStart(2, '0')}`;
  return precision === 'any' && random.chance(0.4) ? `${year}${month}${day}` : `${year}${month}`;
}

/** A start and an end: in order, open, in the future, without a start, or the wrong way round. */
export function periodOf(draw: Draw, precision: 'any' | 'month' | 'year' = 'any'): Row {
  const { random } = draw;
  const [first, second] = [dateOf(draw, precision), dateOf(draw, precision)].sort();
  if (random.chance(0.08)) return { start: '2031-05', end: '' };
  if (random.chance(0.08)) return { start: '', end: second ?? '' };
  if (random.chance(0.2)) return { start: first ?? '', end: '' };
  return random.chance(0.08)
    ? { start: second ?? '', end: first ?? '' }
    : { start: first ?? '', end: second ?? '' };
}

/** An address that is as odd as people's are, and that only this person has. */
export function linkOf({ random, words }: Draw): string {
  const slug = words.slug();
  return random.pick([
    `https://${slug}.example.org/`,
    `https://example.org/${slug}?a=1&b=2#c`,
    `https://bücher-${slug}.example/über`,
    `http://www.${slug}.example.net/a%20b/`,
    `https://${slug}.example.com:8443/x_(y)`,
  ]);
}

/** Rows, among them twins: the same but for one field, as people who get a prize twice have them. */
export function rowsOf(draw: Draw, most: number, make: () => Row, twin?: (row: Row) => Row): Row[] {
  const rows = Array.from({ length: countOf(draw, most) }, make);
  const [first] = rows;
  if (twin === undefined || first === undefined || draw.size === 'one') return rows;
  return [...rows, twin({ ...first })];
}

/** A year that no date of the row has, at the precision that it had. */
export function otherDate(date: string): string {
  return date === ''
    ? '2003-04'
    : `${Number(date.slice(0, 4)) - 31}${date.slice(4)}`.replace('-02-29', '-02-28');
}
