import type { Design, ThemeName } from '@tosite/validation/website/design';
import { offeredFonts } from '@tosite/validation/website/font-offers';
import { TEXT_TYPEFACES, type TextTypeface } from './text-typefaces.ts';
import type { ThemeFont } from './theme.ts';
import { THEMES } from './themes.ts';

type Titles = {
  /** Which of a theme's fonts its titles need, by their place in `fonts`: their letters are measured, so they stay. */
  fonts: readonly number[];
  /** What is set in them, where the theme's own rules do not say so already. */
  selector: string | null;
};

const USUAL: Titles = { fonts: [0], selector: '.name,.section-title,.big,.figure,.monogram' };
const TITLES: Record<ThemeName, Titles> = {
  swiss: USUAL,
  // Its section titles are small labels; its headline is set in the italic of its name.
  atelier: { fonts: [0, 2], selector: '.name,.headline,.big,.figure,.monogram' },
  terminal: { fonts: [1], selector: null },
  ledger: USUAL,
  aurora: USUAL,
  cinema: { fonts: [0], selector: null },
  broadsheet: { fonts: [0, 3], selector: null },
  gallery: USUAL,
};

/** The face that was chosen; null: the theme's own, also where the theme does not offer what was chosen. */
export function chosenTypeface({ theme_name: theme, fonts }: Design): TextTypeface | null {
  return fonts !== undefined && fonts !== null && offeredFonts(theme).includes(fonts)
    ? TEXT_TYPEFACES[fonts]
    : null;
}

/** The fonts that a site is set in. */
export function fontsOf(design: Design): readonly ThemeFont[] {
  const { fonts } = THEMES[design.theme_name];
  const face = chosenTypeface(design);
  if (face === null) return fonts;
  const titles = TITLES[design.theme_name].fonts;
  return [...fonts.filter((_, place) => titles.includes(place)), ...face.fonts];
}

/** The rules by which text is set in the chosen face, and titles stay in the theme's own. Empty: the theme's own. */
export function pairingCss(design: Design): string {
  const face = chosenTypeface(design);
  if (face === null) return '';
  const { selector } = TITLES[design.theme_name];
  const titles = selector === null ? '' : `${selector}{font-family:var(--own)}`;
  return `:root{--own:var(--font)}body{--font:${face.stack};font-family:var(--font)}${titles}`;
}
