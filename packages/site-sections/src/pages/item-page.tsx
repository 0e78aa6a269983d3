import { classNames } from '../parts/class-names.ts';
import { FilmStill } from '../parts/film-still.tsx';
import { OwnFilm, storedFilm } from '../parts/own-film.tsx';
import { SitePicture, storedCopy } from '../parts/site-picture.tsx';
import { sectionId, sectionTitle } from '../parts/frame.tsx';
import { textBlocks, WrittenText } from '../parts/written-text.tsx';
import type { StoredImage } from '@tosite/validation/profile/stored-image';
import type { PageContext } from '../sections/section.ts';
import { Player } from '../sections/videos/player.tsx';
import { Chapters } from './chapters.tsx';
import { ItemAside } from './item-aside.tsx';
import { ItemMeta } from './item-meta.tsx';
import type { ProfileItem, SiteItem } from './site-item.ts';
import { ARCHIVE_PATH, itemName } from './site-pages.ts';
import { Trail, type TrailStep } from './trail.tsx';
import { Turn } from './turn.tsx';

/** A text that is no longer than this is all that the page says, and is set large. */
const LONGEST_LEAD = 320;

/** The page of one repository, project, film, photo or update of the profile. */
export function ItemPage({ item, page }: { item: ProfileItem; page: PageContext }) {
  const { words, pages, site } = page;
  const { previous, next } = pages.around(item);
  const to = (other: SiteItem | null) =>
    other === null ? null : { path: other.path, name: itemName(other, site) };
  return (
    <section className="section leaf" data-section="leaf">
      <Trail steps={[stepAbove(item, page)]} page={page} />
      <article className="leaf-body">
        <div className="leaf-grid">
          <header className="leaf-head">
            <h1 className="story-title leaf-title" dir="auto">
              {itemName(item, site)}
            </h1>
            <ItemMeta item={item} page={page} />
          </header>
          <Pictures item={item} page={page} />
          <div className="leaf-main">
            {item.text === null ? null : (
              <div
                className={classNames('prose', 'leaf-text', item.text.length <= LONGEST_LEAD && 'leaf-lead')}
              >
                <WrittenText blocks={textBlocks(item.text)} />
              </div>
            )}
            {item.list === 'videos' ? <Chapters item={item} page={page} /> : null}
          </div>
          <ItemAside item={item} page={page} />
        </div>
      </article>
      <Turn
        before={to(previous)}
        after={to(next)}
        labels={{ before: words.previous, after: words.next }}
        page={page}
      />
    </section>
  );
}

/** The archive for a film, else the section of the home page that tells of the item. */
function stepAbove(
  { list, section }: ProfileItem,
  page: Pick<PageContext, 'pages' | 'words' | 'site'>,
): TrailStep {
  return list === 'videos' && page.pages.archive.length > 0
    ? { name: page.words.pages.archive, href: ARCHIVE_PATH }
    : { name: sectionTitle(section, page), href: `/#${sectionId(section)}` };
}

function Pictures({ item, page }: { item: ProfileItem; page: PageContext }) {
  if (item.list === 'videos') {
    return (
      <div className="leaf-film">
        <Player film={item.film} page={page}>
          <FilmStill film={item.film} page={page} sizes="(min-width:62rem) 70vw, 100vw" first />
        </Player>
      </div>
    );
  }
  const images = item.pictures.flatMap((picture) => {
    const image = storedCopy(picture, page);
    return image === null ? [] : [{ image, alt: picture.alt }];
  });
  const film = item.list === 'media' ? storedFilm(item.source.video?.url ?? null, page) : null;
  if (images.length === 0 && film === null) return null;
  const isFilm = item.list === 'media' && (item.source.kind === 'reel' || item.source.kind === 'video');
  const poster = film !== null && isFilm ? (images.shift()?.image ?? null) : null;
  return (
    <div className="leaf-pictures">
      {film === null ? null : (
        <figure>
          <OwnFilm film={film} poster={poster} label={itemName(item, page.site)} />
        </figure>
      )}
      {images.map(({ image, alt }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pictures of one post never move
        <figure key={index} className={page.sheet.vars({ '--w': remOf(image) })}>
          <SitePicture
            image={image}
            page={page}
            alt={alt || itemName(item, page.site)}
            sizes="(min-width:62rem) 60vw, 92vw"
            first={index === 0}
          />
        </figure>
      ))}
    </div>
  );
}

const TALLEST_REM = 48;
const PIXELS_OF_REM = 16;

/**
 * No wider than it is, and no taller than a screen. Said before the picture is there: left to the picture, its place
 * is empty until it comes, and what stands below it moves.
 */
function remOf({ width, height }: StoredImage): number {
  return Math.min(width / PIXELS_OF_REM, (TALLEST_REM * width) / height);
}
