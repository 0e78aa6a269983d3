import { classNames } from '@tosite/ui/class-names';
import { useRef, useState, type PointerEvent } from 'react';
import { analyticsWords } from '../../words/analytics-words.ts';
import { ChartCursor } from './chart-cursor.tsx';
import { HEIGHT, labelled, plotOf, WIDTH } from './chart-plot.ts';
import { sayFigure } from './figures.ts';
import type { Measure } from './range.ts';
import { valueOf, type Interval, type Step, type Steps } from './steps.ts';

const copy = analyticsWords.chart;

export type ChartProps = Steps & {
  measure: Measure;
  interval: Interval;
};

/** A line for the range, one for that before; what is drawn is said by the one stop for the keyboard, and by the table. */
export function Chart({ steps, total, earlier, measure, interval }: ChartProps) {
  const last = steps.length - 1;
  const cursor = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const at = Math.min(chosen ?? last, last);
  const plot = plotOf({
    values: steps.map((step) => valueOf(measure, step)),
    before: earlier.map((step) => valueOf(measure, step)),
    total,
    lastIsOpen: steps[last]?.isOpen === true,
    isWhole: measure !== 'perVisitor',
  });

  /** The step that lies nearest to the finger or the mouse. */
  function follow(event: PointerEvent<HTMLDivElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width === 0) return;
    const share = (event.clientX - left) / width;
    setChosen(Math.max(0, Math.min(last, Math.round(share * (total - 1)))));
  }

  const step = steps[at];
  return (
    <div className="mx-4 mt-4 pb-9 pl-9 lg:mx-6 lg:pl-10">
      <div
        className="group/chart relative touch-pan-y"
        onPointerDown={follow}
        onPointerMove={follow}
        // What was pressed stays shown when the finger is lifted.
        onPointerUp={() => cursor.current?.focus({ preventScroll: true })}
      >
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="block h-50 w-full overflow-visible lg:h-62 [&_path]:[vector-effect:non-scaling-stroke]"
        >
          {plot.ticks.map((tick) => {
            const y = (plot.top(tick) / 100) * HEIGHT;
            return <path key={tick} d={`M0 ${y}H${WIDTH}`} className="stroke-rule" />;
          })}
          <path d={plot.area} className="fill-accent-text opacity-10" />
          <path
            data-line="before"
            d={plot.before}
            strokeDasharray="4 4"
            className="fill-none stroke-edge stroke-[1.5]"
          />
          <path
            data-line="range"
            d={plot.line}
            strokeLinejoin="round"
            className="fill-none stroke-accent-text stroke-2"
          />
          <path
            data-line="open"
            d={plot.open}
            strokeDasharray="2 4"
            className="fill-none stroke-accent-text stroke-2"
          />
        </svg>
        {plot.ticks.map((tick) => (
          <span
            key={tick}
            aria-hidden="true"
            style={{ top: `${plot.top(tick)}%` }}
            className="absolute right-[calc(100%+8px)] -translate-y-1/2 text-xs leading-4 text-ink-2"
          >
            {Number.isInteger(tick) ? sayFigure('visitors', tick) : sayFigure(measure, tick)}
          </span>
        ))}
        {steps.map(({ t, published }, index) =>
          published.length === 0 ? null : (
            <i
              key={t}
              aria-hidden="true"
              data-published=""
              title={copy.publishedList(published.join(', '))}
              style={{ left: `${plot.left(index)}%` }}
              className="absolute -bottom-1 -ml-[3.5px] size-[7px] border-[1.5px] border-ink bg-raise"
            />
          ),
        )}
        <Labels steps={steps} total={total} left={plot.left} />
        {step !== undefined && (
          <ChartCursor
            ref={cursor}
            steps={steps}
            at={at}
            onMove={setChosen}
            measure={measure}
            interval={interval}
            left={plot.left(at)}
            top={plot.top(valueOf(measure, step))}
          />
        )}
      </div>
    </div>
  );
}

/** Under the chart. On a phone every second one is left out. */
function Labels({
  steps,
  total,
  left,
}: {
  steps: readonly Step[];
  total: number;
  left: (index: number) => number;
}) {
  return labelled(total).map((index, place, all) => {
    const step = steps[index];
    const isLast = index === total - 1;
    // What has not begun yet has no name here.
    if (step === undefined) return null;
    return (
      <span
        key={step.t}
        aria-hidden="true"
        style={{ left: `${left(index)}%` }}
        className={classNames(
          'absolute top-[calc(100%+10px)] text-xs whitespace-nowrap text-ink-2',
          isLast && total > 1 ? '-translate-x-full' : index > 0 && '-translate-x-1/2',
          place % 2 === 1 && place < all.length - 1 && 'max-lg:hidden',
        )}
      >
        {step.isOpen ? copy.soFar(step.short) : step.short}
      </span>
    );
  });
}
