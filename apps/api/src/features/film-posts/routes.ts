import { inEnglish } from '@tosite/validation/messages/in-english';
import { readStoredMessage } from '@tosite/validation/messages/stored-message';
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
import { errorOfJob, findPostJob, hasStopped, STOPPED } from './post-job-store.ts';

/** Of a still in a list, on a screen of two pixels to the point. */
const SHOWN_WIDTH = 192;
const PROGRESS = { waiting: 0, film: 0.1, captions: 0.3, writing: 0.6, done: 1 } as const;

export function filmPostHandlers(
  services: FilmPostServices,
): Pick<Handlers, 'youtubeChannel' | 'youtubeVideos' | 'generateBlog' | 'generateBlogStatus'> {
  const { db } = services.database;
  const pictures = (websiteId: string) =>
    ownPictures(db, websiteId, { origin: services.env.previewOrigin, width: SHOWN_WIDTH });
  const own = async (userId: string, websiteId: string) => {
    if ((await findOwnWebsite(db, userId, websiteId)) === null) throw notFound();
    return websiteId;
  };
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
    generateBlogStatus: async ({ query }, { user }) => {
      const job = await findPostJob(db, query.jobId);
      if (job === null || job.owner_id !== user.id) throw notFound();
      const detail = job.detail === null ? null : readStoredMessage(job.detail);
      const stopped = hasStopped(job, services.now());
      const error = errorOfJob(stopped ? { error: JSON.stringify(STOPPED) } : job);
      return {
        status: stopped ? 'failed' : job.status,
        progress: PROGRESS[job.step],
        step: job.step,
        detail: detail === null ? '' : inEnglish(detail),
        ...(detail === null ? {} : { detailReason: detail }),
        ...(job.post_id === null ? {} : { post_id: job.post_id }),
        ...(error === null ? {} : { error }),
        writer: job.writer,
        automaticCaptions: job.automatic_captions === 1,
        marked: job.marked,
      };
    },
  };
}
