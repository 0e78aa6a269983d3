import type { Profile } from '@tosite/validation/profile/profile';
import type { PageContext } from '../section.ts';

type Weeks = NonNullable<Profile['contributions']>['weeks'];

const STEP = 10;
const ROWS = 7;
/** The sizes of a dot, from the empty place to the full dot: classes `l0` to `l4`. */
const FULL = 4;

/**
 * A column of seven places a week, filled from below: the highest week fills all of them. The topmost dot of a week
 * is as large as what is left for it. One path a size, of strokes without length that the round caps make dots.
 */
export function Dots({ weeks, peak, page }: { weeks: Weeks; peak: number; page: PageContext }) {
  const busiest = weeks.findIndex(({ count }) => count === peak);
  const sizeAt = (column: number, row: number) =>
    Math.ceil(Math.min(Math.max(((weeks[column]?.count ?? 0) / peak) * ROWS - row, 0), 1) * FULL);
  const dots = (chosen: (column: number, row: number) => boolean) => pathOf(weeks.length, chosen);
  return (
    <svg
      className="dots"
      viewBox={`0 0 ${weeks.length * STEP} ${ROWS * STEP}`}
      role="img"
      aria-label={page.words.contributionsChart}
    >
      {Array.from({ length: FULL + 1 }, (_, size) => (
        <path
          key={size}
          className={`l${size}`}
          d={dots((column, row) => column !== busiest && sizeAt(column, row) === size)}
        />
      ))}
      <path className="l4 peak" d={dots((column) => column === busiest)} />
    </svg>
  );
}

/** The chosen places as one path, row by row from above, each dot from the one before it. */
function pathOf(columns: number, chosen: (column: number, row: number) => boolean): string {
  const rows = Array.from({ length: ROWS }, (_, fromAbove) => {
    const taken = Array.from({ length: columns }, (_, column) => column).filter((column) =>
      chosen(column, ROWS - 1 - fromAbove),
    );
    return taken
      .map((column, index) =>
        index === 0
          ? `M${column * STEP + STEP / 2} ${fromAbove * STEP + STEP / 2}h0`
          : `m${(column - (taken[index - 1] ?? column)) * STEP} 0h0`,
      )
      .join('');
  });
  return rows.join('');
}
