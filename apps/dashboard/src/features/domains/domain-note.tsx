import { classNames } from '@tosite/ui/class-names';
import type { ReactNode } from 'react';

const TONES = {
  plain: {
    box: 'border-rule bg-wash',
    square: 'before:shadow-[inset_0_0_0_1.5px_var(--edge)]',
  },
  good: {
    box: 'border-[color-mix(in_oklab,var(--good)_45%,var(--ground))] bg-[color-mix(in_oklab,var(--good)_8%,var(--ground))]',
    square: 'before:bg-good',
  },
  warn: {
    box: 'border-[color-mix(in_oklab,var(--warn)_45%,var(--ground))] bg-warn-wash',
    square: 'before:shadow-[inset_0_0_0_2px_var(--warn)]',
  },
  bad: {
    box: 'border-bad bg-[color-mix(in_oklab,var(--bad)_7%,var(--ground))]',
    square: 'before:shadow-[inset_0_0_0_2px_var(--bad)]',
  },
} as const;

type DomainNoteProps = {
  tone: keyof typeof TONES;
  title: string;
  actions?: ReactNode;
  children?: ReactNode;
};

/** What stands, in a sentence, and the way on. */
export function DomainNote({ tone, title, actions, children }: DomainNoteProps) {
  return (
    <div
      className={classNames(
        'relative mt-6 rounded-frame border p-4 pl-10 before:absolute before:top-[21px] before:left-4 before:size-2.5 before:content-[""]',
        TONES[tone].box,
        TONES[tone].square,
      )}
    >
      <p className="font-semibold wrap-anywhere">{title}</p>
      <div className="mt-0.5 max-w-[76ch] text-ink-2 wrap-anywhere">{children}</div>
      {Boolean(actions) && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
