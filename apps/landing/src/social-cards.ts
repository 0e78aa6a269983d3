import { SUBDOMAINS, type Subdomain } from '@tosite/validation/platforms/platform';
import { COPY_OF_SUBDOMAIN } from './copy/copy-of-subdomain.ts';
import type { Variant } from './copy/landing-copy.ts';
import { SAMPLES } from './copy/samples.ts';
import { coloursOf } from './colours-of.ts';

export type SocialCard = {
  variant: Variant;
  subdomains: Subdomain[];
  title: string;
  label: string;
  /** The platform's name in the brand; empty on the main host. */
  brand: string;
  field: string;
  thread: string;
  /** The handle of the sample whose site is shown. */
  sample: string;
};

/** What the card of each variant says. */
export function cardsOf(): SocialCard[] {
  const cards = new Map<Variant, SocialCard>();
  for (const subdomain of SUBDOMAINS) {
    const { variant, title, label, brandName, sample } = COPY_OF_SUBDOMAIN[subdomain];
    const card = cards.get(variant);
    if (card !== undefined) card.subdomains.push(subdomain);
    else
      cards.set(variant, {
        variant,
        subdomains: [subdomain],
        title,
        label,
        brand: brandName ?? '',
        field: coloursOf(variant).field[0],
        thread: coloursOf(variant).thread[0],
        sample: SAMPLES[sample].handle,
      });
  }
  return [...cards.values()];
}
