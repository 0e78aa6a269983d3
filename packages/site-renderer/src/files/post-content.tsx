import { renderToStaticMarkup } from 'react-dom/server';
import type { PostItem } from '@tosite/site-sections/pages/site-item';
import { writtenAddress } from '@tosite/site-sections/parts/safe-address';
import { momentAddress } from '@tosite/site-sections/posts/film-address';
import { Blocks } from '@tosite/site-sections/posts/post-blocks';
import { outlineOf } from '@tosite/site-sections/posts/post-outline';
import { documentOf } from '@tosite/site-sections/posts/site-post';
import type { SiteInput } from '@tosite/site-sections/site';
import { cleanLine } from '@tosite/site-sections/text/clean-text';
import { writerFor } from '@tosite/site-sections/text/writer';
import { safeUrl } from '@tosite/validation/text/http-link';
import { pictureImage, type ShareImage } from '../document/share-image.ts';
import type { SitePlace } from '../document/site-place.ts';

type ContentInput = { site: SiteInput; place: SitePlace; images: readonly ShareImage[] };

/** Drawn once for both feeds of a place. */
const drawn = new WeakMap<SitePlace, WeakMap<PostItem, string>>();

/** A whole post as a reader of feeds shows it: pictures by their absolute address, films as links. */
export function postContent(item: PostItem, { site, place, images }: ContentInput): string {
  const here = drawn.get(place) ?? new WeakMap<PostItem, string>();
  drawn.set(place, here);
  const before = here.get(item);
  if (before !== undefined) return before;
  const document = documentOf(item.source);
  const { duration } = writerFor(site.language, site.timezone);
  const videoId = item.film?.videoId ?? null;
  const html = renderToStaticMarkup(
    <>
      {images.slice(0, 1).map((image) => (
        <p key={image.url}>
          <Picture image={image} alt={image.alt ?? ''} />
        </p>
      ))}
      {item.text === null ? null : (
        <p>
          <em>{item.text}</em>
        </p>
      )}
      <Blocks
        blocks={document.content}
        tools={{
          outline: outlineOf(document),
          picture: ({ src, alt, caption }) => {
            const image = pictureImage(
              site,
              [{ url: src, alt: '', width: null, height: null }],
              place.absolute,
            );
            const said = cleanLine(caption);
            return image === null ? null : (
              <figure>
                <Picture image={image} alt={cleanLine(alt) ?? ''} />
                {said === null ? null : <figcaption>{said}</figcaption>}
              </figure>
            );
          },
          film: ({ url, title }) => {
            const href = safeUrl(url);
            return href === null ? null : (
              <p>
                <a href={href}>{cleanLine(title) ?? writtenAddress(href)}</a>
              </p>
            );
          },
          moment: (second) =>
            videoId === null ? null : (
              <>
                {' '}
                <a href={momentAddress(videoId, second)}>{duration(second)}</a>
              </>
            ),
        }}
      />
      {images.slice(1).map((image) => (
        <p key={image.url}>
          <Picture image={image} alt={image.alt ?? ''} />
        </p>
      ))}
    </>,
  );
  here.set(item, html);
  return html;
}

function Picture({ image: { url, size }, alt }: { image: ShareImage; alt: string }) {
  // Lazy: see feed-content.tsx.
  return <img src={url} alt={alt} width={size?.width} height={size?.height} loading="lazy" />;
}
