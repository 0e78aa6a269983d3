import type { PostBlock } from '@tosite/validation/posts/post-document';
import { classNames } from '../parts/class-names.ts';
import { FilmStill } from '../parts/film-still.tsx';
import { writtenAddress } from '../parts/safe-address.ts';
import { SafeLink } from '../parts/safe-link.tsx';
import { SitePicture, storedCopy } from '../parts/site-picture.tsx';
import type { Film } from '../sections/film.ts';
import { filmsOf } from '../sections/film.ts';
import type { PageContext } from '../sections/section.ts';
import { Player } from '../sections/videos/player.tsx';
import type { PostItem } from '../pages/site-item.ts';
import { cleanLine } from '../text/clean-text.ts';
import { youtubeId } from '@tosite/validation/posts/film-address';
import { momentAddress } from './film-address.ts';
import { pictureShape } from './picture-shape.ts';
import { Blocks, HeadingLine, type BlockTools } from './post-blocks.tsx';
import type { PostOutline } from './post-outline.ts';

type Props = { item: PostItem; outline: PostOutline; page: PageContext };

/** What a post says, in parts at its headings, so that themes can set what is said of a part beside it. */
export function PostBody({ item, outline, page }: Props) {
  const tools = toolsOf(item, outline, page);
  return outline.parts.map(({ heading, blocks }, index) =>
    heading === null ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never move
      <div key={index} className="part">
        <PartText blocks={blocks} tools={tools} />
      </div>
    ) : (
      <section key={heading.id} className="part" aria-labelledby={heading.id}>
        <HeadingLine block={heading.block} tools={tools} />
        <PartText blocks={blocks} tools={tools} />
      </section>
    ),
  );
}

function PartText({ blocks, tools }: { blocks: readonly PostBlock[]; tools: BlockTools }) {
  return blocks.length === 0 ? null : (
    <div className="part-text">
      <Blocks blocks={blocks} tools={tools} />
    </div>
  );
}

function toolsOf(item: PostItem, outline: PostOutline, page: PageContext): BlockTools {
  const videoId = item.film?.videoId ?? null;
  // A film has one screen on a page: frames are told apart by its id.
  const shown = new Set([videoId]);
  return {
    outline,
    picture: ({ src, alt, caption }) => {
      const image = storedCopy({ url: src, alt: '', width: null, height: null }, page);
      if (image === null) return null;
      const said = cleanLine(caption);
      return (
        <figure className={classNames('post-picture', pictureShape(image, page))}>
          <SitePicture image={image} page={page} alt={alt} sizes="(min-width:62rem) 55vw, 92vw" />
          {said === null ? null : <figcaption dir="auto">{said}</figcaption>}
        </figure>
      );
    },
    film: ({ url, title }) => {
      const id = youtubeId(url);
      const named = cleanLine(title);
      if (id === null || shown.has(id))
        return (
          <p className="film-link" dir="auto">
            <SafeLink href={url}>{named ?? <bdi>{writtenAddress(url)}</bdi>}</SafeLink>
          </p>
        );
      shown.add(id);
      return (
        <div className="post-picture wide">
          <Screen film={filmAt(id, { url, named, page })} page={page} />
        </div>
      );
    },
    moment: (second, of) =>
      videoId === null ? null : (
        <a
          className={of === 'heading' ? 'stamp' : 'at'}
          href={momentAddress(videoId, second)}
          rel="nofollow noopener noreferrer"
        >
          <span className="vh">{page.words.watch} </span>
          <span className="num">{page.writer.duration(second)}</span>
        </a>
      ),
  };
}

function Screen({ film, page }: { film: Film; page: PageContext }) {
  return (
    <Player film={film} page={page}>
      <FilmStill film={film} page={page} sizes="(min-width:62rem) 55vw, 92vw" />
    </Player>
  );
}

/** A film of YouTube: as the profile tells of it, else what the post says. */
function filmAt(
  videoId: string,
  { url, named, page }: { url: string; named: string | null; page: PageContext },
): Film {
  const known = filmsOf(page.site.profile.videos).find((film) => film.videoId === videoId);
  return {
    id: videoId,
    kind: 'video',
    videoId,
    title: named ?? known?.title ?? writtenAddress(url),
    standfirst: null,
    published: null,
    duration: known?.duration ?? null,
    views: null,
    roughViews: false,
    href: url,
    thumbnail: known?.thumbnail ?? null,
  };
}
