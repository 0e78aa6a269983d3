import type { ThemeName } from '@tosite/validation/website/design';
import { THEMES } from '@tosite/site-sections/themes/themes';
import type { ThemeFont } from '@tosite/site-sections/themes/theme';
import { describe, expect, test } from 'vitest';
import type { FontStore } from './font-store.ts';
import { openFontStore } from './font-store.ts';
import { fontSheet, isFontSheet, siteFonts } from './site-fonts.ts';

const grotesk: ThemeFont = {
  package: '@fontsource-variable/inter-tight',
  id: 'grotesk',
  file: 'wght',
  subsets: ['latin', 'latin-ext', 'cyrillic'],
  family: 'Grotesk',
  style: 'normal',
  weight: { min: 400, max: 700 },
  axes: { wght: { min: 400, max: 700 } },
  fallback: {
    family: 'Grotesk fb',
    local: ['Arial', 'Liberation Sans'],
    sizeAdjust: 96.5,
    ascentOverride: 100,
    descentOverride: 25,
    lineGapOverride: 0,
  },
};
const store: FontStore = {
  filesOf: ({ subsets }) =>
    subsets.map((subset) => ({
      subset,
      file: `grotesk-${subset}-1.woff2`,
      bytes: 1,
      unicodeRange:
        { latin: 'U+0000-00FF,U+2013', 'latin-ext': 'U+0100-02BA', cyrillic: 'U+0400-045F' }[subset] ?? '',
    })),
  read: (file) => Buffer.from(file),
};
const sheetOf = (fonts: readonly ThemeFont[], text: string): string => {
  const { sheet } = siteFonts(fonts, text, store);
  expect(isFontSheet(sheet)).toBe(true);
  return Buffer.from(fontSheet(fonts, sheet, store)?.body ?? '').toString();
};
const facesIn = (css: string) =>
  [...css.matchAll(/base64,([\w+/=]+)/gu)].map(([, body]) => Buffer.from(body ?? '', 'base64').toString());

describe('the faces of a page', () => {
  test('a text in Latin letters needs one file, for all letters', () => {
    const css = sheetOf([grotesk], 'Zoë – boats');
    expect(facesIn(css)).toEqual(['grotesk-latin-1.woff2']);
    expect(css).not.toContain('unicode-range');
  });

  test('letters of another script bring the file of that script, and the common one has the last word', () => {
    const css = sheetOf([grotesk], 'Łódź, Москва');
    expect(facesIn(css)).toEqual([
      'grotesk-cyrillic-1.woff2',
      'grotesk-latin-ext-1.woff2',
      'grotesk-latin-1.woff2',
    ]);
    const ranges = [...css.matchAll(/unicode-range:([^;]+)/gu)].map(([, range]) => range);
    expect(ranges).toEqual(['U+0400-045F', 'U+0100-02BA', 'U+0000-00FF,U+2013']);
  });

  test('letters that the family does not have bring nothing', () => {
    expect(facesIn(sheetOf([grotesk], 'ليلى 李'))).toHaveLength(1);
  });

  test('pages with the same letters share a sheet, others have one of their own', () => {
    const path = (text: string) => siteFonts([grotesk], text, store).sheet;
    expect(path('Boats')).toBe(path('Zoë'));
    expect(path('Łódź')).not.toBe(path('Zoë'));
  });

  test('a sheet is found by its path, and only one of these fonts', () => {
    const { sheet } = siteFonts([grotesk], 'a', store);
    expect(fontSheet([grotesk], sheet, store)).toMatchObject({
      path: sheet,
      contentType: 'text/css; charset=utf-8',
    });
    const other: FontStore = {
      ...store,
      filesOf: (font) => store.filesOf(font).map((file) => ({ ...file, file: `newer-${file.file}` })),
    };
    expect(fontSheet([grotesk], sheet, other)).toBeNull();
    expect(fontSheet([grotesk], '/assets/other.css', store)).toBeNull();
  });

  test('every font of a theme is in the one sheet', () => {
    const italic: ThemeFont = { ...grotesk, id: 'grotesk-italic', style: 'italic' };
    const css = sheetOf([grotesk, italic], 'Łódź');
    expect(css.match(/@font-face/gu)).toHaveLength(4);
    expect(css.match(/font-style:italic/gu)).toHaveLength(2);
  });

  test('a face of the device stands in with the proportions of the font', () => {
    expect(siteFonts([grotesk], 'a', store).css).toContain(
      '@font-face{font-family:"Grotesk fb";src:local("Arial"),local("Liberation Sans");size-adjust:96.5%;' +
        'ascent-override:100%;descent-override:25%;line-gap-override:0%}',
    );
  });
});

describe('the fonts as they are built', () => {
  const built = openFontStore();
  const fonts = Object.values(THEMES).flatMap((theme) =>
    theme.fonts.map((font) => [theme.name, font] as const),
  );

  test.each(fonts)('of %s: each script that it names has a WOFF2 file', (_theme, font) => {
    const files = built.filesOf(font);
    expect(files.map(({ subset }) => subset)).toEqual(font.subsets);
    for (const { file, bytes } of files) {
      const body = built.read(file);
      expect(body.subarray(0, 4).toString('latin1')).toBe('wOF2');
      expect(body.length).toBe(bytes);
      expect(built.read(file)).toBe(body);
    }
  });

  test('a page in Latin letters waits for no more than these kilobytes', () => {
    const most: Record<ThemeName, Record<ThemeFont['style'], number>> = {
      swiss: { normal: 35, italic: 0 },
      // Two cuts a style: the name's and the text's.
      atelier: { normal: 70, italic: 70 },
      // Two widths: the name's and the text's.
      terminal: { normal: 30, italic: 0 },
      ledger: { normal: 42, italic: 0 },
      aurora: { normal: 30, italic: 0 },
      // Two widths: the titles' and the text's.
      cinema: { normal: 36, italic: 0 },
      // Three cuts: the titles', the text's and the labels'.
      broadsheet: { normal: 94, italic: 22 },
      gallery: { normal: 21, italic: 0 },
    };
    for (const { name, fonts: own } of Object.values(THEMES)) {
      for (const style of ['normal', 'italic'] as const) {
        const latin = own
          .filter((font) => font.style === style)
          .map((font) => built.filesOf(font)[0]?.bytes ?? 0);
        expect(latin.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(most[name][style] * 1024);
      }
    }
  });

  test('fonts that are not built are asked for in a sentence', () => {
    expect(() => openFontStore('/nowhere')).toThrow(/Run `pnpm build`/u);
    expect(() => built.filesOf(grotesk)).toThrow(/Run `pnpm build`/u);
  });
});
