import { useQuery } from '@tanstack/react-query';
import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import { dateLanguage } from '../../display/moment.ts';
import { analyticsWords } from '../../words/analytics-words.ts';
import { analyticsQueries } from './analytics-queries.ts';
import { ChartCard } from './chart-card.tsx';
import { knownZone } from './days.ts';
import { sayCount } from './figures.ts';
import { dayRange } from './range.ts';

const copy = analyticsWords.firstDay;

type FirstDayProps = { websiteId: string; data: Analytics; today: string; readAt: number };

/** Counted since today: whatever range is asked for, its hours are all there is. */
export function FirstDay({ websiteId, data, today, readAt }: FirstDayProps) {
  const isByHour = data.range.interval === 'hour';
  const hours = useQuery({ ...analyticsQueries.of(websiteId, dayRange(today)), enabled: !isByHour });
  const shown = isByHour ? data : (hours.data ?? data);
  const since = new Date(data.since ?? readAt).toLocaleTimeString(dateLanguage(), {
    timeZone: knownZone(data.range.timezone),
    hour: '2-digit',
    minute: '2-digit',
  });
  const { visitors } = shown.totals;
  return (
    <ChartCard
      // A day before the first one is nothing to compare with.
      data={{ ...shown, previous: null, previousSeries: [] }}
      readAt={readAt}
      note={
        <div className="border-b border-rule px-4 py-3 lg:px-6">
          <p className="font-semibold">{copy.title(visitors, sayCount(visitors), since)}</p>
          <p className="text-sm text-ink-2">{copy.body}</p>
        </div>
      }
    />
  );
}
