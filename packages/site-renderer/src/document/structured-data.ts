import { knownLanguage, ownerName } from '@tosite/site-sections/site-facts';
import { wordsFor } from '@tosite/site-sections/words/known-words';
import type { SiteInput } from '@tosite/site-sections/site';
import type { SitePage } from '@tosite/site-sections/site-page';
import { partsOf, type ListPart } from '@tosite/site-sections/pages/list-parts';
import { ARCHIVE_PATH, itemName, sitePages } from '@tosite/site-sections/pages/site-pages';
import type { ListedPage } from '@tosite/site-sections/pages/page-list';
import type { PageFacts } from './page-facts.ts';
import type { SitePlace } from './site-place.ts';
import { itemThing } from './structured-item.ts';
import { homeThing, profileThing } from './structured-owner.ts';
import { said, type Thing } from './thing.ts';

/**
 * What a page says, for machines, in the words of schema.org. Nothing that the page itself does not show; null where
 * there is nothing to say.
 */
export function structuredData(
  site: SiteInput,
  listed: ListedPage,
  { facts, place, home }: { facts: PageFacts; place: SitePlace; home: PageFacts },
): Thing | null {
  const context: Thing = { '@context': 'https://schema.org' };
  const { page } = listed;
  if (page.kind === 'home') return said({ ...context, ...homeThing(site, facts, place) });
  const thing = leafThing(site, page, { facts, place, home });
  return thing === null ? null : said({ ...context, '@graph': [breadcrumbs(site, listed, place), thing] });
}

function leafThing(
  site: SiteInput,
  page: SitePage,
  { facts, place, home }: { facts: PageFacts; place: SitePlace; home: PageFacts },
): Thing | null {
  switch (page.kind) {
    case 'item':
      return itemThing(site, page.item, { facts, home });
    case 'archive':
      return partList(site, sitePages(site).archive[page.number - 1], { facts, place });
    case 'tag':
      return partList(site, partsOf(page.tag, page.tag.path)[page.number - 1], { facts, place });
    case 'cv':
      return profileThing(site, facts, { home, place });
    case 'home':
    case 'not-found':
      return null;
  }
}

function partList(
  site: SiteInput,
  part: ListPart | undefined,
  { facts, place }: { facts: PageFacts; place: SitePlace },
): Thing {
  const pages = sitePages(site);
  const posts = (part?.posts ?? []).map((post) => ({
    name: itemName(post, site),
    url: place.absolute(post.path),
  }));
  const films = (part?.films ?? []).flatMap((film) => {
    const own = pages.itemOf('videos', film.id);
    const url = own === null ? film.href : place.absolute(own.path);
    return url === null ? [] : [{ name: film.title, url }];
  });
  return {
    '@type': 'CollectionPage',
    name: facts.title,
    url: facts.address,
    ...said({ inLanguage: knownLanguage(site) }),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: [...posts, ...films].map(({ name, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url,
      })),
    },
  };
}

/** The pages above this one, and itself. */
function breadcrumbs(site: SiteInput, { page, path, name }: ListedPage, place: SitePlace): Thing {
  const { archive } = sitePages(site);
  const isPart = page.kind === 'archive' && page.number > 1;
  const isOfArchive = page.kind === 'item' && (page.item.list === 'videos' || page.item.list === 'posts');
  const above = [
    { name: ownerName(site), path: '/' },
    ...(archive.length > 0 && (isPart || isOfArchive || page.kind === 'tag')
      ? [{ name: wordsFor(site.language).pages.archive, path: ARCHIVE_PATH }]
      : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [...above, { name, path }].map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: place.absolute(step.path),
    })),
  };
}
