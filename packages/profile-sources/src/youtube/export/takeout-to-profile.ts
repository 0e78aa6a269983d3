import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile } from '@tosite/validation/profile/profile';
import type { LeftOut } from '@tosite/validation/profile/source-report';
import { cleanLine, cleanName, cleanText } from '../../text/clean-text.ts';
import { countryName, languageTag, mainLanguage } from '../channel-words.ts';
import { readChapters } from '../read-chapters.ts';
import { readInstant } from '../read-instant.ts';
import { channelColumns, textsOf, visibilityColumn } from './takeout-columns.ts';
import { tableName, unusedColumns } from './takeout-left-out.ts';
import type { TakeoutTable } from './takeout-tables.ts';
import { isPublic } from './visibility.ts';

const SOURCE = 'youtube:takeout';
const MAX_VIDEOS = 5000;
const MAX_PLAYLISTS = 1000;

export type TakeoutReading = {
  profile: Profile;
  /** Videos and playlists that their owner does not show to everyone; left out. */
  hidden: number;
  /** Videos and playlists of which it cannot be read who may see them; left out. */
  unclear: number;
  /** Videos and playlists beyond what a profile holds. */
  beyond: number;
  leftOut: LeftOut[];
};

type Reading<T> = { items: { isPublic: boolean; item: T }[]; unclear: number; leftOut: LeftOut[] };

/** The channel, its public videos and its public playlists; null when no channel is named. Pure. */
export function takeoutToProfile(
  tables: readonly TakeoutTable[],
  known: { handle: string; url: string } | null,
): TakeoutReading | null {
  const channel = readChannel(tables);
  if (channel === null) return null;
  const films = of(tables, 'videos').map((table) => readVideos(table, channel.id));
  const lists = of(tables, 'playlists').map((table) => readPlaylists(table, tables));
  const videos = shown(films).sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '', 'en'));
  const playlists = shown(lists);
  const profile: Profile = {
    ...emptyProfile({
      platform: 'youtube',
      type: 'youtube',
      handle: known?.handle ?? channel.handle ?? channel.id,
      url: known?.url ?? `https://www.youtube.com/channel/${channel.id}`,
      name: channel.title,
    }),
    location: countryName(channel.country),
    language: languageTag(channel.language) ?? mainLanguage(films.flatMap(({ languages }) => languages)),
    videos: videos.slice(0, MAX_VIDEOS),
    playlists: playlists.slice(0, MAX_PLAYLISTS),
  };
  const all = [...films, ...lists];
  const hidden = all.flatMap(({ items }) => items.filter((item) => !item.isPublic)).length;
  return {
    profile,
    hidden,
    unclear: all.reduce((sum, { unclear }) => sum + unclear, 0),
    beyond: Math.max(0, videos.length - MAX_VIDEOS) + Math.max(0, playlists.length - MAX_PLAYLISTS),
    leftOut: [...channel.leftOut, ...all.flatMap(({ leftOut }) => leftOut)],
  };
}

function shown<T extends { id: string }>(readings: readonly Reading<T>[]): T[] {
  const items = readings.flatMap(({ items: all }) => all).flatMap((one) => (one.isPublic ? [one.item] : []));
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

function of(tables: readonly TakeoutTable[], kind: TakeoutTable['kind']): TakeoutTable[] {
  return tables.filter((table) => table.kind === kind);
}

const cellOf = (record: readonly string[], at: number | null): string | null =>
  at === null ? null : (record[at] ?? null);

function readChannel(tables: readonly TakeoutTable[]) {
  for (const table of of(tables, 'channel')) {
    const [record = []] = table.records;
    const id = record[0]?.trim() ?? '';
    const at = channelColumns(table);
    const title = cleanName(cellOf(record, at.title));
    if (title === null) continue;
    const names = of(tables, 'channelNames').flatMap(({ records }) => records);
    const handle = names
      .filter((row) => row[0]?.trim() === id)
      .map((row) => row[1]?.trim().replace(/^@/u, '') ?? '')
      .find((name) => /^[\p{L}\d._-]{3,30}$/u.test(name));
    return {
      id,
      title,
      handle: handle ?? null,
      country: cellOf(record, at.country),
      language: cellOf(record, at.language),
      leftOut: unusedColumns(table, [0, ...Object.values(at), visibilityColumn(table)]),
    };
  }
  return null;
}

/** Without a word that says who may see them, nothing of a table is shown: its owner may have hidden it. */
function unclearOf(table: TakeoutTable, count: number): Reading<never> {
  const leftOut: LeftOut[] =
    count === 0 ? [] : [{ table: tableName(table.entry.path), column: null, count, why: 'unreadable' }];
  return { items: [], unclear: count, leftOut };
}

type Video = Profile['videos'][number];

function readVideos(table: TakeoutTable, channel: string): Reading<Video> & { languages: (string | null)[] } {
  const { records, columns, entry } = table;
  const text = textsOf(table);
  const visibility = visibilityColumn(table);
  const own = columns.indexOf('channelId');
  if (visibility === null || text.title === null) {
    const count = records.filter((record) => record[own]?.trim() === channel).length;
    return { ...unclearOf(table, count), languages: [] };
  }
  const duration = columns.indexOf('number');
  // Made, then published: the later one is when people could see it.
  const moments = columns.flatMap((kind, index) => (kind === 'moment' ? [index] : []));
  const items = records.flatMap((record, index) => {
    const videoId = record[0]?.trim() ?? '';
    const title = cleanName(cellOf(record, text.title));
    const owner = record[own]?.trim() ?? '';
    if (!/^[\w-]{11}$/u.test(videoId) || title === null || (owner !== '' && owner !== channel)) return [];
    const description = cleanText(cellOf(record, text.description), 20_000);
    const seconds = secondsOf(record[duration]);
    const item: Video = {
      id: `youtube:video:${videoId}`,
      origin: { source: SOURCE, path: `${entry.path.slice(-250)}#${index + 1}` },
      videoId,
      title,
      description,
      publishedAt:
        moments
          .flatMap((moment) => readInstant(toIso(record[moment] ?? '')) ?? [])
          .sort()
          .at(-1) ?? null,
      duration: seconds,
      kind: 'video',
      views: null,
      likes: null,
      url: `https://www.youtube.com/watch?v=${videoId}`,
      thumbnail: null,
      tags: tagsOf(text.tags.map((at) => record[at] ?? '')),
      chapters: readChapters(description, seconds),
    };
    return [{ isPublic: isPublic(record[visibility] ?? ''), item }];
  });
  const { title, description, tags, language } = text;
  return {
    items,
    unclear: 0,
    languages: records.map((record) => cellOf(record, language)),
    leftOut: unusedColumns(table, [
      0,
      own,
      duration,
      visibility,
      title,
      description,
      language,
      ...tags,
      ...moments,
    ]),
  };
}

function secondsOf(cell: string | undefined): number | null {
  const milliseconds = Number(cell?.trim() ?? '');
  return Number.isSafeInteger(milliseconds) && milliseconds > 0 ? Math.round(milliseconds / 1000) : null;
}

function tagsOf(cells: readonly string[]): string[] {
  const tags = cells.flatMap((cell) => cell.split(',')).flatMap((tag) => cleanLine(tag, 300) ?? []);
  return [...new Set(tags)].slice(0, 500);
}

/** "2026-11-18 15:00:07 UTC" of older files as ISO 8601. */
function toIso(cell: string): string {
  return cell
    .trim()
    .replace(' ', 'T')
    .replace(/\s*UTC$/u, 'Z');
}

type Playlist = Profile['playlists'][number];

function readPlaylists(table: TakeoutTable, tables: readonly TakeoutTable[]): Reading<Playlist> {
  const { records, entry } = table;
  const visibility = visibilityColumn(table);
  const at = textsOf(table);
  if (visibility === null || at.title === null) return unclearOf(table, records.length);
  const items = records.flatMap((record, index) => {
    const playlistId = record[0]?.trim() ?? '';
    const title = cleanName(cellOf(record, at.title));
    if (title === null) return [];
    const item: Playlist = {
      id: `youtube:playlist:${playlistId}`,
      origin: { source: SOURCE, path: `${entry.path.slice(-250)}#${index + 1}` },
      title,
      description: cleanText(cellOf(record, at.description), 20_000),
      url: `https://www.youtube.com/playlist?list=${playlistId}`,
      count: countVideos(title, tables),
      thumbnail: null,
    };
    return [{ isPublic: isPublic(record[visibility] ?? ''), item }];
  });
  return { items, unclear: 0, leftOut: unusedColumns(table, [0, visibility, at.title, at.description]) };
}

/** A playlist's own file is named after it: "Tea-videos.csv", with the last word translated. */
function countVideos(title: string, tables: readonly TakeoutTable[]): number | null {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '');
  const lists = of(tables, 'playlistVideos').filter(({ entry }) => {
    const name = entry.path.slice(entry.path.lastIndexOf('/') + 1).replace(/\.csv$/iu, '');
    const cut = name.lastIndexOf('-');
    return cut > 0 && plain(name.slice(0, cut)) === plain(title);
  });
  const [only, ...others] = lists;
  return only === undefined || others.length > 0 ? null : only.records.length;
}
