import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { PasswordField } from '@tosite/ui/password-field';
import { TextField } from '@tosite/ui/text-field';
import { EmailSchema, PasswordSchema, safeNext } from '@tosite/validation/account/account-fields';
import { useState } from 'react';
import * as v from 'valibot';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { SecondStep } from '@tosite/api-client/endpoints/auth';
import { SecondStepForm } from '../session/second-step-form.tsx';
import { signIn } from '../session/sign-in.ts';
import { wayOn } from '../session/way-on.ts';
import { WishNote } from '../session/wish-note.tsx';
import { OAuthButtons } from '../session/oauth-buttons.tsx';
import { FormError } from '../forms/form-error.tsx';
import { useForm } from '../forms/use-form.ts';
import { paths } from '../paths.ts';
import { accountWords } from '../words/account-words.ts';
import { words } from '../words/words.ts';

export { guestGuard as loader } from '../shell/guards.ts';

const LoginSchema = v.object({ email: EmailSchema, password: PasswordSchema });
const copy = words.auth.login;

export function Page() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const returnTo = wayOn(safeNext(query.get('returnTo')));
  const [step, setStep] = useState<SecondStep | null>(null);
  const { field, form, formError, pending } = useForm({
    schema: LoginSchema,
    initial: { email: '', password: '' },
    draft: { key: 'login', leaveOut: ['password'] },
    submit: async (body) => {
      const more = await signIn(body);
      setStep(more);
      if (more === null) await navigate(returnTo, { replace: true });
    },
  });
  if (step !== null) {
    return (
      <>
        <title>{`${accountWords.secondStep.title} · ${words.product}`}</title>
        <h1>{accountWords.secondStep.title}</h1>
        <SecondStepForm
          step={step}
          onSignedIn={() => navigate(returnTo, { replace: true })}
          onRestart={() => setStep(null)}
        />
      </>
    );
  }
  return (
    <>
      <title>{`${copy.title} · ${words.product}`}</title>
      <h1>{copy.title}</h1>
      <WishNote at="login" />
      {query.has('ended') && <Notice className="mt-5">{words.auth.sessionEnded}</Notice>}
      {query.has('left') && <Notice className="mt-5">{accountWords.logOut.elsewhere}</Notice>}
      <form {...form} className="mt-6 grid grid-cols-1 gap-4">
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
        <PasswordField
          {...field('password')}
          label={words.auth.password}
          autoComplete="current-password"
          showLabel={words.auth.showPassword}
          hideLabel={words.auth.hidePassword}
          aside={
            <Link
              to={paths.forgotPassword()}
              className="text-sm font-semibold text-accent-text hover:underline"
            >
              {copy.forgot}
            </Link>
          }
        />
        <FormError message={formError} />
        <Button type="submit" variant="primary" size="large" busy={pending}>
          {pending ? copy.busy : copy.submit}
        </Button>
      </form>
      <OAuthButtons returnTo={returnTo} />
      <p className="mt-6 text-ink-2">
        {copy.other}{' '}
        <Link to={paths.signup({ returnTo })} className="font-semibold text-accent-text hover:underline">
          {copy.otherLink}
        </Link>
      </p>
    </>
  );
}
