import type { POST_TONES } from '@tosite/api-client/endpoints/film-posts';
import type { PostLength } from '@tosite/profile-sources/film-posts/film-facts';
import type { Executor } from '../../database/database.ts';
import { newId } from '../../new-id.ts';
import { postOfItem } from '../../site-content/post-store.ts';
import type { WebsiteRecord } from '../../site-content/website-row.ts';
import type { FilmPostServices } from './film-post-services.ts';
import { endPostJob, hasStopped, jobUnderWay, STOPPED } from './post-job-store.ts';
import { whoWrites } from './who-writes.ts';

export type WishConfig = {
  tone: (typeof POST_TONES)[number];
  length: PostLength;
  /** BCP 47, of captions where a film has several; null: the site's. */
  language: string | null;
  includeTranscript: boolean;
  /** Nobody typed it: it rides on the job of whoever posts by itself. */
  byItself?: true;
};

export type Wish = {
  film: { videoId: string; url: string };
  config: WishConfig;
  transcript: string | null;
  /** What happens when there are no captions: it is written without, or not at all. */
  withoutCaptions: boolean;
  /** Left out: a model where there is one and something of it is left. */
  writer?: 'ai' | 'extractive' | undefined;
  /** Left out: a job of its own. False: whoever asks does it in theirs. */
  queued?: boolean;
};

export type WishAnswer =
  | { kind: 'begun'; status: 'queued' | 'running'; jobId: string }
  /** The film has a post already. */
  | { kind: 'exists'; postId: string };

/**
 * Queues the making of a post out of a film, for whoever holds the website's row. While one is made of it already, that
 * one is answered.
 */
export async function makeWish(
  services: Pick<FilmPostServices, 'model' | 'queue' | 'now'>,
  trx: Executor,
  website: WebsiteRecord,
  { film, config, transcript, withoutCaptions, writer, queued = true }: Wish,
): Promise<WishAnswer> {
  const { queue, now } = services;
  const { id: websiteId, owner_id: ownerId } = website;
  const { videoId } = film;
  const twin = await postOfItem(trx, websiteId, { platform: 'youtube', url: film.url, videoId }, '');
  if (twin !== null) return { kind: 'exists', postId: twin };
  const waiting = await jobUnderWay(trx, websiteId, videoId);
  if (waiting !== null && hasStopped(waiting, now()))
    await endPostJob(trx, waiting, { status: 'failed', error: STOPPED, updated_at: now() });
  else if (waiting !== null)
    return { kind: 'begun', status: waiting.status === 'running' ? 'running' : 'queued', jobId: waiting.id };
  const writing = await whoWrites(services, trx, website, writer);
  const id = newId('pjb');
  await trx
    .insertInto('post_jobs')
    .values({
      id,
      website_id: websiteId,
      owner_id: ownerId,
      video_id: videoId,
      config: JSON.stringify({ ...config, withoutCaptions, writer: writing.writer }),
      transcript,
      status: 'queued',
      step: 'waiting',
      detail: null,
      post_id: null,
      error: null,
      writer: null,
      automatic_captions: 0,
      marked: 0,
      ai_period: writing.period,
      ai_calls: 0,
      created_at: now(),
      updated_at: now(),
    })
    .execute();
  if (queued) await queue.enqueue(trx, 'write-post', { postJobId: id }, { ownerId, dedupeKey: id });
  return { kind: 'begun', status: 'queued', jobId: id };
}
