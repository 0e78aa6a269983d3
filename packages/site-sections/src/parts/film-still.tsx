import type { Film } from '../sections/film.ts';
import type { PageContext } from '../sections/section.ts';
import { SitePicture, storedCopy } from './site-picture.tsx';

type Props = { film: Film; page: PageContext; sizes: string; first?: boolean };

/** The still of a film with its length; a plate with the play mark where there is no picture. The title says the rest. */
export function FilmStill({ film, page, sizes, first = false }: Props) {
  const image = storedCopy(film.thumbnail, page);
  return (
    <span className="still">
      {image === null ? (
        <span className="plate" />
      ) : (
        <SitePicture image={image} page={page} alt="" sizes={sizes} first={first} />
      )}
      {film.duration === null ? null : <span className="length">{page.writer.duration(film.duration)}</span>}
    </span>
  );
}

/** Date and views. */
export function FilmMeta({ film, page }: { film: Film; page: PageContext }) {
  const { words, writer } = page;
  const date = writer.date(film.published);
  if (date === null && film.views === null) return null;
  return (
    <p className="meta">
      {date === null ? null : <time dateTime={writer.day(film.published)}>{date}</time>}
      {film.views === null ? null : (
        <span className="num">
          {words.counted(
            'views',
            film.roughViews ? writer.rough(film.views) : writer.compact(film.views),
            film.views,
          )}
        </span>
      )}
    </p>
  );
}
