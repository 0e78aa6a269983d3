import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { errorSentence } from '../words/error-sentence.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { ReadersThisWeek } from '../features/analytics/readers-this-week.tsx';
import { NewPosts } from '../features/posts/new-posts.tsx';
import { NeedsYou } from '../features/websites/needs-you.tsx';
import { ImprovementList, useImprovements } from '../features/websites/improvement-list.tsx';
import { PublishedPanel } from '../features/websites/published-panel.tsx';
import { RecentActivity } from '../features/websites/recent-activity.tsx';
import { SiteCard } from '../features/websites/site-card.tsx';
import { websiteQueries } from '../sites/website-queries.ts';
import { homeWords } from '../words/home-words.ts';
import { words } from '../words/words.ts';
import type { Website } from '@tosite/validation/website/website';

const copy = words.home;
const MAX_IMPROVEMENTS = 3;
const ArrivalSchema = v.object({ published: v.string() });

export function Page() {
  const user = useAuthStore((state) => state.user);
  const { data, isError, error, refetch } = useQuery(websiteQueries.current());
  const { state } = useLocation();
  const [arrivedAt] = useState(() => new Date());
  const website = data?.website ?? null;
  const arrival = v.safeParse(ArrivalSchema, state);
  const justPublished = arrival.success && website?._id === arrival.output.published;
  return (
    <>
      <title>{`${copy.home} · ${words.product}`}</title>
      <h1>{greeting(user?.name ?? '', arrivedAt)}</h1>
      {justPublished && website !== null && <PublishedPanel website={website} />}
      <div className="mt-6">
        {website !== null ? (
          <SiteCard website={website} secondary={justPublished} />
        ) : isError ? (
          <Notice tone="bad" action={<Button onClick={() => void refetch()}>{words.common.tryAgain}</Button>}>
            {errorSentence(error)}
          </Notice>
        ) : (
          <SiteCardSkeleton />
        )}
      </div>
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)]">
        <div>
          <NeedsYou website={website} />
          {website !== null && !justPublished && <CouldBeBetter website={website} />}
          {website !== null && <NewPosts key={website._id} website={website} />}
        </div>
        {website !== null && (
          <div className="mt-8 grid content-start gap-8">
            <ReadersThisWeek key={website._id} website={website} />
            <RecentActivity websiteId={website._id} />
          </div>
        )}
      </div>
    </>
  );
}

/** What would make the site better; nothing while it is not known, or where nothing would. */
function CouldBeBetter({ website }: { website: Website }) {
  const keys = useImprovements(website) ?? [];
  return keys.length === 0 ? null : (
    <section aria-labelledby="better" className="mt-8">
      <h2 id="better" className="mb-3">
        {homeWords.improve.title}
      </h2>
      <ImprovementList keys={keys.slice(0, MAX_IMPROVEMENTS)} />
    </section>
  );
}

function SiteCardSkeleton() {
  return (
    <div
      role="status"
      aria-label={words.common.loading}
      className="grid overflow-hidden rounded-card border border-rule bg-raise lg:grid-cols-[minmax(0,1.22fr)_minmax(0,1fr)]"
    >
      <div className="flex h-72 bg-bench px-4 pt-4 lg:h-92 lg:px-6 lg:pt-6">
        <Skeleton className="flex-1 rounded-b-none" />
      </div>
      <div className="grid content-start gap-4 p-6">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-7 w-64 max-w-full" />
        {[0, 1, 2, 3].map((n) => (
          <Skeleton key={n} className="h-6" />
        ))}
      </div>
    </div>
  );
}

/** By name and by the reader's own clock. */
export function greeting(name: string, now: Date): string {
  const first = name.trim().split(/\s+/u)[0] ?? '';
  const hour = now.getHours();
  if (hour >= 5 && hour < 12) return copy.morning(first);
  return hour >= 12 && hour < 18 ? copy.afternoon(first) : copy.evening(first);
}
