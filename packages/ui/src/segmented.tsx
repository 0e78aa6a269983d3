import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export type SegmentedProps<T extends string> = {
  /** What is being chosen, for those who do not see the row. */
  label: string;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
  value: T;
  onValueChange: (value: T) => void;
  className?: string;
};

/** One of a few, side by side: native radio buttons, so arrows and forms work as everywhere. */
export function Segmented<T extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
}: SegmentedProps<T>) {
  const name = useId();
  return (
    <fieldset
      aria-label={label}
      className={classNames(
        'inline-flex gap-0.5 rounded-control border border-edge bg-raise p-0.5',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          title={option.label}
          className="relative grid min-h-7 place-items-center rounded-[4px] px-2.5 text-sm font-medium text-ink-2 hover:text-ink has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text max-lg:min-h-10"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
            className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
          />
          {option.icon ?? option.label}
          {option.icon !== undefined && <span className="sr-only">{option.label}</span>}
        </label>
      ))}
    </fieldset>
  );
}
