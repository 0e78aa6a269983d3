import { PasswordField } from '@tosite/ui/password-field';
import { TextField } from '@tosite/ui/text-field';
import { EmailSchema, NewPasswordSchema, PersonNameSchema } from '@tosite/validation/account/account-fields';
import type { ComponentProps, ReactNode } from 'react';
import * as v from 'valibot';
import { passwordStrength } from '../forms/password-strength.ts';
import type { useForm } from '../forms/use-form.ts';
import { words } from '../words/words.ts';

/** What an account is opened with, wherever that is. */
export const NewAccountSchema = v.object({
  name: PersonNameSchema,
  email: EmailSchema,
  password: NewPasswordSchema,
});

type NewAccount = v.InferInput<typeof NewAccountSchema>;

/** `belowEmail`: what is to be said of the address once it was sent. */
export function NewAccountFields({
  field,
  values,
  name = {},
  email,
  belowEmail,
  passwordHint,
}: Pick<ReturnType<typeof useForm<NewAccount, unknown>>, 'field' | 'values'> & {
  name?: Pick<ComponentProps<typeof TextField>, 'hint'>;
  email: Pick<ComponentProps<typeof TextField>, 'hint' | 'placeholder'>;
  belowEmail?: ReactNode;
  passwordHint: string;
}) {
  const strength = passwordStrength(values.password, [values.name, values.email.split('@')[0] ?? '']);
  return (
    <>
      <TextField {...field('name')} label={words.auth.name} autoComplete="name" {...name} />
      <TextField
        {...field('email')}
        label={words.auth.email}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...email}
      />
      {belowEmail}
      <PasswordField
        {...field('password')}
        label={words.auth.password}
        autoComplete="new-password"
        showLabel={words.auth.showPassword}
        hideLabel={words.auth.hidePassword}
        hint={strength ?? passwordHint}
      />
    </>
  );
}
