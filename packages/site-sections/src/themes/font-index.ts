import type { ThemeFont } from './theme.ts';

/** One file of the renderer's `dist/fonts`: a theme's font, cut to one script. */
export type FontFile = {
  subset: string;
  file: string;
  bytes: number;
  /** The value of its `unicode-range`. */
  unicodeRange: string;
};

/** What `dist/fonts/fonts.json` holds: the files of each theme font, by `fontKey`, in the order of its `subsets`. */
export type FontIndex = Readonly<Record<string, readonly FontFile[]>>;

/** The same for two theme fonts only when they are cut to the same files. */
export function fontKey(font: ThemeFont): string {
  const axes = Object.entries(font.axes)
    .map(([axis, { min, max }]) => `${axis}=${min}-${max}`)
    .sort();
  return [font.id, font.file, font.style, ...axes, ...font.subsets].join(' ');
}
