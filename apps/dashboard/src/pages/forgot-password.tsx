import { forgotPassword } from '@tosite/api-client/endpoints/auth';
import { Button } from '@tosite/ui/button';
import { TextField } from '@tosite/ui/text-field';
import { EmailSchema } from '@tosite/validation/account/account-fields';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import * as v from 'valibot';
import { api } from '../session/api.ts';
import { FormError } from '../forms/form-error.tsx';
import { useForm } from '../forms/use-form.ts';
import { paths } from '../paths.ts';
import { words } from '../words/words.ts';

const ForgotSchema = v.object({ email: EmailSchema });
const copy = words.auth.forgot;
const LINK = 'inline-flex min-h-11 items-center self-start font-semibold text-accent-text hover:underline';

/** The answer is the same whether or not there is such an account. */
export function Page() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <title>{`${copy.title} · ${words.product}`}</title>
      {sentTo === null ? (
        <AskForLink onSent={setSentTo} />
      ) : (
        <div role="status" className="grid gap-3">
          <h1>{copy.doneTitle}</h1>
          <p className="text-ink-2">{copy.doneBody(sentTo)}</p>
          <button type="button" className={LINK} onClick={() => setSentTo(null)}>
            {copy.again}
          </button>
        </div>
      )}
      <Link to={paths.login()} className={LINK}>
        {copy.back}
      </Link>
    </>
  );
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const { field, form, formError, pending } = useForm({
    schema: ForgotSchema,
    initial: { email: '' },
    draft: { key: 'forgot-password' },
    submit: async (body) => {
      await api.call(forgotPassword, { body });
      onSent(body.email);
    },
  });
  return (
    <>
      <h1>{copy.title}</h1>
      <p className="mt-2 text-ink-2">{copy.body}</p>
      <form {...form} className="mt-6 mb-4 grid grid-cols-1 gap-4">
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
        <FormError message={formError} />
        <Button type="submit" variant="primary" size="large" busy={pending}>
          {pending ? copy.busy : copy.submit}
        </Button>
      </form>
    </>
  );
}
