import type { StoredImage } from '@tosite/validation/profile/stored-image';
import { Curtain, hem } from '../../parts/curtain.tsx';
import { SitePicture, storedCopy } from '../../parts/site-picture.tsx';
import { Axis } from '../contributions/axis.tsx';
import type { PageContext } from '../section.ts';
import { LOW, type Sky as SkyContent } from './record-rays.ts';

/** Of a window that is as wide as a slat is; its lower edge follows the folds. */
const SLAT_HEIGHT = 30;

/** The record of whoever the site is of, as light above the name. */
export function Sky({ sky: { rays, weeks, hung }, page }: { sky: SkyContent; page: PageContext }) {
  const slats = hung.flatMap(({ picture, amount }) => {
    const image = storedCopy(picture, page);
    return image === null ? [] : [{ image, amount }];
  });
  return (
    <div className="sky" aria-hidden="true">
      {slats.length > 0 ? (
        <div className="slats">
          {slats.map(({ image, amount }, index) => (
            <SitePicture
              key={image.variants[0]?.path}
              image={image}
              page={page}
              alt=""
              sizes={slatSizes(image, amount)}
              first
              className={page.sheet.vars({
                '--k': amount,
                '--a': edge(index / slats.length),
                '--b': edge((index + 1) / slats.length),
              })}
            />
          ))}
        </div>
      ) : (
        <>
          <Curtain rays={rays.length > 0 ? rays : LOW} page={page} />
          {weeks === null ? null : <Axis weeks={weeks} page={page} />}
        </>
      )}
    </div>
  );
}

/** A slat is as high as its amount, of a sky that is as high as the window lets it be; its picture covers it. */
function slatSizes({ width, height }: StoredImage, amount: number): string {
  const wide = (0.46 + amount * 0.46) * Math.max(width / height, 0.6);
  return `(min-width:48rem) ${Math.ceil(wide * 36)}rem, ${Math.ceil(wide * 22)}rem`;
}

const edge = (at: number) => `${Math.round(100 - (hem(at) / 100) * SLAT_HEIGHT * 3.2)}%`;
