import type { LeftOut } from '@tosite/validation/profile/source-report';
import { previewWords } from '../../words/preview-words.ts';

const copy = previewWords.leftOut;
const WHY = ['unreadable', 'limit', 'unsupported', 'repeated', 'private'] as const;

/** What a source held and the profile does not: counted at once, table by table for whoever wants to know. */
export function LeftOutList({
  leftOut,
  className = '',
}: {
  leftOut: readonly LeftOut[];
  className?: string;
}) {
  if (leftOut.length === 0) return null;
  const count = leftOut.reduce((sum, each) => sum + each.count, 0);
  return (
    <details className={`text-sm text-ink-2 ${className}`}>
      <summary className="min-h-8 cursor-pointer py-1 font-semibold text-ink max-lg:min-h-11 max-lg:py-2.5">
        {copy.title(count)}
      </summary>
      <p>{copy.body}</p>
      {WHY.map((why) => {
        const rows = leftOut.filter((each) => each.why === why);
        return rows.length === 0 ? null : (
          <div key={why} className="mt-2">
            <p className="font-semibold text-ink">{copy.why[why]}</p>
            <ul className="mt-1 grid gap-1">
              {rows.map(({ table, column, count: n }) => (
                <li key={`${table} ${column ?? ''}`} className="flex justify-between gap-4">
                  <span className="min-w-0 wrap-anywhere">
                    {column === null ? table : `${table} · ${column}`}
                  </span>
                  <span className="tabular-nums">{n}</span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </details>
  );
}
