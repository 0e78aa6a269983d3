import type { ComponentProps } from 'react';
import { classNames } from './class-names.tsx';

/** A grey shape where content will stand; give it the content's own size. */
export function Skeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden="true"
      {...props}
      className={classNames(
        'animate-pulse rounded-control bg-[color-mix(in_oklab,var(--ink)_9%,transparent)]',
        className,
      )}
    />
  );
}
