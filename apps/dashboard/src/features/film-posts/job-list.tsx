import type { Film } from '@tosite/api-client/endpoints/film-posts';
import { Button } from '@tosite/ui/button';
import { filmPostsWords } from '../../words/film-posts-words.ts';
import { goToJobs, JOBS } from './job-anchor.ts';
import { JobItem } from './job-item.tsx';
import { isUnderWay, type FilmJob } from './post-generation.ts';
import { stopTheRest } from './run-jobs.ts';

const copy = filmPostsWords.jobs;

export type JobListProps = {
  websiteId: string;
  jobs: readonly FilmJob[];
  films: readonly Film[];
  /** Files hang over the page. */
  over: boolean;
};

/** The films that are made into posts, on one thread. */
export function JobList({ websiteId, jobs, films, over }: JobListProps) {
  const done = jobs.filter(({ status }) => status === 'completed').length;
  const asking = jobs.find(({ failure }) => failure?.asksTranscript === true);
  const isGoing = jobs.some(isUnderWay);
  return (
    <>
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h2 id={JOBS} tabIndex={-1} className="scroll-mt-32 outline-none">
          {isGoing || jobs.length === 0 ? copy.title : copy.ended}
        </h2>
        {jobs.some(({ status }) => status === 'waiting') && (
          <Button
            variant="quiet"
            className="-mr-3.5"
            onClick={() => {
              stopTheRest(websiteId);
              goToJobs();
            }}
          >
            {copy.stop}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-ink-2">
        {jobs.length === 0 ? copy.empty : copy.progress(done, jobs.length)}
      </p>
      {jobs.length > 0 && (
        <ol aria-labelledby={JOBS} className="mt-4">
          {jobs.map((job, index) => (
            <JobItem
              key={job.videoId}
              job={job}
              postId={films.find(({ videoId }) => videoId === job.videoId)?.post_id ?? null}
              isLast={index === jobs.length - 1}
              over={over}
              opened={job === asking}
            />
          ))}
        </ol>
      )}
    </>
  );
}
