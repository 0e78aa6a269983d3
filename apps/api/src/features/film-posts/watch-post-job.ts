import { setTimeout as wait } from 'node:timers/promises';
import { ApiFailure } from '../../http/api-failure.ts';
import type { EventStream } from '../../http/event-stream.ts';
import type { FilmPostServices } from './film-post-services.ts';
import { keptErrorOf } from './post-job-store.ts';
import { findOwnPostJob, presentPostJob, type PostJobState } from './read-post-job.ts';

const LOOK_EVERY_MS = 300;

type Watching = { jobId: string; stream: EventStream; signal: AbortSignal };

/**
 * Tells what happens to an owner's wish until its post is there; fails as it does. Its work may go on in another process,
 * so it is looked at in the store. A wish that says nothing for long has ended, so this ends.
 */
export async function watchPostJob(
  services: Pick<FilmPostServices, 'database' | 'now'>,
  userId: string,
  { jobId, stream, signal }: Watching,
): Promise<PostJobState> {
  const began = services.now();
  let told = '';
  for (;;) {
    const job = await findOwnPostJob(services, userId, jobId);
    const state = presentPostJob(job, services.now());
    const { step, detail, detailReason, progress } = state;
    if (`${step} ${detail}` !== told) {
      told = `${step} ${detail}`;
      const at = services.now() - began;
      await stream.send('step', {
        step,
        detail,
        ...(detailReason === undefined ? {} : { detailReason }),
        at,
      });
      await stream.send('progress', { done: progress, total: 1 });
    }
    const kept = keptErrorOf(job, services.now());
    if (kept !== null) {
      const { code, reason, ...details } = kept;
      throw new ApiFailure(code, reason, details);
    }
    if (state.status === 'completed') return state;
    await wait(LOOK_EVERY_MS, undefined, { signal });
  }
}
