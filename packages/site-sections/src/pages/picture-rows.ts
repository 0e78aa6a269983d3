import type { StoredImage } from '@tosite/validation/profile/stored-image';

/** How wide a row is by its height, at least; of many pictures each row holds more. */
const FULL = 2;
const FULL_OF_MANY = 2.7;
const MANY = 4;
/** A last row that is shorter than this, by the others, joins the one before. */
const ENOUGH = 0.6;

const shapeOf = ({ width, height }: StoredImage) => width / height;
/** How wide a row is by its height. */
export const widthOf = (row: readonly { image: StoredImage }[]) =>
  row.reduce((sum, { image }) => sum + shapeOf(image), 0);

/** Pictures in rows, in their order: all of a row are of one height, and every row is filled. */
export function pictureRows<T extends { image: StoredImage }>(pictures: readonly T[]): T[][] {
  const full = pictures.length > MANY ? FULL_OF_MANY : FULL;
  const rows: T[][] = [];
  for (const picture of pictures) {
    const row = rows.at(-1);
    if (row === undefined || widthOf(row) >= full) rows.push([picture]);
    else row.push(picture);
  }
  const last = rows.at(-1);
  const before = rows.at(-2);
  if (last !== undefined && before !== undefined && widthOf(last) < full * ENOUGH) {
    before.push(...last);
    rows.pop();
  }
  return rows;
}

const PIXELS_OF_REM = 16;
/** A picture is drawn larger than it is by this at most. */
const BLOWN_UP = 1.25;

/** How wide a row may be, in rem, before one of its pictures is blown up. */
export function widestRow(row: readonly { image: StoredImage }[]): number {
  const height = Math.min(...row.map(({ image }) => image.height));
  return (height * widthOf(row) * BLOWN_UP) / PIXELS_OF_REM;
}
