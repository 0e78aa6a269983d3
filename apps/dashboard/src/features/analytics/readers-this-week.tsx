import { useQuery } from '@tanstack/react-query';
import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import { Button } from '@tosite/ui/button';
import { classNames } from '@tosite/ui/class-names';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import type { Website } from '@tosite/validation/website/website';
import { Link } from 'react-router-dom';
import { dateLanguage } from '../../display/moment.ts';
import { paths } from '../../paths.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { homeWords } from '../../words/home-words.ts';
import { words } from '../../words/words.ts';
import { dayIn, knownZone } from './days.ts';
import { sayChange, sayCount } from './figures.ts';
import { todayOf } from './range.ts';
import { weekQuery } from './week-query.ts';

const copy = homeWords.readers;
const SOURCES = 2;
const CARD = 'mt-3 rounded-card border border-rule bg-raise p-4';

/** Who came in the last seven days, and from where. */
export function ReadersThisWeek({ website }: { website: Website }) {
  const today = todayOf(website.timezone);
  const { data, error, refetch } = useQuery(weekQuery(website._id, today));
  return (
    <section aria-labelledby="readers">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="readers">{copy.title}</h2>
        <Link
          to={`${paths.analytics()}?range=7`}
          className="text-sm font-semibold text-accent-text hover:underline"
        >
          {copy.all}
        </Link>
      </div>
      {data !== undefined ? (
        <Week website={website} data={data} today={today} />
      ) : error !== null ? (
        <Notice
          tone="bad"
          className="mt-3"
          action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}
        >
          {copy.failed} {errorSentence(error)}
        </Notice>
      ) : (
        <div role="status" aria-label={copy.loading} className={CARD}>
          <Skeleton className="h-8 w-40" />
          <Skeleton className="mt-4 h-24" />
        </div>
      )}
    </section>
  );
}

function Week({ website, data, today }: { website: Website; data: Analytics; today: string }) {
  const { totals, previous, since, referrers } = data;
  const zone = knownZone(data.range.timezone);
  if (totals.visitors === 0) {
    const why = website.status === 'published' ? (since === null ? copy.nobody : copy.quiet) : copy.offline;
    return <p className={classNames(CARD, 'text-ink-2')}>{why}</p>;
  }
  const isFirstDay = since !== null && dayIn(Date.parse(since), zone) === today;
  const change = previous === null ? null : sayChange(totals.visitors, previous.visitors);
  return (
    <div className={CARD}>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <strong className="text-[32px] leading-[1.1] font-[640] tracking-[-0.03em] [font-stretch:105%]">
          {sayCount(totals.visitors)}
        </strong>
        <span className="text-ink-2">
          {isFirstDay ? copy.since(totals.visitors, clockOf(since, zone)) : copy.count(totals.visitors)}
        </span>
        {!isFirstDay && change !== null && previous !== null && (
          <span className="ml-auto text-sm text-ink-2">
            <b
              className={classNames(
                'font-semibold',
                totals.visitors > previous.visitors ? 'text-good' : 'text-bad',
              )}
            >
              {change}
            </b>{' '}
            {copy.from(sayCount(previous.visitors))}
          </span>
        )}
      </p>
      {isFirstDay ? (
        <p className="mt-2 text-sm text-ink-2">{copy.firstDay}</p>
      ) : (
        <Bars series={data.series} timeZone={zone} />
      )}
      {referrers.length > 0 && (
        <ul className="mt-3 border-t border-rule text-sm *:border-t *:border-rule *:first:border-t-0">
          {referrers.slice(0, SOURCES).map(({ name, visitors }) => (
            <li key={name} className="flex min-h-8 items-center justify-between gap-4">
              <bdi className="min-w-0 truncate">{name === 'direct' ? copy.direct : name}</bdi>
              <span>{sayCount(visitors)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const clockOf = (instant: string, timeZone: string): string =>
  new Date(instant).toLocaleTimeString(dateLanguage(), { timeZone, hour: '2-digit', minute: '2-digit' });

/** A bar a day; the best one says its figure, all of them say it aloud. */
function Bars({ series, timeZone }: { series: Analytics['series']; timeZone: string }) {
  const most = Math.max(1, ...series.map(({ visitors }) => visitors));
  const best = series.findIndex(({ visitors }) => visitors === most);
  const say = (weekday: 'short' | 'long', t: string) =>
    new Date(t).toLocaleDateString(dateLanguage(), { timeZone, weekday });
  return (
    <ol aria-label={copy.bars} className="mt-3 grid h-29 auto-cols-fr grid-flow-col items-end gap-2">
      {series.map(({ t, visitors }, index) => (
        <li key={t} className="flex h-full flex-col justify-end text-center text-xs">
          <span className="sr-only">{`${say('long', t)}: ${sayCount(visitors)}`}</span>
          <span aria-hidden="true" className="contents">
            {index === best && <b className="mb-[3px] font-semibold">{sayCount(visitors)}</b>}
            <i
              style={{ height: `${(visitors / most) * 76}px` }}
              className={classNames(
                'mb-[5px] block border-b-[1.5px] border-edge',
                index === best
                  ? 'bg-accent-text'
                  : 'bg-[color-mix(in_oklab,var(--accent-text)_36%,var(--raise))]',
              )}
            />
            <span className={index === best ? 'font-semibold' : 'text-ink-2'}>{say('short', t)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
