import type { Message } from '@tosite/validation/messages/message';
import { withoutRepeats } from '../../identity/distinct-ids.ts';
import type { Tally } from '../../left-out/tally.ts';
import { classifyHeader, toRows, type LinkedInRow } from '../rows/columns.ts';
import type { LinkedInRows } from '../rows/rows-to-profile.ts';
import { READ_TABLES, type LinkedInTable, type ReadTable } from '../rows/tables.ts';
import type { ArchiveEntry } from '../../import/archive-entry.ts';
import { shownName } from '../../import/archive/archive-failures.ts';
import { readBeginning } from '../../import/archive/file-entry.ts';
import { decodeBeginning, decodeText } from '../../import/csv/decode-text.ts';
import { findHeader, readTable } from '../../import/csv/read-table.ts';
import type { OnProgress } from '../../import/import-result.ts';

/** A file of the upload that was recognised as one of an export, by its header. */
export type FoundTable = { table: LinkedInTable; entry: ArchiveEntry; header: readonly string[] };

export const IS_TABLE = /\.(?:csv|tsv|txt)$/iu;
const MAX_TABLES = 1000;
const BEGINNING = 64_000;
/** The largest file that is read whole is Positions.csv, with descriptions: some hundred kilobytes. */
export const LARGEST_TABLE = 16_000_000;

/** The tables among the files of an upload: only the beginning of each is unpacked. */
export async function findTables(
  entries: readonly ArchiveEntry[],
  options: { onProgress?: OnProgress },
): Promise<FoundTable[]> {
  const candidates = entries.filter((entry) => IS_TABLE.test(entry.path)).slice(0, MAX_TABLES);
  const found: FoundTable[] = [];
  for (const [index, entry] of candidates.entries()) {
    const text = decodeBeginning(await readBeginning(entry, BEGINNING));
    const place = findHeader(text, (cells) => classifyHeader(cells, entry.path) !== null);
    const table = place === null ? null : classifyHeader(place.header, entry.path);
    if (place !== null && table !== null) found.push({ table, entry, header: place.header });
    options.onProgress?.({ stage: 'reading', done: index + 1, total: candidates.length });
  }
  return found;
}

const READ: ReadonlySet<LinkedInTable> = new Set(READ_TABLES);

export function isRead(table: LinkedInTable): table is ReadTable {
  return READ.has(table);
}

export type ReadTables = { rows: LinkedInRows; unusable: { name: string; reason: Message }[] };

/** The rows of every table that a profile is made of. What is not read of them is counted. */
export async function readTables(found: readonly FoundTable[], tally: Tally): Promise<ReadTables> {
  const rows: Partial<Record<ReadTable, LinkedInRow[]>> = {};
  const unusable: ReadTables['unusable'] = [];
  for (const { table, entry } of found) {
    if (!isRead(table)) continue;
    const text = decodeText(await entry.bytes(LARGEST_TABLE));
    const read = readTable(text, (cells) => classifyHeader(cells, entry.path) === table);
    if (read === null) continue;
    const name = shownName(entry.path);
    const different = withoutRepeats(read.records);
    const own = toRows(table, read.header, different, (column, isPrivate) =>
      tally.add({ table: name, column }, isPrivate ? 'private' : 'unsupported'),
    );
    const added = withoutThose(own, rows[table] ?? []);
    tally.add(
      { table: name, column: null },
      'repeated',
      read.records.length - different.length + own.length - added.length,
    );
    rows[table] = [...(rows[table] ?? []), ...added];
    if (!read.complete) {
      tally.add({ table: name, column: null }, 'unreadable');
      unusable.push({
        name,
        reason: { id: 'import.cutOff' },
      });
    }
  }
  return { rows, unusable };
}

/**
 * What a second file of one kind adds: both downloads of LinkedIn's hold the same positions. The second of two equal
 * rows in the one is the second of them in the other.
 */
function withoutThose(rows: readonly LinkedInRow[], before: readonly LinkedInRow[]): LinkedInRow[] {
  const known = new Map<string, number>();
  for (const row of before) known.set(key(row), (known.get(key(row)) ?? 0) + 1);
  return rows.filter((row) => {
    const left = known.get(key(row)) ?? 0;
    known.set(key(row), left - 1);
    return left <= 0;
  });
}

function key(row: LinkedInRow): string {
  const cells = Object.entries(row).filter(([, cell]) => cell.trim() !== '');
  return JSON.stringify(cells.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
