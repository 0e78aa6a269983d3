import type { Film } from '@tosite/api-client/endpoints/film-posts';
import { Button } from '@tosite/ui/button';
import { useState } from 'react';
import { filmPostsWords } from '../../words/film-posts-words.ts';
import { goToJobs } from './job-anchor.ts';
import { FILMS_PAGE } from './film-queries.ts';
import { FilmRow, isFree } from './film-row.tsx';
import { MakeBar } from './make-bar.tsx';
import type { FilmJob } from './post-generation.ts';
import { makeDrafts, type HowToWrite } from './run-jobs.ts';

const copy = filmPostsWords;

export type FilmListProps = {
  websiteId: string;
  films: readonly Film[];
  total: number;
  jobs: readonly FilmJob[];
  /** null: these are all. */
  onMore: (() => void) | null;
  busy: boolean;
};

/** The films of a channel, of which one or many are chosen. */
export function FilmList({ websiteId, films, total, jobs, onMore, busy }: FilmListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [how, setHow] = useState<HowToWrite>({ length: 'medium', includeTranscript: false });
  const jobOf = ({ videoId }: Film) => jobs.find((job) => job.videoId === videoId) ?? null;
  const free = films.filter((film) => isFree(film, jobOf(film)));
  const meant = free.filter(({ videoId }) => chosen.has(videoId));

  function toggle(videoId: string) {
    const next = new Set(chosen);
    if (!next.delete(videoId)) next.add(videoId);
    setChosen(next);
  }

  return (
    <>
      <div className="flex min-h-9 items-center">
        {free.length > 1 && (
          <Button
            variant="quiet"
            className="-ml-3.5"
            onClick={() =>
              setChosen(new Set(meant.length === free.length ? [] : free.map(({ videoId }) => videoId)))
            }
          >
            {meant.length === free.length ? copy.chooseNone : copy.chooseAll(free.length)}
          </Button>
        )}
      </div>
      <ul aria-label={copy.list} className="border-t border-rule">
        {films.map((film) => (
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
        <span role="status">{copy.shown(films.length, total)}</span>
        {onMore !== null && (
          <Button variant="quiet" className="-mr-2.5" busy={busy} onClick={onMore}>
            {busy ? copy.moreBusy : copy.more(Math.min(FILMS_PAGE, Math.max(1, total - films.length)))}
          </Button>
        )}
      </div>
      {meant.length > 0 && (
        <MakeBar
          chosen={meant}
          how={how}
          onHow={setHow}
          onMake={() => {
            setChosen(new Set());
            makeDrafts(websiteId, meant, how);
            goToJobs();
          }}
        />
      )}
    </>
  );
}
