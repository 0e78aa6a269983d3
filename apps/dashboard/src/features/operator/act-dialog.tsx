import type { OperatorOwner, OperatorSiteSummary } from '@tosite/api-client/endpoints/operator';
import { EmailSchema } from '@tosite/validation/account/account-fields';
import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { TextArea } from '@tosite/ui/text-area';
import { TextField } from '@tosite/ui/text-field';
import * as v from 'valibot';
import { toastLocal } from '../../display/toasts.tsx';
import { FormError } from '../../forms/form-error.tsx';
import { useForm } from '../../forms/use-form.ts';
import { operatorWords } from '../../words/operator-words.ts';
import { words } from '../../words/words.ts';
import { endSessions, giveSite, resetTwoFactor, restoreOwner, suspendOwner } from './operator-queries.ts';

const copy = operatorWords.act;

export type Act =
  | { kind: 'suspendOwner' | 'restoreOwner' | 'endSessions' | 'reset'; owner: OperatorOwner }
  | { kind: 'give'; site: OperatorSiteSummary };

const DEEDS = { suspendOwner, restoreOwner, endSessions, reset: resetTwoFactor };
const Words = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, operatorWords.decide.reasonMissing),
  v.maxLength(2000),
);
const ReasonSchema = v.object({ words: Words, email: v.string() });
const GiveSchema = v.object({ words: Words, email: EmailSchema });

/** One thing that is done to an account or a website, with the reason that stands in the log. */
export function ActDialog({ act, onClose }: { act: Act; onClose: () => void }) {
  const isGift = act.kind === 'give';
  const { field, form, formError, pending, values, set, errors } = useForm({
    schema: isGift ? GiveSchema : ReasonSchema,
    initial: { words: '', email: '' },
    submit: async ({ words: reason, email }) => {
      if (isGift) await giveSite({ id: act.site._id, words: reason, email });
      else await DEEDS[act.kind]({ id: act.owner._id, words: reason });
      toastLocal(copy.done);
      onClose();
    },
  });
  const title = isGift ? copy.give(act.site.domain_name) : copy[act.kind](act.owner.email);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={copy[`${act.kind}Body`]}
      closeLabel={words.common.close}
    >
      <form {...form} className="mt-4 grid grid-cols-1 gap-4">
        {isGift && <TextField {...field('email')} type="email" label={copy.giveTo} autoComplete="off" />}
        <TextArea
          label={act.kind === 'reset' ? copy.proof : operatorWords.decide.reason}
          name="words"
          value={values.words}
          error={errors.words}
          onChange={(event) => set('words', event.target.value)}
        />
        <FormError message={formError} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant={act.kind === 'suspendOwner' ? 'danger' : 'primary'} busy={pending}>
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
