import type { ReactNode } from 'react';
import type { PostDocument } from '@tosite/validation/posts/post-document';
import { postPictures } from '@tosite/validation/posts/post-text';
import type { StoredFilm } from '@tosite/validation/profile/stored-film';
import type { StoredImage } from '@tosite/validation/profile/stored-image';
import { classNames } from '../parts/class-names.ts';
import { FilmStill } from '../parts/film-still.tsx';
import { OwnFilm, storedFilm } from '../parts/own-film.tsx';
import { stillOf } from '../parts/post-story.tsx';
import { SitePicture, storedCopy } from '../parts/site-picture.tsx';
import { pictureShape } from '../posts/picture-shape.ts';
import type { Film } from '../sections/film.ts';
import type { PageContext } from '../sections/section.ts';
import { Player } from '../sections/videos/player.tsx';
import { sizesOf } from '../themes/picture-sizes.ts';
import { pictureRows, widestRow, widthOf } from './picture-rows.ts';
import type { PostItem, ProfileItem, SiteItem } from './site-item.ts';

type Shown = { image: StoredImage; alt: string };
/** What stands before the text; `others` are further pictures, which stand below it. */
export type Lead =
  | { kind: 'player'; film: Film; others: readonly Shown[] }
  | { kind: 'film'; film: StoredFilm; poster: StoredImage | null; others: readonly Shown[] }
  | { kind: 'picture'; picture: Shown }
  | { kind: 'pictures'; pictures: readonly Shown[] }
  /** A drawn scene, where a theme opens on one when there is no picture. `turn`: of its hue, in degrees. */
  | { kind: 'set'; turn: number };

/** null: the text begins at once. What stands in the text itself is not shown before it. */
export function leadOf(item: PostItem, document: PostDocument, page: PageContext): Lead | null {
  const inText = new Set(postPictures({ cover: null, content: document }));
  const pictures = item.pictures.flatMap((picture) => {
    const image = storedCopy(picture, page);
    return image === null || inText.has(picture.url) ? [] : [{ image, alt: picture.alt }];
  });
  if (item.film?.videoId) {
    const film = { ...item.film, thumbnail: stillOf(item, page) };
    // Its first picture is the still.
    return { kind: 'player', film, others: pictures.slice(1) };
  }
  const { about } = item;
  const own = about?.list === 'media' ? storedFilm(about.source.video?.url ?? null, page) : null;
  return leadOfPictures(pictures, own) ?? setOf(item, page);
}

/** What stands before the text of an item of the profile; a picture of which nothing is said is called as the item is. */
export function leadOfItem(item: ProfileItem, name: string, page: PageContext): Lead | null {
  if (item.list === 'videos') return { kind: 'player', film: item.film, others: [] };
  const pictures = item.pictures.flatMap((picture) => {
    const image = storedCopy(picture, page);
    return image === null ? [] : [{ image, alt: picture.alt || name }];
  });
  const own = item.list === 'media' ? storedFilm(item.source.video?.url ?? null, page) : null;
  // Of a carousel no picture is known to be the still of its film.
  if (own !== null && item.list === 'media' && item.source.kind === 'carousel')
    return { kind: 'film', film: own, poster: null, others: pictures };
  return leadOfPictures(pictures, own) ?? setOf(item, page);
}

const TURNS = [-36, -18, 0, 18, 36];

/** The same for one item always, and seldom that of its neighbour. */
function setOf({ id }: SiteItem, { theme }: PageContext): Lead | null {
  const sum = Array.from(id, (letter) => letter.codePointAt(0) ?? 0).reduce((total, code) => total + code, 0);
  return theme.litSets === true ? { kind: 'set', turn: TURNS[sum % TURNS.length] ?? 0 } : null;
}

function leadOfPictures(pictures: readonly Shown[], own: StoredFilm | null): Lead | null {
  const [first, ...others] = pictures;
  if (own !== null) return { kind: 'film', film: own, poster: first?.image ?? null, others };
  if (first === undefined) return null;
  return others.length === 0 ? { kind: 'picture', picture: first } : { kind: 'pictures', pictures };
}

type Props = {
  lead: Lead;
  name: string;
  page: PageContext;
  /** What stands below a film. */
  children: ReactNode;
};

export function PostLead({ lead, name, page, children }: Props) {
  switch (lead.kind) {
    case 'player':
      return (
        <div className="post-lead leaf-film">
          <Player film={lead.film} page={page}>
            <FilmStill film={lead.film} page={page} sizes={sizesOf(page.theme, 'article')} first />
          </Player>
          {children}
        </div>
      );
    case 'film':
      return (
        <figure className="post-lead tall">
          <OwnFilm film={lead.film} poster={lead.poster} label={name} />
        </figure>
      );
    case 'picture':
      return <OnePicture {...lead.picture} page={page} />;
    case 'set':
      return (
        <div
          className={classNames('post-lead', 'set', page.sheet.vars({ '--turn': `${lead.turn}deg` }))}
          aria-hidden="true"
        />
      );
    case 'pictures':
      return (
        <div className="post-lead">
          <Rows pictures={lead.pictures} name={name} page={page} first />
        </div>
      );
  }
}

function OnePicture({ image, alt, page }: Shown & { page: PageContext }) {
  const slot = image.height > image.width ? 'tallArticle' : 'article';
  return (
    <figure className={classNames('post-lead', pictureShape(image, page))}>
      <SitePicture image={image} page={page} alt={alt} sizes={sizesOf(page.theme, slot)} first />
    </figure>
  );
}

/** The further pictures of a post that begins with a film. */
export function PostPictures({ lead, name, page }: { lead: Lead | null; name: string; page: PageContext }) {
  if (lead === null || !('others' in lead) || lead.others.length === 0) return null;
  return (
    <div className="part">
      <div className="part-text">
        <div className="post-picture wide">
          <Rows pictures={lead.others} name={name} page={page} />
        </div>
      </div>
    </div>
  );
}

type RowsProps = { pictures: readonly Shown[]; name: string; page: PageContext; first?: boolean };

/** Pictures in rows of one height each, nothing cut. */
function Rows({ pictures, name, page, first = false }: RowsProps) {
  return (
    <div className="hang">
      {pictureRows(pictures).map((row, place) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- the pictures of one post never move
          key={place}
          className={classNames('hang-row', page.sheet.vars({ '--most': `${widestRow(row)}rem` }))}
        >
          {row.map(({ image, alt }, index) => (
            <figure
              // oxlint-disable-next-line react/no-array-index-key -- see above
              key={index}
              className={page.sheet.vars({ '--a': image.width / image.height })}
            >
              <SitePicture
                image={image}
                page={page}
                alt={alt || name}
                sizes={sizesOf(page.theme, 'article', image.width / image.height / widthOf(row))}
                first={first && place + index === 0}
              />
            </figure>
          ))}
        </div>
      ))}
    </div>
  );
}
