import type { Message } from '@tosite/validation/messages/message';
import type { ArchiveEntry } from '../../import/archive-entry.ts';
import { ImportFailure, type ImportResult, type OnProgress } from '../../import/import-result.ts';
import { leftOutMessages } from '../../left-out/left-out-messages.ts';
import type { AccountFacts } from '../instagram-post.ts';
import { instagramToProfile } from '../instagram-to-profile.ts';
import { createMediaCollector } from './collect-media.ts';
import { readJsonFile } from './export-json.ts';
import { findExportFiles, type ExportFiles } from './export-files.ts';
import { exportLeftOut } from './export-left-out.ts';
import { exportToPosts } from './export-to-posts.ts';
import { indexMediaFiles } from './media-files.ts';
import { mergeByTime } from './merge-by-time.ts';
import { noPosts } from './no-posts.ts';
import {
  NO_PROFILE,
  readProfilePhoto,
  readRawProfile,
  usernameInFileName,
  type RawProfile,
} from './raw-profile.ts';
import { looksLikePosts, readLegacyMedia, readRawPosts, type BadPost, type RawPost } from './raw-post.ts';

export type InstagramExportOptions = {
  /** Stands in every picture's address, as in `import:<id>/media/posts/1.jpg`: no two people share one. */
  importId: string;
  /** The names of the uploaded files: one of them may say whose export it is. */
  fileNames?: readonly string[];
  /** The account whose link the owner pasted before; what the download itself says goes first. */
  knownHandle?: string | null;
  /** Milliseconds since 1970. */
  now?: number;
  signal?: AbortSignal;
  onProgress?: OnProgress;
};

const SOURCE = 'instagram:export';
const NO_NAME = 'Untitled';
const MAX_FILES = 400;
/** Over all files; those of 10,000 posts have about 15 MB. */
const MAX_JSON_BYTES = 100_000_000;
const MAX_POSTS = 5000;
const MAX_NAMED = 500;

/**
 * Reads "Download your information" of any year, from the entries of all its parts at once. Takes the owner's public
 * profile and posts; messages, contacts, e-mail, phone and birth date are never opened or never taken. Throws
 * ImportFailure.
 */
export async function readInstagramExport(
  entries: readonly ArchiveEntry[],
  options: InstagramExportOptions,
): Promise<ImportResult> {
  const files = findExportFiles(entries);
  const reader = createReader(options);
  const { posts: raw, photo: legacyPhoto, beyond } = await readPosts(files, reader);
  const profile = await readProfile(files, reader);
  profile.photo ??= legacyPhoto;
  const mediaFiles = indexMediaFiles(entries);
  if (raw.length === 0) throw noPosts(files, entries, mediaFiles.count, reader.bad);

  options.onProgress?.({ stage: 'mapping', done: 0, total: raw.length });
  const media = createMediaCollector(mediaFiles, options.importId);
  const photo = profile.photo === null ? null : media.picture(profile.photo);
  const shown = exportToPosts(raw, media);
  const { posts, bad } = shown;
  options.onProgress?.({ stage: 'mapping', done: raw.length, total: raw.length });

  const unusable = [...reader.bad, ...bad, ...media.unusable];
  const account = toAccount(profile, photo, entries, options);
  const unopened = entries.filter(({ path }) => /\.(?:json|html?)$/iu.test(path)).length - reader.read();
  const { privateLines } = profile;
  const leftOut = exportLeftOut({ raw, shown, privateLines, unopened, beyond });
  return {
    profile: instagramToProfile(account, posts, SOURCE),
    report: {
      method: SOURCE,
      fetchedAt: new Date(options.now ?? Date.now()).toISOString(),
      warnings: [
        ...toWarnings(unusable.length, beyond, account),
        // What is unreadable or too much has a sentence of its own.
        ...leftOutMessages(leftOut.filter(({ why }) => why === 'unsupported' || why === 'repeated')),
      ],
      leftOut,
    },
    pictures: media.files,
    unusable: unusable.slice(0, MAX_NAMED),
  };
}

type Reader = {
  /** Null for a file that cannot be read: it is named in `bad`. */
  json(entry: ArchiveEntry): Promise<unknown>;
  bad: BadPost[];
  /** How many files were opened. */
  read(): number;
};

function createReader({ signal, onProgress }: InstagramExportOptions): Reader {
  const bad: BadPost[] = [];
  let read = 0;
  let bytes = 0;
  return {
    bad,
    read: () => read,
    async json(entry) {
      signal?.throwIfAborted();
      read += 1;
      onProgress?.({ stage: 'reading', done: read, total: null });
      bytes += entry.size;
      if (read > MAX_FILES || bytes > MAX_JSON_BYTES) {
        bad.push({ name: entry.path, reason: { id: 'import.tooManyFiles' } });
        return null;
      }
      try {
        return await readJsonFile(entry);
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof ImportFailure) && !(error instanceof SyntaxError)) throw error;
        const reason: Message = error instanceof ImportFailure ? error.reason : { id: 'import.notJson' };
        bad.push({ name: entry.path, reason });
        return null;
      }
    },
  };
}

async function readPosts(
  files: ExportFiles,
  reader: Reader,
): Promise<{ posts: RawPost[]; photo: string | null; beyond: number }> {
  let photo: string | null = null;
  const readAll = async (list: readonly ArchiveEntry[], kind: RawPost['kind']) => {
    const posts: RawPost[] = [];
    for (const entry of list) {
      const result = readRawPosts(await reader.json(entry), kind, entry.path);
      posts.push(...result.posts);
      reader.bad.push(...result.bad);
    }
    return posts;
  };
  const posts = await readAll(files.posts, 'post');
  const films = mergeByTime(await readAll(files.reels, 'reel'), await readAll(files.igtv, 'igtv'));
  for (const entry of files.legacyMedia) {
    const json = await reader.json(entry);
    const result = readLegacyMedia(json, entry.path);
    photo ??= readProfilePhoto(json);
    posts.push(...result.posts);
    reader.bad.push(...result.bad);
  }
  if (posts.length === 0 && films.length === 0) {
    for (const entry of files.unnamed) {
      const json = await reader.json(entry);
      if (looksLikePosts(json)) posts.push(...readRawPosts(json, 'post', entry.path).posts);
    }
  }
  const all = mergeByTime(posts, films);
  return { posts: all.slice(0, MAX_POSTS), photo, beyond: Math.max(0, all.length - MAX_POSTS) };
}

async function readProfile(files: ExportFiles, reader: Reader): Promise<RawProfile> {
  const profile = { ...NO_PROFILE };
  for (const entry of files.personal) {
    const found = readRawProfile(await reader.json(entry));
    for (const key of ['username', 'name', 'biography', 'website', 'photo'] as const)
      profile[key] ??= found[key];
    profile.privateLines += found.privateLines;
  }
  for (const entry of files.profilePhotos) {
    if (profile.photo === null) profile.photo = readProfilePhoto(await reader.json(entry));
  }
  return profile;
}

function toAccount(
  profile: RawProfile,
  picture: string | null,
  entries: readonly ArchiveEntry[],
  { fileNames = [], knownHandle = null }: InstagramExportOptions,
): AccountFacts {
  const folders = entries.slice(0, 50).map(({ path }) => path.split('/')[0] ?? '');
  const written = profile.username?.replace(/^@/u, '').toLowerCase() ?? '';
  const username = /^[\w.]{1,30}$/u.test(written)
    ? written
    : ([...fileNames, ...folders].map(usernameInFileName).find((name) => name !== null) ?? knownHandle ?? '');
  return {
    username,
    // A label of ours, which stands for a name until its owner writes one.
    name: profile.name ?? (username === '' ? NO_NAME : null),
    biography: profile.biography,
    website: profile.website,
    picture,
    followers: null,
    following: null,
    posts: null,
    links: [],
  };
}

function toWarnings(unusable: number, beyond: number, { username, name }: AccountFacts): Message[] {
  const warnings: Message[] = [];
  if (username === '') {
    warnings.push(name === NO_NAME ? { id: 'source.ownerUnknown' } : { id: 'source.accountUnknown' });
  }
  if (unusable > 0) {
    warnings.push({ id: 'source.unusableEntries', count: unusable });
  }
  if (beyond > 0) {
    warnings.push({ id: 'source.postsBeyond', most: MAX_POSTS, beyond });
  }
  return warnings;
}
