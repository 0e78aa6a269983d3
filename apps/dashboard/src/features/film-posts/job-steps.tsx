import { POST_JOB_STEPS } from '@tosite/api-client/endpoints/stream-events';
import { filmPostsWords } from '../../words/film-posts-words.ts';
import type { FilmJob } from './post-generation.ts';

const copy = filmPostsWords.jobs;
const STEPS = ['film', 'captions', 'writing'] as const;

/** The steps of one film as they happen; what was found stands with the step that found it. */
export function JobSteps({ job, detail }: { job: FilmJob; detail: string }) {
  const now = POST_JOB_STEPS.indexOf(job.step);
  const begun = STEPS.filter((step) => POST_JOB_STEPS.indexOf(step) <= now);
  if (begun.length === 0) return <p className="text-sm text-ink-2">{copy.waits}</p>;
  return (
    <ol aria-label={copy.stepsLabel(job.title)} aria-live="polite" className="mt-1.5 text-sm">
      {begun.map((step) => {
        const isDone = POST_JOB_STEPS.indexOf(step) < now;
        const found = step === 'captions' && detail !== '' ? detail : copy.steps[step].done;
        return (
          <li key={step} className="relative pb-1.5 pl-4.5">
            <span
              aria-hidden="true"
              className={`absolute top-[6px] left-0 size-[6px] ${isDone ? 'bg-accent-text' : 'animate-pulse shadow-[inset_0_0_0_1.5px_var(--accent-text)]'}`}
            />
            {isDone ? found : <span className="text-ink-2">{copy.steps[step].now}</span>}
          </li>
        );
      })}
    </ol>
  );
}
