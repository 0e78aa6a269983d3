import { renderToStaticMarkup } from 'react-dom/server';
import { textBlocks, WrittenText } from '@tosite/site-sections/parts/written-text';
import type { ShareImage } from '../document/share-image.ts';

type ContentInput = { title: string; text: string | null; images: readonly ShareImage[] };

/** What a reader shows of an entry: its pictures, then its words. Never empty: without either it is called by its title. */
export function feedContent({ title, text, images }: ContentInput): string {
  const blocks = text === null ? [] : textBlocks(text);
  return renderToStaticMarkup(
    <>
      {images.map(({ url, alt, size }) => (
        <p key={url}>
          {/* Lazy: for any other, React writes a `<link rel="preload">` before the words, which readers of feeds would show or throw away. */}
          <img src={url} alt={alt ?? ''} width={size?.width} height={size?.height} loading="lazy" />
        </p>
      ))}
      {blocks.length === 0 && images.length === 0 ? <p>{title}</p> : <WrittenText blocks={blocks} />}
    </>,
  );
}
