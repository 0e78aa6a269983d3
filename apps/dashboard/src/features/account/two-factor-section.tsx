import type { Account } from '@tosite/api-client/endpoints/account';
import { Button } from '@tosite/ui/button';
import { Skeleton } from '@tosite/ui/skeleton';
import { useState } from 'react';
import { lazyWithBoundary } from '../../display/lazy-with-boundary.tsx';
import { accountWords } from '../../words/account-words.ts';
import { AccountSection } from './account-section.tsx';
import { dateLanguage } from '../../display/moment.ts';

const TwoFactorSetUp = lazyWithBoundary(
  () => import('./two-factor-set-up.tsx').then((module) => module.TwoFactorSetUp),
  <Skeleton className="mt-4 h-11" />,
);
const TwoFactorChange = lazyWithBoundary(
  () => import('./two-factor-change.tsx').then((module) => module.TwoFactorChange),
  <Skeleton className="mt-4 h-11" />,
);

const copy = accountWords.twoFactor;

export function TwoFactorSection({ account }: { account: Account }) {
  const { enabledAt, recoveryCodesLeft } = account.twoFactor;
  const [open, setOpen] = useState<'set-up' | 'turn-off' | 'renew' | null>(null);
  const close = () => setOpen(null);
  return (
    <AccountSection id="two-factor" title={copy.title} body={copy.body}>
      <div className="grid grid-cols-1 gap-4">
        <div>
          <p className={enabledAt === null ? 'font-semibold' : 'font-semibold text-good'}>
            {enabledAt === null
              ? copy.off
              : copy.on(new Date(enabledAt).toLocaleDateString(dateLanguage(), { dateStyle: 'long' }))}
          </p>
          {enabledAt !== null && (
            <p className={recoveryCodesLeft < 3 ? 'mt-1 font-medium text-bad' : 'mt-1 text-ink-2'}>
              {copy.left(recoveryCodesLeft)}
            </p>
          )}
        </div>
        <div className="flex flex-wrap gap-3">
          {enabledAt === null ? (
            <Button onClick={() => setOpen('set-up')}>{copy.setUp}</Button>
          ) : (
            <>
              <Button onClick={() => setOpen('renew')}>{copy.renew}</Button>
              <Button onClick={() => setOpen('turn-off')}>{copy.turnOff}</Button>
            </>
          )}
        </div>
      </div>
      {open === 'set-up' && <TwoFactorSetUp onMissing={close} account={account} onClose={close} />}
      {open !== null && open !== 'set-up' && (
        <TwoFactorChange onMissing={close} account={account} change={open} onClose={close} />
      )}
    </AccountSection>
  );
}
