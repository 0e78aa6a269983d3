import { useState } from 'react';

/** Which of the rows shown are selected. One that is no longer shown is not selected either. */
export function useSelection(shown: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const here = shown.filter((id) => chosen.has(id));
  return {
    has: (id: string) => chosen.has(id),
    toggle: (id: string) =>
      setChosen((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    toggleAll: () => setChosen(new Set(here.length === shown.length ? [] : shown)),
    drop: (ids: readonly string[]) =>
      setChosen((now) => {
        const next = new Set(now);
        for (const id of ids) next.delete(id);
        return next;
      }),
    clear: () => setChosen(new Set()),
  };
}
