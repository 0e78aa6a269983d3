import type { ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export type ThreadItem = {
  id: string;
  state: 'done' | 'running' | 'failed';
  title: ReactNode;
  detail?: ReactNode;
  /** On the right: how long it took. */
  time?: ReactNode;
};

export type ThreadProps = {
  label: string;
  items: readonly ThreadItem[];
  /** True: the last step is the end of the thread, drawn as the larger square. */
  ended?: boolean;
  className?: string;
};

const SQUARES = {
  done: 'bg-accent-text',
  running: 'animate-pulse border-[1.5px] border-accent-text bg-ground',
  failed: 'border-2 border-bad bg-ground',
} as const;

/** Steps that happened, on one thread; where it broke, the square stays open and red. */
export function Thread({ label, items, ended = false, className }: ThreadProps) {
  return (
    <ol aria-label={label} className={className}>
      {items.map((item, index) => {
        const last = index === items.length - 1;
        return (
          <li key={item.id} className="relative grid grid-cols-[1fr_auto] gap-x-3 pb-3 pl-6 last:pb-0">
            <span
              aria-hidden="true"
              className={classNames(
                'absolute z-1 transition-[width,height]',
                SQUARES[item.state],
                last && ended ? 'top-[4px] -left-0.5 size-[13px]' : 'top-[6px] left-0 size-[9px]',
              )}
            />
            {!last && (
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute top-2 left-[3.75px] w-[1.5px] bg-accent-text',
                  // Before the square where it broke, the thread ends in the air.
                  items[index + 1]?.state === 'failed' ? 'bottom-[45%]' : '-bottom-2',
                )}
              />
            )}
            <span className="font-semibold">{item.title}</span>
            {item.time !== undefined && <span className="text-sm text-ink-2">{item.time}</span>}
            {item.detail !== undefined && item.detail !== '' && (
              <span className="col-span-full min-w-0 text-sm text-ink-2">{item.detail}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
