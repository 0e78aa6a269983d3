import type { Film } from '../sections/film.ts';
import type { PageContext } from '../sections/section.ts';
import { FilmMeta, FilmStill } from './film-still.tsx';
import { sizesOf } from '../themes/picture-sizes.ts';
import type { StorySlot } from './post-story.tsx';
import { ItemLink } from './item-link.tsx';

/** A film as a line of a list: its still, what it is about, when and how often it was seen. */
export function Story({
  film,
  heading: Title = 'h3',
  slot = 'story',
  page,
}: {
  film: Film;
  heading?: 'h2' | 'h3';
  slot?: StorySlot;
  page: PageContext;
}) {
  return (
    <li className="story-item">
      <FilmStill film={film} page={page} sizes={sizesOf(page.theme, slot)} />
      <Title className="film-title" dir="auto">
        <ItemLink list="videos" id={film.id} href={film.href} className="cover" page={page}>
          {film.title}
        </ItemLink>
      </Title>
      {film.standfirst === null ? null : (
        <p className="film-text" dir="auto">
          {film.standfirst}
        </p>
      )}
      <FilmMeta film={film} page={page} />
    </li>
  );
}
