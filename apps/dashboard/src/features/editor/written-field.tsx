import type { HelpType } from '@tosite/api-client/endpoints/writing';
import { useId, useState, type ReactNode } from 'react';
import { FieldHelp } from './field-help.tsx';

export type WrittenFieldProps = {
  label: string;
  value: string;
  /** Takes what was typed; a sentence says why it does not. */
  onWrite: (text: string) => string | null;
  hint?: string | undefined;
  multiline?: boolean;
  inputMode?: 'numeric' | 'url' | 'email' | 'tel';
  maxLength?: number | undefined;
  placeholder?: string | undefined;
  aside?: ReactNode;
  /** What kind of text it is, where a model may help with it. */
  help?: HelpType | undefined;
  /** What stands around it, for whoever helps. */
  around?: (() => string) | undefined;
};

const BOX =
  'block w-full rounded-control border bg-ground px-2.5 py-1.5 placeholder:text-ink-2 focus-visible:outline-2 focus-visible:outline-offset-2 max-lg:text-lg';

/** A text that is taken letter by letter. What cannot be taken stays in the field with the reason. */
export function WrittenField({
  label,
  value,
  onWrite,
  hint,
  multiline = false,
  inputMode,
  maxLength,
  placeholder,
  aside,
  help,
  around,
}: WrittenFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const note = error ?? hint;
  const write = (text: string) => {
    setTyped(null);
    const refusal = onWrite(text);
    if (refusal === null) setError(null);
    return refusal;
  };
  const props = {
    id,
    value: typed ?? value,
    maxLength,
    placeholder,
    'aria-invalid': error !== null,
    'aria-describedby': note === undefined ? undefined : `${id}-note`,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      setError(onWrite(target.value));
    },
    onBlur: () => {
      if (error === null) setTyped(null);
    },
    className: `${BOX} ${error === null ? 'border-edge focus-visible:outline-accent-text' : 'border-bad focus-visible:outline-bad'}`,
  };
  return (
    <div>
      <div className="mb-1 flex items-baseline justify-between gap-2">
        <label htmlFor={id} className="text-sm text-ink-2">
          {label}
        </label>
        {help === undefined ? (
          aside
        ) : (
          <span className="flex flex-wrap items-baseline justify-end gap-x-3">
            {aside}
            <FieldHelp
              type={help}
              label={label}
              value={typed ?? value}
              around={around}
              most={maxLength}
              oneLine={!multiline}
              onWrite={write}
            />
          </span>
        )}
      </div>
      {multiline ? (
        <textarea {...props} className={`${props.className} field-sizing-content max-h-80 min-h-20`} />
      ) : (
        <input
          {...props}
          inputMode={inputMode}
          autoComplete="off"
          className={`${props.className} min-h-9 max-lg:min-h-11`}
        />
      )}
      {note !== undefined && (
        <p
          id={`${id}-note`}
          {...(error === null ? {} : { role: 'alert' })}
          className={`mt-1 text-xs ${error === null ? 'text-ink-2' : 'font-medium text-bad'}`}
        >
          {note}
        </p>
      )}
    </div>
  );
}
