import { classNames } from '@tosite/ui/class-names';
import type { ReactNode } from 'react';

export type AccountSectionProps = {
  id: string;
  title: string;
  body?: ReactNode;
  /** Red: what cannot be undone. */
  dangerous?: boolean;
  children: ReactNode;
};

/** One part of the account: what it is on the left, what can be done on the right; one below the other on a phone. */
export function AccountSection({ id, title, body, dangerous = false, children }: AccountSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-10 gap-y-4 border-t border-rule py-8 md:grid-cols-[240px_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className={classNames('text-[18px]', dangerous && 'text-bad')}>
          {title}
        </h2>
        {body !== undefined && <p className="mt-1.5 max-w-[46ch] text-ink-2">{body}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
