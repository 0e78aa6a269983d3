import type { Origin } from '@tosite/validation/profile/profile';
import type { LeftOut } from '@tosite/validation/profile/source-report';
import { withDistinctIds } from '../../identity/distinct-ids.ts';
import type { Tally } from '../../left-out/tally.ts';
import { cleanLink } from '../../text/clean-link.ts';
import { writtenLine, writtenText } from '../linkedin-text.ts';
import { decodeEntities } from '../../text/decode-entities.ts';
import type { LinkedInRow } from './columns.ts';
import { createDateReader, meansPresent, readPeriod, type DateReader, type Period } from './dates.ts';

/** One row, read cell by cell. What a cell holds and a profile cannot is counted. */
export type RowReading = {
  readonly row: LinkedInRow;
  line(column: string, max?: number): string | null;
  text(column: string, max?: number): string | null;
  link(column: string): string | null;
  date(column: string): string | null;
  /** An empty end with a start means that it goes on where `emptyEnd` says so, unless it has not begun yet. */
  period(start: string, end: string, emptyEnd: 'current' | 'unknown'): Period;
  /** Counts a cell, or the whole row where no column is named. */
  leave(why: LeftOut['why'], column?: string): null;
};

export type TableReading = {
  readonly origin: Origin;
  readonly rows: readonly RowReading[];
  /** The items of the rows, in their order and told apart, at most `max`. null: a row with nothing to show. */
  items<T extends { id: string }>(toItem: (row: RowReading) => T | null, max?: number): T[];
  /** Counts what is beyond the limit of a list. */
  atMost<T>(items: readonly T[], max?: number): T[];
};

const ANY_LENGTH = 400_000;

export function readRows(
  rows: readonly LinkedInRow[],
  options: { table: string; origin: Origin; tally: Tally; today: string | null },
): TableReading {
  const { table, origin, tally, today } = options;
  const dates = new Map<string, DateReader>();
  /** One reader for each column, or pair of columns, since a column tells how its dates are written. */
  const readerOf = (...columns: readonly string[]): DateReader => {
    const key = columns.join('\n');
    const reader =
      dates.get(key) ?? createDateReader(rows.flatMap((row) => columns.map((column) => row[column])));
    dates.set(key, reader);
    return reader;
  };
  const toReading = (row: LinkedInRow): RowReading => {
    const leave: RowReading['leave'] = (why, column) => {
      tally.add({ table, column: column ?? null }, why);
      return null;
    };
    const isSaid = (column: string) => (row[column] ?? '').trim() !== '';
    const words = (column: string, max: number, read: typeof writtenLine) => {
      const cell = row[column] ?? '';
      const words = read(cell, max);
      if (words === null && isSaid(column)) leave('unreadable', column);
      // Only what is long can have been cut.
      const isCut =
        words !== null && cell.length > max && words.length < (read(cell, ANY_LENGTH)?.length ?? 0);
      if (isCut) leave('limit', column);
      return words;
    };
    const readDate = (read: DateReader, column: string): string | null => {
      const date = read(row[column]);
      if (date === null && isSaid(column) && !meansPresent(row[column])) leave('unreadable', column);
      return date;
    };
    return {
      row,
      leave,
      line: (column, max = 300) => words(column, max, writtenLine),
      text: (column, max = 20_000) => words(column, max, writtenText),
      link(column) {
        const link = cleanLink(decodeEntities(row[column] ?? ''));
        if (link === null && isSaid(column)) leave('unreadable', column);
        return link;
      },
      date: (column) => readDate(readerOf(column), column),
      period(start, end, emptyEnd) {
        const read = readerOf(start, end);
        for (const column of [start, end]) readDate(read, column);
        return readPeriod(read, { start: row[start], end: row[end] }, emptyEnd, today);
      },
    };
  };
  const readings = rows.map((row) => toReading(row));
  const atMost: TableReading['atMost'] = (items, max = 1000) => {
    if (items.length > max) tally.add({ table, column: null }, 'limit', items.length - max);
    return items.slice(0, max);
  };
  return {
    origin,
    rows: readings,
    atMost,
    items: (toItem, max) => atMost(withDistinctIds(readings.flatMap((row) => toItem(row) ?? [])), max),
  };
}
