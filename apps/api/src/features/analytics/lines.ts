import { createHash } from 'node:crypto';
import type { AnalyticsVisitsTable } from '../../database/schema.ts';
import { UNKNOWN_COUNTRY } from './country.ts';
import { dayAt, stepOf } from './zoned-day.ts';

type Row = Pick<
  AnalyticsVisitsTable,
  | 'id'
  | 'website_id'
  | 'at'
  | 'kind'
  | 'value'
  | 'visitor'
  | 'referrer'
  | 'campaign'
  | 'country'
  | 'device'
  | 'browser'
  | 'views'
>;
export type Sum = {
  website_id: string;
  day: string;
  dimension: string;
  begins_at: number;
  value: string;
  views: number;
  visitors: number;
};
/** A line that a visit adds to; its visitor is new to it when they are new to `seen`. null: it has no visitors. */
export type Line = Omit<Sum, 'views' | 'visitors'> & { seen: string | null; visitor: string; count: number };

/** To which sums of its website's day a visit is added. */
export function linesOf(row: Row, zone: string): Line[] {
  const { website_id: website, at, kind, value, visitor, views: count } = row;
  const day = dayAt(zone, at);
  const line = (dimension: string, name: string, seen: string | null, begins = 0): Line => ({
    website_id: website,
    day,
    dimension,
    begins_at: begins,
    value: name,
    seen,
    visitor,
    count,
  });
  if (kind === 'left_out' || kind === 'assistant') return [line(kind, value, null)];
  if (kind !== 'view') return [line(kind, value, seenKey(kind, value))];
  const { referrer, campaign, country, device, browser } = row;
  // A visitor has one country, device and browser: those of the first page that they opened on the day.
  return [
    line('total', '', '', stepOf(zone, at)),
    line('page', value, seenKey('page', value)),
    ...(referrer === null ? [] : [line('referrer', referrer, seenKey('referrer', referrer))]),
    ...(campaign === null ? [] : [line('campaign', campaign, seenKey('campaign', campaign))]),
    line('country', country ?? UNKNOWN_COUNTRY, ''),
    line('device', device ?? 'unknown', ''),
    line('browser', browser ?? 'other', ''),
  ];
}

export function seenKey(dimension: string, value: string): string {
  return createHash('sha256').update(`${dimension}\n${value}`).digest('base64url').slice(0, 11);
}
