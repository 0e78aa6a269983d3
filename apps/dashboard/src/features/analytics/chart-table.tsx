import { useState } from 'react';
import { analyticsWords } from '../../words/analytics-words.ts';
import { sayCount } from './figures.ts';
import type { Interval, Step } from './steps.ts';

const copy = analyticsWords;
/** A month. */
const MOST = 31;
const CELL = 'h-8.5 px-2 text-right';

export type ChartTableProps = {
  steps: readonly Step[];
  interval: Interval;
  isCompared: boolean;
};

/** What the chart draws, in figures; the newest first. */
export function ChartTable({ steps, interval, isCompared }: ChartTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  const newest = steps.toReversed();
  return (
    <section aria-label={copy.chart.table} className="overflow-x-auto px-4 lg:px-6">
      <table className="w-full border-collapse">
        <thead className="text-xs text-ink-2">
          <tr>
            <th scope="col" className="px-2 py-1 text-left font-normal">
              {copy.chart.steps[interval]}
            </th>
            <th scope="col" className="px-2 py-1 text-right font-normal">
              {copy.columns.visitors}
            </th>
            {isCompared && (
              <th scope="col" className="px-2 py-1 text-right font-normal">
                {copy.columns.before}
              </th>
            )}
            <th scope="col" className="px-2 py-1 text-right font-normal">
              {copy.columns.views}
            </th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? newest : newest.slice(0, MOST)).map((step) => (
            <tr key={step.t} className="border-t border-rule">
              <th scope="row" className="h-8.5 px-2 text-left font-normal">
                {step.isOpen ? copy.chart.soFar(step.name) : step.name}
              </th>
              <td className={CELL}>{sayCount(step.visitors)}</td>
              {isCompared && (
                <td className={`${CELL} text-ink-2`}>
                  {step.before === null ? '' : sayCount(step.before.visitors)}
                </td>
              )}
              <td className={CELL}>{sayCount(step.views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {steps.length > MOST && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
          className="mt-1 px-2 text-sm font-semibold text-accent-text hover:underline max-lg:min-h-11"
        >
          {isWhole ? copy.panels.first : copy.panels.all(sayCount(steps.length))}
        </button>
      )}
    </section>
  );
}
