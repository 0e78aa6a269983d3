import { More } from '../parts/more.tsx';
import { momentAddress } from '../posts/film-address.ts';
import type { Film } from '../sections/film.ts';
import type { PageContext } from '../sections/section.ts';
import { cleanLine } from '../text/clean-text.ts';
import type { SiteItem } from './site-item.ts';

/** More than these fold away, unless only a few would. */
const SHOWN = 8;
const FEW = 2;

export type Chapter = { second: number; length: number; name: string };

/** The chapters of a film that have a name; none where that leaves fewer than two. */
export function chaptersOf({ film, source }: Extract<SiteItem, { list: 'videos' }>): Chapter[] {
  const named = source.chapters.flatMap(({ start, title }) => {
    const name = cleanLine(title);
    return name === null ? [] : [{ second: start, name }];
  });
  if (named.length < 2) return [];
  return named.map(({ second, name }, index) => {
    const end = named[index + 1]?.second ?? film.duration ?? second;
    return { second, name, length: Math.max(0, end - second) };
  });
}

type Props = { chapters: readonly Chapter[]; film: Film; page: PageContext };

/** Each leads to its moment on YouTube. */
export function Chapters({ chapters, film, page }: Props) {
  if (chapters.length === 0) return null;
  const cut = chapters.length > SHOWN + FEW ? SHOWN : chapters.length;
  const later = chapters.slice(cut);
  return (
    <section className="contents long-read chapters" aria-labelledby="h-contents">
      <p className="contents-title" id="h-contents">
        {page.words.pages.chapters}
      </p>
      <ChapterList chapters={chapters.slice(0, cut)} film={film} page={page} />
      {later.length === 0 ? null : (
        <More label={page.words.more(later.length)}>
          <ChapterList chapters={later} film={film} page={page} />
        </More>
      )}
    </section>
  );
}

function ChapterList({ chapters, film: { videoId, duration }, page }: Props) {
  const { theme, writer } = page;
  const isMeasured = theme.article?.strokes === true && duration !== null;
  return (
    <ol>
      {chapters.map(({ second, length, name }, index) => {
        const line = (
          <>
            <span className="stamp num">{writer.duration(second)}</span>
            <span dir="auto">{name}</span>
          </>
        );
        return (
          // oxlint-disable-next-line react/no-array-index-key -- the chapters of one film never move
          <li key={index}>
            {videoId === null ? (
              <span className="chapter-line">{line}</span>
            ) : (
              <a
                className="chapter-line"
                href={momentAddress(videoId, second)}
                rel="nofollow noopener noreferrer"
              >
                {line}
              </a>
            )}
            {isMeasured && length > 0 ? (
              <span className="part-length num">{writer.duration(length)}</span>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
