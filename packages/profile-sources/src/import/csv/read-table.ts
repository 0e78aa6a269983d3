import { parse } from 'csv-parse/sync';
import { cleanText } from '../../text/clean-text.ts';

/* A table in a text file: found below any preamble, whatever separates its columns. */

export type Table = {
  header: string[];
  /** The cells under the header; rows of nothing but empty cells are left out. */
  records: string[][];
  /** False when the file held more rows than are read, or broke off in the middle. */
  complete: boolean;
};

/** Tells whether a row of cells is the header of a table that is looked for. */
export type IsHeader = (cells: readonly string[]) => boolean;

/** A single word is a header only where a file begins: further down it may be anything. */
function mayBeHeader(header: readonly string[], record: number): boolean {
  return header.length <= MAX_COLUMNS && (header.length > 1 || (header.length === 1 && record === 0));
}

const MAX_ROWS = 5000;
const MAX_COLUMNS = 200;
const MAX_RECORD = 1_000_000;
const MAX_CELL = 200_000;
/** A header stands near the beginning: LinkedIn's longest preamble is three lines. */
const PREAMBLE_RECORDS = 30;
const PREAMBLE_CHARACTERS = 64_000;
const DELIMITERS = [',', ';', '\t', '|'] as const;

export type HeaderPlace = { header: string[]; delimiter: string; record: number; excelMark: boolean };

/** Where the header row of a table is; null when there is none that is known. */
export function findHeader(text: string, isHeader: IsHeader): HeaderPlace | null {
  const marked = /^sep=(.)\r?\n?/iu.exec(text);
  const body = marked === null ? text : text.slice(marked[0].length);
  const delimiters = marked?.[1] === undefined ? DELIMITERS : [marked[1], ...DELIMITERS];
  for (const delimiter of delimiters) {
    const records = parseRecords(body.slice(0, PREAMBLE_CHARACTERS), delimiter, PREAMBLE_RECORDS).records;
    for (const [record, cells] of records.entries()) {
      const header = trimHeader(cells);
      if (mayBeHeader(header, record) && isHeader(header)) {
        return { header, delimiter, record, excelMark: marked !== null };
      }
    }
  }
  return null;
}

/** The table whose header `isHeader` knows; null when there is none. Bounded in rows, columns and cells. */
export function readTable(text: string, isHeader: IsHeader): Table | null {
  const place = findHeader(text, isHeader);
  if (place === null) return null;
  const body = place.excelMark ? text.slice(text.search(/[\r\n]/u) + 1) : text;
  const { records, complete } = parseRecords(body, place.delimiter, place.record + 1 + MAX_ROWS + 1);
  const below = records.slice(place.record + 1).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  return {
    header: place.header,
    records: below.slice(0, MAX_ROWS).map((cells) => fitCells(cells, place)),
    complete: complete && below.length <= MAX_ROWS,
  };
}

/** All records as they stand, the header among them; columns by whatever separates most of them in the first record. */
export function readRecords(text: string): string[][] {
  const beginning = text.slice(0, PREAMBLE_CHARACTERS);
  const width = (delimiter: string) => parseRecords(beginning, delimiter, 1).records[0]?.length ?? 0;
  const delimiter = DELIMITERS.toSorted((a, b) => width(b) - width(a))[0] ?? ',';
  return parseRecords(text, delimiter, MAX_ROWS + 1).records.map((cells) => cells.slice(0, MAX_COLUMNS));
}

/** Without the empty columns that a spreadsheet adds at the end. */
function trimHeader(cells: readonly string[]): string[] {
  const header = cells.map((cell) => cleanText(cell, 300)?.replace(/\s+/gu, ' ') ?? '');
  const last = header.findLastIndex((cell) => cell !== '');
  return header.slice(0, last + 1);
}

/** Exactly the header's columns. In a table of one column, what separates columns elsewhere is text. */
function fitCells(cells: readonly string[], { header, delimiter }: HeaderPlace): string[] {
  const only = header.length === 1 ? cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1) : null;
  const whole = only === null ? cells : [only.join(delimiter)];
  return header.map((_name, index) => (whole[index] ?? '').slice(0, MAX_CELL));
}

/** The first records; `complete` false when the text breaks off inside a quoted cell or a record is too long. */
function parseRecords(
  text: string,
  delimiter: string,
  most: number,
): { records: string[][]; complete: boolean } {
  const records: string[][] = [];
  try {
    parse(text, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      record_delimiter: recordDelimiter(text),
      max_record_size: MAX_RECORD,
      to: most,
      on_record: (record: string[]) => {
        records.push(record);
        return null;
      },
    });
    return { records, complete: true };
  } catch {
    // What stands before the place where the text broke is whole.
    return { records, complete: false };
  }
}

/** "\n" also inside quoted cells of a file whose lines end in "\r\n", so all that occur are allowed. */
function recordDelimiter(text: string): string[] {
  return text.includes('\n') ? ['\r\n', '\n'] : ['\r'];
}
