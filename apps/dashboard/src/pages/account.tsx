import { useQuery } from '@tanstack/react-query';
import type { Account } from '@tosite/api-client/endpoints/account';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import { accountQueries } from '../features/account/account-queries.ts';
import { DataSection } from '../features/account/data-section.tsx';
import { DeleteSection } from '../features/account/delete-section.tsx';
import { EmailSection } from '../features/account/email-section.tsx';
import { OperatorActionsSection } from '../features/account/operator-actions-section.tsx';
import { PasswordSection } from '../features/account/password-section.tsx';
import { ProfileSection } from '../features/account/profile-section.tsx';
import { ProvidersSection } from '../features/account/providers-section.tsx';
import { SessionsSection } from '../features/account/sessions-section.tsx';
import { TwoFactorSection } from '../features/account/two-factor-section.tsx';
import { errorSentence } from '../words/error-sentence.ts';
import { accountWords } from '../words/account-words.ts';
import { words } from '../words/words.ts';

const copy = accountWords;

/** The account of whoever is signed in, part by part. */
export function Page() {
  const { data, error, refetch } = useQuery(accountQueries.account());
  return (
    <div className="max-w-[860px]">
      <title>{`${copy.title} · ${words.product}`}</title>
      <h1 className="mb-6">{copy.title}</h1>
      {data !== undefined ? (
        <Sections account={data} />
      ) : error !== null ? (
        <Notice tone="bad" action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}>
          <p className="font-semibold">{copy.failed}</p>
          <p>{errorSentence(error)}</p>
        </Notice>
      ) : (
        <AccountSkeleton />
      )}
    </div>
  );
}

function Sections({ account }: { account: Account }) {
  return (
    <>
      <ProfileSection user={account.user} />
      <EmailSection account={account} />
      <PasswordSection account={account} />
      <ProvidersSection account={account} />
      <TwoFactorSection account={account} />
      <SessionsSection />
      <OperatorActionsSection />
      <DataSection />
      <DeleteSection user={account.user} />
    </>
  );
}

function AccountSkeleton() {
  return (
    <div role="status" aria-label={copy.loading}>
      {[0, 1, 2].map((n) => (
        <div
          key={n}
          className="grid gap-x-10 gap-y-4 border-t border-rule py-8 md:grid-cols-[240px_minmax(0,1fr)]"
        >
          <div className="grid content-start gap-2">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-5 w-48 max-w-full" />
          </div>
          <div className="grid max-w-[460px] content-start gap-3">
            <Skeleton className="h-11" />
            <Skeleton className="h-9 w-40" />
          </div>
        </div>
      ))}
    </div>
  );
}
