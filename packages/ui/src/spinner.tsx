import type { ComponentProps } from 'react';
import { classNames } from './class-names.tsx';

export type SpinnerProps = ComponentProps<'div'> & {
  /** Read aloud while it turns. */
  label: string;
};

/** The mark's two squares on their way along the thread. */
export function Spinner({ label, className, ...props }: SpinnerProps) {
  return (
    <div
      role="status"
      {...props}
      className={classNames('inline-flex items-center gap-3 text-ink-2', className)}
    >
      <svg viewBox="0 0 40 12" width="40" height="12" aria-hidden="true" className="text-accent-text">
        <path d="M2 6h36" stroke="var(--rule)" strokeWidth="1.5" />
        <rect
          x="2"
          y="2"
          width="8"
          height="8"
          fill="currentColor"
          className="animate-[travel_1.1s_ease-in-out_infinite_alternate]"
        />
      </svg>
      <span className="sr-only">{label}</span>
    </div>
  );
}
