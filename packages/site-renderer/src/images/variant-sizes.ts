export type Size = { width: number; height: number };

/** The widths that the sections choose from. */
const WIDTHS = [160, 320, 640, 960, 1440, 2048];
const WIDEST = 2048;
/** Only endless strips reach it; WebP itself ends at 16,383. */
const TALLEST = 8192;

/** Sizes of the copies of a picture, narrowest first: never larger than the picture, at least one. */
export function variantSizes(original: Size): [Size, ...Size[]] {
  const scale = Math.min(1, WIDEST / original.width, TALLEST / original.height);
  const largest = {
    width: Math.max(1, Math.round(original.width * scale)),
    height: Math.max(1, Math.round(original.height * scale)),
  };
  const smaller = WIDTHS.filter((width) => width < largest.width).map((width) => ({
    width,
    height: Math.max(1, Math.round((largest.height * width) / largest.width)),
  }));
  const [first, ...rest] = [...smaller, largest];
  return first === undefined ? [largest] : [first, ...rest];
}
