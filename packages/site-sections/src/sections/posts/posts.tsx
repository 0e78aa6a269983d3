import { FilmMeta, FilmStill } from '../../parts/film-still.tsx';
import { Frame } from '../../parts/frame.tsx';
import { ItemLink } from '../../parts/item-link.tsx';
import { Story } from '../../parts/story.tsx';
import { ARCHIVE_PATH } from '../../pages/site-pages.ts';
import { arrange } from '../arrange.ts';
import { filmsOf, type Film } from '../film.ts';
import type { Section } from '../section.ts';
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
          <ItemLink list="videos" id={lead.id} href={lead.href} className="cover" page={page}>
            {lead.title}
          </ItemLink>
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
      {page.pages.archive.length === 0 ? null : (
        <p className="onward">
          <a href={ARCHIVE_PATH}>{page.words.pages.archive}</a>
        </p>
      )}
    </Frame>
  ),
  count: ({ others }) => others.length + 1,
  pictures: ({ lead, others }) => [lead, ...others].flatMap(({ thumbnail }) => thumbnail ?? []),
};
