import { classNames } from '@tosite/ui/class-names';
import type { KeyboardEvent, Ref } from 'react';
import { analyticsWords } from '../../words/analytics-words.ts';
import { sayFigure } from './figures.ts';
import type { Measure } from './range.ts';
import { valueOf, type Interval, type Step } from './steps.ts';

const copy = analyticsWords.chart;
const PAGE = 7;

export type ChartCursorProps = {
  ref: Ref<HTMLDivElement>;
  steps: readonly Step[];
  at: number;
  onMove: (index: number) => void;
  measure: Measure;
  interval: Interval;
  /** Per cent of the chart. */
  left: number;
  top: number;
};

/** The one stop of the chart for the keyboard: says the step, both figures and what was published. */
export function ChartCursor({ ref, steps, at, onMove, measure, interval, left, top }: ChartCursorProps) {
  const step = steps[at];
  if (step === undefined) return null;
  const last = steps.length - 1;

  function move(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = targetOf(event.key, at, last);
    if (to === null) return;
    event.preventDefault();
    onMove(to);
  }

  return (
    <div
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={copy.steps[interval]}
      aria-valuemin={1}
      aria-valuemax={steps.length}
      aria-valuenow={at + 1}
      aria-valuetext={sayStep(step, measure)}
      onKeyDown={move}
      style={{ left: `${left}%` }}
      className="group/cursor absolute inset-y-0 w-0 border-l-[1.5px] border-transparent outline-none group-hover/chart:border-ink focus:border-ink"
    >
      <span
        aria-hidden="true"
        style={{ top: `${top}%` }}
        className="absolute -left-[5.75px] -mt-[5px] size-2.5 bg-accent-text shadow-[0_0_0_2px_var(--raise)] group-focus-visible/cursor:outline-2 group-focus-visible/cursor:outline-offset-4 group-focus-visible/cursor:outline-accent-text"
      />
      <Tip step={step} measure={measure} isLeft={left >= 50} />
    </div>
  );
}

function targetOf(key: string, at: number, last: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  const by = STEPS[key];
  return by === undefined ? null : Math.max(0, Math.min(last, at + by));
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -PAGE,
  PageUp: PAGE,
};

/** `Friday 27 November: 812 daily visitors, 441 in the range before. Published: The red kettle` */
export function sayStep(step: Step, measure: Measure): string {
  const { before, published } = step;
  const value = valueOf(measure, step);
  const figure = copy.figures[measure](value, sayFigure(measure, value));
  const earlier = before === null ? '' : `, ${copy.inBefore(sayFigure(measure, valueOf(measure, before)))}`;
  const posts = published.length === 0 ? '' : `. ${copy.publishedList(published.join(', '))}`;
  return `${step.isOpen ? copy.soFar(step.name) : step.name}: ${figure}${earlier}${posts}`;
}

/** The same for who sees it; beside the line, where there is room. */
function Tip({ step, measure, isLeft }: { step: Step; measure: Measure; isLeft: boolean }) {
  const { before, published } = step;
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'pointer-events-none invisible absolute top-0 z-1 w-44 rounded-frame bg-raise px-3 py-2.5 text-sm shadow-[0_0_0_1px_var(--rule),var(--shadow-menu)] group-hover/chart:visible group-focus/cursor:visible lg:w-53',
        isLeft ? 'right-[calc(100%+10px)]' : 'left-2.5',
      )}
    >
      <p className="mb-1 text-base font-semibold">{step.isOpen ? copy.soFar(step.name) : step.name}</p>
      <Line name={analyticsWords.measures[measure]} value={sayFigure(measure, valueOf(measure, step))} />
      {before !== null && (
        <div className="text-ink-2">
          <Line name={before.name} value={sayFigure(measure, valueOf(measure, before))} />
        </div>
      )}
      {published.length > 0 && (
        <p className="mt-1.5 line-clamp-3 border-t border-rule pt-1.5 wrap-anywhere">
          {copy.publishedList(published.join(', '))}
        </p>
      )}
    </div>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-3">
      <span>{name}</span>
      <span>{value}</span>
    </div>
  );
}
