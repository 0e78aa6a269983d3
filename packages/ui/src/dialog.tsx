import { Dialog as Radix } from 'radix-ui';
import { useRef, useState, type ReactNode } from 'react';
import { X } from 'lucide-react';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  closeLabel: string;
  /** Room for a page to be looked at. */
  wide?: boolean;
  children: ReactNode;
};

/**
 * A modal dialog. The shade is our own element, not Radix's Overlay: that one locks scrolling by writing a style
 * element into the page, which the dashboard's policy forbids; `data-scroll-lock` does it from the style sheet.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  wide = false,
  children,
}: DialogProps) {
  const before = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Shade />
        <Radix.Content
          onOpenAutoFocus={() => {
            before.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix would go back to its own trigger, which these dialogs do not have.
            event.preventDefault();
            if (before.current instanceof HTMLElement) before.current.focus();
          }}
          className={`fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-32px)] -translate-y-1/2 overflow-y-auto rounded-card border border-rule bg-raise p-6 shadow-menu ${wide ? 'max-w-[960px]' : 'max-w-[480px]'}`}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="text-xl">{title}</Radix.Title>
            <Radix.Close
              aria-label={closeLabel}
              className="-mt-1.5 -mr-2 grid size-9 shrink-0 place-items-center rounded-control text-ink-2 hover:text-ink max-lg:size-11"
            >
              <X size={18} aria-hidden />
            </Radix.Close>
          </div>
          {description !== undefined && (
            <Radix.Description asChild>
              <div className="mt-2 text-ink-2">{description}</div>
            </Radix.Description>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A modal dialog without a heading to see and without a button to close it: a palette. Escape and a press outside close it. */
export function BareDialog({
  open,
  onOpenChange,
  label,
  children,
}: Pick<DialogProps, 'open' | 'onOpenChange' | 'children'> & { label: string }) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Shade />
        <Radix.Content
          aria-describedby={undefined}
          className="fixed inset-x-4 top-[12vh] z-50 mx-auto max-w-[560px] overflow-hidden rounded-card border border-rule bg-raise shadow-menu outline-none"
        >
          <Radix.Title className="sr-only">{label}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Where the page had a scrollbar, its place is kept, so that nothing moves sideways. */
function Shade() {
  const [lock] = useState(() =>
    window.innerWidth > document.documentElement.clientWidth ? 'gutter' : 'plain',
  );
  return <div data-scroll-lock={lock} className="fixed inset-0 z-40 bg-[#0b111688]" />;
}
