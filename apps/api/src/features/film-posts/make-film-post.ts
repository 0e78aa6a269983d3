import type { PostTone } from '@tosite/api-client/endpoints/film-posts';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import type { ErrorCode } from '@tosite/api-client/endpoints/errors';
import type { Message } from '@tosite/validation/messages/message';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import type { FilmPostServices } from './film-post-services.ts';
import { makeWish } from './make-wish.ts';
import { endPostJob, findPostJob, jobUnderWay, keptErrorOf, STOPPED } from './post-job-store.ts';
import type { WritingJob } from './write-by-whom.ts';
import { RideOver, writePostJob, type Ride } from './write-post-job.ts';

type FilmPostWish = {
  websiteId: string;
  ownerId: string;
  tone: PostTone;
  ride: Ride;
};
type FilmPostOutcome =
  | { kind: 'made' }
  /** It was not wanted any more when it was written. */
  | { kind: 'over' }
  /** Somebody else makes a post of this film just now. */
  | { kind: 'busy' }
  | { kind: 'refused'; code: ErrorCode; reason: Message | MessageValue; postId: string | null };

/**
 * Makes a post of a film that its owner did not choose: the same wish and the same writing, with captions where the
 * platform gives them, within the job of whoever asks. Asked again after a kill, it goes on with the same wish.
 */
export async function makeFilmPost(
  services: FilmPostServices,
  job: WritingJob,
  { websiteId, ownerId, tone, ride }: FilmPostWish,
): Promise<FilmPostOutcome> {
  const { database, now } = services;
  const { film } = ride;
  const begun = await database.transaction(async (trx): Promise<FilmPostOutcome | string> => {
    await job.fence(trx);
    const website = await lockOwnWebsite(trx, ownerId, websiteId);
    const waiting = await jobUnderWay(trx, websiteId, film.videoId);
    if (waiting !== null) return isByItself(waiting.config) ? waiting.id : { kind: 'busy' };
    const wish = await makeWish(services, trx, website, {
      film,
      config: { tone, length: 'medium', language: null, includeTranscript: false, byItself: true },
      transcript: null,
      withoutCaptions: true,
      queued: false,
    });
    if (wish.kind === 'begun') return wish.jobId;
    return { kind: 'refused', code: 'post_exists', reason: { id: 'post.exists' }, postId: wish.postId };
  });
  if (typeof begun !== 'string') return begun;
  try {
    await writePostJob(
      services,
      { payload: { postJobId: begun }, ownerId, signal: job.signal, fence: job.fence },
      ride,
    );
  } catch (error) {
    // A run that was cut off is gone on with; one that was told to stop leaves no wish behind.
    if (!(error instanceof RideOver)) throw error;
    await database.transaction(async (trx) => {
      const wish = await findPostJob(trx, begun);
      if (wish !== null) await endPostJob(trx, wish, { status: 'failed', error: STOPPED, updated_at: now() });
    });
    return { kind: 'over' };
  }
  const wish = await findPostJob(database.db, begun);
  if (wish?.status === 'completed') return { kind: 'made' };
  const error = wish === null ? null : keptErrorOf(wish, now());
  return {
    kind: 'refused',
    code: error?.code ?? 'internal',
    reason: error?.reason ?? STOPPED.reason,
    postId: error?.postId ?? null,
  };
}

function isByItself(config: string): boolean {
  // Written by makeWish only.
  return (JSON.parse(config) as { byItself?: boolean }).byItself === true;
}
