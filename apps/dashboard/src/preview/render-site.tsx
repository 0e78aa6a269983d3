import { sitePages } from '@tosite/site-sections/pages/site-pages';
import { documentAttributes } from '@tosite/site-sections/site-facts';
import { SiteView } from '@tosite/site-sections/site-view';
import type { SiteInput } from '@tosite/site-sections/site';
import type { SitePage } from '@tosite/site-sections/site-page';
import { StyleSheet } from '@tosite/site-sections/style-sheet';
import { sameValue } from '@tosite/site-sections/text/same-value';
import { colorProperties, themeRules } from '@tosite/site-sections/theme-css';
import { fontsOf } from '@tosite/site-sections/themes/font-pairings';
import { THEMES } from '@tosite/site-sections/themes/themes';
import type { Theme } from '@tosite/site-sections/themes/theme';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { colorsIn } from './colors-in-view.ts';
import { fontFaces } from './font-faces.ts';

/** `path`: of the page that is drawn; absent, or of none: the home page. */
export type Drawing = { draw: (site: SiteInput, path?: string) => void };

/**
 * Draws sites into a document, one after the other: the same view as the published page, and its style sheets. What a
 * change leaves as it is, is not touched: neither rules that the browser would read again, nor sections.
 */
export function drawingIn(target: Document): Drawing {
  const root: Root = createRoot(target.body);
  const fonts = sheetIn(target);
  const colors = colorsIn(target);
  const rules = sheetIn(target);
  const values = sheetIn(target);
  const facesFor = facesWriter();
  // Sections that stay have their values in the sheet that they were drawn with.
  let sheet = new StyleSheet();
  let theme: Theme | null = null;
  let last: SiteInput | null = null;
  return {
    draw(site, path) {
      const isBodyTheSame = last !== null && differOnlyInColor(last, site);
      last = site;
      for (const [name, value] of Object.entries(documentAttributes(site)))
        if (target.documentElement.getAttribute(name) !== value)
          target.documentElement.setAttribute(name, value);
      if (theme !== THEMES[site.design.theme_name]) {
        theme = THEMES[site.design.theme_name];
        sheet = new StyleSheet();
      }
      fonts(facesFor(site));
      colors(colorProperties(site));
      if (isBodyTheSame) return;
      const page = pageAt(site, path);
      rules(themeRules(site, page));
      flushSync(() => root.render(<SiteView site={site} page={page} sheet={sheet} />));
      values(sheet.css());
    },
  };
}

function pageAt(site: SiteInput, path: string | undefined): SitePage {
  const found = path === undefined ? undefined : sitePages(site).listed.find((each) => each.path === path);
  return found?.page ?? { kind: 'home' };
}

/** Accent and mode are in the style sheet and on the root: nothing of the page itself is another. */
function differOnlyInColor(before: SiteInput, after: SiteInput): boolean {
  const others = Object.keys(after).filter((key) => key !== 'design') as (keyof SiteInput)[];
  if (others.some((key) => before[key] !== after[key])) return false;
  const [one, other] = [before.design, after.design];
  return (
    one.theme_name === other.theme_name &&
    one.fonts === other.fonts &&
    sameValue(one.sections, other.sections)
  );
}

/** The faces of a site; written out only where other fonts are chosen. */
function facesWriter(): (site: SiteInput) => string {
  let last: { of: string; css: string } | null = null;
  return ({ design }) => {
    const of = `${design.theme_name} ${design.fonts ?? ''}`;
    if (last?.of !== of) last = { of, css: fontFaces(fontsOf(design)) };
    return last.css;
  };
}

/** A style element of its own; answers how its rules are written. */
function sheetIn(target: Document): (css: string) => void {
  const element = target.head.appendChild(target.createElement('style'));
  let written = '';
  return (css) => {
    if (css === written) return;
    written = css;
    element.textContent = css;
  };
}
