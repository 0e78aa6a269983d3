import type { Executor } from '../../database/database.ts';
import { seenKey, type Line } from './lines.ts';

/** What strangers can write, so many different ones a day; the rest stands together. */
export const CAPPED = ['referrer', 'campaign', 'missing', 'link'];
const MOST = 200;
export const OTHER = 'other';

/** The same lines, with `other` for what is one too many on its day. */
export async function capValues(trx: Executor, lines: readonly Line[]): Promise<Line[]> {
  const known = new Map<string, Set<string>>();
  const result: Line[] = [];
  for (const line of lines) {
    if (!CAPPED.includes(line.dimension)) {
      result.push(line);
      continue;
    }
    const key = `${line.website_id} ${line.day} ${line.dimension}`;
    const values = known.get(key) ?? (await valuesOf(trx, line));
    known.set(key, values);
    if (values.has(line.value) || values.size < MOST) {
      values.add(line.value);
      result.push(line);
    } else result.push({ ...line, value: OTHER, seen: seenKey(line.dimension, OTHER) });
  }
  return result;
}

async function valuesOf(trx: Executor, line: Line): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('analytics_sums')
    .select('value')
    .where('website_id', '=', line.website_id)
    .where('day', '=', line.day)
    .where('dimension', '=', line.dimension)
    .where('value', '!=', OTHER)
    .execute();
  return new Set(rows.map(({ value }) => value));
}
