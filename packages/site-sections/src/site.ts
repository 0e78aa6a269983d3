import type { WebsiteType } from '@tosite/validation/platforms/platform';
import type { Profile } from '@tosite/validation/profile/profile';
import type { FilmManifest } from '@tosite/validation/profile/stored-film';
import type { MediaManifest } from '@tosite/validation/profile/stored-image';
import type { Design } from '@tosite/validation/website/design';
import type { SectionKey } from '@tosite/validation/website/section-order';
import type { SeoSettings } from '@tosite/validation/website/seo';
import type { SitePost } from './posts/site-post.ts';

/** Everything that a generated site is drawn from. The same on the server and in the editor's frame. */
export type SiteInput = {
  name: string;
  type: WebsiteType;
  /** Origin of the site's primary address without a trailing slash: `https://jane.to.site`. */
  origin: string;
  /** BCP 47 tag. */
  language: string;
  /** IANA name of the zone whose days the site's dates are: `Europe/Oslo`. */
  timezone: string;
  profile: Profile;
  /** Those that are published, in their owner's order; absent: none. */
  posts?: readonly SitePost[];
  design: Design;
  sectionOrder: readonly SectionKey[];
  /** Ids of items in the owner's order, for lists that a section puts in an order of its own. */
  order?: { projects?: readonly string[] | undefined } | undefined;
  seo: SeoSettings;
  media: MediaManifest;
  /** Our copies of films; without one, the still and the link stand. */
  films?: FilmManifest;
  /** True on Free: the line "Made with to.site". */
  branding: boolean;
  /** Where the line leads. */
  productUrl: string;
  /** Where visitors report the site, beside that line; absent: it stands where nobody of ours would read it. */
  reportUrl?: string | undefined;
  /** False: the pages ask search engines to stay away (previews, unverified owners, the owner's wish). */
  indexable: boolean;
  /** Where browsers tell that a link was followed, where its owner has that counted; absent: nowhere. */
  pingPath?: string | undefined;
  /** Addresses without a page that their owner leads to one; absent: whoever serves the site knows them. */
  redirects?: readonly { from: string; to: string }[] | undefined;
  /** What relative dates are measured from, ISO 8601. */
  now: string;
};
