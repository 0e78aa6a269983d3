import type { Film } from '@tosite/api-client/endpoints/film-posts';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { dateLanguage } from '../../display/moment.ts';
import { Stt } from '../../display/stt.tsx';
import { paths } from '../../paths.ts';
import { filmPostsWords } from '../../words/film-posts-words.ts';
import { clockOf } from './film-length.ts';
import { jobAnchor } from './job-anchor.ts';
import type { FilmJob } from './post-generation.ts';

const copy = filmPostsWords;

export type FilmRowProps = {
  film: Film;
  /** What is being done with it; null: nothing. */
  job: FilmJob | null;
  chosen: boolean;
  onChoose: () => void;
};

/** Whether a post can still be made of it. */
export const isFree = (film: Film, job: FilmJob | null) =>
  film.post_id === null && (job === null || job.status === 'completed') && (job?.postId ?? null) === null;

/** One film. Where it has a post, or gets one, that stands in the place of the box. */
export function FilmRow({ film, job, chosen, onChoose }: FilmRowProps) {
  const box = useId();
  const free = isFree(film, job);
  const hasPost = film.post_id !== null || (job?.postId ?? null) !== null;
  return (
    <li
      className={`relative grid min-h-18 grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-x-3.5 border-b border-rule py-2 max-md:grid-cols-[28px_minmax(0,1fr)] [contain-intrinsic-size:auto_72px] [content-visibility:auto] ${chosen && free ? 'bg-[color-mix(in_oklab,var(--accent)_7%,transparent)] before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent-text before:content-[""]' : ''}`}
    >
      {free ? (
        <input
          id={box}
          type="checkbox"
          checked={chosen}
          onChange={onChoose}
          aria-label={copy.choose(film.title)}
          className="size-4 justify-self-center accent-[var(--accent)] max-lg:size-[22px]"
        />
      ) : (
        <span />
      )}
      <label
        htmlFor={free ? box : undefined}
        className="grid min-w-0 grid-cols-[96px_minmax(0,1fr)] items-center gap-x-3.5 max-sm:gap-x-3"
      >
        <Still film={film} faint={hasPost} />
        <span className="min-w-0">
          <span dir="auto" className="line-clamp-2 font-semibold">
            {film.title}
          </span>
          <span className="block text-sm text-ink-2">{factsOf(film)}</span>
        </span>
      </label>
      <div className="justify-self-end pr-2 text-sm empty:hidden max-md:col-start-2 max-md:justify-self-start max-md:pl-[110px] max-sm:pl-[108px]">
        <State film={film} job={job} />
      </div>
    </li>
  );
}

function State({ film, job }: Pick<FilmRowProps, 'film' | 'job'>) {
  const link = 'inline-flex min-h-8 items-center underline max-lg:min-h-11';
  const postId = film.post_id ?? job?.postId ?? null;
  if (postId !== null)
    return (
      <Link to={paths.posts({ post: postId })} className={link}>
        <Stt tone="done">{copy.hasPost}</Stt>
      </Link>
    );
  if (job === null || job.status === 'completed') return null;
  if (job.status === 'waiting') return <Stt tone="draft">{copy.waiting}</Stt>;
  if (job.status !== 'failed') return <Stt tone="running">{copy.beingMade}</Stt>;
  return (
    <a href={`#${jobAnchor(job)}`} className={`${link} text-bad`}>
      <Stt tone="stopped">{job.failure?.asksTranscript === true ? copy.needsCaptions : copy.notMade}</Stt>
    </a>
  );
}

function Still({ film, faint }: { film: Film; faint: boolean }) {
  const { thumbnail, durationSeconds } = film;
  const [lost, setLost] = useState(false);
  return (
    <span className="relative block h-[54px] w-24 overflow-hidden rounded-[4px] bg-bench">
      {thumbnail !== null && !lost && (
        <img
          src={thumbnail.url}
          alt=""
          width={96}
          height={54}
          loading="lazy"
          decoding="async"
          onError={() => setLost(true)}
          className={`h-[54px] w-24 object-cover ${faint ? 'opacity-60' : ''}`}
        />
      )}
      {durationSeconds !== null && (
        <span className="absolute right-1 bottom-1 rounded-[3px] bg-[#101214e0] px-1.5 text-xs leading-[18px] font-medium text-white">
          {clockOf(durationSeconds)}
        </span>
      )}
    </span>
  );
}

function factsOf({ publishedAt, kind }: Film): string {
  const day =
    publishedAt === null
      ? copy.noDate
      : new Date(publishedAt).toLocaleDateString(dateLanguage(), { dateStyle: 'medium' });
  return kind === 'video' ? day : `${day}, ${copy.kinds[kind]}`;
}
