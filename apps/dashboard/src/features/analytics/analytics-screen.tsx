import { useQuery } from '@tanstack/react-query';
import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import type { Website } from '@tosite/validation/website/website';
import { useSearchParams } from 'react-router-dom';
import { analyticsWords } from '../../words/analytics-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { words } from '../../words/words.ts';
import { analyticsQueries } from './analytics-queries.ts';
import { AnalyticsSettingsSection } from './analytics-settings.tsx';
import { ChartCard } from './chart-card.tsx';
import { CsvButton } from './csv-button.tsx';
import { dayIn } from './days.ts';
import { NobodyYet, NothingInRange, NotPublic } from './empty-states.tsx';
import { FirstDay } from './first-day.tsx';
import { sayCount } from './figures.ts';
import { HowWeCount } from './how-we-count.tsx';
import { LeftOut } from './left-out.tsx';
import { Panels } from './panels.tsx';
import { RangeTools } from './range-tools.tsx';
import { readRange, todayOf, type Range } from './range.ts';

const copy = analyticsWords;

/** Who came to one website, in its own days. */
export function AnalyticsScreen({ website }: { website: Website }) {
  const [params] = useSearchParams();
  const today = todayOf(website.timezone);
  const range = readRange(params, today);
  const { data, error, refetch, dataUpdatedAt, isPlaceholderData } = useQuery(
    analyticsQueries.of(website._id, range),
  );
  const isLive = website.status === 'published';
  const isCounted = data !== undefined && data.since !== null;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1>{copy.title}</h1>
        {isCounted && (
          <div className="flex items-center gap-5">
            {isLive && <Now count={data.now} />}
            <CsvButton website={website} range={range} />
          </div>
        )}
      </div>
      {!isLive && <NotPublic website={website} />}
      {(data === undefined || isCounted) && (
        <RangeTools range={range} today={today} timeZone={website.timezone} />
      )}
      {data === undefined ? (
        error === null ? (
          <FiguresSkeleton />
        ) : (
          <Notice
            tone="bad"
            className="mt-4"
            action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}
          >
            <p className="font-semibold">{copy.failed}</p>
            <p>{errorSentence(error)}</p>
          </Notice>
        )
      ) : isCounted ? (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          <Figures website={website} data={data} range={range} today={today} readAt={dataUpdatedAt} />
        </div>
      ) : (
        isLive && <NobodyYet website={website} />
      )}
      <HowWeCount />
      <AnalyticsSettingsSection websiteId={website._id} />
    </>
  );
}

type FiguresProps = { website: Website; data: Analytics; range: Range; today: string; readAt: number };

function Figures({ website, data, range, today, readAt }: FiguresProps) {
  const isFirstDay = data.since !== null && dayIn(Date.parse(data.since), data.range.timezone) === today;
  const somebody = data.totals.views > 0;
  const hasRows = somebody || data.missing.length > 0 || data.assistants.length > 0;
  return (
    <>
      {!somebody ? (
        <NothingInRange range={range} data={data} today={today} />
      ) : isFirstDay ? (
        <FirstDay websiteId={website._id} data={data} today={today} readAt={readAt} />
      ) : (
        <ChartCard data={data} readAt={readAt} />
      )}
      {hasRows && <Panels website={website} data={data} />}
      {(hasRows || data.leftOut.length > 0) && <LeftOut leftOut={data.leftOut} />}
    </>
  );
}

/** Over five minutes. It is read again quietly: nothing is announced. */
function Now({ count }: { count: number }) {
  return (
    <span className="flex items-center gap-2 font-semibold">
      <i
        aria-hidden="true"
        className={
          count === 0 ? 'size-2 shadow-[inset_0_0_0_1.5px_var(--edge)]' : 'size-2 animate-pulse bg-good'
        }
      />
      {copy.now(count, sayCount(count))}
    </span>
  );
}

function FiguresSkeleton() {
  return (
    <div role="status" aria-label={copy.loading}>
      <Skeleton className="mt-4 h-105 rounded-card" />
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-68 rounded-card" />
        <Skeleton className="h-68 rounded-card max-lg:hidden" />
      </div>
    </div>
  );
}
