import { momentAddress } from '../posts/film-address.ts';
import type { FilmPart } from '../posts/film-parts.ts';
import type { Film } from '../sections/film.ts';
import type { PageContext } from '../sections/section.ts';

type Props = { film: Film | null; parts: readonly Omit<FilmPart, 'id'>[]; page: PageContext };

/**
 * The length of a film as strokes, one for every ten seconds, each part a link to where it begins. The same links stand
 * in the list of parts and beside their headings, in words: nobody hears them twice.
 */
export function FilmStrokes({ film, parts, page }: Props) {
  const videoId = film?.videoId ?? null;
  if (videoId === null || !film?.duration || page.theme.article?.strokes !== true) return null;
  return parts.length < 2 ? null : (
    <div className="strokes" aria-hidden="true">
      {parts.map(({ second, length }) => (
        // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/control-has-associated-label -- see above
        <a
          key={second}
          className={page.sheet.vars({ '--n': length })}
          href={momentAddress(videoId, second)}
          rel="nofollow noopener noreferrer"
          tabIndex={-1}
        />
      ))}
    </div>
  );
}
