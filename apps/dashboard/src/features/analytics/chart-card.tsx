import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { analyticsWords } from '../../words/analytics-words.ts';
import { Chart } from './chart.tsx';
import { ChartTable } from './chart-table.tsx';
import { readMeasure, type Measure } from './range.ts';
import { stepsOf } from './steps.ts';
import { Totals } from './totals.tsx';

const copy = analyticsWords.chart;
const KEY = 'rounded-[4px] border border-rule bg-raise px-1.5 font-sans text-xs';

export type ChartCardProps = {
  data: Analytics;
  /** When it was read. */
  readAt: number;
  /** Above the figures. */
  note?: ReactNode;
};

/** Three figures, the chart of the one that is chosen, and the same as a table. */
export function ChartCard({ data, readAt, note }: ChartCardProps) {
  const [params, setParams] = useSearchParams();
  const [isTable, setIsTable] = useState(false);
  const measure = readMeasure(params);
  const { interval, from, to } = data.range;
  const drawn = stepsOf(data, readAt);
  const { steps } = drawn;
  const isCompared = data.previousSeries.length > 0;

  function choose(next: Measure) {
    const changed = new URLSearchParams(params);
    changed.set('show', next);
    // Not a place to go back to: what is shown is the same.
    setParams(changed, { replace: true });
  }

  return (
    <section
      aria-label={copy.title[interval](analyticsWords.measures[measure])}
      className="mt-4 rounded-card border border-rule bg-raise"
    >
      {note}
      <div className="flex flex-wrap items-end justify-between gap-x-8 px-4 pt-2 lg:px-6 lg:pt-4">
        <div className="max-lg:w-full">
          <Totals totals={data.totals} previous={data.previous} measure={measure} onMeasure={choose} />
        </div>
        <Legend isCompared={isCompared} hasPosts={steps.some(({ published }) => published.length > 0)} />
      </div>
      <Chart key={`${from} ${to} ${interval}`} {...drawn} measure={measure} interval={interval} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-rule px-4 py-2.5 text-sm text-ink-2 lg:px-6">
        <span className="max-lg:hidden">
          {copy.keysHint} <kbd className={KEY}>←</kbd> <kbd className={KEY}>→</kbd> {copy.keys[interval]},{' '}
          <kbd className={KEY}>{copy.home}</kbd> <kbd className={KEY}>{copy.end}</kbd>
        </span>
        <button
          type="button"
          aria-expanded={isTable}
          onClick={() => setIsTable(!isTable)}
          className="font-semibold text-accent-text hover:underline max-lg:min-h-11"
        >
          {isTable ? copy.hideTable : copy.showTable}
        </button>
      </div>
      {isTable && (
        <div className="border-t border-rule py-2">
          <ChartTable steps={steps} interval={interval} isCompared={isCompared} />
        </div>
      )}
    </section>
  );
}

function Legend({ isCompared, hasPosts }: { isCompared: boolean; hasPosts: boolean }) {
  return (
    <div
      aria-hidden="true"
      className="flex flex-wrap gap-x-4 pb-3.5 text-sm text-ink-2 max-lg:pt-2 max-lg:pb-1.5"
    >
      <span className="flex items-center gap-1.5">
        <i className="w-4 border-t-2 border-accent-text" />
        {copy.shown}
      </span>
      {isCompared && (
        <span className="flex items-center gap-1.5">
          <i className="w-4 border-t-[1.5px] border-dashed border-edge" />
          {copy.before}
        </span>
      )}
      {hasPosts && (
        <span className="flex items-center gap-1.5">
          <i className="size-2 border-[1.5px] border-ink" />
          {copy.published}
        </span>
      )}
    </div>
  );
}
