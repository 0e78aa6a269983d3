import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../display/moment.ts';
import { operatorWords } from '../../words/operator-words.ts';
import { AgainButton } from './again-button.tsx';
import { beginAnew, operatorQueries } from './operator-queries.ts';
import { ReadState } from './read-state.tsx';
import { RecordTable } from './record-table.tsx';

const copy = operatorWords.jobList;

/** Work that was given up. */
export function JobsScreen() {
  const { data: jobs, error, refetch } = useQuery(operatorQueries.jobs());
  return (
    <div className="grid max-w-[1104px] content-start gap-5 p-5 lg:p-8">
      <h2 className="text-xl">{operatorWords.jobs}</h2>
      {jobs === undefined ? (
        <ReadState error={error} onRetry={() => void refetch()} />
      ) : jobs.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <RecordTable
          label={operatorWords.jobs}
          heads={[copy.job, copy.tried, copy.last, '']}
          rows={jobs.map((job) => ({
            id: job._id,
            cells: [
              <>
                <b className="block font-semibold">{job.kind}</b>
                <span className="text-ink-2">{job.site ?? formatMoment(job.diedAt)}</span>
              </>,
              copy.tries(job.attempts),
              job.reason,
              <AgainButton
                key="again"
                run={() => beginAnew(job._id)}
                label={copy.again}
                name={copy.againName(job.kind)}
                done={copy.done}
              />,
            ],
          }))}
        />
      )}
    </div>
  );
}
