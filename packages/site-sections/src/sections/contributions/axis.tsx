import type { Profile } from '@tosite/validation/profile/profile';
import { classNames } from '../../parts/class-names.ts';
import type { PageContext } from '../section.ts';

type Weeks = NonNullable<Profile['contributions']>['weeks'];

/** The months, each under its first week. */
export function Axis({ weeks, page: { writer, sheet } }: { weeks: Weeks; page: PageContext }) {
  const starts = weeks.flatMap(({ start }, index) => {
    const month = start.slice(0, 7);
    return month.length === 7 && month !== weeks[index - 1]?.start.slice(0, 7) ? [{ month, index }] : [];
  });
  // The first month is often a few days only: its name would run into the next.
  const shown = starts.filter(({ index }, place) => (starts[place + 1]?.index ?? weeks.length) - index >= 2);
  return (
    <ol className="axis" aria-hidden="true">
      {shown.map(({ month, index }, place) => (
        <li
          key={month}
          className={classNames(
            sheet.vars({ '--n': (shown[place + 1]?.index ?? weeks.length) - (place === 0 ? 0 : index) }),
          )}
        >
          {writer.month(month)}
        </li>
      ))}
    </ol>
  );
}
