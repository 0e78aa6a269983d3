import { Button } from '@tosite/ui/button';
import { Dialog } from '@tosite/ui/dialog';
import { TextField } from '@tosite/ui/text-field';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import * as v from 'valibot';
import { FormError } from '../forms/form-error.tsx';
import { useForm } from '../forms/use-form.ts';
import { words } from '../words/words.ts';

export type TypedConfirmationProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  body: ReactNode;
  /** What must be typed, letter for letter but for case and outer spaces. */
  expected: string;
  fieldLabel: string;
  mismatch: string;
  submitLabel: string;
  busyLabel: string;
  onConfirm: () => Promise<void>;
};

/** For what cannot be undone: the name has to be typed. */
export function TypedConfirmation(props: TypedConfirmationProps) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={props.title}
      description={props.body}
      closeLabel={words.common.close}
    >
      <ConfirmationForm {...props} />
    </Dialog>
  );
}

const same = (text: string) => text.trim().toLowerCase();

function ConfirmationForm({
  expected,
  fieldLabel,
  mismatch,
  submitLabel,
  busyLabel,
  onConfirm,
  onOpenChange,
}: TypedConfirmationProps) {
  const schema = useMemo(
    () =>
      v.object({
        typed: v.pipe(
          v.string(),
          v.check((text) => same(text) === same(expected), mismatch),
        ),
      }),
    [expected, mismatch],
  );
  const { field, form, formError, pending } = useForm({ schema, initial: { typed: '' }, submit: onConfirm });
  return (
    <form {...form} className="mt-4 grid grid-cols-1 gap-4">
      <TextField
        {...field('typed')}
        label={fieldLabel}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormError message={formError} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => onOpenChange(false)}>{words.common.cancel}</Button>
        <Button type="submit" variant="danger" busy={pending}>
          {pending ? busyLabel : submitLabel}
        </Button>
      </div>
    </form>
  );
}
