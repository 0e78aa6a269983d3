import { useQuery } from '@tanstack/react-query';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import { ExternalLink, X } from 'lucide-react';
import { IconButton } from '@tosite/ui/icon-button';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { errorSentence } from '../features/display/error-sentence.ts';
import { useAuthStore } from '../features/session/auth-store.ts';
import { NeedsYou } from '../features/websites/needs-you.tsx';
import { copyAddress, SiteCard } from '../features/websites/site-card.tsx';
import { websiteQueries } from '../features/websites/website-queries.ts';
import { siteAddress } from '../config/app-config.ts';
import { paths } from '../paths.ts';
import { words } from '../words/en.ts';
import type { Website } from '@tosite/validation/website/website';

const copy = words.home;
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
      {justPublished && website !== null && <PublishedNotice website={website} />}
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
      <NeedsYou website={website} />
    </>
  );
}

/** The end of the onboarding thread: the link. */
function PublishedNotice({ website }: { website: Website }) {
  const navigate = useNavigate();
  return (
    <Notice
      tone="good"
      className="mt-6"
      action={
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="primary" asChild>
            <a href={website.url} target="_blank" rel="noopener noreferrer">
              {copy.view}
              <ExternalLink size={16} aria-hidden />
            </a>
          </Button>
          <Button onClick={() => void copyAddress(website)}>{words.common.copy}</Button>
          <IconButton
            label={copy.dismiss}
            onClick={() => void navigate(paths.home(), { replace: true, state: null })}
          >
            <X aria-hidden />
          </IconButton>
        </div>
      }
    >
      <p className="font-semibold">
        {copy.live}: {siteAddress(website.domain_name)}
      </p>
      <p className="text-ink-2">{copy.liveBody}</p>
    </Notice>
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
