import { sitePages } from '@tosite/site-sections/pages/site-pages';
import type { SitePost } from '@tosite/site-sections/posts/site-post';
import type { SitePage } from '@tosite/site-sections/site-page';
import { shownSite } from '@tosite/site-sections/shown-site';
import type { SiteInput } from '@tosite/site-sections/site';
import { fontsOf } from '@tosite/site-sections/themes/font-pairings';
import { loadWords } from '@tosite/site-sections/words/load-words';
import { socialCard, type SocialCard } from './card/social-card.ts';
import { bytesKey, contentKey, pageKey } from './content-keys.ts';
import { renderPage, type RenderedPage } from './document/render-page.tsx';
import { homeFacts } from './document/home-facts.ts';
import { notFoundHead, pageHead, postHeadShares } from './document/page-head.ts';
import type { PageHead } from './document/page-facts.ts';
import { sitePlace, type PlaceOptions } from './document/site-place.ts';
import { filesBeside } from './files/files-beside.ts';
import type { OwnIcon } from './files/icon-files.ts';
import { redirectPage, siteRedirects, type Redirect } from './files/redirect-pages.ts';
import { openFontStore, type FontStore } from './fonts/font-store.ts';
import { fontSheet } from './fonts/site-fonts.ts';
import { namedMediaPaths } from './named-media-paths.ts';
import type { RenderedWithUses, PlannedFile } from './planned-file.ts';
import type { RenderedFile } from './rendered-site.ts';
import { RENDERER_VERSION } from './renderer-version.ts';

export type RenderOptions = PlaceOptions & {
  /** When the site's content last changed, ISO 8601; else the site's `now`. */
  lastModified?: string;
  /** Our own copy of the icon that the owner chose. */
  ownIcon?: OwnIcon | null;
};

export type SitePlan = {
  /** Every file but fonts and media; the home page first. */
  files: readonly PlannedFile[];
  /** Addresses that lead on; a site that opens from a folder has pages there. */
  redirects: readonly Redirect[];
  /** A sheet of faces that pages use, by its path; null: the site has no such file. */
  asset: (path: string) => RenderedFile | null;
};

let fontStore: FontStore | null = null;

/**
 * What a site consists of, before it is drawn: cheap, so that whoever keeps the files of an earlier drawing draws only
 * those whose key is another. Nothing is read but the fonts, once.
 */
export async function sitePlan(given: SiteInput, options: RenderOptions = {}): Promise<SitePlan> {
  // From here on nothing knows of what the owner hides.
  const site = shownSite(given);
  await loadWords(site.language);
  const store = (fontStore ??= openFontStore());
  const place = sitePlace(site, options);
  const lastModified = options.lastModified ?? site.now;
  // Nobody asks for the card of a site that has no address, or whose owner chose another picture.
  const card = place.hasAddress && site.seo.ogImageUrl === null ? socialCard(site) : null;
  const home = homeFacts(site, { place, card, lastModified });
  const beside = filesBeside(site, {
    place,
    home,
    lastModified,
    ownIcon: options.ownIcon ?? null,
  });
  const shared = { place, lastModified, home, alternates: beside.alternates };
  const render = (rendered: { page: SitePage; path: string }, head: PageHead) =>
    renderPage(site, rendered, { store, place }, head);

  // What all pages have around them stands in this one too, and it is the smallest.
  const lost = { page: { kind: 'not-found' }, path: '/' } as const;
  const notFound = render(lost, notFoundHead(site, shared));
  const { now: _, profile, media: __, posts: ___, ...settings } = site;
  const frame = contentKey([
    RENDERER_VERSION,
    options.pathPrefix,
    options.mediaBase,
    options.standalone,
    settings,
    profile.url,
    notFound.html,
  ]);

  const keys = { frame, postHead: contentKey(postHeadShares(site, shared)) };

  const pages = sitePages(site).listed.map((listed): PlannedFile => {
    const path = `${listed.path}index.html`;
    const head = () => pageHead(site, listed, shared);
    return {
      path,
      key: pageKey(site, listed, head, keys),
      words: wordsOn(listed.page),
      render: () => Promise.resolve(htmlFile(path, render(listed, head()), site)),
    };
  });
  const redirects = siteRedirects(site);
  return {
    redirects,
    files: [
      ...pages,
      {
        path: '/404.html',
        key: bytesKey(notFound.html),
        words: [],
        render: () => Promise.resolve(htmlFile('/404.html', notFound, site)),
      },
      ...beside.files,
      ...(place.standalone ? redirects.map((redirect) => redirectPage(redirect, site, place)) : []),
      ...(card === null ? [] : [cardFile(card)]),
    ],
    asset: (path) => fontSheet(fontsOf(site.design), path, store),
  };
}

function wordsOn(page: SitePage): readonly SitePost[] {
  return page.kind === 'item' && page.item.list === 'posts' ? [page.item.source] : [];
}

function cardFile({ path, key, render }: SocialCard): PlannedFile {
  return {
    path,
    key,
    words: [],
    render: async () => ({
      path,
      body: await render(),
      contentType: 'image/png',
      styleHashes: [],
      uses: [],
    }),
  };
}

function htmlFile(path: string, { html, styleHash, fonts }: RenderedPage, site: SiteInput): RenderedWithUses {
  return {
    path,
    body: Buffer.from(html),
    contentType: 'text/html; charset=utf-8',
    styleHashes: [styleHash],
    uses: [...fonts, ...namedMediaPaths(html, site)],
  };
}
