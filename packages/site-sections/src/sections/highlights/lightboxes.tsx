import { itemAnchor } from '../../parts/item-anchor.ts';
import { OwnFilm, storedFilm } from '../../parts/own-film.tsx';
import { SafeLink } from '../../parts/safe-link.tsx';
import { SitePicture, storedCopy } from '../../parts/site-picture.tsx';
import { textBlocks, WrittenText } from '../../parts/written-text.tsx';
import { PLATFORM_NAMES } from '@tosite/validation/platforms/platform-names';
import type { PageContext } from '../section.ts';
import { saysMore, type Highlight } from './highlight.ts';

/** The large views, shown by `:target`. They stand last in the section; their pictures load when one is opened. */
export function Lightboxes({ items, page }: { items: readonly Highlight[]; page: PageContext }) {
  const seen = items.filter(
    (item) =>
      storedCopy(item.pictures[0] ?? null, page) !== null ||
      storedFilm(item.video, page) !== null ||
      saysMore(item),
  );
  return seen.map((item, index) => (
    <Lightbox
      key={item.id}
      item={item}
      place={index + 1}
      all={seen.length}
      previous={(seen.at(index - 1) ?? item).id}
      next={(seen[(index + 1) % seen.length] ?? item).id}
      page={page}
    />
  ));
}

type Props = {
  item: Highlight;
  place: number;
  all: number;
  previous: string;
  next: string;
  page: PageContext;
};

function Lightbox({ item, place, all, previous, next, page }: Props) {
  const { words, writer } = page;
  const images = item.pictures.flatMap((picture) => {
    const image = storedCopy(picture, page);
    return image === null ? [] : [{ image, alt: picture.alt }];
  });
  const film = storedFilm(item.video, page);
  // The still of a film; among the pictures of an album a film is one more, and has none.
  const poster = film !== null && item.film ? (images.shift()?.image ?? null) : null;
  const player =
    film === null ? null : <OwnFilm film={film} poster={poster} label={item.title ?? words.reel} />;
  const date = writer.date(item.date);
  const own = page.pages.itemOf('media', item.id);
  return (
    <figure className="lightbox" id={itemAnchor('view', item.id)}>
      <div className="views">
        {item.film ? player : null}
        {images.map(({ image, alt }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the pictures of one post never move
          <SitePicture key={index} image={image} page={page} alt={alt} sizes="100vw" />
        ))}
        {item.film ? null : player}
      </div>
      <figcaption>
        <div className="said">
          {item.caption === null ? null : <WrittenText blocks={textBlocks(item.caption)} />}
          <p className="meta">
            {date === null ? null : <time dateTime={writer.day(item.date)}>{date}</time>}
            {own === null ? null : <a href={own.path}>{words.pages.ownPage}</a>}
            {item.href === null ? null : (
              <SafeLink href={item.href}>
                {item.film ? words.watch : words.on(PLATFORM_NAMES.instagram)}
              </SafeLink>
            )}
          </p>
        </div>
        <nav aria-label={words.picturesOf(place, all)}>
          {all > 1 ? <a href={`#${itemAnchor('view', previous)}`}>{words.previous}</a> : null}
          {all > 1 ? <a href={`#${itemAnchor('view', next)}`}>{words.next}</a> : null}
          <a href={`#${itemAnchor('tile', item.id)}`}>{words.close}</a>
        </nav>
      </figcaption>
    </figure>
  );
}
