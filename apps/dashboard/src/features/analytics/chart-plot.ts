import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';

/** The drawing's own measure; it is stretched to its place, lines keep their width. */
export const WIDTH = 1000;
export const HEIGHT = 248;
const TICKS = 3;
const LABELS = 5;

export type Plot = {
  /** Per cent from the left. */
  left: (index: number) => number;
  /** Per cent from the top. */
  top: (value: number) => number;
  ticks: number[];
  line: string;
  /** The step that is not over: dotted. */
  open: string;
  area: string;
  before: string;
};

export type PlotInput = {
  /** One for each step that has begun. */
  values: readonly number[];
  before: readonly number[];
  /** Of all steps, also those to come. */
  total: number;
  lastIsOpen: boolean;
  /** Counts have no ticks between them. */
  isWhole: boolean;
};

export function plotOf({ values, before, total, lastIsOpen, isWhole }: PlotInput): Plot {
  const largest = Math.max(0, ...values, ...before);
  const y = scaleLinear()
    .domain([0, largest === 0 ? 1 : largest])
    .nice(TICKS)
    .range([HEIGHT, 0]);
  const indexes = Array.from({ length: Math.max(total, 1) }, (_, index) => index);
  const x = scalePoint<number>().domain(indexes).range([0, WIDTH]);
  const left = (index: number) => x(index) ?? 0;
  const draw = line<number>((_, index) => left(index), y);
  const fill = area<number>((_, index) => left(index), HEIGHT, y);
  const closed = lastIsOpen ? values.slice(0, -1) : values;
  const openFrom = values.length - 2;
  return {
    left: (index) => (left(index) / WIDTH) * 100,
    top: (value) => (y(value) / HEIGHT) * 100,
    ticks: y.ticks(TICKS).filter((tick) => !isWhole || Number.isInteger(tick)),
    line: draw(closed) ?? '',
    open:
      lastIsOpen && openFrom >= 0
        ? (line<number>((_, index) => left(openFrom + index), y)(values.slice(openFrom)) ?? '')
        : '',
    area: fill(closed) ?? '',
    before: draw(before) ?? '',
  };
}

/** The steps that are named below the chart: the first, the last, and a few between at equal distances. */
export function labelled(total: number): number[] {
  const stride = Math.max(1, Math.ceil((total - 1) / (LABELS - 1)));
  const last = total - 1;
  const chosen = Array.from({ length: Math.ceil(total / stride) }, (_, index) => index * stride).filter(
    (index) => last - index >= stride * 0.75 || index === last,
  );
  return last < 0 || chosen.includes(last) ? chosen : [...chosen, last];
}
