import { dayIn, daysBetween, isDay, shiftDay } from './days.ts';

export const PRESETS = ['today', '7', '30', '90', 'year'] as const;
export type Preset = (typeof PRESETS)[number];
export const MEASURES = ['visitors', 'views', 'perVisitor'] as const;
export type Measure = (typeof MEASURES)[number];

export type Range = {
  /** Days of the site, both included. */
  from: string;
  to: string;
  /** null: days of one's own. */
  preset: Preset | null;
  isCompared: boolean;
};

const LENGTH: Record<Preset, number> = { today: 1, '7': 7, '30': 30, '90': 90, year: 365 };
const USUAL: Preset = '30';

const presetRange = (preset: Preset, today: string) => ({
  from: shiftDay(today, 1 - LENGTH[preset]),
  to: today,
  preset,
});

export function todayOf(timeZone: string, now = Date.now()): string {
  return dayIn(now, timeZone);
}

/** Which days the address asks for. What cannot be read is the last 30; days to come end today; turned round is put right. */
export function readRange(params: URLSearchParams, today: string): Range {
  const isCompared = params.get('compare') !== 'none';
  const [from, to] = [params.get('from'), params.get('to')];
  if (from !== null && to !== null && isDay(from) && isDay(to)) {
    const [first, last] = from <= to ? [from, to] : [to, from];
    if (first <= today) return { from: first, to: last < today ? last : today, preset: null, isCompared };
  }
  const asked = PRESETS.find((preset) => preset === params.get('range')) ?? USUAL;
  return { ...presetRange(asked, today), isCompared };
}

/** The address with another range in it; what else it says stays. */
export function withPreset(params: URLSearchParams, preset: Preset): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('from');
  next.delete('to');
  next.set('range', preset);
  return next;
}

export function withDays(params: URLSearchParams, from: string, to: string): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('range');
  next.set('from', from);
  next.set('to', to);
  return next;
}

export function withComparison(params: URLSearchParams, isCompared: boolean): URLSearchParams {
  const next = new URLSearchParams(params);
  if (isCompared) next.delete('compare');
  else next.set('compare', 'none');
  return next;
}

export function readMeasure(params: URLSearchParams): Measure {
  return MEASURES.find((measure) => measure === params.get('show')) ?? 'visitors';
}

export const lengthOf = ({ from, to }: Pick<Range, 'from' | 'to'>): number => daysBetween(from, to) + 1;

/** The range of this day alone, by the hour. */
export const dayRange = (today: string): Range => ({ ...presetRange('today', today), isCompared: false });

/** What the start page shows. */
export const weekRange = (today: string): Range => ({ ...presetRange('7', today), isCompared: true });
