import { accentOf } from './accent.ts';
import cv from './pages/cv.css?raw';
import item from './pages/item.css?raw';
import leaf from './pages/leaf.css?raw';
import list from './pages/list.css?raw';
import moreFrom from './pages/more-from.css?raw';
import post from './pages/post.css?raw';
import type { SiteItem } from './pages/site-item.ts';
import { shownSections, type ShownSection } from './sections/sections.tsx';
import { rowsOf } from './sections/shelves.ts';
import type { SitePage } from './site-page.ts';
import { shownSite } from './shown-site.ts';
import type { SiteInput } from './site.ts';
import { scriptCss } from './text/script-css.ts';
import base from './themes/base.css?raw';
import lines from './themes/lines.css?raw';
import prose from './themes/prose.css?raw';
import { CSS_PARTS, type CssPart, type ModePair, type Theme } from './themes/theme.ts';
import { pairingCss } from './themes/font-pairings.ts';
import { THEMES } from './themes/themes.ts';

/** The style sheet of a page, without its font faces: colours, base, and what the page needs of the theme. */
export function themeCss(site: SiteInput, page: SitePage = { kind: 'home' }): string {
  return `${colorCss(site)}\n${themeRules(site, page)}`;
}

/** The same without the colours. */
export function themeRules(site: SiteInput, page: SitePage = { kind: 'home' }): string {
  const theme = THEMES[site.design.theme_name];
  const { parts: wanted, own } = partsOfPage(site, page);
  const needed = new Set(wanted);
  const parts = CSS_PARTS.filter((part) => needed.has(part)).map((part) => theme.css.parts[part]);
  return [
    scriptCss(site.language),
    base,
    prose,
    theme.css.layout,
    ...parts,
    theme.css.print,
    ...own,
    pairingCss(site.design),
  ].join('\n');
}

/** The blocks of the theme that a page needs, and the rules of pages of its kind, the same in every theme. */
function partsOfPage(site: SiteInput, page: SitePage): { parts: readonly CssPart[]; own: readonly string[] } {
  const theme = THEMES[site.design.theme_name];
  const { css } = theme;
  switch (page.kind) {
    case 'home':
      return partsOfHome(shownSections(shownSite(site).profile, site), theme);
    case 'item':
      return {
        parts: showsFilms(page.item) ? ['films'] : [],
        own: [leaf, post, moreFrom, css.post, ...(page.item.list === 'posts' ? [] : [item, css.item])],
      };
    case 'archive':
    case 'tag':
      return { parts: ['films'], own: [leaf, list, css.list] };
    case 'cv':
      return { parts: ['films'], own: [leaf, cv, css.cv] };
    case 'not-found':
      return { parts: [], own: [css.home ?? '', css.lost] };
  }
}

function partsOfHome(
  sections: readonly ShownSection[],
  theme: Theme,
): { parts: readonly CssPart[]; own: readonly string[] } {
  const rows = rowsOf(sections, theme);
  const whole = rows.flatMap(({ shelf, sections: row }) => (shelf ? [] : row));
  const hasLines = rows.some(({ shelf }) => shelf) || sections.some(({ lines }) => lines);
  return {
    parts: whole.flatMap(({ css }) => css),
    own: [theme.css.home ?? '', ...(hasLines ? [lines, theme.css.lines] : [])],
  };
}

/** Whether a page has a player: what it is made of brings rules of its own. */
function showsFilms(item: SiteItem): boolean {
  return item.list === 'posts'
    ? item.film !== null || item.source.content.includes('"type":"film"')
    : item.list === 'videos';
}

/** Light values first, for browsers without `light-dark()`; `data-mode` only sets `color-scheme`. */
export function colorCss(site: SiteInput): string {
  const all = colorsOf(site);
  const rule = (value: (pair: ModePair) => string) =>
    `:root{${all.map(([name, pair]) => `${name}:${value(pair)}`).join(';')}}`;
  return `${rule(({ light }) => light)}\n@supports (color:light-dark(#000,#fff)){${rule(inBothModes)}}`;
}

/** The colours of a site by the custom properties that hold them, for browsers that know `light-dark()`. */
export function colorProperties(site: SiteInput): [property: string, value: string][] {
  return colorsOf(site).map(([name, pair]) => [name, inBothModes(pair)]);
}

function colorsOf(site: SiteInput): [property: string, ModePair][] {
  const { colors } = THEMES[site.design.theme_name];
  const { accent, onPlate } = accentOf(site);
  const all = { ...colors, accent, 'accent-plate': onPlate };
  return Object.entries(all).map(([name, pair]) => [`--${name}`, pair]);
}

function inBothModes({ light, dark }: ModePair): string {
  return `light-dark(${light},${dark})`;
}
