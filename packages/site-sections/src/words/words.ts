import type { SectionKey } from '@tosite/validation/website/section-order';
import type { AlertKind } from '../markdown/markdown-alerts.ts';

/** Things that are counted. */
export type Counted =
  | 'stars'
  | 'forks'
  | 'followers'
  | 'subscribers'
  | 'views'
  | 'videos'
  | 'posts'
  | 'likes'
  | 'employees'
  | 'pictures';
export type FilmKind = 'video' | 'short' | 'live' | 'premiere';
export type RepositorySort = 'best' | 'stars' | 'recent' | 'name';

/** Every word that the interface of a generated site says. A language is one file of this shape. */
export type Words = {
  sections: Record<SectionKey, string>;
  skip: string;
  sectionsLabel: string;
  present: string;
  /** Of what has not begun. */
  from: (date: string) => string;
  until: (date: string) => string;
  updated: (date: string) => string;
  /** `n` written out where the language does that for small numbers. */
  more: (n: number) => string;
  moreText: string;
  moreReadme: string;
  /** A number that is written already, and how many it is. */
  counted: (what: Counted, written: string, n: number) => string;
  facts: {
    place: string;
    work: string;
    email: string;
    website: string;
    since: string;
    industry: string;
    size: string;
    kind: string;
    founded: string;
    headquarters: string;
    followers: string;
    subscribers: string;
    videos: string;
    views: string;
    posts: string;
    employees: string;
    phone: string;
    address: string;
    codeLanguage: string;
    licence: string;
    updated: string;
    stars: string;
    repositories: string;
  };
  skillsUsed: string;
  topics: string;
  repositoriesNote: (shown: string, all: string, sort: RepositorySort) => string;
  /** What the shares are of: bytes of code, or the main language of each of so many repositories. Empty: how many is
   * not known. */
  languagesNote: (bytes: boolean, written: string, n: number) => string;
  otherLanguages: string;
  contributions: (weeks: number, written: string, n: number) => string;
  publicEvents: (written: string, n: number) => string;
  /** The same without a word of the chart: there are too few for one. */
  fewContributions: (weeks: number, written: string, n: number) => string;
  fewEvents: (written: string, n: number) => string;
  busiestWeek: (written: string) => string;
  contributionsChart: string;
  archived: string;
  headquarters: string;
  filmKinds: Record<FilmKind, string>;
  play: (title: string) => string;
  player: (title: string) => string;
  watch: string;
  allOn: (platform: string) => string;
  subscribeOn: (platform: string) => string;
  writtenByViewers: (written: string) => string;
  on: (platform: string) => string;
  openPicture: (n: number) => string;
  close: string;
  previous: string;
  next: string;
  picturesOf: (n: number, all: number) => string;
  reel: string;
  withoutPicture: string;
  /** The number by which its issuer knows a certificate. */
  credential: (id: string) => string;
  grade: (grade: string) => string;
  expires: (date: string) => string;
  /** Of the pages beside the home page. */
  pages: {
    /** What the list of the pages above this one is, for those who hear the page. */
    trail: string;
    /** What the links to the page before and after are. */
    around: string;
    archive: string;
    pageOf: (n: number, all: number) => string;
    newer: string;
    older: string;
    about: (tag: string) => string;
    tags: string;
    chapters: string;
    /** From the large view of a picture to the page of its post. */
    ownPage: string;
    cv: string;
    /** How long a text takes, "4 minutes" written already. */
    toRead: (minutes: string) => string;
    /** Above what there is to go on with; `name` is the site's. */
    moreFrom: (name: string) => string;
  };
  /** What the boxes of a list of tasks say to those who hear the page. */
  tasks: { done: string; open: string };
  /** What stands above a note in a README. */
  alerts: Record<AlertKind, string>;
  madeWith: string;
  /** Beside it: where a site is told of that does harm. */
  report: string;
  notFound: { title: string; text: string; home: (name: string) => string };
  description: (name: string, headline: string) => string;
};

/** The languages that have a catalogue, by the first part of their BCP 47 tag; Chinese by how it is written too. */
export const SITE_LANGUAGES = [
  'en',
  'es',
  'fr',
  'de',
  'pt',
  'it',
  'nl',
  'pl',
  'tr',
  'ar',
  'hi',
  'ja',
  'zh',
  'zh-Hant',
  'ko',
  'ru',
  'uk',
  'bg',
  'sr',
  'el',
  'ca',
  'he',
  'fa',
  'ur',
  'si',
] as const;
export type SiteLanguage = (typeof SITE_LANGUAGES)[number];

/** The one whose catalogue a tag gets: "pt" for "pt-BR", English where there is none. */
export function catalogueOf(tag: string): SiteLanguage {
  if (/^zh-(?:hant|tw|hk|mo)\b/iu.test(tag)) return 'zh-Hant';
  const primary = tag.toLowerCase().split('-')[0];
  return SITE_LANGUAGES.find((language) => language === primary) ?? 'en';
}

/** In which language the words of a site are, where that is not the site's own: screen readers say them right. */
export function wordsLanguage(tag: string): 'en' | undefined {
  const primary = tag.toLowerCase().split('-')[0];
  return primary === 'en' || primary === 'und' || catalogueOf(tag) !== 'en' ? undefined : 'en';
}
