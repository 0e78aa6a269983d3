import { createHash } from 'node:crypto';
import type { Post } from '../instagram-post.ts';
import type { CollectedMedia, MediaCollector } from './collect-media.ts';
import { baseName } from './export-files.ts';
import { mediaKindOf } from './media-files.ts';
import type { BadPost, RawPost } from './raw-post.ts';

export type PostsOfExport = {
  posts: Post[];
  bad: BadPost[];
  /** Entries that are equal to another in everything. */
  repeated: number;
  unused: CollectedMedia['unused'];
};

/** Posts that can be shown, in their order; one without a file and without words is named in `bad`. */
export function exportToPosts(raw: readonly RawPost[], media: MediaCollector): PostsOfExport {
  const result: PostsOfExport = { posts: [], bad: [], repeated: 0, unused: [] };
  const seen = new Set<string>();
  const used = new Map<string, number>();
  for (const post of raw) {
    const { path, unused: _, ...said } = post;
    const whole = JSON.stringify(said);
    if (seen.has(whole)) {
      result.repeated += 1;
      continue;
    }
    seen.add(whole);
    const { pictures, video, isFilm, unused } = media.collect(post.uris, post.texts);
    result.unused.push(...unused);
    if (pictures.length === 0 && video === null && post.caption === null && !isFilm) {
      result.bad.push({ name: path, reason: { id: 'import.noFilesNoCaption' } });
      continue;
    }
    const plain = idOf(post);
    const number = (used.get(plain) ?? 0) + 1;
    used.set(plain, number);
    result.posts.push({
      // One file may be in two posts.
      id: number === 1 ? plain : `${plain}:${number}`,
      path,
      kind: kindOf(post, isFilm),
      caption: post.caption,
      takenAt: post.takenAt,
      ...(post.takenOffset === null ? {} : { takenOffset: post.takenOffset }),
      url: null,
      pictures,
      video,
      likes: null,
      comments: null,
    });
  }
  return result;
}

function kindOf({ kind, uris }: RawPost, isFilm: boolean): Post['kind'] {
  if (uris.filter((uri) => mediaKindOf(uri) !== null).length > 1) return 'carousel';
  if (kind === 'reel' || uris.some((uri) => /(?:^|\/)reels\//u.test(uri))) return 'reel';
  return isFilm ? 'video' : 'photo';
}

/**
 * The same post has the same id in every later download: file names keep Instagram's number of the file (or its hash)
 * while the folders change from year to year.
 */
function idOf({ uris, caption, takenAt }: RawPost): string {
  const [first] = uris;
  if (first === undefined) return `instagram:words:${hash(`${takenAt ?? ''} ${caption ?? ''}`)}`;
  const name = baseName(first.replaceAll('\\', '/')).replace(/\.[a-z\d]{2,5}$/iu, '');
  const number = /(\d{15,20})$/u.exec(name)?.[1];
  if (number !== undefined) return `instagram:file:${number}`;
  return `instagram:file:${/^[\w.-]{8,100}$/u.test(name) ? name : hash(`${name} ${takenAt ?? ''}`)}`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
