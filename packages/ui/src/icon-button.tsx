import type { ComponentProps } from 'react';
import { classNames } from './class-names.tsx';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What it does, for those who do not see the picture; also its tooltip. */
  label: string;
};

export function IconButton({ label, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...props}
      className={classNames(
        'inline-grid size-9 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-[color-mix(in_oklab,var(--ink)_7%,transparent)] hover:text-ink disabled:opacity-40 max-lg:size-11 [&_svg]:size-4',
        className,
      )}
    />
  );
}
