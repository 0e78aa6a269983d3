import { classNames } from './class-names.ts';

/** The first letters of the first and the last name; one letter for scripts that do not shorten names so. */
export function initialsOf(name: string): string[] {
  const words = name.split(/[\s\-_.]+/u).filter((word) => /^[^\p{L}\p{N}]*[\p{L}\p{N}]/u.test(word));
  const capitals = words.filter((word) => !/^\p{Ll}/u.test(word));
  const used = capitals.length > 0 ? capitals : words;
  const ends = used.length > 1 ? [used[0], used.at(-1)] : [used[0]];
  return ends.flatMap((word) => {
    const letter = /[\p{L}\p{N}]\p{M}*/u.exec(word ?? '')?.[0];
    return letter === undefined ? [] : [letter.toLocaleUpperCase('en')];
  });
}

/** Stands where a picture is missing: initials on a plate in the theme's colours. The name is said beside it. */
export function Monogram({ name, className }: { name: string; className?: string | undefined }) {
  const initials = initialsOf(name);
  return (
    <svg className={classNames('monogram', className)} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {initials.length === 0 ? (
        <circle cx="50" cy="50" r="20" fill="currentColor" />
      ) : (
        <text x="50" y="68" textAnchor="middle">
          {initials.map((letter, index) => (
            <tspan key={index === 0 ? 'first' : 'last'}>{letter}</tspan>
          ))}
        </text>
      )}
    </svg>
  );
}
