import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.tsx';

const TONES = {
  bad: 'border-bad before:bg-bad',
  good: 'border-good before:bg-good',
  info: 'border-rule before:bg-accent-text',
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
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-frame border bg-raise px-4 py-3 before:size-2 before:shrink-0 before:content-[""]',
        TONES[tone],
        className,
      )}
    >
      <div className="min-w-0 flex-1 basis-52">{children}</div>
      {action}
    </div>
  );
}
