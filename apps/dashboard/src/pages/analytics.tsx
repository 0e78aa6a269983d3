import { useQuery } from '@tanstack/react-query';
import { AnalyticsScreen } from '../features/analytics/analytics-screen.tsx';
import { websiteQueries } from '../sites/website-queries.ts';
import { analyticsWords } from '../words/analytics-words.ts';
import { words } from '../words/words.ts';

export function Page() {
  const website = useQuery(websiteQueries.current()).data?.website ?? null;
  // The guard of this route has seen that there is one.
  if (website === null) return null;
  return (
    <>
      <title>{`${analyticsWords.title} · ${words.product}`}</title>
      <AnalyticsScreen key={website._id} website={website} />
    </>
  );
}
