import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { analyticsWords } from '../../words/analytics-words.ts';
import { sayCount } from './figures.ts';
import type { RowName } from './row-names.ts';

const copy = analyticsWords;
const FEW = 6;
/** As many rows as the server gives. */
const MOST = 100;
/** Of the row: the bar lies under the name only. */
const BAR_SHARE = 0.72;

export type Rows = Analytics['pages'];

export type BarTableProps = {
  rows: Rows;
  /** Over the names. */
  heading: string;
  nameOf: (name: string) => RowName;
  /** Over the second figure. */
  times?: string;
  empty: ReactNode;
  footer?: ReactNode;
  /** Below a name: what can be done about it. */
  action?: (name: string) => ReactNode;
};

/** A table whose rows have a bar as long as their share of the largest. */
export function BarTable({
  rows,
  heading,
  nameOf,
  times = copy.columns.views,
  empty,
  footer,
  action,
}: BarTableProps) {
  const [isWhole, setIsWhole] = useState(false);
  if (rows.length === 0) return <div className="px-2 py-3 text-ink-2">{empty}</div>;
  const ordered = rows.toSorted((a, b) => b.visitors - a.visitors || b.views - a.views);
  const largest = ordered[0]?.visitors ?? 0;
  const sizeOf = (row: Rows[number]) => (largest > 0 ? row.visitors : row.views);
  const most = Math.max(1, ...ordered.map(sizeOf));
  return (
    <>
      <table className="w-full border-collapse">
        <thead className="text-xs text-ink-2">
          <tr>
            <th scope="col" className="w-full px-2 pb-1 text-left font-normal">
              {heading}
            </th>
            <th scope="col" className="px-2 pb-1 text-right font-normal">
              {copy.columns.visitors}
            </th>
            <th scope="col" className="px-2 pb-1 text-right font-normal">
              {times}
            </th>
          </tr>
        </thead>
        <tbody>
          {(isWhole ? ordered : ordered.slice(0, FEW)).map((row) => (
            <tr
              key={row.name}
              style={{ '--bar': `${(sizeOf(row) / most) * BAR_SHARE * 100}%` } as CSSProperties}
              className="bg-[linear-gradient(color-mix(in_oklab,var(--accent-text)_11%,transparent),color-mix(in_oklab,var(--accent-text)_11%,transparent))] bg-[length:var(--bar)_calc(100%-6px)] bg-[position:0_3px] bg-no-repeat"
            >
              <th
                scope="row"
                className={`h-8.5 max-w-0 px-2 text-left font-normal ${action === undefined ? '' : 'py-1.5'}`}
              >
                <Name {...nameOf(row.name)} whole={row.name} />
                {action?.(row.name)}
              </th>
              <td className="px-2 text-right align-middle">{sayCount(row.visitors)}</td>
              <td className="px-2 text-right align-middle text-sm text-ink-2">{sayCount(row.views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-auto px-2 pt-2 pb-1 text-sm text-ink-2">
        {rows.length > FEW && (
          <button
            type="button"
            aria-expanded={isWhole}
            onClick={() => setIsWhole(!isWhole)}
            className="block font-semibold text-accent-text hover:underline max-lg:min-h-11"
          >
            {isWhole
              ? copy.panels.first
              : (rows.length < MOST ? copy.panels.all : copy.panels.most)(sayCount(rows.length))}
          </button>
        )}
        {footer}
      </div>
    </>
  );
}

function Name({ name, more = '', href, whole }: RowName & { whole: string }) {
  return (
    <span title={whole} className="block truncate">
      {href === undefined ? (
        <bdi>{name}</bdi>
      ) : (
        <a href={href} target="_blank" rel="noopener noreferrer" className="hover:underline">
          <bdi>{name}</bdi>
        </a>
      )}
      {more !== '' && (
        <>
          {' '}
          <bdi className="text-ink-2">{more}</bdi>
        </>
      )}
    </span>
  );
}
