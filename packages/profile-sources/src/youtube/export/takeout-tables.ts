import type { ArchiveEntry } from '../../import/archive-entry.ts';
import { decodeText } from '../../import/csv/decode-text.ts';
import { readRecords } from '../../import/csv/read-table.ts';
import { isVisibility } from './visibility.ts';

/*
 * Takeout translates the names of its folders, files and columns, so a table is known by what stands in it: the ids
 * of channels, videos and playlists look the same in every language.
 */

export type TakeoutTable = {
  kind: 'channel' | 'channelNames' | 'videos' | 'playlists' | 'playlistVideos';
  entry: ArchiveEntry;
  header: string[];
  records: string[][];
  columns: Columns;
};

/** What each column holds, by what most of its cells are. */
export type Columns = ColumnKind[];
export type ColumnKind =
  | 'channelId'
  | 'videoId'
  | 'playlistId'
  | 'moment'
  | 'number'
  | 'visibility'
  | 'address'
  | 'country'
  | 'language'
  | 'text'
  | 'empty';

const CHANNEL = /^UC[\w-]{22}$/u;
const VIDEO = /^[\w-]{11}$/u;
const PLAYLIST = /^(?:PL|FL|UU|OL|RD)[\w-]{8,60}$/u;
const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/u;
const LARGEST = 16_000_000;

export async function readTakeoutTable(entry: ArchiveEntry): Promise<TakeoutTable | null> {
  const records = readRecords(decodeText(await entry.bytes(LARGEST)));
  const [header = [], ...body] = records.filter((record) => record.some((cell) => cell.trim() !== ''));
  if (body.length === 0) return null;
  const columns = columnsOf(body);
  const kind = kindOf(columns, body);
  return kind === null ? null : { kind, entry, header, records: body, columns };
}

function columnsOf(records: readonly string[][]): Columns {
  const width = Math.max(...records.map((record) => record.length));
  return Array.from({ length: Math.min(width, 60) }, (_, index) =>
    kindOfCells(records.slice(0, 500).map((record) => record[index] ?? '')),
  );
}

function kindOfCells(cells: readonly string[]): ColumnKind {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (filled.length === 0) return 'empty';
  const all = (test: (cell: string) => boolean) => filled.every((cell) => test(cell));
  if (all((cell) => CHANNEL.test(cell))) return 'channelId';
  if (all((cell) => PLAYLIST.test(cell))) return 'playlistId';
  if (all((cell) => MOMENT.test(cell))) return 'moment';
  if (all((cell) => /^\d+$/u.test(cell))) return 'number';
  if (isVisibilityColumn(filled)) return 'visibility';
  if (all((cell) => /^https?:\/\//u.test(cell))) return 'address';
  if (all((cell) => VIDEO.test(cell))) return 'videoId';
  if (all((cell) => isNameOf('region', cell))) return 'country';
  return all((cell) => isNameOf('language', cell)) ? 'language' : 'text';
}

/** A few words that repeat, one of them known: the others are said in a form of theirs that is not known here. */
function isVisibilityColumn(cells: readonly string[]): boolean {
  if (cells.every((cell) => isVisibility(cell))) return true;
  const words = new Set(cells);
  return cells.length > 4 && words.size <= 4 && cells.some((cell) => isVisibility(cell));
}

const NAMES = {
  region: new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }),
  language: new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }),
};

/** Two capitals that are a country, or the tag of a language as "en" and "pt-BR": codes, never anybody's words. */
function isNameOf(kind: 'region' | 'language', cell: string): boolean {
  const form = kind === 'region' ? /^[A-Z]{2}$/u : /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/u;
  return form.test(cell) && NAMES[kind].of(cell) !== undefined;
}

function kindOf(columns: Columns, records: readonly string[][]): TakeoutTable['kind'] | null {
  const has = (kind: ColumnKind) => columns.includes(kind);
  const [first] = columns;
  if (first === 'playlistId') return has('visibility') || has('moment') ? 'playlists' : null;
  if (first === 'videoId') {
    // Also where no word says who may see them: then they are counted, and not shown.
    if (has('channelId') && (has('visibility') || (has('moment') && has('number')))) return 'videos';
    // A list of a playlist's videos is ids and moments, nothing else.
    return columns.slice(1).every((kind) => kind === 'moment' || kind === 'empty') && has('moment')
      ? 'playlistVideos'
      : null;
  }
  if (first !== 'channelId' || has('address')) return null;
  if (records.length > 5 || has('number') || has('moment')) return null;
  const [, second = '', third = ''] = records[0] ?? [];
  if (has('visibility')) return 'channel';
  // A name as it is written, and once more in small letters: the address of the channel.
  return second.toLowerCase() === third.toLowerCase() || columns.length === 2 ? 'channelNames' : 'channel';
}
