import { FilmMeta, FilmStill } from '../../parts/film-still.tsx';
import { Frame } from '../../parts/frame.tsx';
import { SafeLink } from '../../parts/safe-link.tsx';
import { arrange } from '../arrange.ts';
import { filmsOf, type Film } from '../film.ts';
import type { PageKit, Section } from '../section.ts';
import { postedFilms } from './posted-films.ts';

type PostsContent = { lead: Film; others: Film[] };

/** The front page of a channel: the newest film as the lead story, the next ones as a list. */
export const posts: Section<'posts', PostsContent> = {
  key: 'posts',
  css: ['films'],
  select: (profile, settings) => {
    const [lead, ...others] = postedFilms(arrange(filmsOf(profile.videos), settings), settings.shown);
    return lead === undefined ? null : { lead, others };
  },
  View: ({ content: { lead, others }, page }) => (
    <Frame section="posts" page={page}>
      <article className="story">
        <FilmStill film={lead} page={page} sizes="(min-width:62rem) 60vw, 100vw" first />
        <h3 className="story-title" dir="auto">
          <SafeLink href={lead.href} className="cover">
            {lead.title}
          </SafeLink>
        </h3>
        {lead.standfirst === null ? null : (
          <p className="standfirst" dir="auto">
            {lead.standfirst}
          </p>
        )}
        <FilmMeta film={lead} page={page} />
      </article>
      {others.length === 0 ? null : (
        <ol className="stories">
          {others.map((film) => (
            <Story key={film.id} film={film} page={page} />
          ))}
        </ol>
      )}
    </Frame>
  ),
  pictures: ({ lead, others }) => [lead, ...others].flatMap(({ thumbnail }) => thumbnail ?? []),
};

function Story({ film, page }: { film: Film; page: PageKit }) {
  return (
    <li className="story-item">
      <FilmStill film={film} page={page} sizes="(min-width:62rem) 22vw, 40vw" />
      <h3 className="film-title" dir="auto">
        <SafeLink href={film.href} className="cover">
          {film.title}
        </SafeLink>
      </h3>
      {film.standfirst === null ? null : (
        <p className="film-text" dir="auto">
          {film.standfirst}
        </p>
      )}
      <FilmMeta film={film} page={page} />
    </li>
  );
}
