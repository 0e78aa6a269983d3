import { Button } from '@tosite/ui/button';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { NewAccountFields, NewAccountSchema } from '../../session/new-account-fields.tsx';
import { signUp } from '../../session/sign-in.ts';
import { setupWords } from '../../words/setup-words.ts';

const copy = setupWords.who;

/** An account as everybody opens one, with the address that the settings name. */
export function OperatorForm({ email, onDone }: { email: string; onDone: () => void }) {
  const { field, form, formError, pending, values } = useForm({
    schema: NewAccountSchema,
    initial: { name: '', email, password: '' },
    draft: { key: 'first-start', leaveOut: ['password', 'email'] },
    submit: async (body) => {
      await signUp(body);
      onDone();
    },
  });
  return (
    <form {...form} className="mt-6 grid grid-cols-1 gap-4">
      <NewAccountFields field={field} values={values} email={{ hint: copy.from }} passwordHint={copy.next} />
      <FormError message={formError} />
      <Button type="submit" variant="primary" size="large" busy={pending}>
        {pending ? copy.busy : copy.submit}
      </Button>
    </form>
  );
}
