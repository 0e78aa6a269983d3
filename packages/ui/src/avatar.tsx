import { useState, type ComponentProps } from 'react';
import { classNames } from './class-names.tsx';

export type AvatarProps = ComponentProps<'span'> & {
  name: string;
  /** null: the initials are drawn. */
  src: string | null;
};

/** At most two initials of a name, in any script. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const first = words[0] ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return `${Array.from(first)[0] ?? ''}${Array.from(last)[0] ?? ''}`.toLocaleUpperCase();
}

/** A picture of a person, or a square with their initials when there is none or it does not load. */
export function Avatar({ name, src, className, ...props }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      aria-hidden="true"
      {...props}
      className={classNames(
        'grid size-8 shrink-0 place-items-center overflow-hidden rounded-control bg-accent text-sm font-semibold text-on-accent',
        className,
      )}
    >
      {src !== null && src !== broken ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
