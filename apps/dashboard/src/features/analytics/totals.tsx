import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import { classNames } from '@tosite/ui/class-names';
import { useId } from 'react';
import { analyticsWords } from '../../words/analytics-words.ts';
import { sayChange, sayFigure } from './figures.ts';
import { MEASURES, type Measure } from './range.ts';

const copy = analyticsWords;

type TotalsProps = {
  totals: Analytics['totals'];
  previous: Analytics['previous'];
  measure: Measure;
  onMeasure: (measure: Measure) => void;
};

const totalOf = (measure: Measure, totals: Analytics['totals']): number =>
  measure === 'perVisitor' ? totals.viewsPerVisitor : totals[measure];

/** The three figures; the one that is chosen is drawn in the chart. */
export function Totals({ totals, previous, measure, onMeasure }: TotalsProps) {
  const name = useId();
  return (
    <fieldset aria-label={copy.measureLabel} className="grid grid-cols-3 gap-x-3 lg:flex lg:gap-x-8">
      {MEASURES.map((each) => {
        const total = totalOf(each, totals);
        return (
          <label
            key={each}
            className={classNames(
              'relative block rounded-[4px] border-b-[2.5px] pt-2.5 pb-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent-text',
              each === measure ? 'rounded-b-none border-accent-text' : 'border-transparent',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={each === measure}
              onChange={() => onMeasure(each)}
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <span
              className={classNames(
                'max-lg:text-sm',
                each === measure ? 'font-semibold' : 'font-medium text-ink-2',
              )}
            >
              {copy.measures[each]}
            </span>
            <strong className="block text-2xl leading-[1.15] font-[640] tracking-[-0.03em] wrap-anywhere [font-stretch:105%] lg:text-[32px]">
              {sayFigure(each, total)}
            </strong>
            <Change measure={each} total={total} previous={previous} />
          </label>
        );
      })}
    </fieldset>
  );
}

function Change({
  measure,
  total,
  previous,
}: {
  measure: Measure;
  total: number;
  previous: Analytics['previous'];
}) {
  if (previous === null) return null;
  const before = totalOf(measure, previous);
  const change = sayChange(total, before);
  return (
    <span className="block text-sm leading-[1.35] text-ink-2">
      {before === 0 ? (
        copy.none
      ) : change === null ? (
        copy.same
      ) : (
        <>
          <b className={classNames('font-semibold', total > before ? 'text-good' : 'text-bad')}>{change}</b>{' '}
          {copy.from(sayFigure(measure, before))}
        </>
      )}
    </span>
  );
}
