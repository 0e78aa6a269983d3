import type { ReactNode } from 'react';

/** What folds away: the browser's own disclosure, no script. */
export function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="more">
      <summary>{label}</summary>
      {children}
    </details>
  );
}
