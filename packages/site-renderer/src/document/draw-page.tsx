import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteInput } from '@tosite/site-sections/site';
import type { SitePage } from '@tosite/site-sections/site-page';
import { SiteView } from '@tosite/site-sections/site-view';
import { StyleSheet } from '@tosite/site-sections/style-sheet';
import { themeCss } from '@tosite/site-sections/theme-css';
import { THEMES } from '@tosite/site-sections/themes/themes';
import type { FontStore } from '../fonts/font-store.ts';
import { siteFonts } from '../fonts/site-fonts.ts';
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

/**
 * The body is drawn twice: only when it is finished is it known which rules its elements need and which scripts its
 * letters are from, and both stand before it, in the head.
 */
export function drawPage(
  site: SiteInput,
  page: SitePage,
  { store, pathPrefix }: { store: FontStore; pathPrefix: string },
  head: PageHead,
): DrawnPage {
  const theme = THEMES[site.design.theme_name];
  const sheet = new StyleSheet();
  const body = <SiteView site={site} page={page} sheet={sheet} />;
  const fonts = siteFonts(theme.fonts, renderToStaticMarkup(body), { store, pathPrefix });
  const { css, hash } = pageStyle([fonts.css, themeCss(site), sheet.css()]);
  const html = renderToStaticMarkup(
    <SiteDocument
      site={site}
      page={head.facts}
      canonical={head.canonical}
      indexable={head.indexable}
      css={css}
      preload={fonts.preload}
      favicon={head.icon}
      paper={theme.colors.paper}
      structuredData={head.structuredData}
    >
      {body}
    </SiteDocument>,
  );
  return { html: `<!doctype html>${homeBelow(pathPrefix, html)}`, styleHash: hash, fonts: fonts.files };
}

/**
 * The sections link to the root of the host; a preview's home is below it. React escapes quotation marks in text and
 * values, so in the body these characters can only be the attribute itself.
 */
function homeBelow(pathPrefix: string, html: string): string {
  const body = html.indexOf('<body');
  return `${html.slice(0, body)}${html.slice(body).replaceAll(' href="/"', ` href="${pathPrefix}/"`)}`;
}
