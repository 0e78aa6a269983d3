import type { Account } from '@tosite/api-client/endpoints/account';
import { Button } from '@tosite/ui/button';
import { PasswordField } from '@tosite/ui/password-field';
import { NewPasswordSchema } from '@tosite/validation/account/account-fields';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { FormError } from '../../forms/form-error.tsx';
import { passwordStrength } from '../../forms/password-strength.ts';
import { useForm } from '../../forms/use-form.ts';
import { paths } from '../../paths.ts';
import { accountWords } from '../../words/account-words.ts';
import { words } from '../../words/words.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { savePassword } from './account-queries.ts';
import { AccountSection } from './account-section.tsx';
import { ownPassword } from './own-password-field.tsx';

const copy = accountWords.password;

export function PasswordSection({ account }: { account: Account }) {
  const [changing, setChanging] = useState(false);
  return (
    <AccountSection id="password" title={copy.title} body={account.hasPassword ? copy.body : copy.noneBody}>
      {changing ? (
        <PasswordForm account={account} onClose={() => setChanging(false)} />
      ) : (
        <Button onClick={() => setChanging(true)}>{account.hasPassword ? copy.change : copy.set}</Button>
      )}
    </AccountSection>
  );
}

function PasswordForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const { hasPassword, user } = account;
  const { field, form, formError, pending, values } = useForm({
    schema: v.object({ currentPassword: ownPassword(hasPassword), newPassword: NewPasswordSchema }),
    initial: { currentPassword: '', newPassword: '' },
    submit: async ({ currentPassword, newPassword }) => {
      const message = await savePassword({ newPassword, ...(hasPassword ? { currentPassword } : {}) });
      onClose();
      toastLocal(message);
    },
  });
  const labels = { showLabel: words.auth.showPassword, hideLabel: words.auth.hidePassword };
  const strength = passwordStrength(values.newPassword, [user.name, user.email.split('@')[0] ?? '']);
  return (
    <form {...form} className="grid max-w-[460px] grid-cols-1 gap-4">
      {/* Password managers save the new one under it. */}
      <input type="text" name="username" autoComplete="username" value={user.email} readOnly hidden />
      {hasPassword && (
        <PasswordField
          {...field('currentPassword')}
          {...labels}
          label={copy.current}
          autoComplete="current-password"
          aside={
            <Link
              to={paths.forgotPassword()}
              className="text-sm font-semibold text-accent-text hover:underline"
            >
              {copy.forgot}
            </Link>
          }
        />
      )}
      <PasswordField
        {...field('newPassword')}
        {...labels}
        label={copy.next}
        autoComplete="new-password"
        hint={strength ?? words.auth.signup.passwordHint}
      />
      <FormError message={formError} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={pending}>
          {pending ? copy.busy : copy.submit}
        </Button>
        <Button onClick={onClose}>{words.common.cancel}</Button>
      </div>
    </form>
  );
}
