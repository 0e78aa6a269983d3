import { accentOf } from '@tosite/site-sections/accent';
import { ownerName, siteDescription, siteTitle } from '@tosite/site-sections/site-facts';
import type { SiteInput } from '@tosite/site-sections/site';
import { loadWords } from '@tosite/site-sections/words/load-words';
import { drawPage, type PageHead } from './document/draw-page.tsx';
import type { PageFacts } from './document/page-facts.ts';
import { shareImage } from './document/share-image.ts';
import { siteLinks } from './document/site-links.ts';
import { structuredData } from './document/structured-data.ts';
import { favicon } from './files/favicon.tsx';
import { llms } from './files/llms.ts';
import { robots } from './files/robots.ts';
import { siteIcon } from './files/site-icon.ts';
import { sitemap } from './files/sitemap.ts';
import { openFontStore, type FontStore } from './fonts/font-store.ts';
import { checkPrefix, namedMediaPaths, prefixMedia } from './own-paths.ts';
import type { RenderedFile, RenderedSite } from './rendered-site.ts';

export type RenderOptions = {
  /** When the site's content last changed, ISO 8601; else the site's `now`. */
  lastModified?: string;
  /**
   * What the site's own addresses begin with where it does not stand at the root of its host: `/name`, or `.` for a
   * site that is not to know where it stands. That one has no address of its own, so nothing in it says under which it
   * is to be found or shared.
   */
  pathPrefix?: string;
  /** What stands before the manifest's paths, where that is not `pathPrefix`. */
  mediaBase?: string;
};

let fontStore: FontStore | null = null;

/**
 * Draws a whole site. The same input gives the same bytes; nothing is read but the fonts, once.
 * The paths of the files are those below the prefix: `/index.html`, whatever the prefix is.
 */
export async function renderSite(site: SiteInput, options: RenderOptions = {}): Promise<RenderedSite> {
  await loadWords(site.language);
  const pathPrefix = checkPrefix(options.pathPrefix ?? '');
  const root = `${site.origin}${pathPrefix === '.' ? '' : pathPrefix}/`;
  const mediaBase = checkPrefix(options.mediaBase ?? pathPrefix);
  const hasAddress = pathPrefix !== '.';
  const store = (fontStore ??= openFontStore());
  const placed: SiteInput = { ...site, media: prefixMedia(site.media, mediaBase) };

  const facts: PageFacts = {
    name: ownerName(placed),
    title: siteTitle(placed),
    description: siteDescription(placed),
    address: root,
    image: shareImage(placed),
    lastModified: options.lastModified ?? site.now,
  };
  const head: PageHead = {
    facts,
    icon: siteIcon(placed, pathPrefix),
    canonical: hasAddress ? (site.seo.canonicalUrl ?? facts.address) : null,
    indexable: site.indexable,
    structuredData: hasAddress ? structuredData(placed, facts) : null,
  };
  const lost = { kind: 'not-found' } as const;
  const home = drawPage(placed, { kind: 'home' }, { store, pathPrefix }, head);
  const notFound = drawPage(
    placed,
    lost,
    { store, pathPrefix },
    {
      ...head,
      facts: { ...facts, title: siteTitle(placed, lost), description: '' },
      canonical: null,
      indexable: false,
      structuredData: null,
    },
  );

  const sitemapAddress = `${root}sitemap.xml`;
  return {
    files: [
      htmlFile('/index.html', home),
      htmlFile('/404.html', notFound),
      textFile(
        '/favicon.svg',
        'image/svg+xml',
        favicon({ name: facts.name, color: accentOf(site).accent.light }),
      ),
      textFile(
        '/robots.txt',
        'text/plain; charset=utf-8',
        robots({ indexable: site.indexable, sitemapAddress }),
      ),
      textFile('/sitemap.xml', 'application/xml; charset=utf-8', sitemap([facts])),
      textFile('/llms.txt', 'text/plain; charset=utf-8', llms(facts, siteLinks(site))),
      ...new Map([...home.fonts, ...notFound.fonts].map((file) => [file.path, file])).values(),
    ],
    mediaPaths: namedMediaPaths([home.html, notFound.html], site.media),
  };
}

function htmlFile(path: string, { html, styleHash }: { html: string; styleHash: string }): RenderedFile {
  return { path, body: Buffer.from(html), contentType: 'text/html; charset=utf-8', styleHashes: [styleHash] };
}

function textFile(path: string, contentType: string, text: string): RenderedFile {
  return { path, body: Buffer.from(text), contentType, styleHashes: [] };
}
