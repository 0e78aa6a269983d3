import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'> & {
  /** Names of the button that shows and hides what was typed. */
  showLabel: string;
  hideLabel: string;
};

export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const label = shown ? hideLabel : showLabel;
  return (
    <TextField
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="grid w-11 shrink-0 place-items-center rounded-control text-ink-2 -outline-offset-4 hover:text-ink"
        >
          {shown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
        </button>
      }
    />
  );
}
