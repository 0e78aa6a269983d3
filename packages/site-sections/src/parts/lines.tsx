import type { ReactNode } from 'react';

export type Line = { id: string; title: ReactNode; sub?: ReactNode; when?: ReactNode };

/** What a section with little in it says: a name, what belongs to it, and when. */
export function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <ul className="lines">
      {lines.map(({ id, title, sub, when }) => (
        <li key={id}>
          <p className="line" dir="auto">
            {title}
          </p>
          {sub === undefined || sub === null ? null : (
            <p className="line-sub" dir="auto">
              {sub}
            </p>
          )}
          {when === undefined || when === null ? null : <p className="line-when">{when}</p>}
        </li>
      ))}
    </ul>
  );
}
