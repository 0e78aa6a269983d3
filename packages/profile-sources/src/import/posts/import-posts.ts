import { posix } from 'node:path';
import { stat } from 'node:fs/promises';
import type { Message } from '@tosite/validation/messages/message';
import type { ArchiveEntry } from '../archive-entry.ts';
import { nameFact, tooManyEntries } from '../archive/archive-failures.ts';
import { MAX_ENTRIES, readBudget } from '../archive/archive-limits.ts';
import { readHead, toFileEntry } from '../archive/file-entry.ts';
import { openArchive } from '../archive/open-archive.ts';
import { decodeText } from '../csv/decode-text.ts';
import { tooManyFiles } from '../import-failures.ts';
import { ImportFailure } from '../import-result.ts';
import type { UploadedFile } from '../open-uploads.ts';
import { sniffFile } from '../sniff-file.ts';
import type { ImportedPost, PictureBeside, PostsOfFile } from './imported-post.ts';
import { readFeedPosts } from './read-feed-posts.ts';
import { readLinkedInPost } from './read-linkedin-post.ts';
import { readMarkdownPost } from './read-markdown-post.ts';

const MAX_FILES = 100;
export const MAX_IMPORTED = 500;
const LARGEST_TEXT = 20_000_000;
const SNIFFED = 4096;
const MARKDOWN = /\.(?:md|markdown|mdx|mdown)$/iu;
const FEED = /\.(?:xml|atom|rss|rdf)$/iu;
const ARTICLE = /(?:^|\/)Articles\/.*\.html?$/iu;
const PICTURE = /\.(?:jpe?g|png|webp|gif|avif)$/iu;

/**
 * What a person has written already, out of the files that they dropped: Markdown (with facts at the head), an Atom or
 * RSS file, LinkedIn's data with its articles, or a ZIP of those. What was left out is named, with its count. Throws
 * ImportFailure where nothing of it is a post.
 */
export async function importPosts(files: readonly UploadedFile[], signal: AbortSignal): Promise<PostsOfFile> {
  if (files.length > MAX_FILES) throw tooManyFiles();
  const entries = await openAll(files, signal);
  const posts: ImportedPost[] = [];
  const pictures = new Map<string, PictureBeside>();
  const leftOut: Message[] = [];
  let others = 0;
  for (const entry of entries) {
    signal.throwIfAborted();
    const read = await readEntry(entry, entries.length === 1);
    if (read === null) {
      if (!PICTURE.test(entry.path)) others += 1;
      continue;
    }
    leftOut.push(...read.leftOut);
    for (const post of read.posts) posts.push(withPictures(post, entry, entries, pictures));
  }
  if (posts.length === 0) throw new ImportFailure({ id: 'import.noPosts', count: entries.length });
  if (posts.length > MAX_IMPORTED)
    leftOut.push({ id: 'import.morePosts', count: posts.length - MAX_IMPORTED });
  if (others > 0) leftOut.push({ id: 'import.noPostFiles', count: others });
  return { posts: posts.slice(0, MAX_IMPORTED), pictures: [...pictures.values()], leftOut };
}

async function openAll(files: readonly UploadedFile[], signal: AbortSignal): Promise<ArchiveEntry[]> {
  const budget = readBudget();
  const entries: ArchiveEntry[] = [];
  for (const { path, name } of files) {
    if (sniffFile(await readHead(path, SNIFFED)) === 'zip')
      entries.push(...(await openArchive({ file: path, name, budget, signal })));
    else
      entries.push(
        toFileEntry({ path, name: name.replace(/^.*[\\/]/u, ''), size: (await stat(path)).size, signal }),
      );
    if (entries.length > MAX_ENTRIES) throw tooManyEntries(name);
  }
  return entries;
}

/** null: it is nothing that can be a post. */
async function readEntry(
  entry: ArchiveEntry,
  isAlone: boolean,
): Promise<Pick<PostsOfFile, 'posts' | 'leftOut'> | null> {
  const { path } = entry;
  const isText = MARKDOWN.test(path) || FEED.test(path) || ARTICLE.test(path);
  // A file that was dropped by itself is what is in it, whatever it is called.
  if (!isText && !(isAlone && /\.(?:txt|html?)$|^[^.]+$/iu.test(path))) return null;
  const file = nameFact(path);
  if (entry.size > LARGEST_TEXT) return { posts: [], leftOut: [{ id: 'import.textTooLarge', file }] };
  const source = decodeText(await entry.bytes(LARGEST_TEXT));
  if (source.trim() === '') return { posts: [], leftOut: [{ id: 'import.textEmpty', file }] };
  if (/^\s*(?:<\?xml|<rss|<feed|<rdf:RDF)/iu.test(source) && !ARTICLE.test(path)) {
    const feed = readFeedPosts(source);
    if (feed === null) return { posts: [], leftOut: [{ id: 'import.noFeed', file }] };
    const leftOut: Message[] = [];
    if (feed.others > 0) leftOut.push({ id: 'import.feedOthers', file, count: feed.others });
    if (feed.shortened > 0) leftOut.push({ id: 'import.feedShortened', file, count: feed.shortened });
    return { posts: feed.posts, leftOut };
  }
  if (/^\s*<(?:!doctype|html|head|body)/iu.test(source)) {
    const post = readLinkedInPost(source);
    return post === null
      ? { posts: [], leftOut: [{ id: 'import.noArticle', file }] }
      : { posts: [post], leftOut: [] };
  }
  const { post, isUnread } = readMarkdownPost(path, source);
  return { posts: [post], leftOut: isUnread ? [{ id: 'import.frontMatter', file }] : [] };
}

const NAMED = /(!\[[^\]]*\]\()(<[^>\n]{1,500}>|[^)\s]{1,500})/gu;

/** Pictures that lie in the same archive get an address that says where; the text and the cover name them by it. */
function withPictures(
  post: ImportedPost,
  { path }: ArchiveEntry,
  entries: readonly ArchiveEntry[],
  pictures: Map<string, PictureBeside>,
): ImportedPost {
  const byPath = new Map(
    entries.filter((entry) => PICTURE.test(entry.path)).map((entry) => [entry.path, entry]),
  );
  if (byPath.size === 0) return post;
  const addressOf = (written: string): string | null => {
    if (/^[a-z]+:/iu.test(written)) return null;
    const plain = decoded(written.replace(/^<|>$/gu, '').replace(/[?#].*$/u, ''));
    const places = [posix.join(posix.dirname(path), plain), plain.replace(/^\.?\//u, '')];
    const found =
      places.map((place) => byPath.get(place)).find((entry) => entry !== undefined) ??
      [...byPath.values()].find((entry) => entry.path.endsWith(`/${plain.replace(/^(?:\.\.?\/|\/)+/u, '')}`));
    if (found === undefined) return null;
    const src = `https://import.invalid/${encodeURI(found.path)}`;
    pictures.set(src, { src, bytes: () => found.bytes(LARGEST_TEXT) });
    return src;
  };
  return {
    ...post,
    markdown: post.markdown.replaceAll(
      NAMED,
      (whole, head: string, written: string) => `${head}${addressOf(written) ?? whole.slice(head.length)}`,
    ),
    cover: post.cover === null ? null : (addressOf(post.cover) ?? post.cover),
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
