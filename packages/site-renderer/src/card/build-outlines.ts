import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ThemeFont } from '@tosite/site-sections/themes/theme';
import { THEMES } from '@tosite/site-sections/themes/themes';
import type { ThemeName } from '@tosite/validation/website/design';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';
import type { Cut, Outlines } from './outlines.ts';

type CutOf = { font: number; axes: Readonly<Record<string, number>> };

/** Which of a theme's fonts its card is set in, by their place in `theme.fonts`, and where on their axes. */
const CUTS: Record<ThemeName, { display: CutOf; text: CutOf }> = {
  swiss: { display: { font: 0, axes: { wght: 600 } }, text: { font: 0, axes: { wght: 450 } } },
  atelier: {
    display: { font: 0, axes: { wght: 300, opsz: 72 } },
    text: { font: 1, axes: { wght: 400, opsz: 16 } },
  },
  terminal: {
    display: { font: 1, axes: { wght: 300, wdth: 112.5 } },
    text: { font: 0, axes: { wght: 400, wdth: 75 } },
  },
  ledger: {
    display: { font: 0, axes: { wght: 500, FLAR: 100 } },
    text: { font: 0, axes: { wght: 400, FLAR: 0 } },
  },
  aurora: { display: { font: 0, axes: { wght: 500 } }, text: { font: 0, axes: { wght: 400 } } },
  cinema: {
    display: { font: 0, axes: { wght: 500, wdth: 62 } },
    text: { font: 1, axes: { wght: 400, wdth: 100 } },
  },
  broadsheet: {
    display: { font: 0, axes: { wght: 700, opsz: 72 } },
    text: { font: 1, axes: { wght: 400, opsz: 18 } },
  },
  gallery: { display: { font: 0, axes: { wght: 560 } }, text: { font: 0, axes: { wght: 400 } } },
};

/** The letters of the scripts that the themes have, without the rare ends of their blocks. */
const RANGES = [
  [0x20, 0x7e],
  [0xa1, 0xff],
  [0x100, 0x17f],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x218, 0x21b],
  [0x386, 0x3ce],
  [0x401, 0x45f],
  [0x490, 0x491],
  [0x1ea0, 0x1ef9],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
] as const;
const LETTERS = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
);
const COMMANDS: Readonly<Record<string, string>> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** Writes the outlines of every theme's letters. Runs when the package is built. */
export async function buildOutlines(directory: string, fontPackages: NodeJS.Require): Promise<void> {
  await mkdir(directory, { recursive: true });
  for (const { name: theme, fonts } of Object.values(THEMES)) {
    const cut = ({ font, axes }: CutOf) => {
      const found = fonts[font];
      if (found === undefined) throw new Error(`${theme} has no font ${font}.`);
      return cutOf(found, axes, fontPackages);
    };
    const outlines: Outlines = {
      display: await cut(CUTS[theme].display),
      text: await cut(CUTS[theme].text),
    };
    await writeFile(join(directory, `${theme}.json`), JSON.stringify(outlines));
  }
}

async function cutOf(
  font: ThemeFont,
  axes: Readonly<Record<string, number>>,
  fontPackages: NodeJS.Require,
): Promise<Cut> {
  const glyphs: Record<string, [number, string]> = {};
  for (const subset of font.subsets) {
    const source = `${font.package}/files/${font.id}-${subset}-${font.file}-${font.style}.woff2`;
    const face = fontkit.create(
      await subsetFont(await readFile(fontPackages.resolve(source)), LETTERS.join(''), {
        targetFormat: 'truetype',
        noHinting: true,
        variationAxes: axes,
      }),
    );
    const scale = 1000 / face.unitsPerEm;
    for (const letter of LETTERS) {
      if (letter in glyphs) continue;
      const glyph = face.glyphForCodePoint(letter.codePointAt(0) ?? 0);
      if (glyph.id === 0) continue;
      const outline = letter === ' ' ? '' : outlineOf(glyph, scale);
      glyphs[letter] = [Math.round(glyph.advanceWidth * scale), outline];
    }
  }
  return { glyphs };
}

function outlineOf(
  { path }: ReturnType<ReturnType<typeof fontkit.create>['glyphForCodePoint']>,
  scale: number,
): string {
  return path.commands
    .map(({ command, args }) => {
      const letter = COMMANDS[command];
      if (letter === undefined) throw new Error(`An outline has the unknown part ${command}.`);
      return `${letter}${args.map((value) => Math.round(value * scale)).join(' ')}`;
    })
    .join('');
}
