import { accentOf } from '@tosite/site-sections/accent';
import { ownerName } from '@tosite/site-sections/site-facts';
import type { SiteInput } from '@tosite/site-sections/site';
import type { ThemeName } from '@tosite/validation/website/design';
import { Canvas, type Shape } from '../card/canvas.ts';
import { cutSetter, writable } from '../card/card-text.ts';
import { hasLetters } from '../card/noto-runs.ts';
import { notoSetter } from '../card/noto-setter.ts';
import { outlinesOf } from '../card/outlines.ts';
import { contentKey } from '../content-keys.ts';
import { RENDERER_VERSION } from '../renderer-version.ts';
import type { PlannedFile } from '../planned-file.ts';
import { iconLetter, readableOn } from './favicon.tsx';
import { icoFile } from './ico-file.ts';

export const ICO_PATH = '/favicon.ico';
export const TOUCH_ICON_PATH = '/apple-touch-icon.png';

const TOUCH_SIZE = 180;
/** Of a tab, on plain and on dense screens. */
const TAB_SIZES = [16, 32, 48];
/** Of the plate, that the letter may fill. */
const MAX = 0.62;
/** Of a letter that the theme's own cut has not. */
const WEIGHT = 600;

/** The bytes of our own copy of the owner's icon, and a name for them. */
export type OwnIcon = { id: string; bytes: Uint8Array };

/** The icon as browsers ask for it that draw no SVG: the owner's, else the letter on its plate. */
export function iconFiles(site: SiteInput, own: OwnIcon | null): PlannedFile[] {
  const input = {
    letter: iconLetter(ownerName(site)),
    color: accentOf(site).accent.light,
    theme: site.design.theme_name,
    language: site.language,
  };
  const key = contentKey([RENDERER_VERSION, input, own?.id]);
  const render = (size: number) => (own === null ? letterIcon(input, size) : ownIcon(own.bytes, size));
  const file = (path: string, contentType: string, body: () => Promise<Buffer>): PlannedFile => ({
    path,
    key,
    words: [],
    render: async () => ({ path, body: await body(), contentType, styleHashes: [], uses: [] }),
  });
  return [
    file(ICO_PATH, 'image/x-icon', async () =>
      icoFile(await Promise.all(TAB_SIZES.map(async (size) => ({ size, png: await render(size) })))),
    ),
    file(TOUCH_ICON_PATH, 'image/png', () => render(TOUCH_SIZE)),
  ];
}

type LetterInput = { letter: string | null; color: string; theme: ThemeName; language: string };

async function letterIcon(input: LetterInput, size: number): Promise<Buffer> {
  const canvas = new Canvas(size, size, input.color);
  const letter = await letterShape(input);
  canvas.shape(letter === null ? circle(size) : centred(letter, size), readableOn(input.color));
  const { lockedSharp } = await import('../images/locked-sharp.ts');
  return lockedSharp(Buffer.from(canvas.pixels.buffer), { raw: { width: size, height: size, channels: 3 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** In the theme's own cut, else in a face of its script; null: no face has it. */
async function letterShape({ letter, theme, language }: LetterInput): Promise<Shape | null> {
  if (letter === null) return null;
  const cut = outlinesOf(theme).display;
  const isOwn = writable(letter, cut) !== null;
  if (!isOwn && !hasLetters(letter, language)) return null;
  const setter = isOwn
    ? cutSetter({ cut, tracking: 0, kern: {} })
    : await notoSetter([letter], { language, weight: WEIGHT });
  return setter.shape(letter, { x: 0, y: 0, size: 1000 });
}

async function ownIcon(bytes: Uint8Array, size: number): Promise<Buffer> {
  const { lockedSharp } = await import('../images/locked-sharp.ts');
  return lockedSharp(bytes, { failOn: 'error', pages: 1 })
    .resize(size, size, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The shape as large as its place, its ink in the middle. */
function centred(shape: Shape, size: number): Shape {
  const points = shape.flat();
  const [left, right] = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([x]) => x))];
  const [top, bottom] = [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))];
  const scale = (size * MAX) / Math.max(right - left, bottom - top, 1);
  const at = (value: number, from: number, to: number) => (value - (from + to) / 2) * scale + size / 2;
  return shape.map((line) => line.map(([x, y]) => [at(x, left, right), at(y, top, bottom)] as const));
}

function circle(size: number): Shape {
  const steps = 48;
  const radius = size * 0.19;
  return [
    Array.from({ length: steps }, (_, index) => {
      const angle = (index / steps) * 2 * Math.PI;
      return [size / 2 + radius * Math.cos(angle), size / 2 + radius * Math.sin(angle)] as const;
    }),
  ];
}
