import { useQuery } from '@tanstack/react-query';
import type { AutoPostState } from '@tosite/api-client/endpoints/auto-posts';
import { isConnectable } from '@tosite/validation/platforms/platform';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Link } from 'react-router-dom';
import { ConnectButton } from '../../connections/connect-way.tsx';
import { connectionQueries } from '../../connections/connection-queries.ts';
import { formatMoment, sayMoment, sayPast } from '../../display/moment.ts';
import { paths } from '../../paths.ts';
import { autoPostWords } from '../../words/auto-post-words.ts';
import { say } from '../../words/say.ts';

const copy = autoPostWords;

/** It makes nothing until its owner did something: what, and where. */
export function PausedNotice({ state }: { state: AutoPostState & { paused: object } }) {
  const { paused } = state;
  const { source } = state.config;
  const { data } = useQuery(connectionQueries.all());
  const connectable = isConnectable(source) && data?.available.includes(source) === true ? source : null;
  return (
    <Notice tone="bad">
      <p className="font-semibold" title={formatMoment(paused.at)}>
        {copy.paused(sayPast(paused.at))}
      </p>
      <p>{say(paused.reason, paused.sentence)}</p>
      <p className="text-ink-2">{copy.pausedBody}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {connectable !== null && (
          <ConnectButton
            platform={connectable}
            returnTo={paths.autoPost()}
            label={copy.connectAgain}
            primary
          />
        )}
        <Button asChild variant={connectable === null ? 'primary' : 'plain'}>
          <Link to={paths.generalSettings()}>{copy.seeSources}</Link>
        </Button>
      </div>
    </Notice>
  );
}

/** The last look went wrong; the next one comes by itself. */
export function LastErrorNotice({ state, error }: { state: AutoPostState; error: string }) {
  return (
    <Notice tone="bad">
      <p className="font-semibold">{copy.lastFailed}</p>
      <p>{say(state.lastErrorReason, error)}</p>
      {state.nextRunAt !== null && <p className="text-ink-2">{copy.again(sayMoment(state.nextRunAt))}</p>}
    </Notice>
  );
}
