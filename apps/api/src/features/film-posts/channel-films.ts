import type { Film } from '@tosite/api-client/endpoints/film-posts';
import type { Profile } from '@tosite/validation/profile/profile';
import type { Executor } from '../../database/database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { sourcesOfWebsite } from '../../site-content/source-store.ts';
import { imageOf, mediaOfHolder } from '../../site-content/media-store.ts';
import { shownProfile } from '../../site-content/shown-profile.ts';

export type ChannelFilm = Profile['videos'][number];

/** The films that a website shows, newest first; what its owner hid is not among them. */
export async function filmsOfWebsite(db: Executor, websiteId: string): Promise<ChannelFilm[]> {
  const { videos } = await shownProfile(db, websiteId);
  const moment = ({ publishedAt }: ChannelFilm) => (publishedAt === null ? 0 : Date.parse(publishedAt));
  return videos.toSorted((a, b) => moment(b) - moment(a));
}

type Picture = ChannelFilm['thumbnail'];

/** The website's own copy of a picture, near this width; null: there is none yet, and a page of ours shows no other. */
export async function ownPictures(
  db: Executor,
  websiteId: string,
  { origin, width }: { origin: string; width: number },
): Promise<(picture: Picture) => Picture> {
  const copies = await mediaOfHolder(db, `website:${websiteId}`);
  return (picture) => {
    const copy = picture === null ? null : (copies.get(picture.url) ?? null);
    if (picture === null || copy === null) return null;
    const sizes = imageOf(copy, origin).variants.toSorted((a, b) => a.width - b.width);
    const fitting = sizes.find((size) => size.width >= width) ?? sizes.at(-1);
    return fitting === undefined
      ? null
      : { ...picture, url: fitting.path, width: fitting.width, height: fitting.height };
  };
}

/** The channel that feeds a website; null: none does. */
export async function channelOfWebsite(db: Executor, websiteId: string) {
  const sources = await sourcesOfWebsite(db, websiteId);
  const channel = sources.find(({ platform }) => platform === 'youtube')?.lastImport;
  if (channel === undefined) return null;
  const { name, handle, url, avatar } = channel;
  const films = (await filmsOfWebsite(db, websiteId)).length;
  return { name, handle, url, avatar, films };
}

/** Which films have a post that is there, by the film's id. */
export async function postsOfFilms(db: Executor, websiteId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'source_item'])
    .where('website_id', '=', websiteId)
    .where('source_platform', '=', 'youtube')
    .where('source_item', 'is not', null)
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, source_item: film }) => [film ?? '', id]));
}

export function presentFilm(film: ChannelFilm, posts: ReadonlyMap<string, string>): Film {
  const { videoId, title, url, publishedAt, duration, thumbnail, kind } = film;
  return {
    videoId,
    title,
    url,
    publishedAt,
    durationSeconds: duration,
    thumbnail,
    kind,
    post_id: posts.get(videoId) ?? null,
  };
}

/** Where a part of the list begins. Films that come while somebody reads on may show one twice, never leave one out. */
export function writePageToken(film: ChannelFilm, place: number): string {
  return Buffer.from(JSON.stringify([film.videoId, place])).toString('base64url');
}

export function placeOfToken(token: string, films: readonly ChannelFilm[]): number {
  try {
    const [videoId, place] = JSON.parse(Buffer.from(token, 'base64url').toString()) as [unknown, unknown];
    const found = films.findIndex((film) => film.videoId === videoId);
    if (found !== -1) return found + 1;
    if (typeof place === 'number' && Number.isSafeInteger(place) && place >= 0) return place;
  } catch {
    // Said below.
  }
  const reason = { id: 'post.cursor' } as const;
  throw new ApiFailure('invalid_input', reason, { fields: { pageToken: reason } });
}
