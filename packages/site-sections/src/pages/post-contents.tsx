import { classNames } from '../parts/class-names.ts';
import { momentAddress } from '../posts/film-address.ts';
import { filmParts } from '../posts/film-parts.ts';
import type { PostOutline } from '../posts/post-outline.ts';
import type { PageContext } from '../sections/section.ts';
import type { PostItem } from './site-item.ts';

const FEW = 3;
/** From so many words on every theme lists them; a shorter text only where the theme has a place for it. */
const LONG_READ = 2_500;

type Props = { outline: PostOutline; item: PostItem; page: PageContext };

/** The parts of a text, with the seconds of the film that they were made from. */
export function PostContents({ outline, item, page }: Props) {
  const parts = outline.parts.flatMap(({ heading }) => (heading === null ? [] : [heading]));
  if (parts.length < FEW) return null;
  const videoId = item.film?.videoId ?? null;
  const duration = page.theme.article?.strokes === true ? (item.film?.duration ?? 0) : 0;
  const lengths = new Map(filmParts(outline, duration).map(({ id, length }) => [id, length]));
  return (
    <nav
      className={classNames('contents', item.source.words >= LONG_READ && 'long-read')}
      aria-labelledby="h-contents"
    >
      <p className="contents-title" id="h-contents">
        {page.words.pages.chapters}
      </p>
      <ol>
        {parts.map(({ block, id, text }) => {
          const second = videoId === null ? undefined : outline.moments.get(block);
          return (
            <li key={id}>
              {second === undefined || videoId === null ? null : (
                <a className="stamp" href={momentAddress(videoId, second)} rel="nofollow noopener noreferrer">
                  <span className="vh">{page.words.watch} </span>
                  <span className="num">{page.writer.duration(second)}</span>
                </a>
              )}
              <a href={`#${id}`} dir="auto">
                {text}
              </a>
              {second === undefined || !lengths.has(id) ? null : (
                <span className="part-length num">{page.writer.duration(lengths.get(id) ?? 0)}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
