import { resetPassword } from '@tosite/api-client/endpoints/auth';
import { ApiError } from '@tosite/api-client/api-error';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { TextField } from '@tosite/ui/text-field';
import { PasswordField } from '@tosite/ui/password-field';
import { NewPasswordSchema } from '@tosite/validation/account/account-fields';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { toastLocal } from '../display/toasts.tsx';
import { api } from '../session/api.ts';
import { endSession } from '../session/clear-state.ts';
import { dropFragment, fragmentEmail, fragmentToken } from '../session/fragment-token.ts';
import { FormError } from '../forms/form-error.tsx';
import { passwordStrength } from '../forms/password-strength.ts';
import { useForm } from '../forms/use-form.ts';
import { paths } from '../paths.ts';
import { words } from '../words/words.ts';

const ResetSchema = v.object({ newPassword: NewPasswordSchema });
const copy = words.auth.reset;

export function Page() {
  // Read once: the address loses it when it is used.
  const [token] = useState(() => fragmentToken(window.location.hash));
  const [email] = useState(() => fragmentEmail(window.location.hash));
  const [refused, setRefused] = useState(false);
  const navigate = useNavigate();
  const { field, form, formError, pending, values } = useForm({
    schema: ResetSchema,
    initial: { newPassword: '' },
    submit: async ({ newPassword }) => {
      try {
        await api.call(resetPassword, { body: { token: token ?? '', newPassword } });
      } catch (error) {
        setRefused(error instanceof ApiError && error.code === 'invalid_token');
        throw error;
      }
      dropFragment();
      endSession();
      await navigate(paths.login(), { replace: true });
      toastLocal(copy.done);
    },
  });
  return (
    <>
      <title>{`${copy.title} · ${words.product}`}</title>
      <meta name="referrer" content="no-referrer" />
      <h1>{copy.title}</h1>
      <p className="mt-2 text-ink-2">{copy.body}</p>
      {token === null ? (
        <Notice tone="bad" className="mt-6">
          {copy.noToken}
        </Notice>
      ) : (
        <form {...form} className="mt-6 grid grid-cols-1 gap-4">
          {email !== '' && (
            <TextField
              label={words.auth.email}
              type="email"
              name="username"
              readOnly
              value={email}
              autoComplete="username"
            />
          )}
          <PasswordField
            {...field('newPassword')}
            label={words.auth.newPassword}
            autoComplete="new-password"
            showLabel={words.auth.showPassword}
            hideLabel={words.auth.hidePassword}
            hint={
              passwordStrength(values.newPassword, [email.split('@')[0] ?? '']) ??
              words.auth.signup.passwordHint
            }
          />
          <FormError message={formError} />
          <Button type="submit" variant="primary" size="large" busy={pending}>
            {pending ? copy.busy : copy.submit}
          </Button>
        </form>
      )}
      {(token === null || refused) && (
        <Link
          to={paths.forgotPassword()}
          className="mt-2 inline-flex min-h-11 items-center self-start font-semibold text-accent-text hover:underline"
        >
          {copy.newLink}
        </Link>
      )}
    </>
  );
}
