import type { SitePage } from '../site-page.ts';
import type { PageContext } from '../sections/section.ts';
import { Story } from '../parts/story.tsx';
import { ARCHIVE_PATH, partPath, partsOf } from './site-pages.ts';
import { Trail } from './trail.tsx';
import { Turn } from './turn.tsx';

type Props = { shown: Extract<SitePage, { number: number }>; page: PageContext };

/** A part of the archive, or of the films of a tag: the newest first. */
export function FilmsPage({ shown, page }: Props) {
  const { words, pages } = page;
  const isTag = shown.kind === 'tag';
  const parts = isTag ? partsOf(shown.tag.films) : pages.archive;
  const path = isTag ? shown.tag.path : ARCHIVE_PATH;
  const archive = { name: words.pages.archive, href: ARCHIVE_PATH };
  const part = (number: number) =>
    parts[number - 1] === undefined
      ? null
      : { path: partPath(path, number), name: words.pages.pageOf(number, parts.length) };
  return (
    <section className="section leaf" data-section="posts">
      <Trail steps={isTag ? [archive] : []} page={page} />
      <header className="leaf-head">
        <h1 className="story-title leaf-title" dir="auto">
          {isTag ? words.pages.about(shown.tag.label) : words.pages.archive}
        </h1>
        {parts.length > 1 ? <p className="meta">{words.pages.pageOf(shown.number, parts.length)}</p> : null}
      </header>
      <ol className="stories">
        {(parts[shown.number - 1] ?? []).map((film) => (
          <Story key={film.id} film={film} heading="h2" page={page} />
        ))}
      </ol>
      <Turn
        before={part(shown.number - 1)}
        after={part(shown.number + 1)}
        labels={{ before: words.pages.newer, after: words.pages.older }}
        page={page}
      />
      {isTag ? null : <TagList page={page} />}
    </section>
  );
}

function TagList({ page: { pages, words } }: { page: PageContext }) {
  if (pages.tags.length === 0) return null;
  return (
    <nav className="leaf-tags" aria-label={words.pages.tags}>
      <ul className="tags">
        {pages.tags.map(({ label, path }) => (
          <li key={path}>
            <a href={path} dir="auto">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
