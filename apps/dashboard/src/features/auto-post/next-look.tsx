import type { AutoPostState } from '@tosite/api-client/endpoints/auto-posts';
import { formatMoment, sayMoment, sayPast } from '../../display/moment.ts';
import { autoPostWords } from '../../words/auto-post-words.ts';
import type { Run } from './use-run.ts';

const copy = autoPostWords;

/** When it looked, and when it looks next. */
export function NextLook({ state, run }: { state: AutoPostState; run: Run }) {
  const { lastRunAt } = state;
  return (
    <>
      <p className="font-semibold">{run.isRunning ? copy.steps[run.step ?? 'reading'] : nextOf(state)}</p>
      {run.isLong ? (
        <p className="text-sm text-ink-2">{copy.runLong}</p>
      ) : (
        (lastRunAt !== null || state.is_auto_post_enabled) && (
          <p className="text-sm text-ink-2" title={lastRunAt === null ? undefined : formatMoment(lastRunAt)}>
            {lastRunAt === null ? copy.noLast : copy.last(sayPast(lastRunAt))}
          </p>
        )
      )}
    </>
  );
}

function nextOf({ is_auto_post_enabled, paused, nextRunAt }: AutoPostState): string {
  if (!is_auto_post_enabled) return copy.isOff;
  if (paused !== null) return copy.pausedNow;
  return nextRunAt === null ? copy.noNext : copy.next(sayMoment(nextRunAt));
}
