import { parseTranscript } from '@tosite/profile-sources/youtube/link/transcript/parse-transcript';
import type { Transcript } from '@tosite/profile-sources/film-posts/film-facts';
import { wordsOf } from '@tosite/validation/text/words';
import type { Message } from '@tosite/validation/messages/message';
import type { PostChange } from '@tosite/validation/posts/post';
import type { Executor } from '../../database/database.ts';
import type { PostJobsTable } from '../../database/schema.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Job } from '../../queue/queue.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { findWebsiteForPublishing } from '../../site-content/website-store.ts';
import { filmsOfWebsite, type ChannelFilm } from './channel-films.ts';
import type { FilmPostServices } from './film-post-services.ts';
import type { WishConfig } from './make-wish.ts';
import { endPostJob, findPostJob, setPostJob, type KeptError } from './post-job-store.ts';
import { writeByWhom, type WritingJob } from './write-by-whom.ts';

/** As `makeWish` keeps it. */
type Config = WishConfig & { withoutCaptions: boolean; writer: 'ai' | 'extractive' };

/** What whoever makes wishes by itself decides about the post that comes of one. */
export type Ride = {
  /** As its source has it now, be it on the site or not. */
  film: ChannelFilm;
  /** What the post has beside what is written. `marked`: paragraphs without support. */
  with: (marked: number) => PostChange;
  /** In the transaction that makes the post; false: it is not wanted any more, and is taken back. */
  onPost: (trx: Executor, post: { id: string }, marked: number) => Promise<boolean>;
};

/** A ride did not want the post any more. */
export class RideOver extends Error {
  override readonly name = 'RideOver';
}

class NoPost extends Error {
  constructor(readonly why: KeptError) {
    super(why.reason.id);
  }
}

/**
 * Makes the draft that was wished for: what is known of the film, its captions, the writing, the post. Run twice, or
 * killed anywhere, there is one post; why there is none stands with the wish.
 */
export async function writePostJob(
  services: FilmPostServices,
  job: WritingJob & Pick<Job<'write-post'>, 'payload' | 'ownerId'>,
  ride: Ride | null = null,
): Promise<void> {
  const { database, now } = services;
  const { postJobId: id } = job.payload;
  const wish = await findPostJob(database.db, id);
  if (wish === null || wish.owner_id !== job.ownerId) return;
  if (wish.status === 'completed' || wish.status === 'failed') return;
  try {
    await write(services, job, wish, ride);
  } catch (error) {
    const why = whyOf(error);
    if (why === null) throw error;
    await database.transaction(async (trx) => {
      await job.fence(trx);
      const { status } = (await findPostJob(trx, id)) ?? wish;
      if (status === 'queued' || status === 'running')
        await endPostJob(trx, wish, { status: 'failed', error: why, updated_at: now() });
    });
  }
}

/** null: it is worth another try. */
function whyOf(error: unknown): KeptError | null {
  if (error instanceof NoPost) return error.why;
  if (!(error instanceof ApiFailure)) return null;
  const { code, postId } = error;
  // What an ApiFailure says is a message of the catalogue.
  const reason = error.reason as Message;
  return postId === null ? { code, reason } : { code, reason, postId };
}

async function write(
  services: FilmPostServices,
  job: WritingJob,
  wish: PostJobsTable,
  ride: Ride | null,
): Promise<void> {
  const { database, now } = services;
  const { id, website_id: websiteId } = wish;
  const config = JSON.parse(wish.config) as Config;
  const step = (change: Omit<Parameters<typeof setPostJob>[2], 'updated_at'>) =>
    setPostJob(database.db, id, { status: 'running', ...change, updated_at: now() });

  await step({ step: 'film' });
  const website = await findWebsiteForPublishing(database.db, websiteId);
  if (website === null || website.owner_id !== wish.owner_id) return;
  const films = ride === null ? await filmsOfWebsite(database.db, websiteId) : [ride.film];
  const film = films.find(({ videoId }) => videoId === wish.video_id);
  if (film === undefined) throw new NoPost({ code: 'not_found', reason: { id: 'post.filmUnknown' } });

  await step({ step: 'captions' });
  const languages = [config.language, website.spec.language].filter((tag) => tag !== null);
  const found = await captions(services, wish, { languages, signal: job.signal });
  const transcript = found.kind === 'found' ? found.transcript : null;
  if (found.kind === 'refused' && !config.withoutCaptions)
    throw new NoPost({ code: 'no_transcript', reason: found.reason, next: ['transcript', 'retry'] });

  await step({ step: 'writing', detail: detailOf(transcript) });
  const written = await writeByWhom(services, job, wish, {
    task: { film: factsOf(film), transcript, options: config },
    writer: config.writer,
  });
  if (written === null)
    throw new NoPost({
      code: 'no_transcript',
      reason: { id: 'post.nothingToWriteFrom' },
      next: ['transcript'],
    });

  await database.transaction(async (trx) => {
    await job.fence(trx);
    const locked = await lockOwnWebsite(trx, wish.owner_id, websiteId);
    // Another run of this job may have come so far.
    if ((await findPostJob(trx, id))?.status !== 'running') return;
    const { marked } = written.draft;
    const { isWholeLeftOut, ...fields } = written.draft.post;
    const source = { platform: 'youtube', url: film.url, videoId: film.videoId } as const;
    const post = await services.writePost(trx, locked, {
      ...fields,
      kind: 'video',
      status: 'draft',
      source,
      ...ride?.with(marked),
    });
    if (ride !== null && !(await ride.onPost(trx, post, marked))) throw new RideOver();
    await endPostJob(trx, wish, {
      status: 'completed',
      step: 'done',
      post_id: post.id,
      writer: written.draft.writer,
      marked,
      ...(isWholeLeftOut ? { detail: { id: 'post.transcriptLeftOut' } } : {}),
      ...(written.why === null ? {} : { detail: { id: 'writing.fellBack', why: written.why } }),
      automatic_captions: transcript?.automatic === true ? 1 : 0,
      updated_at: now(),
    });
  });
}

type Captions = { kind: 'found'; transcript: Transcript } | { kind: 'refused'; reason: Message };

/** Those that the owner gave, else those that the platform gives. */
async function captions(
  { fetchTranscript }: FilmPostServices,
  { transcript, video_id: videoId, config }: PostJobsTable,
  options: { languages: readonly string[]; signal: AbortSignal },
): Promise<Captions> {
  if (transcript !== null) {
    const cues = parseTranscript(transcript);
    if (cues.length === 0)
      throw new NoPost({
        code: 'no_transcript',
        reason: { id: 'post.captionsUnreadable' },
        next: ['transcript'],
      });
    const { language } = JSON.parse(config) as Config;
    return {
      kind: 'found',
      transcript: { cues, language: language ?? options.languages[0] ?? null, automatic: false },
    };
  }
  const answer = await fetchTranscript(videoId, options);
  if (answer.kind !== 'found')
    return {
      kind: 'refused',
      reason: { id: answer.kind === 'none' ? 'post.captionsNone' : 'post.captionsRefused' },
    };
  const { cues, language, automatic } = answer;
  return { kind: 'found', transcript: { cues, language, automatic } };
}

function detailOf(transcript: Transcript | null): Message {
  if (transcript === null) return { id: 'post.noCaptionsUsed' };
  const { cues, language, automatic } = transcript;
  const words = cues.reduce((sum, { text }) => sum + wordsOf(text, language ?? 'en').length, 0);
  return { id: 'post.captionsFound', words, language, automatic };
}

function factsOf({ url, title, description, chapters, tags }: ChannelFilm) {
  return { url, title, description, chapters, tags };
}
