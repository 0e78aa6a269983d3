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
import type { PostItem } from './site-item.ts';

type Shown = { image: StoredImage; alt: string };
/** What stands before the text; `others` are further pictures, which stand below it. */
export type Lead =
  | { kind: 'player'; film: Film; others: readonly Shown[] }
  | { kind: 'film'; film: StoredFilm; poster: StoredImage | null; others: readonly Shown[] }
  | { kind: 'picture'; picture: Shown }
  | { kind: 'pictures'; pictures: readonly Shown[] };

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
  const [first, ...others] = pictures;
  if (own !== null) return { kind: 'film', film: own, poster: first?.image ?? null, others };
  if (first === undefined) return null;
  return others.length === 0 ? { kind: 'picture', picture: first } : { kind: 'pictures', pictures };
}

const SIZES = '(min-width:62rem) 70vw, 100vw';
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
            <FilmStill film={lead.film} page={page} sizes={SIZES} first />
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
      return (
        <figure className={classNames('post-lead', pictureShape(lead.picture.image, page))}>
          <SitePicture image={lead.picture.image} page={page} alt={lead.picture.alt} sizes={SIZES} first />
        </figure>
      );
    case 'pictures':
      return (
        <div className="post-lead">
          <Rows pictures={lead.pictures} name={name} page={page} first />
        </div>
      );
  }
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
      {pictures.map(({ image, alt }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the pictures of one post never move
        <figure key={index} className={pictureShape(image, page)}>
          <SitePicture
            image={image}
            page={page}
            alt={alt || name}
            sizes="(min-width:62rem) 40vw, 92vw"
            first={first && index === 0}
          />
        </figure>
      ))}
    </div>
  );
}
