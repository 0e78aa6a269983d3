import { readFile } from 'node:fs/promises';
import type { NotoFile } from './noto-files.ts';
import { runsOf } from './noto-runs.ts';
import { fontverter, harfbuzz } from './own-modules.ts';
import { knownContours } from './outline-contours.ts';
import type { TypeSetter } from './type-setter.ts';

type Glyph = { outline: string; x: number; y: number };
/** In thousandths of an em. */
type SetLine = { width: number; glyphs: readonly Glyph[] };

/**
 * Sets lines of any script in Noto's faces, shaped by HarfBuzz. What they are set with is fetched here and let go with
 * the setter: most cards need none of it.
 */
export async function notoSetter(
  texts: readonly string[],
  { language, weight }: { language: string; weight: number },
): Promise<TypeSetter> {
  const hb = await harfbuzz();
  const { convert } = fontverter();
  const files = new Map<string, NotoFile>();
  for (const text of texts) for (const { file } of runsOf(text, language)) files.set(file.path, file);
  const fonts = new Map<string, InstanceType<typeof hb.Font>>();
  for (const { path } of files.values()) {
    const font = new hb.Font(new hb.Face(new hb.Blob(await convert(await readFile(path), 'sfnt'))));
    font.setVariations([new hb.Variation('wght', weight)]);
    fonts.set(path, font);
  }

  const setLine = (line: string): SetLine => {
    const glyphs: Glyph[] = [];
    let at = 0;
    for (const { text, file, rightToLeft } of runsOf(line, language)) {
      const font = fonts.get(file.path);
      if (font === undefined) continue;
      const scale = 1000 / font.face.upem;
      const buffer = new hb.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setDirection(rightToLeft ? hb.Direction.RTL : hb.Direction.LTR);
      buffer.setLanguage(language);
      hb.shape(font, buffer);
      for (const {
        codepoint,
        xAdvance = 0,
        xOffset = 0,
        yOffset = 0,
      } of buffer.getGlyphInfosAndPositions()) {
        // A letter that the file says it has and has not would be a box.
        if (codepoint !== 0)
          glyphs.push({
            outline: scaled(font.glyphToPath(codepoint), scale),
            x: at + xOffset * scale,
            y: yOffset * scale,
          });
        at += codepoint === 0 ? 0 : xAdvance * scale;
      }
    }
    return { width: at, glyphs };
  };
  const contours = knownContours();
  const known = new Map<string, SetLine>();
  const lineOf = (line: string) => {
    const ready = known.get(line) ?? setLine(line);
    known.set(line, ready);
    return ready;
  };
  return {
    width: (line, size) => (lineOf(line).width * size) / 1000,
    shape: (line, { x, y, size }) => {
      const scale = size / 1000;
      return lineOf(line).glyphs.flatMap((glyph) =>
        contours(glyph.outline).map((points) =>
          points.map(([px, py]) => [x + (glyph.x + px) * scale, y - (glyph.y + py) * scale] as const),
        ),
      );
    },
  };
}

function scaled(outline: string, scale: number): string {
  return scale === 1 ? outline : outline.replaceAll(/-?[\d.]+/gu, (number) => String(Number(number) * scale));
}
