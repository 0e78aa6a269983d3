import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ThemeName } from '@tosite/validation/website/design';

/** A cut of a font as shapes, in thousandths of an em: what a letter is drawn from where there is no browser. */
export type Cut = {
  /** By letter: how far the next one stands, and its outline as the `d` of a path, y upwards. */
  glyphs: Readonly<Record<string, readonly [advance: number, outline: string]>>;
};
export type Outlines = { display: Cut; text: Cut };

const folder = () =>
  join(
    dirname(createRequire(import.meta.url).resolve('@tosite/site-renderer/package.json')),
    'dist',
    'outlines',
  );
const read = new Map<ThemeName, Outlines>();

/** The cuts of a theme that its card is set in, as the build of this package wrote them. Each is read once. */
export function outlinesOf(theme: ThemeName): Outlines {
  const known = read.get(theme);
  if (known !== undefined) return known;
  try {
    // Written by build-outlines.ts of this same package.
    const outlines = JSON.parse(readFileSync(join(folder(), `${theme}.json`), 'utf8')) as Outlines;
    read.set(theme, outlines);
    return outlines;
  } catch (error) {
    throw new Error('The letters of the social cards are not built. Run `pnpm build`.', { cause: error });
  }
}
