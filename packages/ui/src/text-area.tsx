import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export type TextAreaProps = ComponentProps<'textarea'> & {
  label: ReactNode;
  /** Says what to type; an error takes its place. */
  hint?: ReactNode;
  /** The sentence of what is wrong; turns the border red. */
  error?: string | undefined;
  /** Beside the label, on the right. */
  aside?: ReactNode;
};

/** Several lines of text, with its label and one line below it; it grows with what is typed. */
export function TextArea({ label, hint, error, aside, className, id, ...input }: TextAreaProps) {
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
      <textarea
        {...input}
        id={fieldId}
        aria-invalid={error !== undefined}
        aria-describedby={message === undefined ? undefined : `${fieldId}-note`}
        className={classNames(
          'mt-1.5 field-sizing-content block min-h-24 w-full rounded-control border bg-ground px-3 py-2 text-lg placeholder:text-ink-2 focus-visible:outline-2 focus-visible:outline-offset-2',
          error === undefined
            ? 'border-edge focus-visible:outline-accent-text'
            : 'border-bad shadow-[inset_0_0_0_1px_var(--bad)] focus-visible:outline-bad',
        )}
      />
      {message !== undefined && (
        <p
          id={`${fieldId}-note`}
          className={classNames(
            'mt-1.5 text-sm',
            error === undefined ? 'text-ink-2' : 'font-medium text-bad',
          )}
          {...(error === undefined ? {} : { role: 'alert' })}
        >
          {message}
        </p>
      )}
    </div>
  );
}
