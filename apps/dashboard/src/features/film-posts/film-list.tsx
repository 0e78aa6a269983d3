import type { Film } from '@tosite/api-client/endpoints/film-posts';
import { Button } from '@tosite/ui/button';
import { useState } from 'react';
import { filmPostsWords } from '../../words/film-posts-words.ts';
import { goToJobs } from './job-anchor.ts';
import { FILMS_PAGE } from './film-queries.ts';
import { FilmRow, isFree } from './film-row.tsx';
import { MakeBar } from './make-bar.tsx';
import type { FilmJob } from './post-generation.ts';
import { EVERY_FILM, fits, isFiltering, useReadingOn, type FilmFilter } from './film-filter.ts';
import { FilmTools } from './film-tools.tsx';
import { makeDrafts, USUAL, type HowToWrite } from './run-jobs.ts';
import { useWritingModel } from '../../writing/ai-usage.ts';

const copy = filmPostsWords;

export type FilmListProps = {
  websiteId: string;
  films: readonly Film[];
  total: number;
  jobs: readonly FilmJob[];
  /** null: these are all. */
  onMore: (() => void) | null;
  busy: boolean;
  /** More were asked for and did not come. */
  failed: boolean;
};

/** The films of a channel, of which one or many are chosen. */
export function FilmList({ websiteId, films, total, jobs, onMore, busy, failed }: FilmListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [how, setHow] = useState<HowToWrite>(USUAL);
  const model = useWritingModel(websiteId);
  const left = model === null ? 0 : Math.max(0, model.limit - model.used);
  // Nothing was chosen: whoever writes when nobody is named.
  const meantHow: HowToWrite =
    model === null
      ? { ...how, writer: null }
      : { ...how, writer: left === 0 ? 'extractive' : (how.writer ?? model.writer) };
  const [filter, setFilter] = useState<FilmFilter>(EVERY_FILM);
  const isNarrow = isFiltering(filter);
  const jobOf = ({ videoId }: Film) => jobs.find((job) => job.videoId === videoId) ?? null;
  const hasPost = (film: Film) => (film.post_id ?? jobOf(film)?.postId ?? null) !== null;
  const found = films.filter((film) => fits(film, hasPost(film), filter));
  const search = useReadingOn({
    here: films.length,
    found: found.length,
    isNarrow,
    onMore,
    busy: busy || failed,
    key: JSON.stringify(filter),
  });
  const free = films.filter((film) => isFree(film, jobOf(film)));
  const shownFree = found.filter((film) => isFree(film, jobOf(film)));
  const meant = free.filter(({ videoId }) => chosen.has(videoId));

  const allChosen = shownFree.every(({ videoId }) => chosen.has(videoId));

  function toggle(videoId: string) {
    const next = new Set(chosen);
    if (!next.delete(videoId)) next.add(videoId);
    setChosen(next);
  }

  return (
    <>
      <FilmTools filter={filter} onFilter={setFilter} />
      <div className="mt-1 flex min-h-9 items-center">
        {shownFree.length > 1 && (
          <Button
            variant="quiet"
            className="-ml-3.5"
            onClick={() => setChosen(new Set(allChosen ? [] : shownFree.map(({ videoId }) => videoId)))}
          >
            {allChosen ? copy.chooseNone : copy.chooseAll(shownFree.length)}
          </Button>
        )}
      </div>
      <ul aria-label={copy.list} className="border-t border-rule">
        {found.map((film) => (
          <FilmRow
            key={film.videoId}
            film={film}
            job={jobOf(film)}
            chosen={chosen.has(film.videoId)}
            onChoose={() => toggle(film.videoId)}
          />
        ))}
      </ul>
      <div className="flex min-h-12 items-center justify-between px-1 text-sm text-ink-2">
        <span role="status">
          {isNarrow
            ? found.length === 0 && search === null
              ? copy.noneFound(films.length)
              : copy.found(found.length, films.length, total)
            : copy.shown(films.length, total)}
        </span>
        {isNarrow && search !== null && (
          <Button variant="quiet" className="-mr-2.5" busy={busy} onClick={search}>
            {busy ? copy.moreBusy : copy.lookOn}
          </Button>
        )}
        {!isNarrow && onMore !== null && (
          <Button variant="quiet" className="-mr-2.5" busy={busy} onClick={onMore}>
            {busy ? copy.moreBusy : copy.more(Math.min(FILMS_PAGE, Math.max(1, total - films.length)))}
          </Button>
        )}
      </div>
      {meant.length > 0 && (
        <MakeBar
          chosen={meant}
          how={meantHow}
          model={model}
          onHow={setHow}
          onMake={() => {
            setChosen(new Set());
            makeDrafts(websiteId, meant, meantHow, left);
            goToJobs();
          }}
        />
      )}
    </>
  );
}
