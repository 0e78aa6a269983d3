import type { StoredImage } from '@tosite/validation/profile/stored-image';
import { classNames } from '../parts/class-names.ts';
import type { PageContext } from '../sections/section.ts';

/** From this proportion of its sides on a picture is wide. */
const WIDE = 1.15;
const PIXELS_OF_REM = 16;
/** Narrower ones are never blown up to a column. */
const SMALL = 480;

/** The classes of a picture in a text: its proportion, and how wide it is at most. */
export function pictureShape({ width, height }: StoredImage, { sheet }: Pick<PageContext, 'sheet'>): string {
  const shape = width < SMALL ? 'small' : width >= height * WIDE ? 'wide' : 'tall';
  return (
    classNames(shape, sheet.vars({ '--w': `${width / PIXELS_OF_REM}rem`, '--a': width / height })) ?? shape
  );
}
