/** What a host knows of a request when it has answered it. */
export type VisitFacts = {
  method: string;
  /** Path and query, as they were asked for. */
  target: string;
  /** Of the answer. */
  status: number;
  /** What the answer was: a page, the page that says there is none, a film, the tick of a followed link, any other. */
  answer: 'page' | 'missing' | 'film' | 'ping' | 'other';
  https: boolean;
  /** By names in lower case. */
  headers: Readonly<Record<string, string | null | undefined>>;
  /** The site's own name, without its port. */
  host: string;
  /** Names from which only owners come. */
  ownersHosts: readonly string[];
};

export const LEFT_OUT_REASONS = [
  /** Not a GET: HEAD, or something that a site does not answer. */
  'method',
  /** A picture, a feed, a redirect, an error of ours. */
  'not_a_page',
  /** A part of a file; a film that goes on. */
  'part',
  /** Loaded ahead by a browser; perhaps never looked at. */
  'prefetch',
  /** In a frame of another page, or fetched by a script. */
  'embedded',
  /** Says nothing about itself. */
  'no_agent',
  /** Collects pages to train models or to answer from. */
  'ai_crawler',
  /** Says that it is a program: search engines, link previews, monitors. */
  'bot',
  /** Says that it is a browser, and does not behave like one. */
  'not_a_browser',
  /** The owner, from the dashboard. */
  'own',
  /** Sent by a site that does this to be looked at. */
  'referrer_spam',
  /** A tick that does not come from a page of this site, or names no link. */
  'forged',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

export const DEVICES = ['desktop', 'mobile', 'tablet', 'tv', 'unknown'] as const;
export type Device = (typeof DEVICES)[number];

export type Visit =
  | {
      counted: true;
      kind: 'view' | 'missing' | 'film' | 'link';
      /** Without its query. */
      path: string;
      /** The link that was followed. */
      link: string | null;
      /** A host without `www.`, or an app: `Instagram (app)`. null: from a page of the site itself. */
      referrer: string | null;
      /** `source / medium / campaign` of utm parameters. */
      campaign: string | null;
      device: Device;
      browser: string;
    }
  /** An assistant fetched the page for a person who asked it. */
  | { counted: true; kind: 'assistant'; path: string; assistant: string }
  | { counted: false; reason: LeftOutReason };

/** From where people come who typed the address, or whose app does not say. */
export const DIRECT = 'direct';
