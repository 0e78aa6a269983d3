import { fontKey, type FontIndex } from '@tosite/site-sections/themes/font-index';
import type { ThemeFont } from '@tosite/site-sections/themes/theme';

/*
 * The very files that published pages have: cut otherwise, a font with an optical size sets the same words to another
 * width. The renderer's build writes them.
 */
const FILES = import.meta.glob<string>('../../node_modules/@tosite/site-renderer/dist/fonts/*.woff2', {
  query: '?url',
  import: 'default',
  eager: true,
});
const INDEX = import.meta.glob<FontIndex>('../../node_modules/@tosite/site-renderer/dist/fonts/fonts.json', {
  import: 'default',
  eager: true,
});

/** The faces of some fonts, for every script that they have. */
export function fontFaces(fonts: readonly ThemeFont[]): string {
  return fonts.flatMap((font) => [...facesOf(font), fallbackOf(font)]).join('\n');
}

function facesOf(font: ThemeFont): string[] {
  const files = Object.values(INDEX)[0]?.[fontKey(font)] ?? [];
  // The last rule that covers a letter wins, as on the published page: the most common script comes last.
  return files.toReversed().flatMap(({ file, unicodeRange }) => {
    const url = Object.entries(FILES).find(([path]) => path.endsWith(`/${file}`))?.[1];
    if (url === undefined) return [];
    const { min, max } = font.weight;
    const weight = min === max ? `${min}` : `${min} ${max}`;
    const stretch = font.stretch === undefined ? '' : `font-stretch:${font.stretch}%;`;
    return [
      `@font-face{font-family:'${font.family}';src:url('${url}') format('woff2');font-weight:${weight};font-style:${font.style};${stretch}font-display:swap;unicode-range:${unicodeRange}}`,
    ];
  });
}

function fallbackOf({ fallback }: ThemeFont): string {
  if (fallback === null) return '';
  const local = fallback.local.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'${fallback.family}';src:${local};size-adjust:${fallback.sizeAdjust}%;ascent-override:${fallback.ascentOverride}%;descent-override:${fallback.descentOverride}%;line-gap-override:${fallback.lineGapOverride}%}`;
}
