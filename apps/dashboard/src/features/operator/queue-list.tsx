import type { OperatorQueueItem } from '@tosite/api-client/endpoints/operator';
import { classNames } from '@tosite/ui/class-names';
import { Link } from 'react-router-dom';
import { sayPast } from '../../display/moment.ts';
import { paths } from '../../paths.ts';
import { operatorWords } from '../../words/operator-words.ts';

const copy = operatorWords;

export function QueueList({ items, chosen }: { items: readonly OperatorQueueItem[]; chosen: string | null }) {
  return (
    <section aria-label={copy.queue}>
      <div className="flex items-baseline justify-between px-4 pt-3.5 pb-2.5 max-lg:px-5">
        <h2 className="text-md">{copy.queue}</h2>
        <span className="text-sm text-ink-2">{copy.gravest}</span>
      </div>
      {items.length === 0 ? (
        <div className="border-t border-rule px-4 py-4 max-lg:px-5">
          <p className="font-semibold">{copy.empty.title}</p>
          <p className="text-sm text-ink-2">{copy.empty.body}</p>
        </div>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item._id}>
              <Row item={item} isChosen={item._id === chosen} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ item, isChosen }: { item: OperatorQueueItem; isChosen: boolean }) {
  return (
    <Link
      to={paths.operator({ site: item._id })}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className="grid grid-cols-[10px_minmax(0,1fr)_auto] gap-x-2 border-t border-rule px-4 py-2.5 hover:bg-wash aria-[current=true]:bg-wash aria-[current=true]:shadow-[inset_2px_0_var(--accent-text)] max-lg:px-5"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'mt-1.5 size-2',
          item.status === 'held' ? 'bg-accent-text' : 'shadow-[inset_0_0_0_1.5px_var(--edge)]',
        )}
      />
      <b className="truncate font-semibold">{item.domain_name}</b>
      <time dateTime={item.since} className="text-sm text-ink-2">
        {sayPast(item.since)}
      </time>
      <span className="col-span-2 col-start-2 truncate text-sm text-ink-2">{whyOf(item)}</span>
      {item.says !== null && (
        <span className="col-span-2 col-start-2 truncate text-sm text-ink-2">
          {item.answered ? copy.item.answer(item.says) : `“${wordsOf(item.says)}”`}
        </span>
      )}
    </Link>
  );
}

function whyOf({ status, cause, openReports }: OperatorQueueItem): string {
  if (status === 'suspended') return copy.item.suspended;
  if (status !== 'held') return copy.item.reported(openReports);
  if (cause === 'guard') return copy.item.guard;
  return cause === 'reports' ? copy.item.reports(openReports) : copy.item.held;
}

/** The server writes the reason before the words. */
const wordsOf = (says: string): string => says.replace(/^[a-z]+: /u, '');
