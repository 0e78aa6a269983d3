import type { PageContext } from '../sections/section.ts';
import { measureText } from '../text/fit-text.ts';
import { hasCapitals } from '../text/script-of-text.ts';

/** Of a plate 100 wide. */
const WIDEST = 76;

/** The first letters of the first and the last name; one letter for scripts that do not shorten names so. */
export function initialsOf(name: string): string[] {
  const words = name.split(/[\s\-_.]+/u).filter((word) => /^[^\p{L}\p{N}]*[\p{L}\p{N}]/u.test(word));
  const capitals = words.filter((word) => !/^\p{Ll}/u.test(word));
  const used = capitals.length > 0 ? capitals : words;
  const ends = used.length > 1 && hasCapitals(name) ? [used[0], used.at(-1)] : [used[0]];
  return ends.flatMap((word) => {
    const letter = /[\p{L}\p{N}]\p{M}*/u.exec(word ?? '')?.[0];
    return letter === undefined ? [] : [letter.toLocaleUpperCase('en')];
  });
}

/** Stands where a picture is missing: initials on a plate in the theme's colours. The name is said beside it. */
export function Monogram({
  name,
  place = 'list',
  page,
}: {
  name: string;
  place?: 'portrait' | 'list';
  page: PageContext;
}) {
  const initials = initialsOf(name);
  const drawing = initials.length === 0 ? null : (page.theme.drawInitials?.(initials, place) ?? null);
  if (drawing !== null) {
    return (
      <svg
        className="monogram drawn"
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        aria-hidden="true"
        focusable="false"
      >
        {drawing.shapes.map(({ className, d }) => (
          <path key={className} className={className} d={d} />
        ))}
      </svg>
    );
  }
  const { displayMetrics } = page.theme;
  const { size, capital } = displayMetrics.monogram;
  const fontSize = Math.round(Math.min(size, WIDEST / measureText(initials.join(''), displayMetrics).width));
  return (
    <svg className="monogram" viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {initials.length === 0 ? (
        <circle cx="50" cy="50" r="20" fill="currentColor" />
      ) : (
        <text x="50" y={Math.round(50 + (fontSize * capital) / 2)} fontSize={fontSize} textAnchor="middle">
          {initials.map((letter, index) => (
            <tspan key={index === 0 ? 'first' : 'last'}>{letter}</tspan>
          ))}
        </text>
      )}
    </svg>
  );
}
