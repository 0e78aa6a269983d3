import { cleanLine } from '../../text/clean-text.ts';

const MOST_TAGS = 30;
const LONGEST_TAG = 60;

/** A line of words; null: it says none, or is something else. */
export function plainWords(value: unknown): string | null {
  if (typeof value === 'string') return cleanLine(value.slice(0, 4_000));
  return typeof value === 'number' ? String(value) : null;
}

const LONGEST_ALT = 2_000;

/** What is said of a picture; empty: nothing. */
export function altOf(value: unknown): string {
  return (plainWords(value) ?? '').slice(0, LONGEST_ALT);
}

/** Lists of tags, or lines with commas between them; each once, whatever its letter case. */
export function tagsOf(values: readonly unknown[]): string[] {
  const all = values.flatMap((value): unknown[] =>
    Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [],
  );
  // The first way of writing one is its name.
  const tags = new Map<string, string>();
  for (const each of all) {
    const tag = plainWords(each)?.replace(/^#/u, '').slice(0, LONGEST_TAG).trim();
    if (tag !== undefined && tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()].slice(0, MOST_TAGS);
}

/** A moment, as files and feeds write them; a day alone is its midnight in UTC. null: it is none. */
export function instantOf(value: unknown): string | null {
  const text = value instanceof Date ? value.toISOString() : typeof value === 'string' ? value.trim() : '';
  if (!/\d{4}/u.test(text) || text.length > 60) return null;
  // "2024-05-01 10:00" is no other clock than "2024-05-01T10:00Z": nobody said where.
  const written = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?$/u.test(text)
    ? `${text.replace(' ', 'T')}Z`
    : text;
  const moment = Date.parse(written);
  if (Number.isNaN(moment)) return null;
  const date = new Date(moment);
  const year = date.getUTCFullYear();
  return year < 1970 || year > 2200 ? null : date.toISOString();
}
