import type { Message } from '@tosite/validation/messages/message';
import { readMoment } from '../read-moment.ts';
import { asList, asObject, asObjects, asText, entriesOf, type JsonObject } from './export-json.ts';

/** One post of an export, with the files it names, before they are looked for. */
export type RawPost = {
  kind: 'post' | 'reel' | 'igtv';
  /** Paths as the export writes them, in order. */
  uris: string[];
  /** What is written beside each of them in an album; null: nothing, or the caption itself. */
  texts: (string | null)[];
  caption: string | null;
  takenAt: string | null;
  /** On whose clock it was taken, as "-08:00". */
  takenOffset: string | null;
  /** How often it holds what a profile has no place for, by the words of what is left out. */
  unused: Partial<Record<UnusedOfPost, number>>;
  /** Where it stands, as in `content/posts_1.json#4`. */
  path: string;
};

export type UnusedOfPost = 'coordinates' | 'camera' | 'subtitles';

/** What could not be read as a post. */
export type BadPost = { name: string; reason: Message };

export type RawPosts = { posts: RawPost[]; bad: BadPost[] };

/** Wrapped lists that are no posts. */
const NO_POSTS = /stor(?:y|ies)|archived|deleted|profile_picture|other_media|draft/iu;
const MAX_FILES = 50;
/** In one file. */
const MAX_ITEMS = 20_000;
/** What the newest exports call a caption, in the languages that were seen or follow from the app. */
const CAPTION_LABELS = new Set(
  [
    'Caption',
    'Title',
    'Bildunterschrift',
    'Titel',
    'Légende',
    'Pie de foto',
    'Descripción',
    'Didascalia',
    'Legenda',
    'Bijschrift',
    'Подпись',
    'キャプション',
    '캡션',
    '说明文字',
    '說明文字',
  ].map((label) => label.toLowerCase()),
);

/**
 * The posts of one file: a bare list, a list wrapped in an object under any name, or one post alone. `name` is the
 * file's path in the export.
 */
export function readRawPosts(json: unknown, kind: RawPost['kind'], name: string): RawPosts {
  const result: RawPosts = { posts: [], bad: [] };
  const items = listOfPosts(json);
  if (items.length > MAX_ITEMS) {
    result.bad.push({
      name,
      reason: { id: 'import.mostEntries', most: MAX_ITEMS },
    });
  }
  items.slice(0, MAX_ITEMS).forEach((item, index) => {
    const path = `${name}#${index}`;
    const post = readPost(asObject(item), kind, path);
    if (post === null) result.bad.push({ name: path, reason: { id: 'import.nothingInEntry' } });
    else result.posts.push(post);
  });
  return result;
}

/** Whether a file whose name says nothing holds posts. */
export function looksLikePosts(json: unknown): boolean {
  return listOfPosts(json).some((item) =>
    mediaOf(asObject(item)).some((medium) => typeof medium['uri'] === 'string'),
  );
}

function listOfPosts(json: unknown): readonly unknown[] {
  if (Array.isArray(json)) return json;
  const object = asObject(json);
  if (object === null) return [];
  if ('media' in object || 'uri' in object || 'creation_timestamp' in object) return [object];
  return Object.entries(object).flatMap(([key, value]) =>
    NO_POSTS.test(key)
      ? []
      : Array.isArray(value)
        ? (value as unknown[])
        : 'media' in (asObject(value) ?? {})
          ? [value]
          : [],
  );
}

/** The media of a post: a list, one object, or the post itself. */
function mediaOf(item: JsonObject | null): JsonObject[] {
  if (item === null) return [];
  const media = asObjects(item['media'] ?? item['attachments']);
  return media.length === 0 && typeof item['uri'] === 'string' ? [item] : media;
}

function readPost(item: JsonObject | null, kind: RawPost['kind'], path: string): RawPost | null {
  if (item === null) return null;
  const media = mediaOf(item);
  const named = media.flatMap((medium) => {
    const uri = asText(medium['uri']) ?? asText(medium['backup_uri']);
    return uri === null ? [] : [{ uri, text: asText(medium['title']) }];
  });
  const files = named.slice(0, MAX_FILES);
  const uris = files.map(({ uri }) => uri);
  const caption =
    asText(item['title']) ??
    labelled(item) ??
    asText(item['caption']) ??
    media.map((medium) => asText(medium['title'])).find((title) => title !== null) ??
    null;
  if (uris.length === 0 && caption === null) return null;
  const first = media[0];
  return {
    kind,
    uris,
    texts: files.map(({ text }) => (text === caption ? null : text)),
    caption,
    takenOffset: media.map(offsetOf).find((offset) => offset !== null) ?? null,
    unused: unusedOf(media),
    takenAt:
      readMoment(item['creation_timestamp']) ??
      readMoment(first?.['creation_timestamp']) ??
      readMoment(item['timestamp']) ??
      readMoment(item['taken_at']),
    path,
  };
}

/** What a medium says of its making: the camera, the place, the clock. */
function exifOf(medium: JsonObject): JsonObject[] {
  const metadata = asObject(medium['media_metadata']);
  return ['photo_metadata', 'video_metadata'].flatMap((kind) =>
    asObjects(asObject(metadata?.[kind])?.['exif_data']),
  );
}

/** "-08:00" of "-08:00" and "-0800"; null for anything else. */
function offsetOf(medium: JsonObject): string | null {
  for (const exif of exifOf(medium)) {
    const written = asText(exif['offset']) ?? asText(exif['offset_time_original']) ?? '';
    const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/u.exec(written) ?? [];
    if (hours !== undefined && Number(hours) <= 14 && Number(minutes) < 60)
      return `${sign}${hours}:${minutes}`;
  }
  return null;
}

const USED_OF_EXIF = new Set(['latitude', 'longitude', 'offset', 'offset_time_original']);

function unusedOf(media: readonly JsonObject[]): RawPost['unused'] {
  const count = (has: (medium: JsonObject) => boolean) => media.filter(has).length;
  const inExif = (isMeant: (key: string) => boolean) => (medium: JsonObject) =>
    exifOf(medium).some((exif) => Object.keys(exif).some(isMeant));
  return {
    coordinates: count(inExif((key) => key === 'latitude' || key === 'longitude')),
    camera: count(
      (medium) =>
        inExif((key) => !USED_OF_EXIF.has(key))(medium) ||
        asObject(medium['media_metadata'])?.['camera_metadata'] !== undefined ||
        medium['cross_post_source'] !== undefined,
    ),
    subtitles: count(
      (medium) =>
        asObject(asObject(medium['media_metadata'])?.['video_metadata'])?.['subtitles'] !== undefined,
    ),
  };
}

function labelled(item: JsonObject): string | null {
  for (const row of asObjects(item['label_values'])) {
    const label = asText(row['label']);
    if (label !== null && CAPTION_LABELS.has(label.toLowerCase())) return asText(row['value']);
  }
  return null;
}

/**
 * `media.json` of the exports up to 2020: photos and videos one by one. Those of one album share moment and caption,
 * which no two posts do.
 */
export function readLegacyMedia(json: unknown, name: string): RawPosts {
  const result: RawPosts = { posts: [], bad: [] };
  const albums = new Map<string, RawPost>();
  for (const [key, value] of entriesOf(json)) {
    if (key !== 'photos' && key !== 'videos') continue;
    asList(value)
      .slice(0, MAX_ITEMS)
      .forEach((item, index) => {
        const path = `${name}#${key}/${index}`;
        const object = asObject(item);
        const uri = asText(object?.['path']) ?? asText(object?.['uri']);
        if (object === null || uri === null) {
          result.bad.push({ name: path, reason: { id: 'import.namesNoFile' } });
          return;
        }
        const caption = asText(object['caption']);
        const takenAt = readMoment(object['taken_at']) ?? readMoment(object['creation_timestamp']);
        const album = takenAt === null ? undefined : albums.get(`${takenAt} ${caption ?? ''}`);
        if (album !== undefined) {
          album.uris.push(uri);
          album.texts.push(null);
          return;
        }
        const post: RawPost = {
          kind: 'post',
          uris: [uri],
          texts: [null],
          caption,
          takenAt,
          takenOffset: null,
          unused: {},
          path,
        };
        result.posts.push(post);
        if (takenAt !== null) albums.set(`${takenAt} ${caption ?? ''}`, post);
      });
  }
  return result;
}
