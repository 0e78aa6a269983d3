import { dateLanguage } from '../../display/moment.ts';
import type { Measure } from './range.ts';

/** A count as it is written. */
export const sayCount = (count: number): string => count.toLocaleString(dateLanguage());

const ratio = (value: number): string =>
  value.toLocaleString(dateLanguage(), { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const sayFigure = (measure: Measure, value: number): string =>
  measure === 'perVisitor' ? ratio(value) : sayCount(value);

/** From here on a percentage is a number that nobody can picture. */
const MANY_TIMES = 10;

/** By how much of `before` it is another: `+24%`, or `×12` where it is many times as much; null where there was nothing before, or nothing changed. */
export function sayChange(now: number, before: number): string | null {
  if (before === 0) return null;
  const times = now / before;
  if (times >= MANY_TIMES) return `×${sayCount(Math.round(times))}`;
  const share = (now - before) / before;
  const percent = share.toLocaleString(dateLanguage(), {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  return Math.round(share * 100) === 0 ? null : percent.replace('-', '−');
}
