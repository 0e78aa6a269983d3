import { Link } from 'react-router-dom';
import { isPlanRequired, PlanRequired } from '../../display/plan-required.tsx';
import { paths } from '../../paths.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { filmPostsWords } from '../../words/film-posts-words.ts';
import { say } from '../../words/say.ts';
import { CaptionsPlace } from './captions-place.tsx';
import { goToJobs, jobAnchor } from './job-anchor.ts';
import { JobSteps } from './job-steps.tsx';
import { isUnderWay, type FilmJob } from './post-generation.ts';
import { forget, makeAgain } from './run-jobs.ts';

const copy = filmPostsWords.jobs;
const SQUARES = {
  waiting: 'shadow-[inset_0_0_0_1.5px_var(--edge)] bg-wash',
  queued: 'animate-pulse border-[1.5px] border-accent-text bg-wash',
  running: 'animate-pulse border-[1.5px] border-accent-text bg-wash',
  completed: 'bg-accent-text',
  failed: 'border-2 border-bad bg-wash',
} as const;
const ACTION =
  'inline-flex min-h-8 items-center font-semibold text-accent-text hover:underline max-lg:min-h-11';

/** What the other writer does not need. */
const MODEL_FAILED = new Set([
  'ai_budget',
  'ai_unavailable',
  'ai_not_configured',
  'plan_required',
  'too_many_requests',
  'forbidden',
]);

export type JobItemProps = {
  job: FilmJob;
  /** The post that its film has already; null: none is known. */
  postId: string | null;
  isLast: boolean;
  /** Files hang over the page. */
  over: boolean;
  /** Its place for captions stands open. */
  opened: boolean;
};

/** One film on the thread of those that are made: what was done, and what it waits for. */
export function JobItem({ job, postId, isLast, over, opened }: JobItemProps) {
  const { status, title, failure, automaticCaptions } = job;
  const made = job.postId ?? postId;
  const detail = job.detail === '' ? '' : say(job.detailReason, job.detail);
  return (
    <li id={jobAnchor(job)} aria-busy={isUnderWay(job)} className="relative scroll-mt-24 pb-5 pl-6 last:pb-0">
      <span aria-hidden="true" className={`absolute top-[6px] left-0 z-1 size-[9px] ${SQUARES[status]}`} />
      {!isLast && (
        <span
          aria-hidden="true"
          className={`absolute top-2 -bottom-2 left-[3.75px] w-[1.5px] ${status === 'failed' || status === 'waiting' ? 'bg-rule' : 'bg-thread'}`}
        />
      )}
      <p dir="auto" className="font-semibold">
        {title}
      </p>
      {status === 'waiting' && <p className="text-sm text-ink-2">{copy.waits}</p>}
      {(status === 'queued' || status === 'running') && <JobSteps job={job} detail={detail} />}
      {status === 'completed' && (
        <>
          {detail !== '' && (
            <p className="text-sm text-ink-2">{/[.!?…]$/u.test(detail) ? detail : `${detail}.`}</p>
          )}
          {job.writer !== null && job.writtenBy !== null && (
            <p className="text-sm text-ink-2">{copy.writtenBy[job.writtenBy]}</p>
          )}
          {automaticCaptions && <p className="mt-1 text-sm">{copy.automatic}</p>}
        </>
      )}
      {failure !== null &&
        (isPlanRequired(failure.error) ? (
          <PlanRequired error={failure.error} className="my-1" />
        ) : (
          <p className="text-sm text-ink-2">{errorSentence(failure.error)}</p>
        ))}
      {failure?.asksTranscript === true && (
        <details open={opened}>
          <summary className="min-h-8 cursor-pointer text-sm font-semibold max-lg:min-h-11">
            {copy.bring}
          </summary>
          <CaptionsPlace
            job={job}
            over={over}
            canBeShort={failure.error.reason?.id !== 'post.nothingToWriteFrom'}
          />
        </details>
      )}
      <div className="flex flex-wrap gap-x-4 text-sm">
        {made !== null && (
          <Link to={paths.posts({ post: made })} className={ACTION}>
            {status === 'completed' ? copy.open : copy.openExisting}
          </Link>
        )}
        {made !== null && status === 'completed' && job.marked > 0 && (
          <Link to={paths.posts({ post: made })} className={`${ACTION} gap-1.5 text-warn!`}>
            <span aria-hidden="true" className="size-2 shadow-[inset_0_0_0_1.5px_var(--warn)]" />
            {copy.marked(job.marked)}
          </Link>
        )}
        {status === 'failed' && (
          <>
            {made === null && (
              <button
                type="button"
                className={ACTION}
                onClick={() => {
                  makeAgain(job, {});
                  goToJobs();
                }}
              >
                {copy.again}
              </button>
            )}
            {made === null && job.writer === 'ai' && MODEL_FAILED.has(failure?.error.code ?? '') && (
              <button
                type="button"
                className={ACTION}
                onClick={() => {
                  makeAgain(job, { writer: 'extractive' });
                  goToJobs();
                }}
              >
                {copy.ownWords}
              </button>
            )}
            <button
              type="button"
              aria-label={copy.asideOf(title)}
              className={ACTION}
              onClick={() => {
                forget(job);
                goToJobs();
              }}
            >
              {copy.aside}
            </button>
          </>
        )}
      </div>
    </li>
  );
}
