import { useMutation, useQuery } from '@tanstack/react-query';
import type { Connection } from '@tosite/api-client/endpoints/connections';
import type { ConnectablePlatform } from '@tosite/validation/platforms/platform';
import { Button } from '@tosite/ui/button';
import { Skeleton } from '@tosite/ui/skeleton';
import { Link } from 'react-router-dom';
import { appConfig } from '../config/app-config.ts';
import { paths } from '../paths.ts';
import { words } from '../words/words.ts';
import { importWords } from '../words/import-words.ts';
import { errorSentence } from '../words/error-sentence.ts';
import { toastFailure } from '../display/toasts.tsx';
import { useAuthStore } from '../session/auth-store.ts';
import { connect, connectionQueries } from './connection-queries.ts';

const copy = importWords.connect;

export function ConnectButton({
  platform,
  returnTo,
  label = copy.button,
  primary = false,
}: {
  platform: ConnectablePlatform;
  returnTo: string;
  label?: string;
  primary?: boolean;
}) {
  const start = useMutation({
    mutationFn: () => connect(platform, returnTo),
    onError: (error) => toastFailure(error instanceof TypeError ? copy.badAddress : errorSentence(error)),
  });
  return (
    <Button
      {...(primary ? { variant: 'primary' as const } : {})}
      busy={start.isPending || start.isSuccess}
      onClick={() => !start.isPending && start.mutate()}
    >
      {start.isPending || start.isSuccess ? copy.busy : label}
    </Button>
  );
}

/** A handle where the platform tells it, else the name. */
export function accountName({ handle, name }: Connection): string {
  return handle === '' ? name : `@${handle}`;
}

export type ConnectWayProps = {
  platform: ConnectablePlatform;
  /** The page to come back to, with this way open. */
  returnTo: string;
  /** Makes the preview out of an account that is connected. */
  onUse: (connection: Connection) => void;
  className?: string;
};

/**
 * One way on: connecting the account. Only where this installation can; a visitor makes an account first, and learns
 * then. Nothing at all where it cannot.
 */
export function ConnectWay({ platform, returnTo, onUse, className }: ConnectWayProps) {
  const signedIn = useAuthStore((state) => state.user !== null);
  const { data, isPending } = useQuery(connectionQueries.all());
  if (signedIn && isPending) return <Skeleton className="h-36 rounded-card" />;
  const available = signedIn ? data?.available : appConfig.connectable;
  if (available?.includes(platform) !== true) return null;
  const connected = data?.connections.filter((connection) => connection.platform === platform) ?? [];
  const name = words.platforms[platform];
  return (
    <section aria-labelledby="connect-way" className={className}>
      <h2 id="connect-way" className="text-[18px]">
        {copy.title(name)}
      </h2>
      <p className="text-ink-2">{copy.body[platform]}</p>
      {!signedIn && (
        <>
          <Button asChild className="self-start max-sm:min-h-12 max-sm:self-stretch">
            <Link to={paths.signup({ returnTo })}>{copy.signUp}</Link>
          </Button>
          <p className="text-sm text-ink-2">{copy.signUpNote}</p>
        </>
      )}
      {connected.map((connection) =>
        connection.status === 'active' ? (
          <div key={connection._id} className="flex flex-wrap items-center gap-3">
            <Button onClick={() => onUse(connection)}>{copy.use(accountName(connection))}</Button>
          </div>
        ) : (
          <div key={connection._id} className="grid justify-items-start gap-2">
            <p className="text-sm font-medium text-bad">{copy.expired(accountName(connection))}</p>
            <ConnectButton platform={platform} returnTo={returnTo} label={copy.again} />
          </div>
        ),
      )}
      {signedIn && connected.length === 0 && (
        <div>
          <ConnectButton platform={platform} returnTo={returnTo} />
        </div>
      )}
    </section>
  );
}
