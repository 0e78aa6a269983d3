import { createHash } from 'node:crypto';
import type { Post } from '../instagram-post.ts';
import type { MediaCollector } from './collect-media.ts';
import { baseName } from './export-files.ts';
import { mediaKindOf } from './media-files.ts';
import type { BadPost, RawPost } from './raw-post.ts';

/** Posts that can be shown, in their order; one without a file and without words is named in `bad`. */
export function exportToPosts(
  raw: readonly RawPost[],
  media: MediaCollector,
): { posts: Post[]; bad: BadPost[] } {
  const bad: BadPost[] = [];
  const seen = new Set<string>();
  const posts = raw.flatMap((post): Post[] => {
    const id = idOf(post);
    if (seen.has(id)) return [];
    seen.add(id);
    const { pictures, video, isFilm } = media.collect(post.uris);
    if (pictures.length === 0 && video === null && post.caption === null && !isFilm) {
      bad.push({ name: post.path, reason: 'None of its files is in the download, and it has no caption.' });
      return [];
    }
    return [
      {
        id,
        path: post.path,
        kind: kindOf(post, isFilm),
        caption: post.caption,
        takenAt: post.takenAt,
        url: null,
        pictures,
        video,
        likes: null,
        comments: null,
      },
    ];
  });
  return { posts, bad };
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
