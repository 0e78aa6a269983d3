import { accentOf } from './accent.ts';
import { shownSections } from './sections/sections.tsx';
import type { SiteInput } from './site.ts';
import { scriptCss } from './text/script-css.ts';
import base from './themes/base.css?raw';
import { CSS_PARTS, type ModePair, type Theme } from './themes/theme.ts';
import { THEMES } from './themes/themes.ts';

/** The style sheet of a site, without its font faces: colours, base, and what its sections need of the theme. */
export function themeCss(site: SiteInput): string {
  const theme = THEMES[site.design.theme_name];
  const needed = new Set(shownSections(site.profile, site).flatMap(({ css }) => css));
  const parts = CSS_PARTS.filter((part) => needed.has(part)).map((part) => theme.css.parts[part]);
  return [
    colorCss(site, theme),
    scriptCss(site.language),
    base,
    theme.css.layout,
    ...parts,
    theme.css.print,
  ].join('\n');
}

/** Light values first, for browsers without `light-dark()`; `data-mode` only sets `color-scheme`. */
function colorCss(site: SiteInput, { colors }: Theme): string {
  const { accent, onPlate } = accentOf(site);
  const all: [string, ModePair][] = [
    ...Object.entries(colors),
    ['accent', accent],
    ['accent-plate', onPlate],
  ];
  const rule = (value: (pair: ModePair) => string) =>
    `:root{${all.map(([name, pair]) => `--${name}:${value(pair)}`).join(';')}}`;
  return `${rule(({ light }) => light)}\n@supports (color:light-dark(#000,#fff)){${rule(({ light, dark }) => `light-dark(${light},${dark})`)}}`;
}
