import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import { csvCell } from './csv-cell.ts';

const LISTS = [
  ['page', 'pages'],
  ['post', 'posts'],
  ['referrer', 'referrers'],
  ['campaign', 'campaigns'],
  ['country', 'countries'],
  ['device', 'devices'],
  ['browser', 'browsers'],
  ['assistant', 'assistants'],
  ['link', 'links'],
  ['film', 'films'],
  ['missing', 'missing'],
] as const satisfies readonly (readonly [string, keyof Analytics])[];

/** The whole answer as one table: what it is of, its name, views and visitors. */
export function analyticsCsv(analytics: Analytics): string {
  const { series, totals, leftOut, range } = analytics;
  const lines: (string | number)[][] = [
    ['of', 'name', 'views', 'visitors'],
    ['total', `${range.from}/${range.to}`, totals.views, totals.visitors],
    ...series.map(({ t, views, visitors }) => [range.interval, t, views, visitors]),
    ...LISTS.flatMap(([of, list]) =>
      analytics[list].map(({ name, views, visitors }) => [of, name, views, visitors]),
    ),
    ...leftOut.map(({ reason, count }) => ['left_out', reason, count, '']),
  ];
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}
