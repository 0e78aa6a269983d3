import { Button } from '@tosite/ui/button';
import { PasswordField } from '@tosite/ui/password-field';
import { TextField } from '@tosite/ui/text-field';
import { EmailSchema, NewPasswordSchema, PersonNameSchema } from '@tosite/validation/account/account-fields';
import * as v from 'valibot';
import { FormError } from '../../forms/form-error.tsx';
import { passwordStrength } from '../../forms/password-strength.ts';
import { useForm } from '../../forms/use-form.ts';
import { signUp } from '../../session/sign-in.ts';
import { setupWords } from '../../words/setup-words.ts';
import { words } from '../../words/words.ts';

const copy = setupWords.who;
const OperatorFormSchema = v.object({
  name: PersonNameSchema,
  email: EmailSchema,
  password: NewPasswordSchema,
});

/** An account as everybody opens one, with the address that the settings name. */
export function OperatorForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { field, form, formError, pending, values } = useForm({
    schema: OperatorFormSchema,
    initial: { name: '', email, password: '' },
    draft: { key: 'first-start', leaveOut: ['password', 'email'] },
    submit: async (body) => {
      await signUp(body);
      onDone();
    },
  });
  const strength = passwordStrength(values.password, [values.name, values.email.split('@')[0] ?? '']);
  return (
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
        hint={copy.from}
      />
      <PasswordField
        {...field('password')}
        label={words.auth.password}
        autoComplete="new-password"
        showLabel={words.auth.showPassword}
        hideLabel={words.auth.hidePassword}
        hint={strength ?? copy.next}
      />
      <FormError message={formError} />
      <Button type="submit" variant="primary" size="large" busy={pending}>
        {pending ? copy.busy : copy.submit}
      </Button>
    </form>
  );
}
