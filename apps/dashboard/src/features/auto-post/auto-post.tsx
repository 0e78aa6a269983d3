import { useQuery } from '@tanstack/react-query';
import type { AutoPostState } from '@tosite/api-client/endpoints/auto-posts';
import { Button } from '@tosite/ui/button';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { autoPostWords } from '../../words/auto-post-words.ts';
import { AutoPostForm } from './auto-post-form.tsx';
import { autoPostQueries } from './auto-post-queries.ts';
import { LastErrorNotice, PausedNotice } from './paused-notice.tsx';
import { RunList } from './run-list.tsx';
import { useRun } from './use-run.ts';

const copy = autoPostWords;

/** What is chosen on the left, what came of it on the right. */
export function AutoPost({ websiteId, state }: { websiteId: string; state: AutoPostState }) {
  const writing = useQuery(autoPostQueries.writing(websiteId)).data;
  const run = useRun(websiteId, state);
  const { paused, lastError, is_auto_post_enabled: isOn } = state;
  // What it followed may be gone; then it is still to be switched off.
  if (state.sources.length === 0 && !isOn) return <NothingToFollow />;
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-8 xl:grid-cols-[minmax(0,1fr)_360px]">
      <div className="grid content-start gap-4">
        {isOn && paused !== null && <PausedNotice state={{ ...state, paused }} />}
        {isOn && paused === null && lastError !== null && <LastErrorNotice state={state} error={lastError} />}
        <AutoPostForm websiteId={websiteId} state={state} hasModel={writing?.configured === true} run={run} />
      </div>
      <RunList websiteId={websiteId} />
    </div>
  );
}

function NothingToFollow() {
  return (
    <div className="mt-6 max-w-[56ch] rounded-card border border-rule bg-raise p-6">
      <h2 className="text-xl">{copy.none}</h2>
      <p className="mt-2 text-ink-2">{copy.noneBody}</p>
      <Button asChild variant="primary" className="mt-4">
        <Link to={paths.generalSettings()}>{copy.add}</Link>
      </Button>
    </div>
  );
}
