import { notFound } from '../../http/api-failure.ts';
import type { Handlers } from '../../http/endpoint-handler.ts';
import { findOwnWebsite } from '../../site-content/website-store.ts';
import { beginPost } from './begin-post.ts';
import {
  channelOfWebsite,
  filmsOfWebsite,
  ownPictures,
  placeOfToken,
  postsOfFilms,
  presentFilm,
  writePageToken,
} from './channel-films.ts';
import type { FilmPostServices } from './film-post-services.ts';
import { findOwnPostJob, presentPostJob } from './read-post-job.ts';
import { watchPostJob } from './watch-post-job.ts';

/** Of a still in a list, on a screen of two pixels to the point. */
const SHOWN_WIDTH = 192;

export function filmPostHandlers(
  services: FilmPostServices,
): Pick<Handlers, 'youtubeChannel' | 'youtubeVideos' | 'generateBlog' | 'generateBlogStatus' | 'jobEvents'> {
  const { db } = services.database;
  const pictures = (websiteId: string) =>
    ownPictures(db, websiteId, { origin: services.env.previewOrigin, width: SHOWN_WIDTH });
  const own = async (userId: string, websiteId: string) => {
    if ((await findOwnWebsite(db, userId, websiteId)) === null) throw notFound();
    return websiteId;
  };
  const stateOf = async (userId: string, jobId: string) =>
    presentPostJob(await findOwnPostJob(services, userId, jobId), services.now());
  return {
    youtubeChannel: async ({ body }, { user }) => {
      const websiteId = await own(user.id, body.websiteId);
      const channel = await channelOfWebsite(db, websiteId);
      if (channel === null) return { channel };
      const ownCopy = await pictures(websiteId);
      return { channel: { ...channel, avatar: ownCopy(channel.avatar) } };
    },
    youtubeVideos: async ({ body }, { user }) => {
      const websiteId = await own(user.id, body.websiteId);
      const films = await filmsOfWebsite(db, websiteId);
      const start = body.pageToken ? placeOfToken(body.pageToken, films) : 0;
      const page = films.slice(start, start + body.maxResults);
      const posts = await postsOfFilms(db, websiteId);
      const ownCopy = await pictures(websiteId);
      const last = page.at(-1);
      const end = start + page.length;
      return {
        videos: page.map((film) => ({
          ...presentFilm(film, posts),
          thumbnail: ownCopy(film.thumbnail),
        })),
        nextPageToken: last !== undefined && end < films.length ? writePageToken(last, end) : null,
        totalResults: films.length,
      };
    },
    generateBlog: ({ body }, { user, remember }) => beginPost(services, user.id, body, remember),
    generateBlogStatus: ({ query }, { user }) => stateOf(user.id, query.jobId),
    jobEvents: ({ params }, { user, stream, signal }) =>
      stream === null
        ? stateOf(user.id, params.jobId)
        : watchPostJob(services, user.id, { jobId: params.jobId, stream, signal }),
  };
}
