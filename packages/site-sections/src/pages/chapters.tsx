import type { PageKit } from '../sections/section.ts';
import { cleanLine } from '../text/clean-text.ts';
import type { SiteItem } from './site-item.ts';

/** The chapters of a film; each leads to its moment on YouTube. */
export function Chapters({ item, page }: { item: Extract<SiteItem, { list: 'videos' }>; page: PageKit }) {
  const { videoId } = item.film;
  const chapters = item.source.chapters.flatMap(({ start, title }) => {
    const name = cleanLine(title);
    return name === null ? [] : [{ start, name }];
  });
  if (chapters.length < 2) return null;
  return (
    <section className="leaf-chapters" aria-labelledby="h-chapters">
      <h2 className="film-title" id="h-chapters">
        {page.words.pages.chapters}
      </h2>
      <ol>
        {chapters.map(({ start, name }, index) => {
          const line = (
            <>
              <span className="num">{page.writer.duration(start)}</span> <span dir="auto">{name}</span>
            </>
          );
          return (
            // oxlint-disable-next-line react/no-array-index-key -- the chapters of one film never move
            <li key={index}>
              {videoId === null ? (
                line
              ) : (
                <a
                  href={`https://www.youtube.com/watch?v=${videoId}&t=${start}s`}
                  rel="nofollow noopener noreferrer"
                >
                  {line}
                </a>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
