import type { LeftOut } from '@tosite/validation/profile/source-report';
import type { ArchiveEntry } from '../../import/archive-entry.ts';
import { decodeText } from '../../import/csv/decode-text.ts';
import { readRecords } from '../../import/csv/read-table.ts';
import { ImportFailure } from '../../import/import-result.ts';
import { tableName } from './takeout-left-out.ts';
import type { TakeoutTable } from './takeout-tables.ts';

/* The files of a Takeout that no channel is made of. Nothing of what they say is kept. */

/** Lists of other people's things, which Takeout may also hold: not opened, whatever they are called here. */
export const OTHERS =
  /(?:^|\/)(?:history|subscriptions|comments|live chats|my-comments|purchases)(?:\/|\.|$)/iu;

const LARGEST = 16_000_000;
const MAX = 1000;
const OF_THE_CHANNEL: ReadonlySet<TakeoutTable['kind']> = new Set(['channel', 'channelNames', 'videos']);
const FILM = /\.(?:mp4|mov|m4v|avi|webm|mkv|3gp|flv|wmv|mpe?g)$/iu;
const VIDEO = /^[\w-]{11}$/u;

/**
 * Counts them. What lies beside the tables of the channel is the channel's, and counted by its rows; a list of videos
 * in a form that is not known could not be read; all other folders hold what is private, and are not opened.
 */
export async function countOthers(
  entries: readonly ArchiveEntry[],
  tables: readonly TakeoutTable[],
): Promise<LeftOut[]> {
  const known = new Set(tables.map(({ entry }) => entry));
  const folders = new Set(
    tables.filter(({ kind }) => OF_THE_CHANNEL.has(kind)).map(({ entry }) => folderOf(entry)),
  );
  const hasVideos = tables.some(({ kind }) => kind === 'videos');
  const others = entries.filter((entry) => !known.has(entry));
  const counted = filmsByFolder(others);
  for (const entry of others.filter(({ path }) => !FILM.test(path)).slice(0, MAX)) {
    const isTable = /\.csv$/iu.test(entry.path) && entry.size <= LARGEST && !OTHERS.test(entry.path);
    const rows = isTable ? await rowsOf(entry) : null;
    const isList = !hasVideos && rows !== null && isListOfVideos(rows);
    const isOwn = folders.has(folderOf(entry));
    const count = isOwn || isList ? (rows?.length ?? 1) : 1;
    const why = isList ? 'unreadable' : isOwn ? 'unsupported' : 'private';
    if (count > 0) counted.push({ table: tableName(entry.path), column: null, count, why });
  }
  return counted;
}

/** The films themselves: a site plays them from YouTube. */
function filmsByFolder(entries: readonly ArchiveEntry[]): LeftOut[] {
  const counts = new Map<string, number>();
  for (const entry of entries.filter(({ path }) => FILM.test(path)))
    counts.set(folderOf(entry), (counts.get(folderOf(entry)) ?? 0) + 1);
  return [...counts].map(([folder, count]) => ({
    table: `${tableName(folder.slice(0, -1))}/`,
    column: null,
    count,
    why: 'unsupported',
  }));
}

function folderOf({ path }: ArchiveEntry): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** Without the header; null for a file that is damaged, which does no harm here. */
async function rowsOf(entry: ArchiveEntry): Promise<string[][] | null> {
  try {
    const records = readRecords(decodeText(await entry.bytes(LARGEST)));
    return records.filter((record) => record.some((cell) => cell.trim() !== '')).slice(1);
  } catch (error) {
    if (error instanceof ImportFailure) return null;
    throw error;
  }
}

/** Ids of videos, and words about each of them. */
function isListOfVideos(rows: readonly string[][]): boolean {
  return (
    rows.length > 0 &&
    rows.every(
      ([id = '', ...cells]) =>
        VIDEO.test(id.trim()) && cells.some((cell) => /\p{L}/u.test(cell) && !/^\S*\d{4}-/u.test(cell)),
    )
  );
}
