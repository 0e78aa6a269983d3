import { extractiveWriter } from '@tosite/writers/film-posts/extractive-writer';
import { createModelWriter, MOST_CALLS } from '@tosite/writers/film-posts/model-writer';
import type { PostDraft, PostTask } from '@tosite/writers/film-posts/post-writer';
import type { Meter } from '@tosite/writers/model/model-client';
import { ModelFailure, type ModelFailureCode } from '@tosite/writers/model/model-failure';
import type { Executor } from '../../database/database.ts';
import type { PostJobsTable } from '../../database/schema.ts';
import type { Job } from '../../queue/queue.ts';
import { budgetMeter } from '../../writing/writing-model.ts';
import type { FilmPostServices } from './film-post-services.ts';

/** The job in which it is written: its own, or that of whoever posts by itself. */
export type WritingJob = Pick<Job, 'signal' | 'fence'>;

type Written = {
  draft: PostDraft;
  /** Why the model that was to write did not; null: it did, or was not to. */
  why: ModelFailureCode | null;
};

const NO_METER: Meter = { take: async () => undefined, giveBack: async () => undefined };

/** The model's post where it is to write one and can, else the film's own words. null: there is nothing to write from. */
export async function writeByWhom(
  services: FilmPostServices,
  job: WritingJob,
  wish: PostJobsTable,
  { task, writer }: { task: PostTask; writer: 'ai' | 'extractive' },
): Promise<Written | null> {
  const { model, log } = services;
  const { signal } = job;
  let why: ModelFailureCode | null = null;
  if (writer === 'ai' && model !== null) {
    try {
      const meter = budgetMeter(services, model, callsOf(job, wish.id));
      const draft = await createModelWriter(model.client)(task, { signal, meter });
      if (draft !== null) return { draft, why };
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      why = error.code;
      log.warn({ why, status: error.status, postJobId: wish.id }, 'the writing model wrote no post');
    }
  }
  const draft = await extractiveWriter(task, { signal, meter: NO_METER });
  return draft === null ? null : { draft, why };
}

/** Counted with the wish, so that a job which is run again does not pay for what the run before it has used. */
function callsOf(job: WritingJob, id: string) {
  return {
    async take(trx: Executor) {
      await job.fence(trx);
      const { numUpdatedRows } = await trx
        .updateTable('post_jobs')
        .set((eb) => ({ ai_calls: eb('ai_calls', '+', 1) }))
        .where('id', '=', id)
        .where('ai_calls', '<', MOST_CALLS)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new ModelFailure('failed');
    },
    async giveBack(trx: Executor) {
      await trx
        .updateTable('post_jobs')
        .set((eb) => ({ ai_calls: eb('ai_calls', '-', 1) }))
        .where('id', '=', id)
        .where('ai_calls', '>', 0)
        .execute();
    },
  };
}
