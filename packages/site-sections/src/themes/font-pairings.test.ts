import { FONT_NAMES, THEME_NAMES, type Design } from '@tosite/validation/website/design';
import { describe, expect, it } from 'vitest';
import { sampleSite } from '../testing/sample-site.ts';
import { themeCss } from '../theme-css.ts';
import { offeredFonts } from '@tosite/validation/website/font-offers';
import { chosenTypeface, fontsOf } from './font-pairings.ts';
import { TEXT_TYPEFACES } from './text-typefaces.ts';
import { THEMES } from './themes.ts';

const design = (theme_name: Design['theme_name'], fonts?: Design['fonts']): Design => ({
  theme_name,
  theme_mode: 'auto',
  sections: {},
  ...(fonts === undefined ? {} : { fonts }),
});
const cssOf = (chosen: Design) => themeCss({ ...sampleSite(), design: chosen });

describe.each(THEME_NAMES)('%s', (theme) => {
  const own = THEMES[theme].fonts;

  it('offers two faces besides its own', () => {
    expect(offeredFonts(theme)).toHaveLength(2);
    for (const name of offeredFonts(theme))
      expect(own.map(({ family }) => family)).not.toContain(TEXT_TYPEFACES[name].fonts[0]?.family);
  });

  it('is set in its own where none is chosen, or one that it does not offer', () => {
    const others = FONT_NAMES.filter((name) => !offeredFonts(theme).includes(name));
    for (const fonts of [undefined, null, ...others]) {
      expect(fontsOf(design(theme, fonts))).toBe(own);
      expect(cssOf(design(theme, fonts))).toBe(cssOf(design(theme)));
    }
  });

  it.each(offeredFonts(theme))('keeps the fonts of its titles beside %s', (name) => {
    const chosen = design(theme, name);
    expect(chosenTypeface(chosen)).toBe(TEXT_TYPEFACES[name]);
    const fonts = fontsOf(chosen);
    expect(fonts).toEqual(expect.arrayContaining([...TEXT_TYPEFACES[name].fonts]));
    const kept = fonts.filter((font) => own.includes(font));
    expect(kept.length).toBeGreaterThan(0);
    expect(cssOf(chosen)).toContain(`--font:${TEXT_TYPEFACES[name].stack}`);
  });
});

it.each(FONT_NAMES)('%s is cut and measured as in the theme that brought it', (name) => {
  const brought = Object.values(THEMES).flatMap(({ fonts }) => fonts);
  for (const font of TEXT_TYPEFACES[name].fonts) {
    const theirs = brought.find(
      ({ id, style, axes }) =>
        id === font.id && style === font.style && JSON.stringify(axes) === JSON.stringify(font.axes),
    );
    expect(theirs).toBeDefined();
    expect({ ...theirs, fallback: null }).toEqual({ ...font, fallback: null });
  }
  const face = TEXT_TYPEFACES[name].fonts[0]?.fallback;
  expect(brought.map(({ fallback }) => fallback)).toContainEqual(face);
});
