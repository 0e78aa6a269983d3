import type { Account } from '@tosite/api-client/endpoints/account';
import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { TextField } from '@tosite/ui/text-field';
import { SecondStepCodeSchema } from '@tosite/validation/account/second-step';
import { useState } from 'react';
import * as v from 'valibot';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { accountWords } from '../../words/account-words.ts';
import { words } from '../../words/words.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { makeRecoveryCodes, turnTwoFactorOff } from './account-queries.ts';
import { OwnPasswordField, ownPassword, proofOf } from './own-password-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const copy = accountWords.twoFactor;

export type TwoFactorChangeProps = {
  account: Account;
  change: 'turn-off' | 'renew';
  onClose: () => void;
};

/** Turning it off, or new recovery codes: both for the password and a code. */
export function TwoFactorChange({ account, change, onClose }: TwoFactorChangeProps) {
  const [codes, setCodes] = useState<string[] | null>(null);
  const isOff = change === 'turn-off';
  const { hasPassword, user } = account;
  const { field, form, formError, pending } = useForm({
    schema: v.object({
      password: ownPassword(hasPassword),
      // As it was typed: the API reads it the same way.
      code: v.pipe(
        v.string(),
        v.rawCheck(({ dataset, addIssue }) => {
          const read = v.safeParse(SecondStepCodeSchema, dataset.value);
          if (!read.success) addIssue({ message: read.issues[0].message });
        }),
      ),
    }),
    initial: { password: '', code: '' },
    submit: async ({ password, code }) => {
      const proof = { code, ...proofOf(hasPassword, password) };
      if (!isOff) {
        setCodes(await makeRecoveryCodes(proof));
        return;
      }
      await turnTwoFactorOff(proof);
      onClose();
      toastLocal(copy.isOff);
    },
  });
  const submit = isOff ? copy.offSubmit : copy.renewSubmit;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={codes !== null ? copy.codesTitle : isOff ? copy.offTitle : copy.renewTitle}
      description={codes !== null ? copy.codesBody : isOff ? copy.offBody : copy.renewBody}
      closeLabel={words.common.close}
    >
      {codes !== null ? (
        <RecoveryCodes codes={codes} email={user.email} onDone={onClose} />
      ) : (
        <form {...form} className="mt-4 grid grid-cols-1 gap-4">
          {hasPassword && <OwnPasswordField {...field('password')} />}
          <TextField
            {...field('code')}
            label={copy.anyCode}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <FormError message={formError} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={onClose}>{words.common.cancel}</Button>
            <Button type="submit" variant={isOff ? 'danger' : 'primary'} busy={pending}>
              {pending ? (isOff ? copy.offBusy : copy.renewBusy) : submit}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
