import { documentAttributes } from '@tosite/site-sections/site-facts';
import { SiteView } from '@tosite/site-sections/site-view';
import type { SiteInput } from '@tosite/site-sections/site';
import { StyleSheet } from '@tosite/site-sections/style-sheet';
import { themeCss } from '@tosite/site-sections/theme-css';
import { THEMES } from '@tosite/site-sections/themes/themes';
import { createRoot, type Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { fontFaces } from './font-faces.ts';

export type Drawing = { draw: (site: SiteInput) => void };

/** Draws sites into a document, one after the other: the same view as the published page, and its style sheets. */
export function drawingIn(target: Document): Drawing {
  const root: Root = createRoot(target.body);
  const styles = { fonts: style(target), theme: style(target), values: style(target) };
  const set = (element: HTMLStyleElement, css: string) => {
    // Writing the same rules again would make the browser fetch and lay out for nothing.
    if (element.textContent !== css) element.textContent = css;
  };
  let last: SiteInput | null = null;
  return {
    draw(site) {
      const isBodyTheSame = last !== null && differOnlyInColor(last, site);
      last = site;
      const sheet = new StyleSheet();
      for (const [name, value] of Object.entries(documentAttributes(site)))
        target.documentElement.setAttribute(name, value);
      set(styles.fonts, fontFaces(THEMES[site.design.theme_name]));
      set(styles.theme, themeCss(site));
      if (isBodyTheSame) return;
      flushSync(() => root.render(<SiteView site={site} page={{ kind: 'home' }} sheet={sheet} />));
      set(styles.values, sheet.css());
    },
  };
}

/** Accent and mode are in the style sheet and on the root: nothing of the page itself is another. */
function differOnlyInColor(before: SiteInput, after: SiteInput): boolean {
  const others = Object.keys(after).filter((key) => key !== 'design') as (keyof SiteInput)[];
  if (others.some((key) => before[key] !== after[key])) return false;
  const body = ({ design }: SiteInput) => JSON.stringify([design.theme_name, design.sections]);
  return body(before) === body(after);
}

function style(target: Document): HTMLStyleElement {
  return target.head.appendChild(target.createElement('style'));
}
