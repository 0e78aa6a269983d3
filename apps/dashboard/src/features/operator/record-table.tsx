import type { ReactNode } from 'react';

/** Rows with a head; on a narrow screen it is moved sideways. */
export function RecordTable({
  label,
  heads,
  rows,
}: {
  label: string;
  heads: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      tabIndex={0}
      role="group"
      aria-label={label}
      className="overflow-x-auto rounded-card border border-rule bg-raise px-4 py-2"
    >
      <table className="w-full min-w-[560px] text-sm">
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={`${head}${index}`} scope="col" className="py-2 pr-3 text-left font-medium text-ink-2">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} className="border-t border-rule align-top">
              {cells.map((cell, index) => (
                <td key={`${id}${index}`} className="max-w-80 py-2.5 pr-3 wrap-anywhere last:pr-0">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
