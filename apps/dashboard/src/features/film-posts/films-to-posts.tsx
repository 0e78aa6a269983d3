import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Avatar } from '@tosite/ui/avatar';
import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { Skeleton } from '@tosite/ui/skeleton';
import { ChevronLeft } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useWindowDrop } from '../../imports/use-window-drop.ts';
import { paths } from '../../paths.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { filmPostsWords } from '../../words/film-posts-words.ts';
import { words } from '../../words/words.ts';
import { FilmList } from './film-list.tsx';
import { filmQueries } from './film-queries.ts';
import { JOBS } from './job-anchor.ts';
import { JobList } from './job-list.tsx';
import { ModelLeft } from './model-left.tsx';
import { usePostGeneration } from './post-generation.ts';
import { goOn } from './run-jobs.ts';

const copy = filmPostsWords;

/** Choose films on the left, watch on the right how posts are made of them. */
export function FilmsToPosts({ websiteId }: { websiteId: string }) {
  const channel = useQuery(filmQueries.channel(websiteId));
  const films = useInfiniteQuery({ ...filmQueries.list(websiteId), enabled: channel.data != null });
  const all = usePostGeneration((state) => state.jobs);
  const jobs = all.filter((job) => job.websiteId === websiteId);
  // Beside the place for captions, the browser would leave the page and open the file.
  const over = useWindowDrop(() => undefined);
  useEffect(() => goOn(), []);
  const shown = films.data?.pages.flatMap(({ videos }) => videos) ?? [];
  // One that came while somebody read on may be in two parts.
  const unique = [...new Map(shown.map((film) => [film.videoId, film])).values()];
  const total = films.data?.pages.at(-1)?.totalResults ?? 0;
  const error = channel.error ?? films.error;
  return (
    <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_360px] xl:grid-rows-[auto_1fr] xl:gap-x-10">
      <Head
        name={channel.data?.name}
        avatar={channel.data?.avatar?.url ?? null}
        films={channel.data?.films}
      />
      {channel.data != null && (jobs.length > 0 || total > 0) && (
        <aside
          aria-labelledby={JOBS}
          className={`border-rule bg-wash px-5 py-5 max-xl:-mx-5 max-xl:mt-5 max-xl:border-y lg:max-xl:-mx-12 lg:max-xl:px-12 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:-mt-8 xl:-mr-12 xl:-mb-16 xl:min-h-dvh xl:border-l xl:px-6 xl:pt-8 min-[1537px]:border-r ${jobs.length === 0 ? 'max-xl:hidden' : ''}`}
        >
          {/* It stays in sight while one reads on in the list. */}
          <div className="xl:sticky xl:top-0 xl:-mt-8 xl:max-h-dvh xl:overflow-y-auto xl:py-8">
            <JobList websiteId={websiteId} jobs={jobs} films={unique} over={over} />
            <ModelLeft websiteId={websiteId} />
          </div>
        </aside>
      )}
      <div className="mt-4 -mb-16 pb-5">
        {error !== null && (
          <Notice
            tone="bad"
            action={
              <Button onClick={() => void (channel.isError ? channel.refetch() : films.refetch())}>
                {words.common.tryAgain}
              </Button>
            }
          >
            <p className="font-semibold">{copy.failed}</p>
            <p>{errorSentence(error)}</p>
          </Notice>
        )}
        {error === null && (channel.isPending || (channel.data !== null && films.isPending)) && (
          <FilmsSkeleton />
        )}
        {channel.data === null && (
          <Card title={copy.noChannel} body={copy.noChannelBody}>
            <Button asChild variant="primary">
              <Link to={paths.generalSettings()}>{copy.addChannel}</Link>
            </Button>
          </Card>
        )}
        {films.data !== undefined && unique.length === 0 && <Card title={copy.none} body={copy.noneBody} />}
        {unique.length > 0 && (
          <FilmList
            key={websiteId}
            websiteId={websiteId}
            films={unique}
            total={total}
            jobs={jobs}
            busy={films.isFetchingNextPage}
            failed={films.isFetchNextPageError}
            onMore={
              films.hasNextPage
                ? () => {
                    if (!films.isFetchingNextPage) void films.fetchNextPage();
                  }
                : null
            }
          />
        )}
      </div>
    </div>
  );
}

type HeadProps = { name: string | undefined; avatar: string | null; films: number | undefined };

function Head({ name, avatar, films }: HeadProps) {
  return (
    <div>
      <Link
        to={paths.posts()}
        className="-ml-1 inline-flex min-h-9 items-center gap-1 font-medium text-ink-2 hover:text-ink max-lg:min-h-11"
      >
        <ChevronLeft size={16} aria-hidden />
        {copy.back}
      </Link>
      <div className="mt-1 flex items-start gap-3">
        {name !== undefined && <Avatar name={name} src={avatar} className="size-11 rounded-control" />}
        <div className="min-w-0">
          <h1>{name === undefined ? copy.title : copy.titleOf(name)}</h1>
          {films !== undefined && films > 0 && <p className="mt-1 text-ink-2">{copy.count(films)}</p>}
        </div>
      </div>
    </div>
  );
}

function Card({ title, body, children }: { title: string; body: string; children?: ReactNode }) {
  return (
    <div className="max-w-[56ch] rounded-card border border-rule bg-raise p-6">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 text-ink-2">{body}</p>
      {children !== undefined && <div className="mt-4">{children}</div>}
    </div>
  );
}

function FilmsSkeleton() {
  return (
    <div role="status" aria-label={copy.loading}>
      {[72, 58, 80, 64, 70].map((width) => (
        <div
          key={width}
          className="grid min-h-18 grid-cols-[96px_minmax(0,1fr)] items-center gap-3.5 border-b border-rule"
        >
          <Skeleton className="h-[54px]" />
          <div className="grid gap-2">
            <Skeleton className="h-3.5" style={{ width: `${width}%` }} />
            <Skeleton className="h-3 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
