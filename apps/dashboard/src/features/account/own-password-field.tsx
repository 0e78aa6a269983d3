import { PasswordField } from '@tosite/ui/password-field';
import { PasswordSchema } from '@tosite/validation/account/account-fields';
import type { ComponentProps } from 'react';
import * as v from 'valibot';
import { accountWords } from '../../words/account-words.ts';
import { words } from '../../words/words.ts';

/** What a form asks of whoever has a password; whoever has none leaves it empty. */
export const ownPassword = (hasPassword: boolean) => (hasPassword ? PasswordSchema : v.string());

/** The proof as the API takes it. */
export const proofOf = (hasPassword: boolean, password: string): { password?: string } =>
  hasPassword ? { password } : {};

type Field = Pick<ComponentProps<typeof PasswordField>, 'name' | 'value' | 'error' | 'onChange' | 'onBlur'>;

export function OwnPasswordField(field: Field) {
  return (
    <PasswordField
      {...field}
      label={accountWords.yourPassword}
      hint={accountWords.proofHint}
      autoComplete="current-password"
      showLabel={words.auth.showPassword}
      hideLabel={words.auth.hidePassword}
    />
  );
}
