import type { PostItem } from '../pages/site-item.ts';
import { itemName } from '../pages/site-pages.ts';
import type { PageContext } from '../sections/section.ts';
import { shorten } from '../text/clean-text.ts';
import { sizesOf } from '../themes/picture-sizes.ts';
import { classNames } from './class-names.ts';
import { FilmStill } from './film-still.tsx';
import { SitePicture, storedCopy } from './site-picture.tsx';

/** On the front page, or in a list. */
export type StorySlot = 'story' | 'listed' | 'listedFirst';

type StillProps = { post: PostItem; page: PageContext; sizes: string; first?: boolean };

/** The cover of a post, with the length of the film that it was made from; nothing where there is no picture. */
export function PostStill({ post, page, sizes, first = false }: StillProps) {
  const picture = stillOf(post, page);
  if (picture === null) return null;
  if (post.film !== null)
    return <FilmStill film={{ ...post.film, thumbnail: picture }} page={page} sizes={sizes} first={first} />;
  const image = storedCopy(picture, page);
  return image === null ? null : (
    <span className="still">
      <SitePicture image={image} page={page} alt="" sizes={sizes} first={first} />
    </span>
  );
}

/** The first picture of a post that we have a copy of. */
export function stillOf(post: PostItem, page: Pick<PageContext, 'site'>) {
  return post.pictures.find((picture) => storedCopy(picture, page) !== null) ?? null;
}

export function PostMeta({ post: { date }, page: { writer } }: { post: PostItem; page: PageContext }) {
  const written = writer.date(date);
  return written === null ? null : (
    <p className="meta">
      <time dateTime={writer.day(date)}>{written}</time>
    </p>
  );
}

type Props = { post: PostItem; heading?: 'h2' | 'h3'; slot?: StorySlot; page: PageContext };

/** Of a list; the page itself says all of it. */
const LONGEST_TITLE = 140;

/** A post as a line of a list: its picture, what it is called, how it begins, when it was published. */
export function PostStory({ post, heading: Title = 'h3', slot = 'story', page }: Props) {
  const isBare = stillOf(post, page) === null;
  return (
    <li className={classNames('story-item', isBare && 'worded')}>
      <PostStill post={post} page={page} sizes={sizesOf(page.theme, slot)} />
      <Title className="film-title" dir="auto">
        <a href={post.path} className="cover">
          {shorten(itemName(post, page.site), LONGEST_TITLE)}
        </a>
      </Title>
      {post.text === null ? null : (
        <p className="film-text" dir="auto">
          {post.text}
        </p>
      )}
      <PostMeta post={post} page={page} />
    </li>
  );
}
