import archivo from '@fontsource-variable/archivo/unicode.json';
import commissioner from '@fontsource-variable/commissioner/unicode.json';
import hankenGrotesk from '@fontsource-variable/hanken-grotesk/unicode.json';
import interTight from '@fontsource-variable/inter-tight/unicode.json';
import martianMono from '@fontsource-variable/martian-mono/unicode.json';
import newsreader from '@fontsource-variable/newsreader/unicode.json';
import onest from '@fontsource-variable/onest/unicode.json';
import schibstedGrotesk from '@fontsource-variable/schibsted-grotesk/unicode.json';
import type { ThemeFont } from '@tosite/site-sections/themes/theme';

const FILES = import.meta.glob<string>(
  '../../node_modules/@fontsource-variable/{archivo,commissioner,hanken-grotesk,inter-tight,martian-mono,newsreader,onest,schibsted-grotesk}/files/*-{wght,opsz,wdth,flar}-{normal,italic}.woff2',
  { query: '?url', import: 'default', eager: true },
);
const RANGES: Record<string, Record<string, string>> = {
  '@fontsource-variable/archivo': archivo,
  '@fontsource-variable/commissioner': commissioner,
  '@fontsource-variable/hanken-grotesk': hankenGrotesk,
  '@fontsource-variable/inter-tight': interTight,
  '@fontsource-variable/martian-mono': martianMono,
  '@fontsource-variable/newsreader': newsreader,
  '@fontsource-variable/onest': onest,
  '@fontsource-variable/schibsted-grotesk': schibstedGrotesk,
};

/** The faces of some fonts, whole and split by script, where the published page has them cut to its letters. */
export function fontFaces(fonts: readonly ThemeFont[]): string {
  return fonts.flatMap((font) => [...facesOf(font), fallbackOf(font)]).join('\n');
}

function facesOf(font: ThemeFont): string[] {
  return font.subsets.flatMap((subset) => {
    const name = `${font.package}/files/${font.id}-${subset}-${font.file}-${font.style}.woff2`;
    const url = Object.entries(FILES).find(([path]) => path.endsWith(name))?.[1];
    const range = RANGES[font.package]?.[subset];
    if (url === undefined || range === undefined) return [];
    const weight = `${font.weight.min} ${font.weight.max}`;
    const stretch = font.stretch === undefined ? '' : `font-stretch:${font.stretch}%;`;
    return [
      `@font-face{font-family:'${font.family}';src:url('${url}') format('woff2');font-weight:${weight};font-style:${font.style};${stretch}font-display:swap;unicode-range:${range}}`,
    ];
  });
}

function fallbackOf({ fallback }: ThemeFont): string {
  if (fallback === null) return '';
  const local = fallback.local.map((name) => `local('${name}')`).join(',');
  return `@font-face{font-family:'${fallback.family}';src:${local};size-adjust:${fallback.sizeAdjust}%;ascent-override:${fallback.ascentOverride}%;descent-override:${fallback.descentOverride}%;line-gap-override:${fallback.lineGapOverride}%}`;
}
