import { contrast, fromOklch, isHexColor, toOklch } from './color.ts';
import type { SiteInput } from './site.ts';
import type { ModePair, Theme } from './themes/theme.ts';
import { THEMES } from './themes/themes.ts';

/** Text and links on paper; and large letters on a plate. */
export const TEXT_CONTRAST = 4.5;
export const LARGE_CONTRAST = 3;

/** A picture's colour greyer than this says nothing about whose site it is. */
const LEAST_CHROMA = 0.075;
/** How far a colour may be moved, of 1, and still be that colour. */
const MAX_SHIFT = { owner: 0.6, picture: 0.3 };
const STEP = 0.01;

export type Accent = {
  /** On paper. */
  accent: ModePair;
  /** On a plate. */
  onPlate: ModePair;
};

type Coloured = Pick<SiteInput, 'design' | 'media' | 'profile'>;
const known = new WeakMap<Coloured, Accent>();

/**
 * The one colour of a site: the owner's, else that of the profile's own picture, else the theme's. A colour is
 * lightened or darkened in each mode until it can be read, and not used where that would take it too far. Worked out once
 * for a site.
 */
export function accentOf(site: Coloured): Accent {
  const before = known.get(site);
  if (before !== undefined) return before;
  const accent = findAccent(site);
  known.set(site, accent);
  return accent;
}

function findAccent(site: Coloured): Accent {
  const theme = THEMES[site.design.theme_name];
  const owner = site.design.accent ?? null;
  const chosen =
    (owner === null ? null : onPaper(owner.toLowerCase(), theme, MAX_SHIFT.owner)) ??
    pictureAccent(site, theme) ??
    theme.defaultAccent;
  const onPlate = chosen === theme.defaultAccent ? theme.defaultAccentOnPlate : undefined;
  return { accent: chosen, onPlate: onPlate ?? readableOnPlate(chosen, theme) };
}

function pictureAccent({ media, profile }: Coloured, theme: Theme): ModePair | null {
  const url = profile.avatar?.url;
  const color = url !== undefined && Object.hasOwn(media, url) ? media[url]?.color : undefined;
  if (color === undefined || !isHexColor(color) || toOklch(color).chroma < LEAST_CHROMA) return null;
  return onPaper(color.toLowerCase(), theme, MAX_SHIFT.picture);
}

function onPaper(color: string, { colors: { paper, card = paper } }: Theme, max: number): ModePair | null {
  if (!isHexColor(color)) return null;
  const light = readableOn(color, [paper.light, card.light], TEXT_CONTRAST, max);
  const dark = readableOn(color, [paper.dark, card.dark], TEXT_CONTRAST, max);
  return light === null || dark === null ? null : { light, dark };
}

function readableOnPlate(accent: ModePair, { colors }: Theme): ModePair {
  const on = (mode: keyof ModePair) =>
    readableOn(accent[mode], [colors.plate[mode]], LARGE_CONTRAST, 1) ?? colors['on-plate'][mode];
  return { light: on('light'), dark: on('dark') };
}

/** The colour, moved in lightness by as little as gives it this contrast on each ground; null beyond `most`. */
function readableOn(color: string, grounds: readonly string[], least: number, max: number): string | null {
  const { lightness, chroma, hue } = toOklch(color);
  for (let shift = 0; shift <= max; shift += STEP) {
    for (const direction of [-1, 1]) {
      const moved = lightness + shift * direction;
      if (moved < 0 || moved > 1) continue;
      const candidate = shift === 0 ? color : fromOklch({ lightness: moved, chroma, hue });
      if (grounds.every((ground) => contrast(candidate, ground) >= least)) return candidate;
    }
  }
  return null;
}
