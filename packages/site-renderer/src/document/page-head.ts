import type { SitePage } from '@tosite/site-sections/site-page';
import { partsOf } from '@tosite/site-sections/pages/list-parts';
import { sitePages } from '@tosite/site-sections/pages/site-pages';
import type { ListedPage } from '@tosite/site-sections/pages/page-list';
import { siteTitle } from '@tosite/site-sections/site-facts';
import type { SiteInput } from '@tosite/site-sections/site';
import { isPersons } from '@tosite/validation/website/is-persons';
import { siteIcon } from '../files/site-icon.ts';
import type { PageFacts } from './page-facts.ts';
import { pictureImage } from './share-image.ts';
import type { PageHead } from './page-facts.ts';
import type { SitePlace } from './site-place.ts';
import { structuredData } from './structured-data.ts';
import { author } from './structured-owner.ts';

type SharedHead = {
  place: SitePlace;
  lastModified: string;
  home: PageFacts;
  alternates: PageHead['alternates'];
};

/** The head of a page of the site. */
export function pageHead(site: SiteInput, listed: ListedPage, shared: SharedHead): PageHead {
  const { place, home } = shared;
  const isHome = listed.page.kind === 'home';
  const facts = isHome ? home : leafFacts(site, listed, shared);
  return {
    facts,
    kind: isHome ? homeKind(site) : listed.page.kind === 'item' ? 'article' : 'website',
    // The owner's canonical address is that of the home page; no other page is known to stand there.
    canonical: place.hasAddress ? ((isHome ? site.seo.canonicalUrl : null) ?? facts.address) : null,
    indexable: site.indexable,
    icon: siteIcon(site),
    ...neighbours(site, listed.page),
    alternates: shared.alternates,
    verified: isHome,
    structuredData: place.hasAddress ? structuredData(site, listed, { facts, place, home }) : null,
  };
}

/** All that the head of a post says and that is neither of the post nor of what every page has around it. */
export function postHeadShares(site: SiteInput, { home, alternates }: SharedHead): unknown {
  const { name, address, image } = home;
  return [name, address, image, alternates, siteIcon(site), author(site, home)];
}

/** The head of the page that says that a page is not there. */
export function notFoundHead(site: SiteInput, { home, alternates }: SharedHead): PageHead {
  return {
    facts: { ...home, title: siteTitle(site, { kind: 'not-found' }), description: '', image: null },
    kind: 'website',
    canonical: null,
    indexable: false,
    icon: siteIcon(site),
    previous: null,
    next: null,
    alternates,
    verified: false,
    structuredData: null,
  };
}

function leafFacts(
  site: SiteInput,
  { page, path, title, description, lastModified }: ListedPage,
  shared: SharedHead,
): PageFacts {
  const { place, home } = shared;
  const pictures = page.kind === 'item' ? page.item.pictures : [];
  return {
    name: home.name,
    title,
    description,
    address: place.absolute(path),
    image: pictureImage(site, pictures, place.absolute) ?? home.image,
    published: page.kind === 'item' ? page.item.date : null,
    lastModified: page.kind === 'cv' ? shared.lastModified : lastModified,
  };
}

function homeKind({ type, profile }: SiteInput): PageHead['kind'] {
  return isPersons(type, profile) ? 'profile' : 'website';
}

/** The parts of the same list before and after this one. */
function neighbours(site: SiteInput, page: SitePage): Pick<PageHead, 'previous' | 'next'> {
  if (page.kind !== 'archive' && page.kind !== 'tag') return { previous: null, next: null };
  const parts = page.kind === 'tag' ? partsOf(page.tag, page.tag.path) : sitePages(site).archive;
  return { previous: parts[page.number - 2]?.path ?? null, next: parts[page.number]?.path ?? null };
}
