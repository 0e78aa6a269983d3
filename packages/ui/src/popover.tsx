import { Popover as Radix } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { classNames } from './class-names.tsx';

export type PopoverProps = Omit<ComponentProps<typeof Radix.Content>, 'children'> & {
  /** The button that opens it. */
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** A panel that hangs from its button: Escape and a press outside close it, focus goes back to the button. */
export function Popover({ trigger, open, onOpenChange, className, children, ...content }: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={12}
          {...content}
          className={classNames(
            'z-30 rounded-frame border border-rule bg-raise p-1.5 shadow-menu outline-none',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
