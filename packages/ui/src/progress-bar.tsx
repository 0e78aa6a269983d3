import type { ComponentProps } from 'react';
import { classNames } from './class-names.tsx';

export type ProgressBarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What is going on, read aloud with the share. */
  label: string;
  /** 0 to 1; null while nobody can say how much there is. */
  share: number | null;
};

/** The part of a thread that has been gone. */
export function ProgressBar({ label, share, className, ...props }: ProgressBarProps) {
  const percent = share === null ? null : Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      {...(percent === null ? {} : { 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 })}
      {...props}
      className={classNames(
        'relative h-[7px] overflow-hidden bg-[color-mix(in_oklab,var(--ink)_9%,transparent)]',
        className,
      )}
    >
      <div
        className={classNames(
          'h-full bg-accent-text',
          percent === null ? 'w-1/3 animate-[sweep_1.2s_ease-in-out_infinite]' : 'transition-[width]',
        )}
        {...(percent === null ? {} : { style: { width: `${percent}%` } })}
      />
    </div>
  );
}
