import { ApiError } from '@tosite/api-client/api-error';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { PasswordField } from '@tosite/ui/password-field';
import { TextField } from '@tosite/ui/text-field';
import {
  EmailSchema,
  NewPasswordSchema,
  PersonNameSchema,
  safeNext,
} from '@tosite/validation/account/account-fields';
import { useState } from 'react';
import * as v from 'valibot';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { appConfig } from '../config/app-config.ts';
import { useOnboardingStore } from '../memory/onboarding-store.ts';
import { signUp } from '../session/sign-in.ts';
import { wayOn } from '../session/way-on.ts';
import { WishNote } from '../session/wish-note.tsx';
import { OAuthButtons } from '../session/oauth-buttons.tsx';
import { FormError } from '../forms/form-error.tsx';
import { passwordStrength } from '../forms/password-strength.ts';
import { useForm } from '../forms/use-form.ts';
import { paths } from '../paths.ts';
import { words } from '../words/words.ts';

export { guestGuard as loader } from '../shell/guards.ts';

const SignupSchema = v.object({ name: PersonNameSchema, email: EmailSchema, password: NewPasswordSchema });
const copy = words.auth.signup;
const LINK = 'inline-flex min-h-11 items-center font-semibold text-accent-text hover:underline';

export function Page() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const preview = useOnboardingStore((state) => state.previewData);
  const asked = safeNext(query.get('returnTo'));
  // A preview that waits is where they were going, unless they named another place.
  const returnTo =
    asked === paths.home() && preview !== null ? paths.preview(preview.previewId) : wayOn(asked);
  const [taken, setTaken] = useState(false);
  const { field, form, formError, pending, values } = useForm({
    schema: SignupSchema,
    initial: { name: '', email: '', password: '' },
    draft: { key: 'signup', leaveOut: ['password'] },
    submit: async (body) => {
      setTaken(false);
      try {
        await signUp(body);
      } catch (error) {
        setTaken(error instanceof ApiError && error.code === 'email_taken');
        throw error;
      }
      await navigate(returnTo, { replace: true });
    },
  });
  const strength = passwordStrength(values.password, [values.name, values.email.split('@')[0] ?? '']);
  return (
    <>
      <title>{`${copy.title} · ${words.product}`}</title>
      <h1>{copy.title}</h1>
      {preview !== null && (
        <p className="mt-2 text-ink-2">{words.auth.previewWaits(preview.suggestedName)}</p>
      )}
      <WishNote at="signup" />
      {appConfig.signups === 'closed' && <Notice className="mt-5">{copy.closed}</Notice>}
      {appConfig.signups === 'invite' && <Notice className="mt-5">{copy.invite}</Notice>}
      {appConfig.signups !== 'closed' && (
        <form {...form} className="mt-6 grid grid-cols-1 gap-4">
          <TextField {...field('name')} label={words.auth.name} autoComplete="name" />
          <TextField
            {...field('email')}
            label={words.auth.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={words.auth.emailPlaceholder}
          />
          {taken && (
            <p className="-mt-2 flex flex-wrap gap-x-5">
              <Link to={paths.login({ returnTo })} className={LINK}>
                {copy.otherLink}
              </Link>
              <Link to={paths.forgotPassword()} className={LINK}>
                {words.auth.login.forgot}
              </Link>
            </p>
          )}
          <PasswordField
            {...field('password')}
            label={words.auth.password}
            autoComplete="new-password"
            showLabel={words.auth.showPassword}
            hideLabel={words.auth.hidePassword}
            hint={strength ?? copy.passwordHint}
          />
          <FormError message={formError} />
          <Button type="submit" variant="primary" size="large" busy={pending}>
            {pending ? copy.busy : copy.submit}
          </Button>
        </form>
      )}
      {appConfig.signups !== 'closed' && <OAuthButtons returnTo={returnTo} />}
      <p className="mt-6 text-ink-2">
        {copy.other}{' '}
        <Link to={paths.login({ returnTo })} className="font-semibold text-accent-text hover:underline">
          {copy.otherLink}
        </Link>
      </p>
    </>
  );
}
