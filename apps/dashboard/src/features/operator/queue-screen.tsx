import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { operatorWords } from '../../words/operator-words.ts';
import { Decide } from './decide.tsx';
import { operatorQueries } from './operator-queries.ts';
import { QueueList } from './queue-list.tsx';
import { ReadState } from './read-state.tsx';
import { SiteLook } from './site-look.tsx';
import { useKeys } from './use-keys.ts';

/** Decide without leaving: what waits, the page, and what to do about it. */
export function QueueScreen() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { data: items, error, refetch } = useQuery(operatorQueries.queue());
  const chosen = params.get('site') ?? items?.[0]?._id ?? null;
  const step = (by: number) => {
    const at = items?.findIndex(({ _id }) => _id === chosen) ?? -1;
    const next = items?.[at + by];
    if (next !== undefined) void navigate(paths.operator({ site: next._id }), { preventScrollReset: true });
  };
  useKeys({ j: () => step(1), k: () => step(-1) });
  return (
    <div className="grid flex-1 xl:grid-cols-[300px_minmax(0,1fr)_336px]">
      <div className="border-rule max-xl:border-b xl:border-r">
        {items === undefined ? (
          <ReadState error={error} onRetry={() => void refetch()} />
        ) : (
          <QueueList items={items} chosen={chosen} />
        )}
      </div>
      {chosen === null ? (
        <p className="bg-bench p-6 text-ink-2 xl:col-span-2">{operatorWords.page.choose}</p>
      ) : (
        <Chosen key={chosen} id={chosen} onDone={() => void navigate(paths.operator({ site: chosen }))} />
      )}
    </div>
  );
}

function Chosen({ id, onDone }: { id: string; onDone: () => void }) {
  const { data: site, error, refetch } = useQuery(operatorQueries.site(id));
  if (site === undefined)
    return (
      <div className="bg-bench xl:col-span-2">
        <ReadState error={error} onRetry={() => void refetch()} />
      </div>
    );
  return (
    <>
      <SiteLook site={site} />
      <div className="border-rule max-xl:border-t xl:border-l">
        <Decide site={site} onDone={onDone} />
      </div>
    </>
  );
}
