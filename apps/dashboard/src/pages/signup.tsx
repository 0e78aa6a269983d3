import { ApiError } from '@tosite/api-client/api-error';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { safeNext } from '@tosite/validation/account/account-fields';
import { isPersons } from '@tosite/validation/website/is-persons';
import type { Preview } from '@tosite/validation/website/preview';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { appConfig } from '../config/app-config.ts';
import { useOnboardingStore } from '../memory/onboarding-store.ts';
import { NewAccountFields, NewAccountSchema } from '../session/new-account-fields.tsx';
import { signUp } from '../session/sign-in.ts';
import { wayOn } from '../session/way-on.ts';
import { WishNote } from '../session/wish-note.tsx';
import { OAuthButtons } from '../session/oauth-buttons.tsx';
import { FormError } from '../forms/form-error.tsx';
import { useForm } from '../forms/use-form.ts';
import { paths } from '../paths.ts';
import { words } from '../words/words.ts';

export { guestGuard as loader } from '../shell/guards.ts';

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
  const title = preview === null ? copy.title : copy.toPublish;
  const [taken, setTaken] = useState(false);
  const { field, form, formError, pending, values } = useForm({
    schema: NewAccountSchema,
    initial: { name: preview === null ? '' : nameIn(preview), email: '', password: '' },
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
  const isFilledIn = preview !== null && values.name !== '' && values.name === nameIn(preview);
  return (
    <>
      <title>{`${title} · ${words.product}`}</title>
      <h1>{title}</h1>
      {preview !== null && <p className="mt-2 text-ink-2">{copy.toPublishBody}</p>}
      <WishNote at="signup" />
      {appConfig.signups === 'closed' && <Notice className="mt-5">{copy.closed}</Notice>}
      {appConfig.signups === 'invite' && <Notice className="mt-5">{copy.invite}</Notice>}
      {appConfig.signups !== 'closed' && (
        <form {...form} className="mt-6 grid grid-cols-1 gap-4">
          <NewAccountFields
            field={field}
            values={values}
            {...(isFilledIn ? { name: { hint: copy.nameFrom } } : {})}
            email={{ placeholder: words.auth.emailPlaceholder }}
            belowEmail={
              taken && (
                <p className="-mt-2 flex flex-wrap gap-x-5">
                  <Link to={paths.login({ returnTo })} className={LINK}>
                    {copy.otherLink}
                  </Link>
                  <Link to={paths.forgotPassword()} className={LINK}>
                    {words.auth.login.forgot}
                  </Link>
                </p>
              )
            }
            passwordHint={copy.passwordHint}
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

/** Whose profile it is, where it is a person's and no sample of ours. */
function nameIn({ website_type: type, profile, source }: Preview): string {
  return source.method !== 'sample' && isPersons(type, profile) ? profile.name : '';
}
