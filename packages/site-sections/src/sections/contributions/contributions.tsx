import type { Profile } from '@tosite/validation/profile/profile';
import { classNames } from '../../parts/class-names.ts';
import { Frame, titleClass } from '../../parts/frame.tsx';
import { Lines } from '../../parts/lines.tsx';
import { When } from '../../parts/when.tsx';
import type { Theme } from '../../themes/theme.ts';
import type { Words } from '../../words/words.ts';
import type { PageContext, Section } from '../section.ts';
import { Axis } from './axis.tsx';
import { Dots } from './dots.tsx';
import { isEnough } from './enough.ts';

type Contributions = NonNullable<Profile['contributions']>;

/** One bar a week, on a field of 10 by 100 for each. */
const STEP = 10;
const BAR = 3;

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
    const { weeks: drawn = 'bars' } = page.theme;
    const said = saidOf(content, drawn, words);
    return (
      <Frame section="contributions" page={page} note={<When when={period} page={page} />}>
        <figure className="chart">
          {drawn === 'dots' ? <Dots weeks={content.weeks} peak={peak} page={page} /> : null}
          {drawn === 'bars' ? <Bars weeks={content.weeks} peak={peak} page={page} /> : null}
          {drawn === 'curtain' ? null : <Axis weeks={content.weeks} page={page} />}
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

function isFew(made: Contributions): boolean {
  return !isEnough(made);
}

/** How many there were; of bars also that each is a week. */
function saidOf(
  { scope, weeks, total }: Contributions,
  drawn: NonNullable<Theme['weeks']>,
  words: Words,
): string {
  if (drawn !== 'bars')
    return scope === 'year' ? words.fewContributions(weeks.length, '', total) : words.fewEvents('', total);
  return scope === 'year' ? words.contributions(weeks.length, '', total) : words.publicEvents('', total);
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
