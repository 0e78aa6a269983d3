import { useSearchParams } from 'react-router-dom';

/** How another profile is being brought; `found` is its preview, once it was read. */
export type Adding = { way: 'link' | 'file'; found: string | null };

/** Kept in the address, so that a reload or a way back goes on where one was. null: nothing is being added. */
export function useAdding(): [Adding | null, (adding: Adding | null) => void] {
  const [query, setQuery] = useSearchParams();
  const way = query.get('add');
  const adding =
    way === 'link' || way === 'file' ? ({ way, found: query.get('found') } satisfies Adding) : null;
  return [
    adding,
    (next) =>
      setQuery(
        next === null ? {} : { add: next.way, ...(next.found === null ? {} : { found: next.found }) },
        { replace: true, preventScrollReset: true },
      ),
  ];
}
