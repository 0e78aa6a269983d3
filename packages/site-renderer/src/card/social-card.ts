import { accentOf } from '@tosite/site-sections/accent';
import { contrast } from '@tosite/site-sections/color';
import { ownerName } from '@tosite/site-sections/site-facts';
import type { SiteInput } from '@tosite/site-sections/site';
import { cleanLine } from '@tosite/site-sections/text/clean-text';
import { joinParts, nameParts } from '@tosite/site-sections/text/fit-text';
import { THEMES } from '@tosite/site-sections/themes/themes';
import type { ThemeName } from '@tosite/validation/website/design';
import { contentKey } from '../content-keys.ts';
import { RENDERER_VERSION } from '../renderer-version.ts';
import { Canvas } from './canvas.ts';
import { CARD, CARD_LOOKS, type CardColors, type CardLook } from './card-looks.ts';
import { lineShape, widthOf, wrapText, writable, type Type } from './card-text.ts';
import { outlinesOf } from './outlines.ts';

export type SocialCard = {
  /** From the root of the site; another card has another one. */
  path: string;
  key: string;
  draw: () => Promise<Buffer>;
};

type CardInput = {
  theme: ThemeName;
  name: string;
  headline: string | null;
  host: string;
  colors: CardColors;
};

/** Of how cards are drawn: a new one gives every card a new address, so that nobody shows an old one. */
const DRAWING = 1;
const SMALL = 28;
const HEADLINE = 36;

/** The picture that stands for a site where it is shared; null where the theme has no letters for the name. */
export function socialCard(site: SiteInput): SocialCard | null {
  const theme = site.design.theme_name;
  const { display, text } = outlinesOf(theme);
  const name = writable(ownerName(site), display);
  if (name === null) return null;
  const headline = cleanLine(site.profile.headline);
  const input: CardInput = {
    theme,
    name,
    headline: headline === null ? null : writable(headline, text),
    host: new URL(site.origin).host,
    colors: cardColors(site, CARD_LOOKS[theme]),
  };
  return {
    path: `/assets/card-${contentKey([DRAWING, input]).slice(0, 16)}.png`,
    key: contentKey([RENDERER_VERSION, input]),
    draw: () => drawCard(input),
  };
}

function cardColors(site: SiteInput, look: CardLook): CardColors {
  const { theme_name, theme_mode } = site.design;
  const { colors } = THEMES[theme_name];
  const mode = theme_mode === 'auto' ? look.mode : theme_mode;
  const deep = look.deep === true ? colors.deep : undefined;
  const paper = (deep ?? colors.paper)[mode];
  const { accent, onPlate } = accentOf(site);
  return {
    paper,
    ink: ((deep && colors['on-deep']) ?? colors.ink)[mode],
    quiet: ((deep && colors['on-deep-2']) ?? colors['ink-2'])[mode],
    line: colors.line[mode],
    plate: colors.plate[mode],
    accent:
      [accent[mode], onPlate[mode]].sort((a, b) => contrast(b, paper) - contrast(a, paper))[0] ??
      accent[mode],
    card: (colors.card ?? colors.plate)[mode],
  };
}

async function drawCard({ theme, name, headline, host, colors }: CardInput): Promise<Buffer> {
  const look = CARD_LOOKS[theme];
  const { displayMetrics } = THEMES[theme];
  const outlines = outlinesOf(theme);
  const display: Type = {
    cut: outlines.display,
    tracking: displayMetrics.tracking,
    kern: displayMetrics.kern,
  };
  const text: Type = { cut: outlines.text, tracking: 0, kern: {} };
  const canvas = new Canvas(CARD.width, CARD.height, colors.paper);
  look.paint(canvas, colors);

  const { x, y } = look.inset;
  const width = (theme === 'gallery' ? 780 : CARD.width) - 2 * x;
  const write = (line: string, type: Type, at: { y: number; size: number }, color: string) => {
    const left = look.align === 'centre' ? (CARD.width - widthOf(line, type, at.size)) / 2 : x;
    canvas.shape(lineShape(line, type, { x: left, ...at }), color);
  };

  write(host, text, { y: y + SMALL, size: SMALL }, colors.quiet);
  const words =
    headline === null ? [] : wrapText(headline, text, { size: HEADLINE, width: Math.min(width, 900) });
  const said =
    words.length > 2 ? [words[0] ?? '', `${(words[1] ?? '').replace(/[\s,;:.–—-]+$/u, '')} …`] : words;
  const below = said.length * HEADLINE * 1.35;
  said.forEach((line, index) => {
    const fromBottom = (said.length - 1 - index) * HEADLINE * 1.35;
    write(line, text, { y: CARD.height - y - fromBottom - 10, size: HEADLINE }, colors.quiet);
  });

  const room = { top: y + SMALL + 44, bottom: CARD.height - y - below - (said.length > 0 ? 40 : 0) };
  const { lines, size } = fitName(name, display, {
    width,
    height: room.bottom - room.top,
    largest: look.largest,
  });
  const step = size * 1.02;
  const tall = size * 0.76 + (lines.length - 1) * step;
  const free = room.bottom - room.top - tall;
  const share = { top: 0, middle: 0.5, bottom: 0.85 }[look.name];
  lines.forEach((line, index) => {
    write(line, display, { y: room.top + free * share + size * 0.76 + index * step, size }, colors.ink);
  });
  return png(canvas);
}

/** The largest size at which the name fills the room in up to three lines. */
function fitName(
  name: string,
  type: Type,
  { width, height, largest }: { width: number; height: number; largest: number },
): { lines: string[]; size: number } {
  const parts = nameParts(name);
  for (let size = largest; size > 20; size *= 0.95) {
    const lines = parts.reduce<string[]>((done, part) => {
      const longer = done.length === 0 ? part : joinParts([done.at(-1) ?? '', part]);
      return done.length > 0 && widthOf(longer, type, size) <= width
        ? [...done.slice(0, -1), longer]
        : [...done, part];
    }, []);
    const fits = lines.every((line) => widthOf(line, type, size) <= width);
    if (fits && lines.length <= 3 && size * (0.8 + (lines.length - 1) * 1.02) <= height)
      return { lines, size };
  }
  return { lines: [name.slice(0, 40)], size: 20 };
}

async function png({ pixels, width, height }: Canvas): Promise<Buffer> {
  // Only where a card is drawn: whoever draws pages alone does without libvips.
  const { lockedSharp } = await import('../images/locked-sharp.ts');
  return lockedSharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 3 } })
    .png({ palette: true, colours: 128, effort: 4 })
    .toBuffer();
}
