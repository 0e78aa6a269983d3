import { accentOf } from '@tosite/site-sections/accent';
import { sitePages } from '@tosite/site-sections/pages/site-pages';
import type { SiteInput } from '@tosite/site-sections/site';
import { bytesKey } from '../content-keys.ts';
import type { PageFacts } from '../document/page-facts.ts';
import type { SitePlace } from '../document/site-place.ts';
import { siteLinks } from '../document/site-links.ts';
import { namedMediaPaths } from '../named-media-paths.ts';
import type { PlannedFile } from '../planned-file.ts';
import { atomFeed } from './atom-feed.ts';
import { favicon } from './favicon.tsx';
import { feedEntries } from './feed-entries.ts';
import { iconFiles, type OwnIcon } from './icon-files.ts';
import { jsonFeed } from './json-feed.ts';
import { llms } from './llms.ts';
import { resume } from './resume.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

type FilesBeside = {
  files: readonly PlannedFile[];
  /** The feeds, as the head of every page names them. */
  alternates: readonly { type: string; path: string }[];
};

/**
 * The files that stand beside the pages. Those that hold addresses, which cannot be relative, are left out of a site
 * that has none.
 */
export function filesBeside(
  site: SiteInput,
  {
    place,
    home,
    lastModified,
    ownIcon,
  }: { place: SitePlace; home: PageFacts; lastModified: string; ownIcon: OwnIcon | null },
): FilesBeside {
  const { listed, hasCv } = sitePages(site);
  const icon = favicon({ name: home.name, color: accentOf(site).accent.light });
  const always = [
    textFile('/favicon.svg', 'image/svg+xml', icon),
    ...iconFiles(site, ownIcon),
    ...(hasCv ? [textFile('/resume.json', 'application/json; charset=utf-8', resume(site, place))] : []),
  ];
  if (!place.hasAddress) return { files: always, alternates: [] };

  const feed = { site, home, place, lastModified, entries: feedEntries(site) };
  const feeds =
    feed.entries.length === 0
      ? []
      : [
          textFile('/feed.xml', 'application/atom+xml; charset=utf-8', atomFeed(feed), site),
          textFile('/feed.json', 'application/feed+json; charset=utf-8', jsonFeed(feed), site),
        ];
  const addressed = listed.map((page) => ({
    ...page,
    address: place.absolute(page.path),
    lastModified: page.lastModified ?? lastModified,
  }));
  const sitemapAddress = place.absolute('/sitemap.xml');
  return {
    files: [
      ...always,
      textFile(
        '/robots.txt',
        'text/plain; charset=utf-8',
        robots({ indexable: site.indexable, sitemapAddress }),
      ),
      ...(site.indexable
        ? [textFile('/sitemap.xml', 'application/xml; charset=utf-8', sitemap(addressed))]
        : []),
      textFile('/llms.txt', 'text/plain; charset=utf-8', llms(home, addressed, siteLinks(site))),
      ...feeds,
    ],
    alternates:
      feeds.length === 0
        ? []
        : [
            { type: 'application/atom+xml', path: '/feed.xml' },
            { type: 'application/feed+json', path: '/feed.json' },
          ],
  };
}

/** Written at once: it takes less than asking whether it must be. `site`: whose media it names. */
function textFile(path: string, contentType: string, text: string, site?: SiteInput): PlannedFile {
  const body = Buffer.from(text);
  return {
    path,
    key: bytesKey(body),
    render: () =>
      Promise.resolve({
        path,
        body,
        contentType,
        styleHashes: [],
        uses: site === undefined ? [] : namedMediaPaths(text, site),
      }),
  };
}
