import { expect, it } from 'vitest';
import { storedImage } from '../testing/sample-site.ts';
import { pictureRows, widestRow } from './picture-rows.ts';

const picture = (width: number, height: number) => ({
  image: { ...storedImage('row'), width, height },
});
const WIDE = picture(1500, 1000);
const TALL = picture(800, 1000);

it.each([
  ['two of different widths stand in one row', [WIDE, TALL], [2]],
  ['a last one alone joins the row before it', [WIDE, WIDE, TALL], [3]],
  ['six fill two rows', [TALL, TALL, WIDE, WIDE, TALL, TALL], [3, 3]],
  ['three tall ones stand in one', [TALL, TALL, TALL], [3]],
  ['a strip of 6:1 has a row of its own', [picture(6000, 1000), WIDE, WIDE], [1, 2]],
])('%s', (_, pictures, lengths) => {
  const rows = pictureRows(pictures);
  expect(rows.map((row) => row.length)).toEqual(lengths);
  expect(rows.flat()).toEqual(pictures);
});

it('a row is no wider than its smallest picture allows', () => {
  // 400 high at most, times 1.25: 500 px by 1.5 and 0.8.
  expect(widestRow([WIDE, picture(320, 400)])).toBeCloseTo((500 * 2.3) / 16);
  expect(widestRow([picture(1, 1)])).toBeLessThan(0.1);
});
