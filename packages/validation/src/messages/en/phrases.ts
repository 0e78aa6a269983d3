import { countsOf } from '../plurals.ts';

export const counted = countsOf('en');

/** When it is worth trying again. */
export function again(seconds: number): string {
  if (seconds <= 1) return 'Try again in a second.';
  if (seconds < 90) return `Try again in ${seconds} seconds.`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `Try again in ${minutes} minutes.` : `Try again in ${Math.ceil(minutes / 60)} hours.`;
}

/** "A, B and C", or "A, B and 7 more" when `total` is more than what is listed. */
export function listed(
  names: readonly string[],
  link: 'and' | 'or' = 'and',
  total: number = names.length,
): string {
  const parts = total > names.length ? [...names, `${total - names.length} more`] : [...names];
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${link} ${last}`;
}

/** A file whose name says nothing is "this file". */
export function fileName(name: string, place: 'start' | 'inside' = 'start'): string {
  if (name !== '') return name;
  return place === 'start' ? 'This file' : 'this file';
}
