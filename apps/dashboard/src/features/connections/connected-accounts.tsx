import { useQuery } from '@tanstack/react-query';
import type { Connection } from '@tosite/api-client/endpoints/connections';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { PlatformMark } from '@tosite/ui/platform-mark';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { words } from '../../words/words.ts';
import { settingsWords } from '../../words/settings-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { lazyWithBoundary } from '../../display/lazy-with-boundary.tsx';
import { formatMoment } from '../../display/moment.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { accountName, ConnectButton } from '../../connections/connect-way.tsx';
import { connectionQueries, disconnect } from '../../connections/connection-queries.ts';

const TypedConfirmation = lazyWithBoundary(() =>
  import('../../display/typed-confirmation.tsx').then((module) => module.TypedConfirmation),
);

const copy = settingsWords.accounts;

/** The accounts that are connected, and those that can be; nothing where none can. */
export function ConnectedAccounts() {
  const { data, error, refetch } = useQuery(connectionQueries.all());
  const [ending, setEnding] = useState<Connection | null>(null);
  if (data === undefined && error !== null) {
    return (
      <section aria-labelledby="accounts" className="mt-10">
        <h2 id="accounts" className="text-[18px]">
          {copy.title}
        </h2>
        <Notice
          tone="bad"
          className="mt-4"
          action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}
        >
          <p className="font-semibold">{copy.failed}</p>
          <p>{errorSentence(error)}</p>
        </Notice>
      </section>
    );
  }
  if (data === undefined || (data.connections.length === 0 && data.available.length === 0)) return null;
  const others = data.available.filter(
    (platform) => !data.connections.some((connection) => connection.platform === platform),
  );
  return (
    <section aria-labelledby="accounts" className="mt-10">
      <h2 id="accounts" className="text-[18px]">
        {copy.title}
      </h2>
      <p className="mt-1.5 max-w-[60ch] text-ink-2">{copy.body}</p>
      {data.connections.length > 0 && (
        <ul className="mt-4 border-t border-rule">
          {data.connections.map((connection) => (
            <Account key={connection._id} connection={connection} onEnd={() => setEnding(connection)} />
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {others.map((platform) => (
          <ConnectButton
            key={platform}
            platform={platform}
            returnTo={paths.generalSettings()}
            label={copy.connect(words.platforms[platform])}
          />
        ))}
      </div>
      {ending !== null && <EndConnection connection={ending} onClose={() => setEnding(null)} />}
    </section>
  );
}

function Account({ connection, onEnd }: { connection: Connection; onEnd: () => void }) {
  const { platform, status, expiresAt, connectedAt } = connection;
  const name = accountName(connection);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-rule py-3">
      <PlatformMark of={platform} className="shrink-0" />
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">
          <span className="sr-only">{`${words.platforms[platform]}: `}</span>
          {name}
        </p>
        <p className={status === 'expired' ? 'text-sm font-medium text-bad' : 'text-sm text-ink-2'}>
          {status === 'expired'
            ? copy.expired
            : [
                copy.since(formatMoment(connectedAt)),
                ...(expiresAt === null ? [] : [copy.until(formatMoment(expiresAt))]),
              ].join(', ')}
        </p>
      </div>
      {status === 'expired' && (
        <ConnectButton platform={platform} returnTo={paths.generalSettings()} label={copy.again} />
      )}
      <Button onClick={onEnd} aria-label={copy.end(name)}>
        {copy.endShort}
      </Button>
    </li>
  );
}

function EndConnection({ connection, onClose }: { connection: Connection; onClose: () => void }) {
  const name = accountName(connection).replace(/^@/u, '');
  return (
    <TypedConfirmation
      onMissing={onClose}
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={copy.endTitle(name)}
      body={copy.endBody}
      expected={name}
      fieldLabel={copy.endType(name)}
      mismatch={copy.endMismatch(name)}
      submitLabel={copy.endSubmit}
      busyLabel={copy.endBusy}
      onConfirm={async () => {
        await disconnect(connection._id);
        onClose();
        toastLocal(copy.ended(name));
      }}
    />
  );
}
