import type { generateBlogStatus } from '@tosite/api-client/endpoints/film-posts';
import type { EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import { inEnglish } from '@tosite/validation/messages/in-english';
import { readStoredMessage } from '@tosite/validation/messages/stored-message';
import type { PostJobsTable } from '../../database/schema.ts';
import { notFound } from '../../http/api-failure.ts';
import type { FilmPostServices } from './film-post-services.ts';
import { findPostJob, keptErrorOf, presentError } from './post-job-store.ts';

const PROGRESS = { waiting: 0, film: 0.1, captions: 0.3, writing: 0.6, done: 1 } as const;

type Services = Pick<FilmPostServices, 'database' | 'now'>;
export type PostJobState = EndpointAnswer<typeof generateBlogStatus>;

/** An owner's wish. Fails with `not_found` for whose it is not. */
export async function findOwnPostJob(
  { database }: Services,
  userId: string,
  id: string,
): Promise<PostJobsTable> {
  const job = await findPostJob(database.db, id);
  if (job === null || job.owner_id !== userId) throw notFound();
  return job;
}

export function presentPostJob(job: PostJobsTable, now: number): PostJobState {
  const detail = job.detail === null ? null : readStoredMessage(job.detail);
  const kept = keptErrorOf(job, now);
  return {
    status: kept === null ? job.status : 'failed',
    progress: PROGRESS[job.step],
    step: job.step,
    detail: detail === null ? '' : inEnglish(detail),
    ...(detail === null ? {} : { detailReason: detail }),
    ...(job.post_id === null ? {} : { post_id: job.post_id }),
    ...(kept === null ? {} : { error: presentError(kept) }),
    writer: job.writer,
    automaticCaptions: job.automatic_captions === 1,
    marked: job.marked,
  };
}
