import { useQuery } from '@tanstack/react-query';
import { classNames } from '@tosite/ui/class-names';
import { dateLanguage } from '../../display/moment.ts';
import { operatorWords } from '../../words/operator-words.ts';
import { operatorQueries } from './operator-queries.ts';
import { SearchBox } from './search-box.tsx';

const copy = operatorWords.day;

/** Counts of the day in one line, and the way to anything. */
export function DayStrip() {
  const { data } = useQuery(operatorQueries.day());
  const say = (count: number | undefined) =>
    count === undefined ? '·' : count.toLocaleString(dateLanguage());
  const backup =
    data === undefined
      ? '·'
      : data.backupAt === null
        ? copy.noBackup
        : new Date(data.backupAt).toLocaleString(dateLanguage(), { dateStyle: 'short', timeStyle: 'short' });
  const counts: [name: string, value: string, alarming: boolean][] = [
    [copy.toLookAt, say(data?.toLookAt), (data?.toLookAt ?? 0) > 0],
    [copy.sitesMade, say(data?.sitesMade), false],
    [copy.held, say(data?.heldByThemselves), false],
    [copy.suspended, say(data?.suspended), false],
    [copy.deadJobs, say(data?.deadJobs), (data?.deadJobs ?? 0) > 0],
    [copy.failedMails, say(data?.failedMails), (data?.failedMails ?? 0) > 0],
    [copy.backup, backup, data?.backupAt === null],
  ];
  return (
    <div className="flex items-stretch border-b border-rule max-xl:flex-col-reverse">
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        role="group"
        aria-label={copy.label}
        className="min-w-0 flex-1 overflow-x-auto"
      >
        <dl className="flex">
          {counts.map(([name, value, alarming]) => (
            <div
              key={name}
              className="flex flex-col-reverse border-r border-rule px-4 py-3 whitespace-nowrap"
            >
              <dt className="text-sm text-ink-2">{name}</dt>
              <dd className={classNames('text-[18px] leading-tight font-semibold', alarming && 'text-bad')}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="px-4 py-3 max-xl:border-b max-xl:border-rule xl:w-76">
        <SearchBox />
      </div>
    </div>
  );
}
