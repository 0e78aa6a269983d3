import { accentOf } from '@tosite/site-sections/accent';
import type { ListedPage } from '@tosite/site-sections/pages/page-list';
import { sitePages } from '@tosite/site-sections/pages/site-pages';
import { siteName } from '@tosite/site-sections/site-facts';
import type { SiteInput } from '@tosite/site-sections/site';
import { bytesKey, contentKey, copyAt, postShows } from '../content-keys.ts';
import type { PageFacts } from '../document/page-facts.ts';
import type { SitePlace } from '../document/site-place.ts';
import { siteLinks } from '../document/site-links.ts';
import { namedMediaPaths } from '../named-media-paths.ts';
import type { PlannedFile } from '../planned-file.ts';
import { RENDERER_VERSION } from '../renderer-version.ts';
import { atomFeed, type Feed } from './atom-feed.ts';
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
          feedFile('/feed.xml', 'application/atom+xml; charset=utf-8', { feed, write: atomFeed }),
          feedFile('/feed.json', 'application/feed+json; charset=utf-8', { feed, write: jsonFeed }),
        ];
  const addressed = listed.map((page) => ({
    page,
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
      textFile('/llms.txt', 'text/plain; charset=utf-8', llms(home, worthNaming(addressed), siteLinks(site))),
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

/** Of thousands of posts; the archive has them all. */
const MOST_POSTS = 100;

/** The pages that a reader who wants to know the site is led to: of more posts the first, and of lists the first part. */
function worthNaming(
  pages: readonly { page: ListedPage; address: string }[],
): { title: string; description: string; address: string }[] {
  let posts = 0;
  const many =
    pages.filter(({ page: { page } }) => page.kind === 'item' && page.item.list === 'posts').length >
    MOST_POSTS;
  return pages.flatMap(({ page: listed, address }) => {
    const { page } = listed;
    if (many && 'number' in page && page.number > 1) return [];
    if (page.kind === 'item' && page.item.list === 'posts') {
      posts += 1;
      if (posts > MOST_POSTS) return [];
    }
    return [{ title: listed.title, description: listed.description, address }];
  });
}

/** Written when it is wanted: it holds whole posts. Its key is made of what they are told by. */
function feedFile(
  path: string,
  contentType: string,
  { feed, write }: { feed: Feed; write: (feed: Feed) => string },
): PlannedFile {
  const { site, home, place, entries } = feed;
  const told = entries.map(({ post, ...entry }) => [
    entry,
    post && postShows(site, post),
    entry.pictures.map(({ url }) => copyAt(site, url)),
  ]);
  const { language, timezone, profile } = site;
  const around = [
    [siteName(site), language, timezone, profile.platform, profile.handle],
    [home.name, home.description, home.address, place.absolute('/'), place.absolute('/media/')],
  ];
  return {
    path,
    key: contentKey([RENDERER_VERSION, path, around, told]),
    words: entries.flatMap(({ post }) => (post === null ? [] : [post.source])),
    render: () => {
      const text = write(feed);
      return Promise.resolve({
        path,
        body: Buffer.from(text),
        contentType,
        styleHashes: [],
        uses: namedMediaPaths(text, site),
      });
    },
  };
}

/** Written at once: it takes less than asking whether it must be. `site`: whose media it names. */
function textFile(path: string, contentType: string, text: string, site?: SiteInput): PlannedFile {
  const body = Buffer.from(text);
  return {
    path,
    key: bytesKey(body),
    words: [],
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
