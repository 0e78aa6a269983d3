import { ownerName, siteDescription, siteTitle } from '@tosite/site-sections/site-facts';
import type { SiteInput } from '@tosite/site-sections/site';
import { CARD } from '../card/card-layouts.ts';
import type { SocialCard } from '../card/social-card.ts';
import type { PageFacts } from './page-facts.ts';
import { chosenImage, pictureImage } from './share-image.ts';
import type { SitePlace } from './site-place.ts';

/** What is said of the site as a whole. */
export function homeFacts(
  site: SiteInput,
  { place, card, lastModified }: { place: SitePlace; card: SocialCard | null; lastModified: string },
): PageFacts {
  const { banner, avatar } = site.profile;
  const rendered = card && {
    url: place.absolute(card.path),
    alt: siteTitle(site),
    size: CARD,
    type: 'image/png',
  };
  return {
    name: ownerName(site),
    title: siteTitle(site),
    description: siteDescription(site),
    address: place.absolute('/'),
    image:
      chosenImage(site, place.absolute) ?? rendered ?? pictureImage(site, [banner, avatar], place.absolute),
    published: null,
    lastModified,
  };
}
