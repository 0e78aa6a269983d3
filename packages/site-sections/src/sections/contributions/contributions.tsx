import type { Profile } from '@tosite/validation/profile/profile';
import { classNames } from '../../parts/class-names.ts';
import { Frame, titleClass } from '../../parts/frame.tsx';
import { Lines } from '../../parts/lines.tsx';
import { When } from '../../parts/when.tsx';
import type { PageContext, Section } from '../section.ts';
import { Dots } from './dots.tsx';

type Contributions = NonNullable<Profile['contributions']>;

/** One bar a week, on a field of 10 by 100 for each. */
const STEP = 10;
const BAR = 3;
/** A drawing of fewer would show nothing but their absence, and a single week is no course of time. */
const ENOUGH = 20;
const ENOUGH_WEEKS = 4;

export const contributions: Section<'contributions', Contributions> = {
  key: 'contributions',
  css: ['data'],
  select: ({ contributions: made }) =>
    made === null || made.total === 0 || made.weeks.length < 2 ? null : made,
  View: ({ content, page }) => {
    if (isFew(content)) return <Few content={content} page={page} />;
    const { words, writer } = page;
    const total = writer.number(content.total);
    const peak = Math.max(...content.weeks.map(({ count }) => count));
    const period = {
      start: content.from.slice(0, 7),
      end: content.to.slice(0, 7),
      current: false,
      kind: 'period' as const,
    };
    const said =
      content.scope === 'year'
        ? words.contributions(content.weeks.length, '', content.total)
        : words.publicEvents('', content.total);
    return (
      <Frame section="contributions" page={page} note={<When when={period} page={page} />}>
        <figure className="chart">
          {page.theme.weeks === 'dots' ? (
            <Dots weeks={content.weeks} peak={peak} page={page} />
          ) : (
            <Bars weeks={content.weeks} peak={peak} page={page} />
          )}
          <Axis weeks={content.weeks} page={page} />
          <p className={classNames('figure', titleClass(total, page))}>{total}</p>
          <figcaption>
            {said} {words.busiestWeek(writer.number(peak))}
          </figcaption>
        </figure>
      </Frame>
    );
  },
  little: isFew,
  lines: isFew,
  pictures: () => [],
};

function isFew({ total, weeks }: Contributions): boolean {
  return total < ENOUGH || weeks.filter(({ count }) => count > 0).length < ENOUGH_WEEKS;
}

/** One sentence, and the weeks that it is about. */
function Few({ content, page }: { content: Contributions; page: PageContext }) {
  const { words, writer } = page;
  const total = writer.number(content.total);
  const said =
    content.scope === 'year'
      ? words.fewContributions(content.weeks.length, total, content.total)
      : words.fewEvents(total, content.total);
  const active = content.weeks.filter(({ count }) => count > 0);
  const when = {
    start: active[0]?.start.slice(0, 7) ?? null,
    end: active.at(-1)?.start.slice(0, 7) ?? null,
    current: false,
    kind: 'period' as const,
  };
  return (
    <Frame section="contributions" page={page}>
      <Lines lines={[{ id: 'few', title: said, when: <When when={when} page={page} /> }]} />
    </Frame>
  );
}

function Bars({ weeks, peak, page }: { weeks: Contributions['weeks']; peak: number; page: PageContext }) {
  const busiest = weeks.findIndex(({ count }) => count === peak);
  const bar = (count: number, index: number) => {
    const height = count === 0 ? 0 : Math.max(2, Math.round((count / peak) * 100));
    return height === 0 ? '' : `M${index * STEP} 100v-${height}h${BAR}V100z`;
  };
  return (
    <svg
      viewBox={`0 0 ${weeks.length * STEP - (STEP - BAR)} 100`}
      preserveAspectRatio="none"
      role="img"
      aria-label={page.words.contributionsChart}
    >
      <path
        fill="currentColor"
        d={weeks.map(({ count }, index) => (index === busiest ? '' : bar(count, index))).join('')}
      />
      <path className="peak" fill="currentColor" d={bar(peak, busiest)} />
    </svg>
  );
}

/** The months, each under its first week. */
function Axis({ weeks, page: { writer, sheet } }: { weeks: Contributions['weeks']; page: PageContext }) {
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
