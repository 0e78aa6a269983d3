import { ApiError } from '@tosite/api-client/api-error';
import type { SecondStep } from '@tosite/api-client/endpoints/auth';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { TextField } from '@tosite/ui/text-field';
import { SecondStepCodeSchema } from '@tosite/validation/account/second-step';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as v from 'valibot';
import { FormError } from '../forms/form-error.tsx';
import { useForm } from '../forms/use-form.ts';
import { accountWords } from '../words/account-words.ts';
import { finishSignIn } from './sign-in.ts';
import { errorSentence } from '../words/error-sentence.ts';

const copy = accountWords.secondStep;
const LINK = 'inline-flex min-h-11 items-center font-semibold text-accent-text hover:underline';

const FormSchema = v.object({
  // As it was typed: the API reads it the same way.
  code: v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const read = v.safeParse(SecondStepCodeSchema, dataset.value);
      if (!read.success) addIssue({ message: read.issues[0].message });
    }),
  ),
});

export type SecondStepFormProps = {
  step: SecondStep;
  /** With where the person was going, where the sign-in began at a provider. */
  onSignedIn: (returnTo: string | null) => Promise<void> | void;
  /** Back to the first step: the challenge is over, or somebody else wants to sign in. */
  onRestart: () => void;
};

/** After the password: a code of the app, or a recovery code. */
export function SecondStepForm({ step, onSignedIn, onRestart }: SecondStepFormProps) {
  const [recovery, setRecovery] = useState(false);
  const [over, setOver] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const { field, form, formError, pending, set, setErrors } = useForm({
    schema: FormSchema,
    initial: { code: '' },
    submit: async ({ code }) => {
      try {
        const returnTo = await finishSignIn({ challenge: step.twoFactor.challenge, code });
        await onSignedIn(returnTo);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'invalid_token') throw error;
        setOver(errorSentence(error));
      }
    },
  });
  useEffect(() => {
    // The step took the place of another form: whoever cannot see it hears where they are.
    place.current?.querySelector('input')?.focus();
  }, []);
  if (over !== null) {
    return (
      <Notice tone="bad" className="mt-6" action={<Button onClick={onRestart}>{copy.restart}</Button>}>
        <p className="font-semibold">{copy.over}</p>
        <p>{over}</p>
      </Notice>
    );
  }
  return (
    <div ref={place}>
      <p className="mt-2 text-ink-2">{recovery ? copy.recoveryBody : copy.body}</p>
      <form {...form} className="mt-6 grid grid-cols-1 gap-4">
        <TextField
          {...field('code')}
          key={recovery ? 'recovery' : 'app'}
          label={recovery ? copy.recoveryCode : copy.code}
          autoComplete={recovery ? 'off' : 'one-time-code'}
          inputMode={recovery ? 'text' : 'numeric'}
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={recovery ? 'XXXX-XXXX-XXXX-XXXX' : '123 456'}
        />
        <FormError message={formError} />
        <Button type="submit" variant="primary" size="large" busy={pending}>
          {pending ? copy.busy : copy.submit}
        </Button>
      </form>
      <div className="mt-4 flex flex-wrap justify-between gap-x-6">
        <button
          type="button"
          className={LINK}
          onClick={() => {
            set('code', '');
            setErrors({});
            // At once, so that the other field is there to take the focus.
            flushSync(() => setRecovery(!recovery));
            place.current?.querySelector('input')?.focus();
          }}
        >
          {recovery ? copy.withApp : copy.withRecovery}
        </button>
        <button type="button" className={LINK} onClick={onRestart}>
          {copy.restart}
        </button>
      </div>
    </div>
  );
}
