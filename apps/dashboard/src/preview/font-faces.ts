import interTight from '@fontsource-variable/inter-tight/unicode.json';
import newsreader from '@fontsource-variable/newsreader/unicode.json';
import type { Theme, ThemeFont } from '@tosite/site-sections/themes/theme';

const FILES = import.meta.glob<string>(
  '../../node_modules/@fontsource-variable/{inter-tight,newsreader}/files/*-{wght,opsz}-{normal,italic}.woff2',
  { query: '?url', import: 'default', eager: true },
);
const RANGES: Record<string, Record<string, string>> = {
  '@fontsource-variable/inter-tight': interTight,
  '@fontsource-variable/newsreader': newsreader,
};

/** The font faces of a theme, whole and split by script, where the published page has them cut to its letters. */
export function fontFaces({ fonts }: Theme): string {
  return fonts.flatMap((font) => [...facesOf(font), fallbackOf(font)]).join('\n');
}

function facesOf(font: ThemeFont): string[] {
  return font.subsets.flatMap((subset) => {
    const name = `${font.package}/files/${font.id}-${subset}-${font.file}-${font.style}.woff2`;
    const url = Object.entries(FILES).find(([path]) => path.endsWith(name))?.[1];
    const range = RANGES[font.package]?.[subset];
    if (url === undefined || range === undefined) return [];
    const weight = `${font.weight.min} ${font.weight.max}`;
    return [
      `@font-face{font-family:'${font.family}';src:url('${url}') format('woff2');font-weight:${weight};font-style:${font.style};font-display:swap;unicode-range:${range}}`,
    ];
  });
}

function fallbackOf({ fallback }: ThemeFont): string {
  if (fallback === null) return '';
  const local = fallback.local.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'${fallback.family}';src:${local};size-adjust:${fallback.sizeAdjust}%;ascent-override:${fallback.ascentOverride}%;descent-override:${fallback.descentOverride}%;line-gap-override:${fallback.lineGapOverride}%}`;
}
