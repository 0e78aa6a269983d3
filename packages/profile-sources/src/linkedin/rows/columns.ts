import { PRIVATE_OF_PROFILE } from './column-names.ts';
import { plainName } from './plain-name.ts';
import { TABLES, type LinkedInTable, type TableShape } from './tables.ts';

/**
 * A row by the column names of the English export ("Company Name", "Started On"). Columns that a profile has no use
 * for, the private ones above all, are not in it.
 */
export type LinkedInRow = Readonly<Record<string, string>>;

const LEAST_KNOWN = 0.5;
/** Of a file that holds only what somebody else's export also holds; its name alone tells the two apart. */
const GIVEN =
  /given|donn[ée]+e?s|abgegeben|erteilt|dadas|feitas|concedidas|fatte|inviate|effettuate|gegeven|wystawione|verilen/iu;

/**
 * Which file of an export has this header, in any language and order; null for a row that is no header of one. Pass
 * the file's name where there is one: recommendations given and received have the same columns.
 */
export function classifyHeader(cells: readonly string[], fileName = ''): LinkedInTable | null {
  const header = cells.map(plainName).filter((cell) => cell !== '');
  if (header.length === 0 || header.length > 60 || new Set(header).size < header.length / 2) return null;
  let best: { table: LinkedInTable; share: number; count: number } | null = null;
  for (const [table, { shape, words }] of indexed()) {
    const found = new Set(header.flatMap((cell) => words.get(cell) ?? []));
    const known = header.filter((cell) => words.has(cell)).length;
    const share = known / header.length;
    const complete = shape.needs.every((group) => group.some((column) => found.has(column[0] ?? '')));
    if (!complete || share < LEAST_KNOWN) continue;
    // A one-column table is that column and nothing else.
    if (shape.columns.length === 1 && header.length > 1) continue;
    if (best === null || share > best.share || (share === best.share && found.size > best.count)) {
      best = { table, share, count: found.size };
    }
  }
  if (best?.table === 'recommendations' && GIVEN.test(fileName.slice(fileName.lastIndexOf('/') + 1)))
    return 'recommendationsGiven';
  return best?.table ?? null;
}

/** Told of every cell that holds something and is not read, by its column as the file calls it; never its value. */
export type OnUnread = (column: string, isPrivate: boolean) => void;

/** The rows of a file, by the names of the English export. Nothing for a file that is only recognised. */
export function toRows(
  table: LinkedInTable,
  header: readonly string[],
  records: readonly (readonly string[])[],
  onUnread?: OnUnread,
): LinkedInRow[] {
  const places = placesOf(table, header);
  if (places.length === 0) return [];
  const read = new Set(places.map(({ index }) => index));
  const unread = header.flatMap((column, index) =>
    read.has(index) || column === '' ? [] : [{ column, index, isPrivate: isPrivate(table, column) }],
  );
  return records.flatMap((record) => {
    const row: Record<string, string> = {};
    for (const { column, index } of places) row[column] = said(column, record[index] ?? '');
    // A header in the middle: files that were put together by hand.
    const isHeader = places.every(({ index }) => record[index] === header[index]);
    if (isHeader) return [];
    for (const one of unread) {
      if (said(one.column, record[one.index] ?? '').trim() !== '') onUnread?.(one.column, one.isPrivate);
    }
    return Object.values(row).every((cell) => cell.trim() === '') ? [] : [row];
  });
}

function isPrivate(table: LinkedInTable, column: string): boolean {
  const plain = plainName(column);
  return (
    table === 'profile' && PRIVATE_OF_PROFILE.some((names) => names.some((one) => plainName(one) === plain))
  );
}

/** The same for rows that come as objects, one key a column. Whatever is no object is left out. */
export function objectsToRows(
  table: LinkedInTable,
  objects: readonly unknown[],
  onUnread?: OnUnread,
): LinkedInRow[] {
  return objects.flatMap((object) => {
    if (object === null || typeof object !== 'object' || Array.isArray(object)) return [];
    const entries = Object.entries(object).slice(0, 200);
    const cells = entries.map(([, value]) => cellOf(value));
    return toRows(
      table,
      entries.map(([key]) => key),
      [cells],
      onUnread,
    );
  });
}

/** What programs and spreadsheets leave in a cell that holds nothing. */
const NOTHING =
  /^(?:null|undefined|nan|none|n\/a|\(null\)|\[object object\]|invalid date|#[^\s]{2,12}[?!]|#n\/a|#nv)$/iu;
const NO_NAME = /^(?:null|undefined|nan|NaN|None|\[object Object\])$/u;

/** A cell, or nothing where a program wrote that. People are called Null: a name is only dropped as programs write it. */
function said(column: string, cell: string): string {
  const isName = /^(?:First|Last|Full) Name$/u.test(column);
  return (isName ? NO_NAME : NOTHING).test(cell.trim()) ? '' : cell;
}

function cellOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return '';
}

function placesOf(table: LinkedInTable, header: readonly string[]): { column: string; index: number }[] {
  const taken = new Set<string>();
  const places = new Map<number, string>();
  const cells = header.map(plainName);
  // The English name itself goes first: "Title" beside "Position" is the title.
  for (const exact of [true, false]) {
    for (const [index, cell] of cells.entries()) {
      if (places.has(index)) continue;
      const column = TABLES[table].columns.find(
        (names) =>
          !taken.has(names[0] ?? '') &&
          (exact ? plainName(names[0] ?? '') === cell : names.some((one) => plainName(one) === cell)),
      )?.[0];
      if (column === undefined) continue;
      taken.add(column);
      places.set(index, column);
    }
  }
  return [...places].map(([index, column]) => ({ column, index }));
}

type Indexed = {
  shape: TableShape;
  /** The columns, by first name, that a word may be. */ words: Map<string, string[]>;
};
let index: Map<LinkedInTable, Indexed> | null = null;

function indexed(): Map<LinkedInTable, Indexed> {
  index ??= new Map(
    // The keys of TABLES are the names of its tables.
    (Object.entries(TABLES) as [LinkedInTable, TableShape][]).map(([table, shape]) => {
      const words = new Map<string, string[]>();
      for (const column of [...shape.columns, ...(shape.unread ?? [])]) {
        for (const one of column) {
          const plain = plainName(one);
          words.set(plain, [...(words.get(plain) ?? []), column[0] ?? '']);
        }
      }
      return [table, { shape, words }];
    }),
  );
  return index;
}
