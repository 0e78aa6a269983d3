import type { SectionKey } from '../website/section-order.ts';
import type { ThemeName } from '../website/theme-names.ts';
import type { LinkRules } from './link-rules.ts';

/**
 * Whose website it is: a person's, an account's (of a person or of an organisation, as the profile says), a company's,
 * a channel's, or a gallery of what somebody posts. It decides what is said first, what a page is to search engines,
 * and what the site is called.
 */
export type WebsiteKind = 'person' | 'account' | 'company' | 'channel' | 'gallery';

/** What a profile becomes. */
export type WebsiteTypeRecord = {
  readonly kind: WebsiteKind;
  /** The theme that it is at home in. */
  readonly theme: ThemeName;
  /** What suits it after that one, best first. */
  readonly suits: readonly ThemeName[];
  /** Its sections in their first order. Empty ones never show. */
  readonly sections: readonly SectionKey[];
};

/** A colour in light and in dark. */
type Pair = readonly [light: string, dark: string];

/**
 * Everything by which one platform differs from another. Its key in `PLATFORM_RECORDS` is also the subdomain of its
 * landing and the name of its accent. What cannot be said in a record (words, drawings, its reader) is a folder of its
 * own name in the rooms that need it: docs/platforms.md.
 */
export type PlatformRecord = {
  /** As the platform writes itself. */
  readonly name: string;
  readonly link: LinkRules;
  /** Where it is reached: `githubApi` is the setting `GITHUB_API_BASE`. Without a slash at the end; a path may follow the host. */
  readonly upstream: Readonly<Record<string, string>>;
  /** What its profiles become, by website type; `link.typeAt` says which of them. */
  readonly types: Readonly<Record<string, WebsiteTypeRecord>>;
  readonly actions: {
    /** Its owners can let us read their account. */
    readonly connect: boolean;
    /** It gives its owners a file of their data, which we read. */
    readonly import: boolean;
  };
  /** Whether its own pages show a person's e-mail address to anybody. */
  readonly showsEmail: boolean;
  /** Whether the letter case of a path on its hosts leads elsewhere. */
  readonly caseCounts: boolean;
  /** Its own picture servers (`*.` for all below): nowhere else is a picture of a profile asked for. */
  readonly pictureHosts: readonly string[];
  /** Domains whose addresses of one picture change from day to day: a signature, a server. */
  readonly signedPictures: readonly string[];
  /** The product in this platform's colours; `pnpm run write-docs` writes them into the tokens. */
  readonly colours: {
    readonly accent: Pair;
    readonly accentText: Pair;
    readonly field: Pair;
    readonly thread: Pair;
    readonly wash: Pair;
  };
};
