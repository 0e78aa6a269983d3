import type { Picture } from '@tosite/validation/profile/profile';
import type { StoredImage } from '@tosite/validation/profile/stored-image';
import type { PageContext } from '../sections/section.ts';
import { cleanLine } from '../text/clean-text.ts';
import { classNames } from './class-names.ts';

/** Our copy of a picture; null when there is none (yet). A source's own address is never shown. */
export function storedCopy(picture: Picture | null, { site }: Pick<PageContext, 'site'>): StoredImage | null {
  if (picture === null || !Object.hasOwn(site.media, picture.url)) return null;
  const image = site.media[picture.url];
  return image === undefined || image === null || image.variants.length === 0 ? null : image;
}

type Props = {
  image: StoredImage;
  page: PageContext;
  /** What it shows, or empty where the text beside it says so already. */
  alt: string | null;
  /** How wide it is drawn, as the `sizes` attribute says it. */
  sizes: string;
  className?: string;
  /** Of the first view: fetched at once. */
  first?: boolean;
};

export function SitePicture({ image, page, alt, sizes, className, first = false }: Props) {
  const variants = [...image.variants].sort((a, b) => a.width - b.width);
  const usual = variants.find(({ width }) => width >= 800) ?? variants.at(-1);
  if (usual === undefined) return null;
  const rendered = (
    <img
      className={classNames(className, page.sheet.vars({ '--tint': image.color }), 'picture')}
      src={usual.path}
      srcSet={
        variants.length > 1 ? variants.map(({ path, width }) => `${path} ${width}w`).join(', ') : undefined
      }
      sizes={variants.length > 1 ? sizes : undefined}
      width={image.width}
      height={image.height}
      alt={cleanLine(alt) ?? ''}
      decoding={first ? undefined : 'async'}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
  // On the server React writes a preload for pictures that are not lazy: a second address list for what stands a few
  // lines below. Inside `<picture>` it does not, and server and browser draw the same.
  return first ? <picture>{rendered}</picture> : rendered;
}
