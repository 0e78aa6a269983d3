import { accentOf } from '@tosite/site-sections/accent';
import { chineseScript } from '@tosite/site-sections/language/chinese-script';
import { contrast } from '@tosite/site-sections/color';
import { ownerName } from '@tosite/site-sections/site-facts';
import type { SiteInput } from '@tosite/site-sections/site';
import { cleanLine } from '@tosite/site-sections/text/clean-text';
import { directionOf } from '@tosite/site-sections/text/script-of-text';
import { THEMES } from '@tosite/site-sections/themes/themes';
import { contentKey } from '../content-keys.ts';
import { RENDERER_VERSION } from '../renderer-version.ts';
import type { CardInput } from './card-input.ts';
import { Canvas } from './canvas.ts';
import { CARD, CARD_LAYOUTS, type CardColors, type CardLayout } from './card-layouts.ts';
import { fitName } from './fit-card-name.ts';
import { settersOf } from './card-setters.ts';
import { inkOf, wrapText, type TypeSetter } from './type-setter.ts';

export type SocialCard = {
  /** From the root of the site; another card has another one. */
  path: string;
  key: string;
  render: () => Promise<Buffer>;
};

/** Of how cards are drawn: a new one gives every card a new address, so that nobody shows an old one. */
const DRAWING = 4;
const SMALL = 28;
const HEADLINE = 36;
/** Between the name's ink and the headline's line: a rule may stand there. */
const GAP = 28;

/** The picture that stands for a site where it is shared. */
export function socialCard(site: SiteInput): SocialCard {
  const theme = site.design.theme_name;
  const name = ownerName(site);
  const headline = cleanLine(site.profile.headline);
  const input: CardInput = {
    theme,
    name,
    headline,
    host: new URL(site.origin).host,
    language: languageOfLetters(`${name}${headline ?? ''}`, site.language),
    rightToLeft:
      directionOf(site.language) === 'rtl' || /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name),
    colors: cardColors(site, CARD_LAYOUTS[theme]),
  };
  return {
    path: `/assets/card-${contentKey([DRAWING, input]).slice(0, 16)}.png`,
    key: contentKey([RENDERER_VERSION, input]),
    render: () => renderCard(input),
  };
}

function languageOfLetters(text: string, language: string): string {
  if (/^(?:ja|ko|zh)\b/u.test(language)) return language;
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  return /\p{Script=Han}/u.test(text) ? chineseScript(text) : language;
}

function cardColors(site: SiteInput, layout: CardLayout): CardColors {
  const { theme_name, theme_mode } = site.design;
  const { colors } = THEMES[theme_name];
  const mode = theme_mode === 'auto' ? layout.mode : theme_mode;
  const deep = layout.deep === true ? colors.deep : undefined;
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

async function renderCard(input: CardInput): Promise<Buffer> {
  const { theme, host, colors, rightToLeft } = input;
  const layout = CARD_LAYOUTS[theme];
  const { name, headline, text } = await settersOf(input);
  const canvas = new Canvas(CARD.width, CARD.height, colors.paper);
  const { x, y } = layout.inset;
  const width = (theme === 'gallery' ? 780 : CARD.width) - 2 * x;
  const write = (line: string, setter: TypeSetter, at: { y: number; size: number }, color: string) => {
    const free = CARD.width - setter.width(line, at.size);
    const left = layout.align === 'centre' ? free / 2 : rightToLeft ? free - x : x;
    canvas.shape(setter.shape(line, { x: left, ...at }), color);
  };

  const said = headline === null ? [] : twoLines(headline.text, headline.setter, Math.min(width, 900));
  // Marks above and below the line need room that Latin letters do not.
  const reach =
    headline === null ? 0 : said.reduce((most, line) => Math.max(most, inkOf(line, headline.setter).fall), 0);
  const foot = 10 + Math.max(0, reach - 0.28) * HEADLINE;
  const below = said.length === 0 ? 0 : said.length * HEADLINE * 1.35 + foot - 10;
  const room = { top: y + SMALL + 44, bottom: CARD.height - y - below - (said.length > 0 ? GAP : 0) };
  layout.paint(canvas, colors, room.bottom);
  if (rightToLeft) canvas.mirror();
  write(host, text, { y: y + SMALL, size: SMALL }, colors.quiet);
  said.forEach((line, index) => {
    if (headline === null) return;
    const fromBottom = (said.length - 1 - index) * HEADLINE * 1.35;
    const at = { y: CARD.height - y - fromBottom - foot, size: HEADLINE };
    write(line, headline.setter, at, colors.quiet);
  });

  const { lines, size, rise, step, tall } = fitName(name.text, name.setter, {
    width,
    height: room.bottom - room.top,
    largest: layout.largest,
  });
  const free = room.bottom - room.top - tall;
  const share = { top: 0, middle: 0.5, bottom: 0.85 }[layout.name];
  lines.forEach((line, index) => {
    write(line, name.setter, { y: room.top + free * share + rise + index * step, size }, colors.ink);
  });
  return png(canvas);
}

function twoLines(text: string, setter: TypeSetter, width: number): string[] {
  const lines = wrapText(text, setter, { size: HEADLINE, width });
  return lines.length > 2
    ? [lines[0] ?? '', `${(lines[1] ?? '').replace(/[\s,;:.、。–—-]+$/u, '')} …`]
    : lines;
}

async function png({ pixels, width, height }: Canvas): Promise<Buffer> {
  // Only where a card is drawn: whoever draws pages alone does without libvips.
  const { lockedSharp } = await import('../images/locked-sharp.ts');
  return lockedSharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
