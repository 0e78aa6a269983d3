import type { Account } from '@tosite/api-client/endpoints/account';
import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { TextField } from '@tosite/ui/text-field';
import { OneTimeCodeSchema } from '@tosite/validation/account/second-step';
import { useState } from 'react';
import * as v from 'valibot';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { accountWords } from '../../words/account-words.ts';
import { words } from '../../words/words.ts';
import { toastLocal } from '../../display/toasts.tsx';
import { beginTwoFactor, turnTwoFactorOn } from './account-queries.ts';
import { copyAndNotify } from './copy-and-notify.ts';
import { OwnPasswordField, ownPassword, proofOf } from './own-password-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

const copy = accountWords.twoFactor;

type Key = { setupKey: string; uri: string; qr: string };
export type TwoFactorSetUpProps = { account: Account; onClose: () => void };

/** The password, then the key for the app and a first code of it, then the recovery codes. */
export function TwoFactorSetUp({ account, onClose }: TwoFactorSetUpProps) {
  const [key, setKey] = useState<Key | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { hasPassword, user } = account;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={codes === null ? copy.setUpTitle : copy.codesTitle}
      description={
        codes !== null
          ? copy.codesBody
          : key !== null
            ? copy.scan
            : hasPassword
              ? copy.proofBody
              : copy.noProofBody
      }
      closeLabel={words.common.close}
    >
      {codes !== null ? (
        <RecoveryCodes codes={codes} email={user.email} onDone={onClose} />
      ) : key === null ? (
        <ProofForm hasPassword={hasPassword} onKey={setKey} onClose={onClose} />
      ) : (
        <KeyForm
          shared={key}
          onClose={onClose}
          onCodes={(made) => {
            setCodes(made);
            toastLocal(copy.isOn);
          }}
        />
      )}
    </Dialog>
  );
}

type ProofFormProps = { hasPassword: boolean; onKey: (key: Key) => void; onClose: () => void };

function ProofForm({ hasPassword, onKey, onClose }: ProofFormProps) {
  const { field, form, formError, pending } = useForm({
    schema: v.object({ password: ownPassword(hasPassword) }),
    initial: { password: '' },
    submit: async ({ password }) => onKey(await beginTwoFactor(proofOf(hasPassword, password))),
  });
  return (
    <form {...form} className="mt-4 grid grid-cols-1 gap-4">
      {hasPassword && <OwnPasswordField {...field('password')} />}
      <FormError message={formError} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{words.common.cancel}</Button>
        <Button type="submit" variant="primary" busy={pending}>
          {pending ? copy.preparing : copy.goOn}
        </Button>
      </div>
    </form>
  );
}

type KeyFormProps = { shared: Key; onCodes: (codes: string[]) => void; onClose: () => void };

function KeyForm({ shared, onCodes, onClose }: KeyFormProps) {
  const { field, form, formError, pending } = useForm({
    schema: v.object({ code: OneTimeCodeSchema }),
    initial: { code: '' },
    submit: async ({ code }) => onCodes(await turnTwoFactorOn(code)),
  });
  const inFours = shared.setupKey.match(/.{1,4}/gu)?.join(' ') ?? shared.setupKey;
  return (
    <form {...form} className="mt-4 grid grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-x-5 gap-y-3">
        {/* White in the dark too: cameras read dark squares on light. */}
        <img
          src={`data:image/svg+xml;utf8,${encodeURIComponent(shared.qr)}`}
          alt={copy.qr}
          className="size-44 shrink-0 rounded-frame border border-rule bg-white"
        />
        <div className="grid min-w-0 flex-1 basis-44 content-start gap-2">
          <p className="text-sm text-ink-2">{copy.byHand}</p>
          <p className="font-mono leading-relaxed font-semibold wrap-break-word">{inFours}</p>
          <Button
            className="justify-self-start"
            onClick={() => copyAndNotify(shared.setupKey, copy.keyCopied)}
          >
            {copy.copyKey}
          </Button>
          <a
            href={shared.uri}
            className="inline-flex min-h-11 items-center font-semibold text-accent-text hover:underline"
          >
            {copy.sameDevice}
          </a>
        </div>
      </div>
      <TextField
        {...field('code')}
        label={copy.code}
        hint={copy.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormError message={formError} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{words.common.cancel}</Button>
        <Button type="submit" variant="primary" busy={pending}>
          {pending ? copy.turningOn : copy.turnOn}
        </Button>
      </div>
    </form>
  );
}
