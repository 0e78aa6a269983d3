import { classNames } from '@tosite/ui/class-names';
import type { ReactNode } from 'react';

const SQUARES = {
  live: 'bg-good',
  done: 'bg-accent-text',
  running: 'animate-pulse shadow-[inset_0_0_0_1.5px_var(--accent-text)]',
  draft: 'shadow-[inset_0_0_0_1.5px_var(--edge)]',
  /** Half: it is to come, or has changed since. */
  half: 'bg-[linear-gradient(to_top,var(--accent-text)_50%,transparent_50%)] shadow-[inset_0_0_0_1.5px_var(--accent-text)]',
  stopped: 'shadow-[inset_0_0_0_1.5px_var(--bad)]',
} as const;
export type SttTone = keyof typeof SQUARES;

/** A state is always a square and a word: colour alone says nothing. */
export function Stt({
  tone,
  className,
  children,
}: {
  tone: SttTone;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span className={classNames('inline-flex min-w-0 items-center gap-1.5', className)}>
      <span aria-hidden="true" className={classNames('size-2 shrink-0', SQUARES[tone])} />
      {children}
    </span>
  );
}
