import { classNames } from '@tosite/ui/class-names';
import type { ReactNode } from 'react';

type BillingNoteProps = {
  tone?: 'plain' | 'bad' | 'ready';
  title: string;
  actions?: ReactNode;
  children: ReactNode;
};

/** What stands, in words: what happened, what did not, and the way on. */
export function BillingNote({ tone = 'plain', title, actions, children }: BillingNoteProps) {
  const isBad = tone === 'bad';
  return (
    <section
      aria-label={title}
      className={classNames(
        'relative mt-6 rounded-frame border p-4 pl-9 before:absolute before:top-[22px] before:left-4 before:size-2 before:content-[""]',
        isBad
          ? 'border-bad bg-[color-mix(in_oklab,var(--bad)_7%,var(--ground))] before:shadow-[inset_0_0_0_1.5px_var(--bad)]'
          : 'border-rule bg-wash',
        tone === 'ready' && 'before:bg-accent-text',
        tone === 'plain' && 'before:shadow-[inset_0_0_0_1.5px_var(--edge)]',
      )}
    >
      <h2 className="text-base">{title}</h2>
      <div className="mt-1 max-w-[72ch]">{children}</div>
      {Boolean(actions) && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
    </section>
  );
}
