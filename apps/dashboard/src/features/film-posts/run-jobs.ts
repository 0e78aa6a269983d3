import { ApiError } from '@tosite/api-client/api-error';
import { ERROR_CODES, ERROR_STATUS, type ErrorBody } from '@tosite/api-client/endpoints/errors';
import { generateBlog, generateBlogStatus, type Film } from '@tosite/api-client/endpoints/film-posts';
import {
  isUnderWay,
  usePostGeneration,
  videoParameter,
  type FilmJob,
  type JobFailure,
  type JobKey,
} from './post-generation.ts';
import { api } from '../../session/api.ts';
import { usageChanged } from '../../writing/ai-usage.ts';
import { postWasMade } from './film-queries.ts';

const POLL_MS = 1000;
/** So many changes in five minutes are allowed to an owner: who waits for the next one is not refused. */
const LONGEST_WAIT_S = 300;

/** `writer` null: there is one writer, and nothing to choose. */
export type HowToWrite = Pick<FilmJob, 'length' | 'includeTranscript' | 'tone' | 'language' | 'writer'>;

export const USUAL: HowToWrite = {
  length: 'medium',
  includeTranscript: false,
  tone: 'neutral',
  language: null,
  writer: null,
};

const NEW = {
  jobId: null,
  status: 'waiting',
  step: 'waiting',
  detail: '',
  detailReason: null,
  automaticCaptions: false,
  writtenBy: null,
  marked: 0,
  withoutCaptions: false,
  postId: null,
  failure: null,
  transcript: null,
} as const satisfies Partial<FilmJob>;

/**
 * Makes drafts of films, one after another, in this order. What ended before goes out of sight. `byModel`: how many a
 * model may still write; those after it are cut from the films' own words.
 */
export function makeDrafts(
  websiteId: string,
  films: readonly Film[],
  how: HowToWrite,
  byModel = films.length,
): void {
  const { add, drop } = usePostGeneration.getState();
  drop((job) => job.status === 'completed' && job.websiteId === websiteId);
  add(
    films.map(({ videoId, url, title }, index) => ({
      ...NEW,
      ...how,
      writer: how.writer === 'ai' && index >= byModel ? 'extractive' : how.writer,
      websiteId,
      videoId,
      url,
      title,
      generatingVideoId: videoParameter(url),
    })),
  );
  goOn();
}

/** The same film again: with what is said in it, without that, or as before. */
export function makeAgain(
  job: JobKey,
  change: Partial<Pick<FilmJob, 'transcript' | 'withoutCaptions' | 'writer'>>,
): void {
  const { transcript: _, ...fresh } = NEW;
  usePostGeneration.getState().change(job, { ...fresh, ...change });
  goOn();
}

/** Those that the server was not asked for yet. */
export function stopTheRest(websiteId: string): void {
  usePostGeneration.getState().drop((job) => job.status === 'waiting' && job.websiteId === websiteId);
}

export function forget({ websiteId, videoId }: JobKey): void {
  usePostGeneration.getState().drop((job) => job.websiteId === websiteId && job.videoId === videoId);
}

let busy = false;

/** Goes on with what is under way, also after the page was opened anew. */
export function goOn(): void {
  if (busy) return;
  const jobs = usePostGeneration.getState().jobs.filter(isUnderWay);
  // One that the server has already is not kept waiting by one that it has not.
  const next = jobs.find(({ jobId }) => jobId !== null) ?? jobs[0];
  if (next === undefined) return;
  busy = true;
  void follow(next).finally(() => {
    busy = false;
    goOn();
  });
}

/** Asks for one post and looks every second how far it is, until it is made, failed, or no longer wanted. */
async function follow(key: JobKey): Promise<void> {
  const { find, change } = usePostGeneration.getState();
  try {
    for (;;) {
      const job = find(key);
      if (job === undefined || !isUnderWay(job)) return;
      if (job.jobId === null) await ask(job);
      else await look(job, job.jobId);
    }
  } catch (error) {
    const told = error instanceof ApiError ? error : broken(error);
    if (told.code === 'post_exists') postWasMade(key.websiteId);
    const { postId } = told;
    const failure = { error: told, asksTranscript: false };
    change(key, { status: 'failed', failure, ...(postId === null ? {} : { postId }) });
  }
}

async function ask(job: FilmJob): Promise<void> {
  const { websiteId, url, length, includeTranscript, tone, language, writer, withoutCaptions, transcript } =
    job;
  try {
    const answer = await api.call(generateBlog, {
      body: {
        url,
        websiteId,
        config: { length, includeTranscript, ...(writer === null ? {} : { tone, language }) },
        ...(writer === null ? {} : { writer }),
        withoutCaptions,
        ...(transcript === null ? {} : { transcript }),
      },
    });
    usePostGeneration.getState().change(job, answer);
  } catch (error) {
    const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfter : null;
    if (seconds === null || seconds > LONGEST_WAIT_S) throw error;
    await pause(Math.max(1, seconds) * 1000);
  }
}

async function look(job: FilmJob, jobId: string): Promise<void> {
  await pause(POLL_MS);
  const { find, change } = usePostGeneration.getState();
  // Logged out meanwhile, or it was put aside.
  if (find(job)?.jobId !== jobId) return;
  const answer = await api.call(generateBlogStatus, { query: { jobId } });
  const { status, step, detail, detailReason, automaticCaptions, writer, marked, post_id, error } = answer;
  const seen = {
    step,
    detail,
    detailReason: detailReason ?? null,
    automaticCaptions,
    writtenBy: writer,
    marked,
  };
  const postId = post_id ?? error?.post_id ?? null;
  if (status === 'failed') change(job, { ...seen, status, postId, failure: failureOf(error) });
  else change(job, { ...seen, status, postId, ...(status === 'completed' ? { transcript: null } : {}) });
  if (postId !== null) postWasMade(job.websiteId);
  if (job.writer === 'ai' && (status === 'completed' || status === 'failed')) usageChanged();
}

/** What a job says of its failure, in the shape in which a call fails. */
function failureOf(told: ErrorBody | undefined): JobFailure {
  const code = ERROR_CODES.find((known) => known === told?.error) ?? 'internal';
  const error = new ApiError({
    status: ERROR_STATUS[code],
    code,
    message: told?.message ?? '',
    reason: told?.reason ?? null,
  });
  return { error, asksTranscript: told?.next?.includes('transcript') === true };
}

/** A fault of ours ends the job as well: it would be tried for ever. */
const broken = (cause: unknown) => new ApiError({ status: 500, code: 'internal', message: '', cause });

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
