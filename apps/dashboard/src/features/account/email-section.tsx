import { useMutation } from '@tanstack/react-query';
import type { Account, EmailChange } from '@tosite/api-client/endpoints/account';
import { Button } from '@tosite/ui/button';
import { TextField } from '@tosite/ui/text-field';
import { EmailSchema } from '@tosite/validation/account/account-fields';
import type { User } from '@tosite/validation/account/user';
import { Check, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as v from 'valibot';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { queryClient } from '../../query-client.ts';
import { accountWords } from '../../words/account-words.ts';
import { words } from '../../words/words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { formatMoment } from '../../display/moment.ts';
import { toastFailure, toastLocal } from '../../display/toasts.tsx';
import { accountQueries, askForEmail, keepEmail } from './account-queries.ts';
import { AccountSection } from './account-section.tsx';
import { OwnPasswordField, ownPassword, proofOf } from './own-password-field.tsx';
import { ResendButton } from '../../session/resend-button.tsx';

const copy = accountWords.email;

export function EmailSection({ account }: { account: Account }) {
  const { user, emailChange, hasPassword } = account;
  const [query] = useSearchParams();
  const [changing, setChanging] = useState(query.get('change') === 'email');
  return (
    <AccountSection id="email" title={copy.title} body={copy.body}>
      <div className="grid max-w-[460px] grid-cols-1 gap-4">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-semibold wrap-anywhere">{user.email}</span>
          <span className={user.emailVerified ? 'text-good' : 'text-bad'}>
            {user.emailVerified ? copy.verified : copy.unverified}
          </span>
        </p>
        <div className="flex flex-wrap gap-3 empty:hidden">
          {!user.emailVerified && <ResendButton />}
          {emailChange === null && !changing && (
            <Button onClick={() => setChanging(true)}>{copy.change}</Button>
          )}
        </div>
        {emailChange !== null ? (
          <WaitingChange change={emailChange} user={user} />
        ) : (
          changing && (
            <ChangeForm
              hasPassword={hasPassword}
              newOnly={!user.emailVerified}
              onClose={() => setChanging(false)}
            />
          )
        )}
      </div>
    </AccountSection>
  );
}

type ChangeFormProps = {
  hasPassword: boolean;
  /** The present address was never confirmed, so only the new one is asked. */
  newOnly: boolean;
  onClose: () => void;
};

function ChangeForm({ hasPassword, newOnly, onClose }: ChangeFormProps) {
  const { field, form, formError, pending } = useForm({
    schema: v.object({ email: EmailSchema, password: ownPassword(hasPassword) }),
    initial: { email: '', password: '' },
    draft: { key: 'account-email', leaveOut: ['password'] },
    submit: async ({ email, password }) => {
      await askForEmail({ email, ...proofOf(hasPassword, password) });
      onClose();
    },
  });
  const { ref } = form;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <form {...form} className="grid grid-cols-1 gap-4">
      <TextField
        {...field('email')}
        label={copy.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={words.auth.emailPlaceholder}
        hint={newOnly ? copy.explainNewOnly : copy.explain}
      />
      {hasPassword && <OwnPasswordField {...field('password')} />}
      <FormError message={formError} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={pending}>
          {pending ? copy.busy : newOnly ? copy.submitNewOnly : copy.submit}
        </Button>
        <Button onClick={onClose}>{words.common.cancel}</Button>
      </div>
    </form>
  );
}

/** Which of the boxes that are asked has agreed. */
function WaitingChange({ change, user }: { change: EmailChange; user: User }) {
  const newOnly = !user.emailVerified;
  const cancel = useMutation({
    mutationFn: keepEmail,
    onSuccess: () => toastLocal(copy.canceled),
    onError: (error) => toastFailure(errorSentence(error)),
  });
  return (
    <div role="status" className="rounded-frame border border-rule bg-raise p-4">
      <p className="font-semibold wrap-anywhere">{copy.waiting(change.email)}</p>
      <ul className="mt-3 grid gap-2">
        {!newOnly && <Box email={user.email} agreed={change.oldConfirmed} />}
        <Box email={change.email} agreed={change.newConfirmed} />
      </ul>
      <p className="mt-3 text-sm text-ink-2">
        {(newOnly ? copy.untilNewOnly : copy.until)(formatMoment(change.expiresAt))}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button
          onClick={() => void queryClient.invalidateQueries({ queryKey: accountQueries.account().queryKey })}
        >
          {newOnly ? copy.refreshNewOnly : copy.refresh}
        </Button>
        <Button busy={cancel.isPending} onClick={() => !cancel.isPending && cancel.mutate()}>
          {cancel.isPending ? copy.canceling : copy.cancel}
        </Button>
      </div>
    </div>
  );
}

function Box({ email, agreed }: { email: string; agreed: boolean }) {
  const Icon = agreed ? Check : Clock;
  return (
    <li className="flex gap-2.5">
      <Icon size={16} aria-hidden className={agreed ? 'mt-0.5 text-good' : 'mt-0.5 text-ink-2'} />
      <span className="min-w-0">
        <span className="block wrap-anywhere">{email}</span>
        <span className={agreed ? 'block text-sm font-medium text-good' : 'block text-sm text-ink-2'}>
          {agreed ? copy.agreed : copy.open}
        </span>
      </span>
    </li>
  );
}
