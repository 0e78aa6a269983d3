import { siteDescription, siteTitle } from '@tosite/site-sections/site-facts';
import type { SiteInput } from '@tosite/site-sections/site';
import { safeUrl } from '@tosite/validation/text/http-link';
import { initialSeoSettings } from '@tosite/validation/website/seo';
import { loadMarkdownParser } from '../../preview/lazy/markdown-parser.ts';
import { renderedSite } from '../../sites/rendered-site.ts';
import type { SeoFormValues } from './seo-form-schema.ts';
import type { SeoSite } from './seo-queries.ts';

// A description may be made from a README.
await loadMarkdownParser();

/**
 * What stands for the site where it is shared. `own`: the picture that its owner chose, null where we have no copy yet.
 * `card`: the one that is drawn, at its published address; null: it is drawn when the site is published with these
 * settings. `profile`: a picture of the profile, where no card can be drawn. `none`: nothing.
 */
export type ShareImage =
  | { of: 'own'; address: string | null }
  | { of: 'card'; address: string | null }
  | { of: 'profile'; address: string }
  | { of: 'none' };

export type ShownInSearch = {
  title: string;
  description: string;
  /** Without its scheme: as search results write it. */
  address: string;
  name: string;
  /** Of the browser's tab and of search results: what the owner chose; null: the initial that is drawn. */
  icon: string | null;
  image: ShareImage;
  /** What is made from the profile, where nothing is typed. */
  made: { title: string; description: string };
};

/** What search engines and social networks show of a site with these settings: by the functions that publish it. */
export function shownInSearch(site: SeoSite, values: SeoFormValues): ShownInSearch {
  const drawn = (title: string, description: string) => {
    const input: SiteInput = {
      ...renderedSite(site.spec, site),
      seo: { ...initialSeoSettings(), title, description },
    };
    return { title: siteTitle(input), description: siteDescription(input) };
  };
  const elsewhere = safeUrl(values.canonicalUrl.trim());
  const address = (elsewhere?.startsWith('http') === true ? elsewhere : site.origin).replace(
    /^https?:\/\/|\/$/gu,
    '',
  );
  return {
    ...drawn(values.title, values.description),
    made: drawn('', ''),
    address,
    name: site.spec.name,
    icon: copyOf(site, values.favicon.trim()),
    image: shareImage(site, values.ogImageUrl.trim()),
  };
}

/** In the order in which the head of a page chooses. */
function shareImage(site: SeoSite, own: string): ShareImage {
  if (own !== '') return { of: 'own', address: copyOf(site, own) };
  if (site.card) return { of: 'card', address: site.card };
  // A picture of the owner's own is in its place now: the card is drawn once that is gone.
  if (site.spec.seo.ogImageUrl !== null) return { of: 'card', address: null };
  const { profile } = renderedSite(site.spec, site);
  for (const picture of [profile.banner, profile.avatar]) {
    const address = copyOf(site, picture?.url);
    if (address !== null) return { of: 'profile', address };
  }
  return { of: 'none' };
}

function copyOf(site: SeoSite, address: string | undefined): string | null {
  return site.media[address ?? '']?.variants.at(-1)?.path ?? null;
}
