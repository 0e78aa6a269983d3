import { knownLanguage } from '@tosite/site-sections/site-facts';
import type { SiteInput } from '@tosite/site-sections/site';
import type { SitePage } from '@tosite/site-sections/site-page';
import { ARCHIVE_PATH, partsOf, sitePages } from '@tosite/site-sections/pages/site-pages';
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
      return filmList(site, sitePages(site).archive[page.number - 1] ?? [], { facts, place });
    case 'tag':
      return filmList(site, partsOf(page.tag.films)[page.number - 1] ?? [], { facts, place });
    case 'cv':
      return profileThing(site, facts, { home, place });
    case 'home':
    case 'not-found':
      return null;
  }
}

type Films = ReturnType<typeof sitePages>['archive'][number];

function filmList(
  site: SiteInput,
  films: Films,
  { facts, place }: { facts: PageFacts; place: SitePlace },
): Thing {
  const pages = sitePages(site);
  const listed = films.flatMap((film) => {
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
      itemListElement: listed.map(({ name, url }, index) => ({
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
  const { listed, archive } = sitePages(site);
  const inArchive = (page.kind === 'item' && page.item.list === 'videos') || page.kind === 'tag';
  const above = listed.filter(
    (other) => other.page.kind === 'home' || (inArchive && archive.length > 0 && other.path === ARCHIVE_PATH),
  );
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
