import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export type TextFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  /** Says what to type; an error takes its place. */
  hint?: ReactNode;
  /** The sentence of what is wrong; turns the border red. */
  error?: string | undefined;
  /** Beside the label, on the right: a link for example. */
  aside?: ReactNode;
  /** Inside the box, after the text. */
  trailing?: ReactNode;
};

/** A label, a box and one line below it, tied together for assistive technology. */
export function TextField({ label, hint, error, aside, trailing, className, id, ...input }: TextFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const message = error ?? hint;
  return (
    <div className={className}>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={fieldId} className="font-semibold">
          {label}
        </label>
        {aside}
      </div>
      <div
        className={classNames(
          'mt-1.5 flex min-h-11 items-stretch overflow-hidden rounded-control border bg-ground focus-within:outline-2 focus-within:outline-offset-2',
          error === undefined
            ? 'border-edge focus-within:outline-accent-text'
            : 'border-bad shadow-[inset_0_0_0_1px_var(--bad)] focus-within:outline-bad',
        )}
      >
        <input
          {...input}
          id={fieldId}
          aria-invalid={error !== undefined}
          aria-describedby={message === undefined ? undefined : `${fieldId}-note`}
          className="min-w-0 flex-1 bg-transparent px-3 text-lg outline-none placeholder:text-ink-2"
        />
        {trailing}
      </div>
      <p
        id={`${fieldId}-note`}
        className={classNames('mt-1.5 text-sm', error === undefined ? 'text-ink-2' : 'font-medium text-bad')}
        {...(error === undefined ? {} : { role: 'alert' })}
      >
        {message}
      </p>
    </div>
  );
}
