import { More } from '../parts/more.tsx';
import type { PageContext } from '../sections/section.ts';
import { cleanLine } from '../text/clean-text.ts';
import type { SiteItem } from './site-item.ts';

/** More than these fold away, unless only a few would. */
const SHOWN = 8;
const FEW = 2;

type Chapter = { start: number; name: string };

/** The chapters of a film; each leads to its moment on YouTube. */
export function Chapters({ item, page }: { item: Extract<SiteItem, { list: 'videos' }>; page: PageContext }) {
  const { videoId } = item.film;
  const chapters = item.source.chapters.flatMap(({ start, title }): Chapter[] => {
    const name = cleanLine(title);
    return name === null ? [] : [{ start, name }];
  });
  if (chapters.length < 2) return null;
  const cut = chapters.length > SHOWN + FEW ? SHOWN : chapters.length;
  const later = chapters.slice(cut);
  return (
    <section className="leaf-chapters" aria-labelledby="h-chapters">
      <h2 className="film-title" id="h-chapters">
        {page.words.pages.chapters}
      </h2>
      <ChapterList chapters={chapters.slice(0, cut)} videoId={videoId} page={page} />
      {later.length === 0 ? null : (
        <More label={page.words.more(later.length)}>
          <ChapterList chapters={later} videoId={videoId} page={page} />
        </More>
      )}
    </section>
  );
}

type ListProps = { chapters: readonly Chapter[]; videoId: string | null; page: PageContext };

function ChapterList({ chapters, videoId, page }: ListProps) {
  return (
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
  );
}
