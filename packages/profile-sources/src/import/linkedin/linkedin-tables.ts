import { classifyHeader, toRows } from '../../linkedin/rows/columns.ts';
import type { LinkedInRows } from '../../linkedin/rows/rows-to-profile.ts';
import { READ_TABLES, type LinkedInTable, type ReadTable } from '../../linkedin/rows/tables.ts';
import type { ArchiveEntry } from '../archive-entry.ts';
import { shownName } from '../archive/archive-failures.ts';
import { readBeginning } from '../archive/file-entry.ts';
import { decodeBeginning, decodeText } from '../csv/decode-text.ts';
import { findHeader, readTable } from '../csv/read-table.ts';
import type { OnProgress } from '../import-result.ts';

/** A file of the upload that was recognised as one of an export, by its header. */
export type FoundTable = { table: LinkedInTable; entry: ArchiveEntry };

const IS_TABLE = /\.(?:csv|tsv|txt)$/iu;
const MOST_TABLES = 1000;
const BEGINNING = 64_000;
/** The largest file that is read whole is Positions.csv, with descriptions: some hundred kilobytes. */
const LARGEST_TABLE = 16_000_000;

/** The tables among the files of an upload: only the beginning of each is unpacked. */
export async function findTables(
  entries: readonly ArchiveEntry[],
  options: { onProgress?: OnProgress },
): Promise<FoundTable[]> {
  const candidates = entries.filter((entry) => IS_TABLE.test(entry.path)).slice(0, MOST_TABLES);
  const found: FoundTable[] = [];
  for (const [index, entry] of candidates.entries()) {
    const text = decodeBeginning(await readBeginning(entry, BEGINNING));
    const place = findHeader(text, (cells) => classifyHeader(cells, entry.path) !== null);
    const table = place === null ? null : classifyHeader(place.header, entry.path);
    if (table !== null) found.push({ table, entry });
    options.onProgress?.({ stage: 'reading', done: index + 1, total: candidates.length });
  }
  return found;
}

const READ: ReadonlySet<LinkedInTable> = new Set(READ_TABLES);

export function isRead(table: LinkedInTable): table is ReadTable {
  return READ.has(table);
}

export type ReadTables = { rows: LinkedInRows; unusable: { name: string; reason: string }[] };

/** The rows of every table that a profile is made of. */
export async function readTables(found: readonly FoundTable[]): Promise<ReadTables> {
  const rows: Partial<Record<ReadTable, unknown[]>> = {};
  const unusable: ReadTables['unusable'] = [];
  for (const { table, entry } of found) {
    if (!isRead(table)) continue;
    const text = decodeText(await entry.bytes(LARGEST_TABLE));
    const read = readTable(text, (cells) => classifyHeader(cells, entry.path) === table);
    if (read === null) continue;
    rows[table] = [...(rows[table] ?? []), ...toRows(table, read.header, read.records)];
    if (!read.complete) {
      unusable.push({
        name: shownName(entry.path),
        reason: 'This file breaks off in the middle or is too long; what stands before that was taken.',
      });
    }
  }
  return { rows, unusable };
}
