import type { Picture, Profile } from '@tosite/validation/profile/profile';
import { safeAddress } from '../parts/safe-address.ts';
import { cleanLine, cleanText, shorten } from '../text/clean-text.ts';
import { takenMoment } from '../text/zoned-date.ts';
import type { FilmKind } from '../words/words.ts';
import { isRough } from './fact.ts';

export type Film = {
  id: string;
  kind: FilmKind;
  /** null for an id that YouTube could not have given: then there is no player, only the link. */
  videoId: string | null;
  title: string;
  standfirst: string | null;
  /** A moment; the day alone where the source told no more. */
  published: string | null;
  duration: number | null;
  views: number | null;
  /** Told only shortened, as "120K". */
  roughViews: boolean;
  href: string | null;
  thumbnail: Picture | null;
};

const VIDEO_ID = /^[\w-]{11}$/u;
const LONGEST_STANDFIRST = 240;

type Videos = Profile['videos'];
const knownLists = new WeakMap<Videos, readonly Film[]>();
const known = new WeakMap<Videos[number], Film | 'none'>();

/** The films that have a title, newest first; those without a date keep their place at the end. */
export function filmsOf(videos: Videos): readonly Film[] {
  const before = knownLists.get(videos);
  if (before !== undefined) return before;
  const films = videos
    .flatMap((video) => filmOf(video) ?? [])
    .sort(({ published: a }, { published: b }) => (a === b ? 0 : (a ?? '') < (b ?? '') ? 1 : -1));
  knownLists.set(videos, films);
  return films;
}

function filmOf(video: Videos[number]): Film | null {
  const before = known.get(video);
  if (before !== undefined) return before === 'none' ? null : before;
  const title = cleanLine(video.title);
  const film = title === null ? null : makeFilm(video, title);
  known.set(video, film ?? 'none');
  return film;
}

function makeFilm(video: Videos[number], title: string): Film {
  return {
    id: video.id,
    kind: video.kind,
    videoId: VIDEO_ID.test(video.videoId) ? video.videoId : null,
    title,
    standfirst: standfirstOf(video.description),
    published:
      video.publishedAt === null
        ? null
        : takenMoment(video.publishedAt, null, video.approximate?.includes('publishedAt') === true),
    duration: video.duration === 0 ? null : video.duration,
    views: video.views,
    roughViews: isRough(video, 'views'),
    href: safeAddress(video.url),
    thumbnail: video.thumbnail,
  };
}

/** The first paragraph of a description that speaks rather than links. */
function standfirstOf(description: string | null): string | null {
  for (const paragraph of (cleanText(description) ?? '').split(/\n+/u)) {
    const line = cleanLine(paragraph);
    if (line !== null && line.length > 20 && !/https?:\/\/|www\.|^#/u.test(line))
      return shorten(line, LONGEST_STANDFIRST);
  }
  return null;
}
