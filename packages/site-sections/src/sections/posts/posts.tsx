import { FilmMeta, FilmStill } from '../../parts/film-still.tsx';
import { Frame } from '../../parts/frame.tsx';
import { ItemLink } from '../../parts/item-link.tsx';
import { PostMeta, PostStill, PostStory, stillOf } from '../../parts/post-story.tsx';
import { Story } from '../../parts/story.tsx';
import { classNames } from '../../parts/class-names.ts';
import { sizesOf } from '../../themes/picture-sizes.ts';
import type { PostItem } from '../../pages/site-item.ts';
import { ARCHIVE_PATH, itemName } from '../../pages/site-pages.ts';
import type { Film } from '../film.ts';
import type { PageContext, Section } from '../section.ts';
import { frontStories, type FrontStory } from './front-stories.ts';

type PostsContent = { lead: FrontStory; others: FrontStory[] };

/** The front page: the owner's first post, or else a channel's newest film, as the lead story; the next ones as a list. */
export const posts: Section<'posts', PostsContent> = {
  key: 'posts',
  css: ['films'],
  select: (profile, settings, site) => {
    const [lead, ...others] = frontStories(profile, settings, site);
    return lead === undefined ? null : { lead, others };
  },
  View: ({ content: { lead, others }, page }) => (
    <Frame section="posts" page={page}>
      {lead.kind === 'post' ? (
        <PostLead post={lead.post} page={page} />
      ) : (
        <FilmLead film={lead.film} page={page} />
      )}
      {others.length === 0 ? null : (
        <ol className="stories">
          {others.map((story) =>
            story.kind === 'post' ? (
              <PostStory key={`post ${story.post.id}`} post={story.post} page={page} />
            ) : (
              <Story key={`film ${story.film.id}`} film={story.film} page={page} />
            ),
          )}
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
  pictures: ({ lead, others }) =>
    [lead, ...others].flatMap((story) =>
      story.kind === 'film' ? (story.film.thumbnail ?? []) : story.post.pictures.slice(0, 1),
    ),
};

function FilmLead({ film, page }: { film: Film; page: PageContext }) {
  return (
    <article className="story">
      <FilmStill film={film} page={page} sizes={sizesOf(page.theme, 'lead')} first />
      <h3 className="story-title" dir="auto">
        <ItemLink list="videos" id={film.id} href={film.href} className="cover" page={page}>
          {film.title}
        </ItemLink>
      </h3>
      {film.standfirst === null ? null : (
        <p className="standfirst" dir="auto">
          {film.standfirst}
        </p>
      )}
      <FilmMeta film={film} page={page} />
    </article>
  );
}

function PostLead({ post, page }: { post: PostItem; page: PageContext }) {
  return (
    <article className={classNames('story', stillOf(post, page) === null && 'worded')}>
      <PostStill post={post} page={page} sizes={sizesOf(page.theme, 'lead')} first />
      <h3 className="story-title" dir="auto">
        <a href={post.path} className="cover">
          {itemName(post, page.site)}
        </a>
      </h3>
      {post.text === null ? null : (
        <p className="standfirst" dir="auto">
          {post.text}
        </p>
      )}
      <PostMeta post={post} page={page} />
    </article>
  );
}
