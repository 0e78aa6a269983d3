import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteInput } from '@tosite/site-sections/site';
import type { SitePage } from '@tosite/site-sections/site-page';
import { SiteView } from '@tosite/site-sections/site-view';
import { StyleSheet } from '@tosite/site-sections/style-sheet';
import { themeCss } from '@tosite/site-sections/theme-css';
import { THEMES } from '@tosite/site-sections/themes/themes';
import type { FontStore } from '../fonts/font-store.ts';
import { preloadedFonts, siteFonts } from '../fonts/site-fonts.ts';
import type { RenderedFile } from '../rendered-site.ts';
import type { Json } from './json-for-script.ts';
import type { PageFacts } from './page-facts.ts';
import { pageStyle } from './page-style.ts';
import { SiteDocument } from './site-document.tsx';

export type PageHead = {
  facts: PageFacts;
  icon: { path: string; type: string };
  canonical: string | null;
  indexable: boolean;
  structuredData: Json | null;
};
export type DrawnPage = { html: string; styleHash: string; fonts: readonly RenderedFile[] };

/** Holds the place of the style block's content. */
const STYLE_MARK = '/* the style of the page */';

/**
 * Only when the body is drawn is it known which rules its elements need and which scripts its letters are from, and
 * both stand before it, in the head. So the page is drawn once around a mark, and the style takes the mark's place.
 */
export function drawPage(
  site: SiteInput,
  page: SitePage,
  { store, pathPrefix }: { store: FontStore; pathPrefix: string },
  head: PageHead,
): DrawnPage {
  const theme = THEMES[site.design.theme_name];
  const sheet = new StyleSheet();
  const markup = renderToStaticMarkup(
    <SiteDocument
      site={site}
      page={head.facts}
      canonical={head.canonical}
      indexable={head.indexable}
      css={STYLE_MARK}
      preload={preloadedFonts(theme.fonts, { store, pathPrefix })}
      favicon={head.icon}
      paper={theme.colors.paper}
      structuredData={head.structuredData}
    >
      <SiteView site={site} page={page} sheet={sheet} />
    </SiteDocument>,
  );
  const fonts = siteFonts(theme.fonts, markup, { store, pathPrefix });
  const { css, hash } = pageStyle([fonts.css, themeCss(site), sheet.css()]);

  // Everything that people wrote is escaped, so the first style element is ours and a body begins once.
  const [style, body] = [markup.indexOf(`<style>${STYLE_MARK}`), markup.indexOf('<body>')];
  const html = [
    '<!doctype html>',
    markup.slice(0, style),
    `<style>${css}`,
    markup.slice(style + `<style>${STYLE_MARK}`.length, body),
    homeBelow(pathPrefix, markup.slice(body)),
  ].join('');
  return { html, styleHash: hash, fonts: fonts.files };
}

/**
 * The sections link to the root of the host; a preview's home is below it. React escapes quotation marks in text and
 * values, so in a body these characters can only be the attribute itself.
 */
function homeBelow(pathPrefix: string, body: string): string {
  return pathPrefix === '' ? body : body.replaceAll(' href="/"', ` href="${pathPrefix}/"`);
}
