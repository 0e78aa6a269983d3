import { classNames } from '../../parts/class-names.ts';
import { itemAnchor } from '../../parts/item-anchor.ts';
import { ItemLink } from '../../parts/item-link.tsx';
import { storedFilm } from '../../parts/own-film.tsx';
import { SitePicture, storedCopy } from '../../parts/site-picture.tsx';
import { shorten } from '../../text/clean-text.ts';
import type { PageContext } from '../section.ts';
import { saysMore, tileWords, type Highlight } from './highlight.ts';

/** Tiles are never more extreme than this: a panorama or a long screenshot is cropped. */
const WIDEST = 1.91;
const TALLEST = 0.7;
const FIRST_VIEW = 3;
/** The owner's choice, to which pictures are cropped; null for their own shapes. */
export type TileShape = 'square' | 'wide' | null;
const RATIOS: Record<Exclude<TileShape, null>, number> = { square: 1, wide: 1.6 };

/** A tile is as wide as its picture's proportions ask of a row of one height, and up to a third wider to fill it. */
function tileSizes(ratio: number, first: boolean): string {
  const of = (rowHeight: number) => Math.min(100, Math.ceil(ratio * rowHeight));
  return first
    ? `(min-width:88rem) ${of(31)}vw, (min-width:62rem) ${of(39)}vw, (min-width:48rem) ${of(60)}vw, ${of(68)}vw`
    : `auto, (min-width:88rem) ${of(31)}vw, (min-width:62rem) ${of(56)}vw, ${of(92)}vw`;
}

type TilesProps = {
  items: readonly Highlight[];
  className: string;
  captions: boolean;
  shape: TileShape;
  first: boolean;
  page: PageContext;
};

/** Pictures in rows of one height: each tile is as wide as its proportions ask. */
export function Tiles({ items, className, captions, shape, first, page }: TilesProps) {
  return (
    <ol className={className}>
      {items.map((item, index) => (
        <Tile
          key={item.id}
          item={item}
          captions={captions}
          shape={shape}
          first={first && index < FIRST_VIEW}
          page={page}
        />
      ))}
    </ol>
  );
}

function Tile({
  item,
  captions,
  shape,
  first,
  page,
}: {
  item: Highlight;
  captions: boolean;
  shape: TileShape;
  first: boolean;
  page: PageContext;
}) {
  const { words, writer, sheet } = page;
  const { tile } = page.theme;
  const cover = item.pictures[0];
  const image = storedCopy(cover ?? null, page);
  const length = (
    <span className="length">{item.duration === null ? words.reel : writer.duration(item.duration)}</span>
  );
  if (image === null) {
    const plays = storedFilm(item.video, page) !== null;
    const said = tileWords(item) ?? (plays ? words.reel : words.withoutPicture);
    return (
      <li
        className={classNames('tile', 'words', sheet.vars({ '--r': 1 }))}
        id={plays || saysMore(item) ? undefined : itemAnchor('tile', item.id)}
      >
        <p dir="auto">
          {plays || saysMore(item) ? (
            <a id={itemAnchor('tile', item.id)} href={`#${itemAnchor('view', item.id)}`}>
              {said}
            </a>
          ) : (
            said
          )}
        </p>
        {plays ? length : null}
        <p className="meta">
          <ItemLink list="media" id={item.id} href={item.href} page={page}>
            {writer.date(item.date) ?? words.withoutPicture}
          </ItemLink>
        </p>
      </li>
    );
  }
  const ratio =
    shape === null ? Math.min(Math.max(image.width / image.height, TALLEST), WIDEST) : RATIOS[shape];
  return (
    <li className={classNames('tile', sheet.vars({ '--r': ratio }))}>
      <a id={itemAnchor('tile', item.id)} href={`#${itemAnchor('view', item.id)}`}>
        <SitePicture
          image={image}
          page={page}
          alt={cover?.alt || item.title || words.openPicture(item.number)}
          sizes={
            tile?.[first ? 'first' : 'further'] ??
            tileSizes(Math.max(ratio, image.width / image.height), first)
          }
          first={first}
        />
        {item.film ? length : null}
        {item.pictures.length > 1 ? (
          <span className="length several">{writer.number(item.pictures.length)}</span>
        ) : null}
        {captions && item.title !== null ? (
          <span className="caption" dir="auto">
            {shorten(item.title, 70)}
          </span>
        ) : null}
      </a>
    </li>
  );
}
