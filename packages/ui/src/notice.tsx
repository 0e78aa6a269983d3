import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.tsx';

const TONES = {
  bad: { box: 'border-bad', square: 'before:bg-bad' },
  good: { box: 'border-good', square: 'before:bg-good' },
  info: { box: 'border-rule', square: 'before:bg-accent-text' },
} as const;

export type NoticeProps = ComponentProps<'div'> & {
  tone?: keyof typeof TONES;
  /** On the right: what to do about it. */
  action?: ReactNode;
};

/** A sentence that stays until it is no longer true. */
export function Notice({ tone = 'info', action, className, children, ...props }: NoticeProps) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      {...props}
      className={classNames(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-frame border bg-raise px-4 py-3',
        TONES[tone].box,
        className,
      )}
    >
      <div
        className={classNames(
          'relative min-w-0 flex-1 basis-52 pl-5 before:absolute before:top-[0.45em] before:left-0 before:size-2 before:content-[""]',
          TONES[tone].square,
        )}
      >
        {children}
      </div>
      {action}
    </div>
  );
}
