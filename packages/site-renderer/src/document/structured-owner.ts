import { knownLanguage } from '@tosite/site-sections/site-facts';
import type { SiteInput } from '@tosite/site-sections/site';
import { cleanLine, cleanLines } from '@tosite/site-sections/text/clean-text';
import { websiteTypeRecord } from '@tosite/validation/platforms/platform';
import { momentIn } from '@tosite/site-sections/text/zoned-date';
import type { PageFacts } from './page-facts.ts';
import { pictureImage } from './share-image.ts';
import { siteLinks } from './site-links.ts';
import type { SitePlace } from './site-place.ts';
import { said, type Thing } from './thing.ts';

const MAX = 20;

/** The home page, as what its kind of site is. */
export function homeThing(site: SiteInput, facts: PageFacts, place: SitePlace): Thing {
  const dated = said({
    inLanguage: knownLanguage(site),
    dateModified: momentIn(facts.lastModified, site.timezone),
  });
  switch (websiteTypeRecord(site.type).kind) {
    case 'company':
      return owner(site, facts, place);
    case 'channel':
      return { ...dated, '@type': 'Blog', ...ownerFacts(site, facts, facts.image?.url) };
    case 'gallery':
      return { ...dated, '@type': 'ImageGallery', ...ownerFacts(site, facts, facts.image?.url) };
    case 'person':
    case 'account':
      return profileThing(site, facts, { home: facts, place });
  }
}

/** A page about a person, or about a company that has its code on one. */
export function profileThing(
  site: SiteInput,
  facts: PageFacts,
  { home, place }: { home: PageFacts; place: SitePlace },
): Thing {
  return {
    ...said({
      inLanguage: knownLanguage(site),
      dateModified: momentIn(facts.lastModified, site.timezone),
    }),
    '@type': 'ProfilePage',
    url: facts.address,
    mainEntity: owner(site, home, place),
  };
}

/** Whose site it is, in full, with their own picture. */
function owner(site: SiteInput, home: PageFacts, place: SitePlace): Thing {
  const { profile, type } = site;
  const portrait = pictureImage(site, [profile.avatar], place.absolute);
  const what = ownerFacts(site, home, portrait?.url);
  if (websiteTypeRecord(type).kind === 'company')
    return { '@type': 'Organization', ...what, ...organisationFacts(site) };
  // The name that others know them by goes with where that is.
  const known = {
    ...what,
    ...said({ alternateName: profile.url === '' ? null : cleanLine(profile.handle) }),
  };
  return profile.organisation === null
    ? { '@type': 'Person', ...known, ...personFacts(site) }
    : { '@type': 'Organization', ...known, ...organisationFacts(site) };
}

/** Whose site it is, in a few words: the author of a page. */
export function author(site: SiteInput, home: PageFacts): Thing {
  const company = websiteTypeRecord(site.type).kind === 'company' || site.profile.organisation !== null;
  return { '@type': company ? 'Organization' : 'Person', name: home.name, url: home.address };
}

function ownerFacts(site: SiteInput, facts: PageFacts, image: string | undefined): Thing {
  return said({
    name: facts.name,
    url: facts.address,
    description: facts.description,
    image,
    sameAs: siteLinks(site).map(({ url }) => url),
  });
}

function personFacts(site: SiteInput): Thing {
  const { experience, education, skills, spokenLanguages } = site.profile;
  const now = experience.find(({ current }) => current);
  const schools = cleanLines(education.map(({ school }) => school));
  return said({
    jobTitle: cleanLine(now?.title),
    worksFor: named('Organization', cleanLine(now?.organisation)),
    alumniOf: schools.slice(0, MAX).map((name) => ({ '@type': 'EducationalOrganization', name })),
    knowsAbout: cleanLines(skills.map(({ name }) => name)).slice(0, MAX),
    knowsLanguage: cleanLines(spokenLanguages.map(({ name }) => name)).slice(0, MAX),
  });
}

function organisationFacts(site: SiteInput): Thing {
  const place = site.profile.locations.find(({ primary }) => primary);
  return said({
    foundingDate: site.profile.organisation?.founded,
    address: place
      ? {
          '@type': 'PostalAddress',
          ...said({
            streetAddress: cleanLine(place.street),
            addressLocality: cleanLine(place.city),
            addressRegion: cleanLine(place.region),
            postalCode: cleanLine(place.postcode),
            addressCountry: cleanLine(place.country),
          }),
        }
      : null,
  });
}

function named(type: string, name: string | null): Thing | null {
  return name === null ? null : { '@type': type, name };
}
