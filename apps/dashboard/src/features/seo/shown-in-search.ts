import { siteDescription, siteTitle } from '@tosite/site-sections/site-facts';
import type { SiteInput } from '@tosite/site-sections/site';
import { applyOwnerEdits } from '@tosite/validation/profile/owner-edits-apply';
import { safeUrl } from '@tosite/validation/text/http-link';
import { initialSeoSettings } from '@tosite/validation/website/seo';
import { loadMarkdownParser } from '../../preview/late/markdown-parser.ts';
import type { SeoFormValues } from './seo-form-schema.ts';
import type { SeoSite } from './seo-queries.ts';

// A description may be made from a README.
await loadMarkdownParser();

export type ShownInSearch = {
  title: string;
  description: string;
  /** Without its scheme: as search results write it. */
  address: string;
  name: string;
  /** null: none, or one that is not copied yet. */
  image: string | null;
  imageOf: 'own' | 'profile' | 'none';
  /** What is made from the profile, where nothing is typed. */
  made: { title: string; description: string };
};

/** What search engines and social networks show of a site with these settings. */
export function shownInSearch(site: SeoSite, values: SeoFormValues): ShownInSearch {
  const profile = applyOwnerEdits(site.profile, site.edits);
  const drawn = (title: string, description: string): Pick<ShownInSearch, 'title' | 'description'> => {
    const input: SiteInput = {
      name: site.name,
      type: profile.type,
      origin: site.origin,
      language: site.language,
      timezone: site.timezone,
      profile,
      design: { theme_name: 'swiss', theme_mode: 'auto', sections: {} },
      sectionOrder: [],
      seo: { ...initialSeoSettings(), title, description },
      media: site.media,
      branding: site.branding,
      productUrl: site.productUrl,
      indexable: site.indexable,
      now: site.now,
    };
    return { title: siteTitle(input), description: siteDescription(input) };
  };
  const own = values.ogImageUrl.trim();
  const pictures = [profile.banner, profile.avatar].flatMap((picture) => copyOf(site, picture?.url) ?? []);
  const elsewhere = safeUrl(values.canonicalUrl.trim());
  const address = (elsewhere?.startsWith('http') === true ? elsewhere : site.origin).replace(
    /^https?:\/\/|\/$/gu,
    '',
  );
  return {
    ...drawn(values.title, values.description),
    made: drawn('', ''),
    address,
    name: site.name,
    image: own === '' ? (pictures[0] ?? null) : copyOf(site, own),
    imageOf: own === '' ? (pictures.length === 0 ? 'none' : 'profile') : 'own',
  };
}

function copyOf(site: SeoSite, address: string | undefined): string | null {
  return site.media[address ?? '']?.variants.at(-1)?.path ?? null;
}
