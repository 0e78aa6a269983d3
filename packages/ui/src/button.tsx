import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.tsx';

const VARIANTS = {
  primary:
    'border-accent bg-accent text-on-accent hover:border-[color-mix(in_oklab,var(--accent)_86%,var(--ink))] hover:bg-[color-mix(in_oklab,var(--accent)_86%,var(--ink))]',
  plain: 'border-rule bg-raise text-ink hover:border-edge',
  danger: 'border-bad bg-bad text-ground hover:bg-[color-mix(in_oklab,var(--bad)_86%,var(--ink))]',
  quiet: 'border-transparent text-accent-text hover:underline',
} as const;
const SIZES = {
  medium: 'tappable px-3.5',
  large: 'min-h-12 px-5 text-lg',
} as const;

export type ButtonProps = ComponentProps<'button'> & {
  variant?: keyof typeof VARIANTS;
  size?: keyof typeof SIZES;
  /** Working: keeps its width and its focus, and says so to assistive technology. */
  busy?: boolean;
  /** Gives the look to its only child, a link for example. */
  asChild?: boolean;
};

export function Button({
  variant = 'plain',
  size = 'medium',
  busy = false,
  asChild = false,
  className,
  onClickCapture,
  ...props
}: ButtonProps) {
  const Tag = asChild ? Slot.Root : 'button';
  return (
    <Tag
      {...(asChild ? {} : { type: 'button' as const })}
      {...(busy ? { 'aria-busy': true, 'aria-disabled': true } : {})}
      {...props}
      onClickCapture={(event) => {
        // Pressed, also by Enter in a field: as wide as it is now, it stays while other words stand on it.
        if (!busy) event.currentTarget.style.setProperty('--held', `${event.currentTarget.offsetWidth}px`);
        onClickCapture?.(event);
      }}
      className={classNames(
        'inline-flex max-w-full items-center justify-center gap-2 rounded-control border-[1.5px] font-semibold whitespace-nowrap disabled:opacity-50 aria-busy:min-w-(--held) aria-busy:cursor-progress',
        VARIANTS[variant],
        SIZES[size],
        className,
      )}
    />
  );
}
