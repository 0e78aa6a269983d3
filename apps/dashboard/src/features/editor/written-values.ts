/* How values that are no texts are written in a field: a count in digits, a share in percent, a moment as its day. */

export type ValueKind = 'count' | 'percent' | 'moment';

export function writtenAs(kind: ValueKind, value: unknown): string {
  if (kind === 'moment') return typeof value === 'string' ? value.slice(0, 10) : '';
  if (typeof value !== 'number') return '';
  return String(kind === 'percent' ? Math.round(value * 1000) / 10 : value);
}

/** What was written; undefined: it is none. Nothing written is null: it is not told. */
export function readAs(kind: ValueKind, text: string, before: unknown): unknown {
  const plain = text.trim();
  if (plain === '') return null;
  if (kind === 'moment') {
    if (!/^\d{4}-\d{2}-\d{2}$/u.test(plain) || Number.isNaN(Date.parse(plain))) return undefined;
    // The day is another one; the hour was nobody's question.
    const hour = typeof before === 'string' && before.includes('T') ? before.slice(10) : 'T12:00:00.000Z';
    return `${plain}${hour}`;
  }
  if (kind === 'count')
    return /^\d{1,15}$/u.test(plain.replaceAll(/[\s.,'’]/gu, ''))
      ? Number(plain.replaceAll(/[\s.,'’]/gu, ''))
      : undefined;
  const percent = Number(plain.replace(/\s*%$/u, '').replace(',', '.'));
  return Number.isFinite(percent) && percent >= 0 && percent <= 100 ? percent / 100 : undefined;
}
