import type { Picture } from '@tosite/validation/profile/profile';
import type { StoredImage } from '@tosite/validation/profile/stored-image';
import { classNames } from '../parts/class-names.ts';
import { FilmMeta } from '../parts/film-still.tsx';
import { ItemLink } from '../parts/item-link.tsx';
import { PostMeta, stillOf } from '../parts/post-story.tsx';
import { SitePicture, storedCopy } from '../parts/site-picture.tsx';
import { When } from '../parts/when.tsx';
import type { PageContext } from '../sections/section.ts';
import { siteName } from '../site-facts.ts';
import { cleanLine, shorten } from '../text/clean-text.ts';
import { sizesOf } from '../themes/picture-sizes.ts';
import { wordsLanguage } from '../words/words.ts';
import type { Another } from './more-of-posts.ts';
import type { ProfileItem, SiteItem } from './site-item.ts';
import { itemName } from './site-pages.ts';

const LONGEST_NAME = 120;
/** Of names; pictures stand in a longer row. */
const MOST_NAMES = 3;

/** What to go on with below a post or an item. */
export function MoreFrom({ item, page }: { item: SiteItem; page: PageContext }) {
  const { pages, site, theme, words } = page;
  const found = pages.moreOf(item);
  if (found.length === 0) return null;
  const images =
    theme.article?.more === 'pictures' ? found.map((other) => storedCopy(pictureOf(other, page), page)) : [];
  // A row with holes would look broken: then there are names alone.
  const isPictured = images.length > 0 && images.every((image) => image !== null);
  const others = isPictured ? found : found.slice(0, MOST_NAMES);
  const isStrip = others.length > MOST_NAMES;
  return (
    <section
      className={classNames('more-from', isPictured && 'pictured', isStrip && 'strip')}
      aria-labelledby="h-more"
    >
      <h2 id="h-more" className="more-title" dir="auto" lang={wordsLanguage(site.language)}>
        {words.pages.moreFrom(siteName(site))}
      </h2>
      <ul>
        {others.map((other, index) => (
          <li key={keyOf(other)}>
            {isPictured ? (
              <Still image={images[index] ?? null} slot={isStrip ? 'strip' : 'more'} page={page} />
            ) : null}
            <h3 dir="auto">
              <Name other={other} page={page} />
            </h3>
            <Meta other={other} page={page} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function keyOf(other: Another): string {
  switch (other.kind) {
    case 'post':
      return `post ${other.post.id}`;
    case 'film':
      return `film ${other.film.id}`;
    case 'item':
      return `item ${other.item.id}`;
  }
}

function Meta({ other, page }: { other: Another; page: PageContext }) {
  switch (other.kind) {
    case 'post':
      return <PostMeta post={other.post} page={page} />;
    case 'film':
      return <FilmMeta film={other.film} page={page} />;
    case 'item':
      return <ItemMeta item={other.item} page={page} />;
  }
}

/** When it was; of a repository rather what it is written in. */
function ItemMeta({ item, page }: { item: ProfileItem; page: PageContext }) {
  if (item.list === 'projects') {
    const { start, end, stars } = item.source;
    const language = cleanLine(item.source.language);
    const when = { start, end, current: false, kind: 'period' as const };
    const isDated = language === null && (start ?? end) !== null;
    if (!isDated && language === null && !stars) return null;
    return (
      <p className="meta">
        {isDated ? (
          <span>
            <When when={when} page={page} />
          </span>
        ) : null}
        {language === null ? null : <span dir="auto">{language}</span>}
        {stars ? (
          <span className="num">{page.words.counted('stars', page.writer.compact(stars), stars)}</span>
        ) : null}
      </p>
    );
  }
  // What has no title is called by its date.
  const date = item.title === null ? null : page.writer.date(item.date);
  return date === null ? null : (
    <p className="meta">
      <time dateTime={page.writer.day(item.date)}>{date}</time>
    </p>
  );
}

function Name({ other, page }: { other: Another; page: PageContext }) {
  if (other.kind === 'post')
    return (
      <a href={other.post.path} className="cover">
        {shorten(itemName(other.post, page.site), LONGEST_NAME)}
      </a>
    );
  if (other.kind === 'item')
    return (
      <a href={other.item.path} className="cover">
        {shorten(itemName(other.item, page.site), LONGEST_NAME)}
      </a>
    );
  const { id, href, title } = other.film;
  return (
    <ItemLink list="videos" id={id} href={href} className="cover" page={page}>
      {shorten(title, LONGEST_NAME)}
    </ItemLink>
  );
}

function pictureOf(other: Another, page: PageContext): Picture | null {
  switch (other.kind) {
    case 'post':
      return stillOf(other.post, page);
    case 'film':
      return other.film.thumbnail;
    case 'item':
      return other.item.pictures.find((picture) => storedCopy(picture, page) !== null) ?? null;
  }
}

type StillProps = { image: StoredImage | null; slot: 'more' | 'strip'; page: PageContext };

function Still({ image, slot, page }: StillProps) {
  return image === null ? null : (
    <span className="more-still">
      <SitePicture image={image} page={page} alt="" sizes={sizesOf(page.theme, slot, cut(image, slot))} />
    </span>
  );
}

/** How much wider it is than what is shown of it: those of a strip are square. */
function cut({ width, height }: StoredImage, slot: 'more' | 'strip'): number {
  return Math.max(1, width / height / (slot === 'strip' ? 1 : 1.5));
}
