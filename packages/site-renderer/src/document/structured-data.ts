import type { SiteInput } from '@tosite/site-sections/site';
import type { Json } from './json-for-script.ts';
import type { PageFacts } from './page-facts.ts';
import { isShown, siteLinks } from './site-links.ts';

type Thing = { readonly [property: string]: Json };

/** What the page says, for machines, in the words of schema.org. Nothing that the page itself does not show. */
export function structuredData(site: SiteInput, page: PageFacts): Thing {
  const { profile, type } = site;
  const what: Thing = {
    name: page.name,
    url: page.address,
    ...(page.description === '' ? {} : { description: page.description }),
    ...(page.image === null ? {} : { image: page.image.url }),
    sameAs: siteLinks(site).map(({ url }) => url),
  };
  const context: Thing = { '@context': 'https://schema.org' };
  const document: Thing = { ...context, inLanguage: site.language, dateModified: page.lastModified };

  switch (type) {
    case 'linkedin-company':
      return { ...context, '@type': 'Organization', ...what, ...founded(site) };
    case 'youtube':
      return { ...document, '@type': 'Blog', ...what };
    case 'instagram':
      return { ...document, '@type': 'ImageGallery', ...what };
    case 'linkedin-individual':
    case 'github':
      return {
        ...document,
        '@type': 'ProfilePage',
        url: page.address,
        mainEntity:
          profile.organisation === null
            ? { '@type': 'Person', ...what, alternateName: profile.handle }
            : { '@type': 'Organization', ...what, alternateName: profile.handle },
      };
  }
}

function founded(site: SiteInput): Thing {
  const date = site.profile.organisation?.founded ?? null;
  return date === null || !isShown(site, 'facts') ? {} : { foundingDate: date };
}
