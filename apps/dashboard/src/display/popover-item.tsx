import type { ComponentProps } from 'react';

/** How a way on looks among what can be done in a popover. */
export const POPOVER_ITEM =
  'tappable flex w-full items-center rounded-control px-2.5 text-left font-medium hover:bg-wash disabled:opacity-50';

/** One of the things that can be done in a popover, one below the other. */
export function PopoverItem({ className = '', ...button }: Omit<ComponentProps<'button'>, 'type'>) {
  return (
    <li>
      <button type="button" className={`${POPOVER_ITEM} ${className}`} {...button} />
    </li>
  );
}
