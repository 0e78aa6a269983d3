import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteInput } from '@tosite/site-sections/site';
import type { SitePage } from '@tosite/site-sections/site-page';
import { SiteView } from '@tosite/site-sections/site-view';
import { StyleSheet } from '@tosite/site-sections/style-sheet';
import { themeCss } from '@tosite/site-sections/theme-css';
import { fontsOf } from '@tosite/site-sections/themes/font-pairings';
import { THEMES } from '@tosite/site-sections/themes/themes';
import type { FontStore } from '../fonts/font-store.ts';
import { siteFonts } from '../fonts/site-fonts.ts';
import { pageStyle } from './page-style.ts';
import { placeAddresses } from './place-addresses.ts';
import { tickLinks } from './tick-links.ts';
import { SiteDocument } from './site-document.tsx';
import { FontSheet } from './site-head.tsx';
import type { PageHead } from './page-facts.ts';
import type { SitePlace } from './site-place.ts';

export type RenderedPage = {
  html: string;
  styleHash: string;
  /** The paths of the sheets of faces that it asks for. */
  fonts: readonly string[];
};

/**
 * Themes set pictures before words that come first in the document, and lay a section out by the one that follows: a
 * page that is painted before it is read to its end would move. So it shows when its last part, the footer, is there.
 */
const SHOWN_WHEN_WHOLE = 'body>.page:not(:has(>footer)){visibility:hidden}';

/**
 * The faces are in the head's sheet, and Chromium takes them one step after it has set the first lines without them. So
 * the first frame shows the page's paper alone, and the second one its words as they stay.
 */
const VISIBLE_WITH_FONTS =
  '@keyframes faces{from{visibility:hidden}}body>.page{animation:faces 1ms step-end}';

/** No document may hold these; what people wrote is cleaned where it is read, and here once more whatever way it came. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;
const wellFormed = (html: string) => html.replaceAll(FORBIDDEN, '');

/** Holds the place of the style block's content. */
const STYLE_MARK = '/* the style of the page */';

/**
 * Only when the body is drawn is it known which rules its elements need and which scripts its letters are from, and
 * both stand before it, in the head. So the page is drawn once around a mark, and the style takes the mark's place.
 */
export function renderPage(
  site: SiteInput,
  { page, path }: { page: SitePage; path: string },
  { store, place }: { store: FontStore; place: SitePlace },
  head: PageHead,
): RenderedPage {
  const theme = THEMES[site.design.theme_name];
  const families = fontsOf(site.design);
  const sheet = new StyleSheet();
  const here = place.from(path);
  const drawn = placeAddresses(
    wellFormed(
      renderToStaticMarkup(
        <SiteDocument site={site} head={head} css={STYLE_MARK} paper={theme.colors.paper}>
          <SiteView site={site} page={page} sheet={sheet} />
        </SiteDocument>,
      ),
    ),
    here,
  );
  const markup = tickLinks(drawn, site.pingPath);
  const fonts = siteFonts(families, markup, store);
  const { css, hash } = pageStyle([
    SHOWN_WHEN_WHOLE,
    VISIBLE_WITH_FONTS,
    fonts.css,
    themeCss(site, page),
    sheet.css(),
  ]);

  // Everything that people wrote is escaped, so the first style element is ours.
  const style = markup.indexOf(`<style>${STYLE_MARK}`);
  const html = [
    '<!doctype html>',
    markup.slice(0, style),
    renderToStaticMarkup(<FontSheet address={here(fonts.sheet)} />),
    `<style>${css}`,
    markup.slice(style + `<style>${STYLE_MARK}`.length),
  ].join('');
  return { html, styleHash: hash, fonts: [fonts.sheet] };
}
