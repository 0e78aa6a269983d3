import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> & {
  label: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
};

/** On or off, at once: a native checkbox that says it is a switch. The square slides along its thread. */
export function Switch({ label, checked, onCheckedChange, className, id, ...input }: SwitchProps) {
  const own = useId();
  const inputId = id ?? own;
  return (
    <span className={classNames('inline-flex min-h-9 items-center gap-2.5 max-lg:min-h-11', className)}>
      <span className="relative inline-grid h-5 w-9 shrink-0">
        <input
          {...input}
          id={inputId}
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          onChange={(event) => onCheckedChange(event.target.checked)}
          className="peer absolute -top-2 -left-2 z-1 m-0 h-9 w-13 cursor-pointer opacity-0 disabled:cursor-default"
        />
        <span
          aria-hidden="true"
          className="rounded-[4px] border-[1.5px] border-edge bg-ground peer-checked:border-accent peer-checked:bg-accent peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent-text peer-disabled:opacity-50"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-[5px] left-[5px] size-2.5 bg-edge transition-transform peer-checked:translate-x-4 peer-checked:bg-on-accent"
        />
      </span>
      <label htmlFor={inputId} className="cursor-pointer font-medium">
        {label}
      </label>
    </span>
  );
}
