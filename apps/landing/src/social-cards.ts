import { SUBDOMAINS, type Subdomain } from '@tosite/validation/platforms/platform';
import { COPY_OF_SUBDOMAIN } from './copy/copy-of-subdomain.ts';
import type { Variant } from './copy/landing-copy.ts';
import { SAMPLES } from './copy/samples.ts';
import { ICON_GROUND } from './favicon.tsx';

/** The light `--thread` of each variant in `packages/ui/src/tokens.css`; a picture cannot read the page's tokens. */
export const CARD_THREAD: Record<Variant, string> = {
  violet: '#d9ceff',
  linkedin: '#b9dcff',
  github: '#57d377',
  youtube: '#ffd0cb',
  instagram: '#ffb27d',
};

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
        field: ICON_GROUND[variant],
        thread: CARD_THREAD[variant],
        sample: SAMPLES[sample].handle,
      });
  }
  return [...cards.values()];
}
