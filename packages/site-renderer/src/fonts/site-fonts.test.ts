import type { ThemeName } from '@tosite/validation/website/design';
import { THEMES } from '@tosite/site-sections/themes/themes';
import type { ThemeFont } from '@tosite/site-sections/themes/theme';
import { describe, expect, test } from 'vitest';
import type { FontStore } from './font-store.ts';
import { openFontStore } from './font-store.ts';
import { fontFile, siteFonts } from './site-fonts.ts';

const grotesk: ThemeFont = {
  package: '@fontsource-variable/inter-tight',
  id: 'grotesk',
  file: 'wght',
  subsets: ['latin', 'latin-ext', 'cyrillic'],
  family: 'Grotesk',
  style: 'normal',
  weight: { min: 400, max: 700 },
  axes: { wght: { min: 400, max: 700 } },
  preload: true,
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
const fontsFor = (text: string, prefix = '') =>
  siteFonts([grotesk], text, { store, place: (path) => `${prefix}${path}`, asked: 'ahead' });

describe('the fonts of a site', () => {
  test('a text in Latin letters needs one file, for all letters', () => {
    const fonts = fontsFor('Zoë – boats');
    expect(fonts.paths).toEqual(['/assets/grotesk-latin-1.woff2']);
    expect(fonts.css).not.toContain('unicode-range');
  });

  test('letters of another script bring the file of that script, and the common one has the last word', () => {
    const fonts = fontsFor('Łódź, Москва');
    expect(fonts.paths.sort()).toEqual([
      '/assets/grotesk-cyrillic-1.woff2',
      '/assets/grotesk-latin-1.woff2',
      '/assets/grotesk-latin-ext-1.woff2',
    ]);
    const ranges = [...fonts.css.matchAll(/unicode-range:([^;]+)/gu)].map(([, range]) => range);
    expect(ranges).toEqual(['U+0400-045F', 'U+0100-02BA', 'U+0000-00FF,U+2013']);
  });

  test('letters that the family does not have bring nothing', () => {
    expect(fontsFor('ليلى 李').paths).toHaveLength(1);
  });

  test('the addresses carry the prefix, the paths do not', () => {
    const { css, paths } = fontsFor('a', '/p3x');
    expect(css).toContain('url("/p3x/assets/grotesk-latin-1.woff2")');
    expect(paths).toEqual(['/assets/grotesk-latin-1.woff2']);
  });

  test('a file is found by its path, and only one of the theme', () => {
    expect(fontFile([grotesk], '/assets/grotesk-latin-1.woff2', store)).toEqual({
      path: '/assets/grotesk-latin-1.woff2',
      body: Buffer.from('grotesk-latin-1.woff2'),
      contentType: 'font/woff2',
      styleHashes: [],
    });
    expect(fontFile([grotesk], '/assets/other.woff2', store)).toBeNull();
  });

  test('only a font of the first view is asked for ahead, with every file that the letters need', () => {
    const fonts = siteFonts([grotesk, { ...grotesk, preload: false }], 'Łódź', {
      store,
      place: (path) => path,
      asked: 'ahead',
    });
    expect(fonts.ahead.sort()).toEqual([
      '/assets/grotesk-latin-1.woff2',
      '/assets/grotesk-latin-ext-1.woff2',
    ]);
    const late = { ...grotesk, preload: false };
    expect(siteFonts([late], 'Łódź', { store, place: (path) => path, asked: 'ahead' }).ahead).toEqual([]);
  });

  test('a face of the device stands in with the proportions of the font', () => {
    expect(fontsFor('a').css).toContain(
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
