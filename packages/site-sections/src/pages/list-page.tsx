import { wordsLanguage } from '../words/words.ts';
import { PostStory, type StorySlot } from '../parts/post-story.tsx';
import { Story } from '../parts/story.tsx';
import type { PageContext } from '../sections/section.ts';
import type { SitePage } from '../site-page.ts';
import { partName, partsOf } from './list-parts.ts';
import { ARCHIVE_PATH } from './site-pages.ts';
import { LeafTitle } from './leaf-title.tsx';
import type { SiteTag } from './site-tags.ts';
import { tagsBeside } from './tags-beside.ts';
import { Trail } from './trail.tsx';
import { Turn } from './turn.tsx';

type Props = { shown: Extract<SitePage, { number: number }>; page: PageContext };

/** A part of the archive, or of what a tag is on: the owner's posts, then films, the newest first. */
export function ListPage({ shown, page }: Props) {
  const { words, pages, site } = page;
  const isTag = shown.kind === 'tag';
  const parts = isTag ? partsOf(shown.tag, shown.tag.path) : pages.archive;
  const archive = { name: words.pages.archive, href: ARCHIVE_PATH };
  const name = isTag ? words.pages.about(shown.tag.label) : words.pages.archive;
  const current = parts[shown.number - 1];
  const { posts = [], films = [] } = current ?? {};
  const isFirst = shown.number === 1;
  const turnTo = (part: (typeof parts)[number] | undefined) =>
    part === undefined ? null : { path: part.path, name: part === parts[0] ? name : partName(part, site) };
  return (
    <section className="section leaf list" data-section="posts">
      <Trail steps={isTag || !isFirst ? [archive] : []} page={page} />
      <header className="leaf-head">
        <LeafTitle name={name} lang={isTag ? undefined : wordsLanguage(site.language)} page={page} />
        {isFirst || current === undefined ? null : <p className="meta">{partName(current, site)}</p>}
      </header>
      <ol className="stories">
        {posts.map((post, index) => (
          <PostStory key={`post ${post.id}`} post={post} heading="h2" slot={slotAt(index)} page={page} />
        ))}
        {films.map((film, index) => (
          <Story
            key={`film ${film.id}`}
            film={film}
            heading="h2"
            slot={slotAt(posts.length + index)}
            page={page}
          />
        ))}
      </ol>
      <Turn
        before={turnTo(parts[shown.number - 2])}
        after={turnTo(parts[shown.number])}
        labels={{ before: words.pages.newer, after: words.pages.older }}
        page={page}
      />
      {isFirst ? <TagList current={isTag ? shown.tag : null} page={page} /> : null}
    </section>
  );
}

function slotAt(index: number): StorySlot {
  return index === 0 ? 'listedFirst' : 'listed';
}

function TagList({ current, page: { pages, words } }: { current: SiteTag | null; page: PageContext }) {
  const tags = current === null ? pages.tags : tagsBeside(pages.tags, current);
  if (tags.length < (current === null ? 1 : 2)) return null;
  return (
    <nav className="leaf-tags" aria-label={words.pages.tags}>
      <ul className="tags">
        {tags.map(({ label, path }) => (
          <li key={path}>
            <a href={path} dir="auto" aria-current={path === current?.path ? 'page' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
