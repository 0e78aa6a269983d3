import { emptyProfile, type Profile } from '@tosite/validation/profile/profile';
import { cleanName, cleanText } from '../../text/clean-text.ts';
import { readChapters } from '../../youtube/read-chapters.ts';
import { readInstant } from '../../youtube/read-instant.ts';
import type { Columns, TakeoutTable } from './takeout-tables.ts';
import { isPublic } from './visibility.ts';

const SOURCE = 'youtube:takeout';
const MOST_VIDEOS = 5000;
const MOST_PLAYLISTS = 1000;

export type TakeoutReading = {
  profile: Profile;
  /** Videos and playlists that their owner does not show to everyone; left out. */
  hidden: number;
};

/** The channel, its public videos and its public playlists; null when no channel is named. Pure. */
export function takeoutToProfile(
  tables: readonly TakeoutTable[],
  known: { handle: string; url: string } | null,
): TakeoutReading | null {
  const channel = readChannel(tables);
  if (channel === null) return null;
  const videos = of(tables, 'videos').flatMap((table) => readVideos(table, channel.id));
  const playlists = of(tables, 'playlists').flatMap((table) => readPlaylists(table, tables));
  const shown = <T extends { isPublic: boolean }>(items: readonly T[]) =>
    items.filter((item) => item.isPublic);
  const distinct = <T extends { id: string }>(items: readonly T[]) => [
    ...new Map(items.map((item) => [item.id, item])).values(),
  ];
  const profile: Profile = {
    ...emptyProfile({
      platform: 'youtube',
      type: 'youtube',
      handle: known?.handle ?? channel.handle ?? channel.id,
      url: known?.url ?? `https://www.youtube.com/channel/${channel.id}`,
      name: channel.title,
    }),
    videos: distinct(shown(videos).map(({ video }) => video))
      .sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? '', 'en'))
      .slice(0, MOST_VIDEOS),
    playlists: distinct(shown(playlists).map(({ playlist }) => playlist)).slice(0, MOST_PLAYLISTS),
  };
  const hidden = [...videos, ...playlists].filter((item) => !item.isPublic).length;
  return { profile, hidden };
}

function of(tables: readonly TakeoutTable[], kind: TakeoutTable['kind']): TakeoutTable[] {
  return tables.filter((table) => table.kind === kind);
}

function readChannel(
  tables: readonly TakeoutTable[],
): { id: string; title: string; handle: string | null } | null {
  for (const table of of(tables, 'channel')) {
    const [record = []] = table.records;
    const id = record[0]?.trim() ?? '';
    const at = titleByName(table) ?? textColumns(table.columns)[0];
    const title = at === undefined ? null : cleanName(record[at] ?? null);
    if (title === null) continue;
    const names = of(tables, 'channelNames').flatMap((table) => table.records);
    const handle = names
      .filter((row) => row[0]?.trim() === id)
      .map((row) => row[1]?.trim().replace(/^@/u, '') ?? '')
      .find((name) => /^[\p{L}\d._-]{3,30}$/u.test(name));
    return { id, title, handle: handle ?? null };
  }
  return null;
}

/** Columns of free text, in order. */
function textColumns(columns: Columns): number[] {
  return columns
    .flatMap((kind, index) => (kind === 'text' || kind === 'videoId' ? [index] : []))
    .filter((index) => index > 0);
}

type VideoReading = { id: string; isPublic: boolean; video: Profile['videos'][number] };

function readVideos(table: TakeoutTable, channel: string): VideoReading[] {
  const { records, columns, entry } = table;
  const at = {
    channel: columns.indexOf('channelId'),
    duration: columns.indexOf('number'),
    visibility: columns.indexOf('visibility'),
    // Made, then published: the later one is when people could see it.
    moments: columns.flatMap((kind, index) => (kind === 'moment' ? [index] : [])),
  };
  const text = textsOf(table);
  return records.flatMap((record, index): VideoReading[] => {
    const videoId = record[0]?.trim() ?? '';
    const title = cleanName(record[text.title] ?? null);
    const owner = record[at.channel]?.trim() ?? '';
    if (!/^[\w-]{11}$/u.test(videoId) || title === null || (owner !== '' && owner !== channel)) return [];
    const description =
      text.description === null ? null : cleanText(record[text.description] ?? null, 20_000);
    const milliseconds = Number(record[at.duration]?.trim() ?? '');
    const duration =
      Number.isSafeInteger(milliseconds) && milliseconds > 0 ? Math.round(milliseconds / 1000) : null;
    const moments = at.moments.flatMap((moment) => readInstant(toIso(record[moment] ?? '')) ?? []);
    return [
      {
        id: videoId,
        isPublic: isPublic(record[at.visibility] ?? ''),
        video: {
          id: `youtube:video:${videoId}`,
          origin: { source: SOURCE, path: `${entry.path.slice(-250)}#${index + 1}` },
          videoId,
          title,
          description,
          publishedAt: moments.sort().at(-1) ?? null,
          duration,
          kind: 'video',
          views: null,
          likes: null,
          url: `https://www.youtube.com/watch?v=${videoId}`,
          thumbnail: null,
          tags: [],
          chapters: readChapters(description, duration),
        },
      },
    ];
  });
}

/** "2026-11-18 15:00:07 UTC" of older files as ISO 8601. */
function toIso(cell: string): string {
  return cell
    .trim()
    .replace(' ', 'T')
    .replace(/\s*UTC$/u, 'Z');
}

const TITLE =
  /titles?\b|titre|titel|t[íi]tulo|titolo|títol|tytuł|название|назва|заголовок|başlı|başlık|titul|otsikko|tittel|τίτλος|标题|標題|タイトル|제목|عنوان|כותרת|शीर्षक|ชื่อ|tiêu đề|judul/iu;
const LANGUAGE =
  /languag|langue|sprache|idioma|lingua|taal|język|язык|мова|dil|språk|sprog|kieli|语言|語言|言語|언어|لغة|اللغة|שפה/iu;

/** The column that the header calls the title, in a language that is known here. */
function titleByName({ header, columns }: TakeoutTable): number | null {
  const at = header.findIndex(
    (cell, index) => index > 0 && TITLE.test(cell) && !LANGUAGE.test(cell) && columns[index] !== 'empty',
  );
  return at === -1 ? null : at;
}

/**
 * The columns of titles and descriptions. Where the header does not tell, the title is the text whose cells differ most
 * and are never long, the description the one that is longer; categories, states and languages repeat.
 */
function textsOf(table: TakeoutTable): { title: number; description: number | null } {
  const { records, columns } = table;
  const measured = textColumns(columns).map((index) => {
    const filled = records.map((record) => record[index]?.trim() ?? '').filter((cell) => cell !== '');
    return {
      index,
      longest: Math.max(0, ...filled.map((cell) => cell.length)),
      average: filled.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, filled.length),
      different: new Set(filled).size / records.length,
      filled: filled.length / records.length,
    };
  });
  const titles = measured.filter(({ longest, filled }) => longest <= 110 && filled > 0.9);
  const byContent = titles.sort((a, b) => b.different * b.average - a.different * a.average)[0]?.index ?? -1;
  const title = titleByName(table) ?? byContent;
  const description = measured
    .filter(({ index, average }) => index !== title && average > 20)
    .sort((a, b) => b.average - a.average)
    .find(({ different, longest }) => different > 0.2 && longest > 60);
  return { title, description: description?.index ?? null };
}

type PlaylistReading = { isPublic: boolean; playlist: Profile['playlists'][number] };

function readPlaylists(table: TakeoutTable, tables: readonly TakeoutTable[]): PlaylistReading[] {
  const { records, columns, entry } = table;
  const visibility = columns.lastIndexOf('visibility');
  const { title: at } = textsOf(table);
  return records.flatMap((record, index): PlaylistReading[] => {
    const playlistId = record[0]?.trim() ?? '';
    const title = cleanName(record[at] ?? null);
    if (title === null) return [];
    return [
      {
        isPublic: isPublic(record[visibility] ?? ''),
        playlist: {
          id: `youtube:playlist:${playlistId}`,
          origin: { source: SOURCE, path: `${entry.path.slice(-250)}#${index + 1}` },
          title,
          description: null,
          url: `https://www.youtube.com/playlist?list=${playlistId}`,
          count: countVideos(title, tables),
          thumbnail: null,
        },
      },
    ];
  });
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
