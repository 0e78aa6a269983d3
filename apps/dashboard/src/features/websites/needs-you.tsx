import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import type { Website } from '@tosite/validation/website/website';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { words } from '../../words/words.ts';
import { ResendButton } from '../../session/resend-button.tsx';
import { connectionQueries } from '../../connections/connection-queries.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { paymentQueries } from '../../sites/payment-queries.ts';
import { formatDay } from '../../display/moment.ts';
import { domainWords } from '../../words/domain-words.ts';
import { domainNeed } from './domain-need.ts';
import { syncQueries } from '../../sites/sync-queries.ts';

const copy = words.home;

/** What waits for the owner: a payment, a domain, changes to look at, connections that ended, an address to confirm. */
export function NeedsYou({ website }: { website: Website | null }) {
  const user = useAuthStore((state) => state.user);
  const sync = useQuery(syncQueries.of(website?._id ?? ''));
  const connections = useQuery(connectionQueries.all());
  const changes = sync.data?.changes ?? [];
  const changed = (sync.data?.sources ?? []).filter(({ _id }) =>
    changes.some(({ sourceId }) => sourceId === _id),
  );
  const lost = (connections.data?.connections ?? []).filter(({ status }) => status === 'expired');
  const unverified = user !== null && !user.emailVerified;
  const domain = domainNeed(website);
  const payment = useQuery(paymentQueries.state(website?._id ?? ''));
  const owed = payment.data?.subscription?.status === 'past_due' ? payment.data.subscription : null;
  const nothing =
    changes.length === 0 && lost.length === 0 && !unverified && domain === null && owed === null;
  const unknown =
    nothing && (sync.isPending || connections.isPending || payment.isPending) && website !== null;
  const failure = nothing ? (sync.error ?? connections.error ?? payment.error) : null;
  return (
    <section aria-labelledby="needs-you" className="mt-8">
      <h2 id="needs-you">{copy.needsYou}</h2>
      {unknown ? (
        <div role="status" aria-label={words.common.loading} className="mt-3 border-y border-rule py-3">
          <Skeleton className="h-5 w-48" />
        </div>
      ) : failure !== null ? (
        <Notice
          tone="bad"
          className="mt-3"
          action={
            <Button
              onClick={() => void Promise.all([sync.refetch(), connections.refetch(), payment.refetch()])}
            >
              {words.common.tryAgain}
            </Button>
          }
        >
          {errorSentence(failure)}
        </Notice>
      ) : nothing ? (
        <p className="mt-3 border-y border-rule py-3 text-ink-2">{copy.nothingNeeded}</p>
      ) : (
        <ul className="mt-3 border-t border-rule">
          {owed !== null && (
            <Need
              title={domainWords.need.payment}
              body={
                owed.graceUntil !== null && payment.data?.plan === 'standard'
                  ? domainWords.need.paymentUntil(formatDay(owed.graceUntil))
                  : domainWords.need.paymentLapsed
              }
              action={
                <Button asChild>
                  <Link to={paths.billing()}>{domainWords.need.billing}</Link>
                </Button>
              }
            />
          )}
          {domain !== null && (
            <Need
              title={domain.title}
              body={domain.body}
              action={
                <Button asChild>
                  <Link to={paths.generalSettings({ part: 'own-domain' })}>{domainWords.need.open}</Link>
                </Button>
              }
            />
          )}
          {changes.length > 0 && (
            <Need
              title={copy.changesTitle(changes.length)}
              body={copy.changesBody(
                [...new Set(changed.map(({ platform }) => words.platforms[platform]))].join(', '),
              )}
              action={
                <Button asChild>
                  <Link to={paths.changes()}>{copy.review}</Link>
                </Button>
              }
            />
          )}
          {lost.map(({ _id, platform }) => (
            <Need
              key={_id}
              title={copy.reconnectTitle(words.platforms[platform])}
              body={copy.reconnectBody}
              action={
                <Button asChild>
                  <Link to={paths.generalSettings()}>{copy.reconnect}</Link>
                </Button>
              }
            />
          ))}
          {unverified && (
            <Need
              title={copy.verifyTitle}
              body={copy.verifyBody(user.email)}
              action={
                <div className="flex flex-wrap gap-1 sm:flex-col">
                  <ResendButton />
                  <Button variant="quiet" asChild>
                    <Link to={paths.account({ change: 'email' })}>{copy.otherEmail}</Link>
                  </Button>
                </div>
              }
            />
          )}
        </ul>
      )}
    </section>
  );
}

function Need({ title, body, action }: { title: string; body: string; action: ReactNode }) {
  return (
    <li className="grid grid-cols-[20px_1fr] items-center gap-x-2 gap-y-3 border-b border-rule py-3 sm:grid-cols-[20px_1fr_auto]">
      <span aria-hidden="true" className="mt-1.5 size-2 self-start bg-accent-text" />
      <div className="min-w-0 self-start">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-ink-2">{body}</p>
      </div>
      <div className="max-sm:col-start-2 max-sm:justify-self-start">{action}</div>
    </li>
  );
}
