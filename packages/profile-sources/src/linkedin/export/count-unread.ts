import type { Tally } from '../../left-out/tally.ts';
import { classifyHeader } from '../rows/columns.ts';
import type { LinkedInTable } from '../rows/tables.ts';
import type { ArchiveEntry } from '../../import/archive-entry.ts';
import { shownName } from '../../import/archive/archive-failures.ts';
import { decodeText } from '../../import/csv/decode-text.ts';
import { readRecords, readTable } from '../../import/csv/read-table.ts';
import { ImportFailure } from '../../import/import-result.ts';
import { isRead, IS_TABLE, LARGEST_TABLE, type FoundTable } from './linkedin-tables.ts';

/* The files of an export that no profile is made of, counted by their rows; what they say is not looked at. */

/** Without a place in a profile yet, but nobody's secret. All other files that are known are private. */
const PUBLIC: ReadonlySet<LinkedInTable> = new Set([
  'courses',
  'patents',
  'testScores',
  'shares',
  'richMedia',
]);
/** Files that are not known by their columns, but by name about what nobody else may see. */
const PRIVATE =
  /message|chat|phone|e-?mail|login|logon|security|challenge|device|session|ad[s_ ]|advert|inference|search|receipt|payment|invoice|identity|verification|whatsapp|imported|contact|connection|invitation|subscription|reaction|comment|vote|saved|job|resume|prefer|registration|coach|views?\b/iu;

/** Counts the rows of every table that is not read, and every file that is none. */
export async function countUnread(
  entries: readonly ArchiveEntry[],
  found: readonly FoundTable[],
  tally: Tally,
): Promise<void> {
  const tables = new Map(found.map(({ entry, table }) => [entry, table]));
  for (const entry of entries) {
    const table = tables.get(entry);
    if ((table !== undefined && isRead(table)) || /(?:^|\/)Articles\/.*\.html?$/iu.test(entry.path)) continue;
    const isPrivate = table === undefined ? PRIVATE.test(shownName(entry.path)) : !PUBLIC.has(table);
    const place = { table: nameOf(entry), column: null };
    tally.add(place, isPrivate ? 'private' : 'unsupported', await countRows(entry, table));
  }
}

/** A table by its name; the pictures and pages of a folder together. */
function nameOf({ path }: ArchiveEntry): string {
  if (IS_TABLE.test(path)) return shownName(path);
  const folders = path.split('/').slice(0, -1);
  return folders.length === 0 ? shownName(path) : `${shownName(folders.at(-1) ?? '')}/`;
}

/** Of a table its rows; anything else, and a table that is too long to be read only to be counted, is one file. */
async function countRows(entry: ArchiveEntry, table: LinkedInTable | undefined): Promise<number> {
  if (!IS_TABLE.test(entry.path) || entry.size > LARGEST_TABLE) return entry.size === 0 ? 0 : 1;
  const text = await textOf(entry);
  if (text === null) return 1;
  const known =
    table === undefined ? null : readTable(text, (cells) => classifyHeader(cells, entry.path) === table);
  if (known !== null) return known.records.length;
  const filled = readRecords(text).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  return Math.max(0, filled.length - 1);
}

/** Damage in a file that is not read does no harm. */
async function textOf(entry: ArchiveEntry): Promise<string | null> {
  try {
    return decodeText(await entry.bytes(LARGEST_TABLE));
  } catch (error) {
    if (error instanceof ImportFailure) return null;
    throw error;
  }
}
