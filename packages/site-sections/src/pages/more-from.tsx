import type { Picture } from '@tosite/validation/profile/profile';
import type { StoredImage } from '@tosite/validation/profile/stored-image';
import { classNames } from '../parts/class-names.ts';
import { FilmMeta } from '../parts/film-still.tsx';
import { ItemLink } from '../parts/item-link.tsx';
import { PostMeta, stillOf } from '../parts/post-story.tsx';
import { SitePicture, storedCopy } from '../parts/site-picture.tsx';
import type { PageContext } from '../sections/section.ts';
import { siteName } from '../site-facts.ts';
import { shorten } from '../text/clean-text.ts';
import { wordsLanguage } from '../words/words.ts';
import type { Another } from './more-of-posts.ts';
import type { PostItem } from './site-item.ts';
import { itemName } from './site-pages.ts';

const LONGEST_NAME = 120;

/** What to go on with below a post. */
export function MoreFrom({ item, page }: { item: PostItem; page: PageContext }) {
  const { pages, site, theme, words } = page;
  const others = pages.moreOf(item);
  if (others.length === 0) return null;
  const images =
    theme.article?.more === 'pictures' ? others.map((other) => storedCopy(pictureOf(other, page), page)) : [];
  // A row with holes would look broken: then there are names alone.
  const isPictured = images.length > 0 && images.every((image) => image !== null);
  return (
    <section className={classNames('more-from', isPictured && 'pictured')} aria-labelledby="h-more">
      <h2 id="h-more" className="more-title" dir="auto" lang={wordsLanguage(site.language)}>
        {words.pages.moreFrom(siteName(site))}
      </h2>
      <ul>
        {others.map((other, index) => (
          <li key={other.kind === 'post' ? `post ${other.post.id}` : `film ${other.film.id}`}>
            {isPictured ? <Still image={images[index] ?? null} page={page} /> : null}
            <h3 dir="auto">
              <Name other={other} page={page} />
            </h3>
            {other.kind === 'post' ? (
              <PostMeta post={other.post} page={page} />
            ) : (
              <FilmMeta film={other.film} page={page} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Name({ other, page }: { other: Another; page: PageContext }) {
  if (other.kind === 'post')
    return (
      <a href={other.post.path} className="cover">
        {shorten(itemName(other.post, page.site), LONGEST_NAME)}
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
  return other.kind === 'post' ? stillOf(other.post, page) : other.film.thumbnail;
}

function Still({ image, page }: { image: StoredImage | null; page: PageContext }) {
  return image === null ? null : (
    <span className="more-still">
      <SitePicture image={image} page={page} alt="" sizes="(min-width:62rem) 30vw, 92vw" />
    </span>
  );
}
