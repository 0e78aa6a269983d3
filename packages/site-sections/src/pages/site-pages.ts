import type { Film } from '../sections/film.ts';
import { hasCurriculum } from './curriculum.ts';
import { ownerName, siteDescription, siteName, siteTitle } from '../site-facts.ts';
import type { SitePage } from '../site-page.ts';
import { shownSite } from '../shown-site.ts';
import type { SiteInput } from '../site.ts';
import { cleanLine, shorten } from '../text/clean-text.ts';
import { commaOf } from '../text/comma-of.ts';
import { writerFor } from '../text/writer.ts';
import { wordsFor } from '../words/known-words.ts';
import { shownFilms } from './shown-films.ts';
import type { ListedPage, SitePages } from './page-list.ts';
import type { SiteItem } from './site-item.ts';
import { siteItems } from './site-items.ts';
import { siteTags, type SiteTag } from './site-tags.ts';

export const ARCHIVE_PATH = '/posts/';
export const CV_PATH = '/cv/';
const FILMS_OF_PART = 24;
const LONGEST_TITLE = 70;
const LONGEST_DESCRIPTION = 160;

const known = new WeakMap<SiteInput, SitePages>();

/** The pages of a site: one list that navigation, sitemap, feeds and the renderer read. Worked out once for a site. */
export function sitePages(site: SiteInput): SitePages {
  const shown = shownSite(site);
  const before = known.get(shown);
  if (before !== undefined) return before;
  const pages = workOut(shown);
  known.set(shown, pages);
  return pages;
}

function workOut(site: SiteInput): SitePages {
  const films = shownFilms(site.profile, site);
  const items = siteItems(site.profile, site, films);
  const archive = films.length > 1 ? partsOf(films) : [];
  const hasCv = hasCurriculum(site);
  const byKey = new Map(items.map((item) => [`${item.list} ${item.id}`, item]));
  // No home page asks for these, and an editor draws one after every letter.
  const tags = once(() => (archive.length > 0 ? siteTags(site.profile, films) : []));
  const listed = once(() => listPages(site, { items, archive, tags: tags(), hasCv }));
  return {
    items,
    archive,
    hasCv,
    get tags() {
      return tags();
    },
    get listed() {
      return listed();
    },
    itemOf: (list, id) => byKey.get(`${list} ${id}`) ?? null,
    around: (item) => {
      const siblings = items.filter(({ list }) => list === item.list);
      const at = siblings.indexOf(item);
      return { previous: siblings[at - 1] ?? null, next: siblings[at + 1] ?? null };
    },
  };
}

function listPages(
  site: SiteInput,
  { items, archive, tags, hasCv }: Pick<SitePages, 'items' | 'archive' | 'tags' | 'hasCv'>,
): ListedPage[] {
  return [
    {
      page: { kind: 'home' },
      path: '/',
      name: ownerName(site),
      title: siteTitle(site),
      description: siteDescription(site),
      lastModified: null,
    },
    ...items.map((item) => itemPage(item, site)),
    ...archive.map((part, index) => archivePage(part, index + 1, archive.length, site)),
    ...tags.flatMap((tag) => {
      const parts = partsOf(tag.films);
      return parts.map((part, index) => tagPage(tag, part, index + 1, parts.length, site));
    }),
    ...(hasCv ? [cvPage(site)] : []),
  ];
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** Films as they stand on the parts of an archive. */
export function partsOf(films: readonly Film[]): (readonly Film[])[] {
  return Array.from({ length: Math.ceil(films.length / FILMS_OF_PART) }, (_, index) =>
    films.slice(index * FILMS_OF_PART, (index + 1) * FILMS_OF_PART),
  );
}

/** Where a part of a list stands: the first at the list's own address. */
export function partPath(path: string, number: number): string {
  return number === 1 ? path : `${path}page/${number}/`;
}

/** What an item is called; pictures without words by their date, else by their number. */
export function itemName(
  item: SiteItem,
  { language, timezone }: Pick<SiteInput, 'language' | 'timezone'>,
): string {
  const writer = writerFor(language, timezone);
  const count = item.pictures.length;
  return (
    item.title ??
    writer.date(item.date) ??
    wordsFor(language).counted('pictures', writer.number(count), count)
  );
}

function itemPage(item: SiteItem, site: SiteInput): ListedPage {
  const name = itemName(item, site);
  return {
    page: { kind: 'item', item },
    path: item.path,
    name,
    title: titled(name, site),
    description: shorten(cleanLine(item.text) ?? name, LONGEST_DESCRIPTION),
    lastModified: item.changed,
  };
}

function archivePage(part: readonly Film[], number: number, all: number, site: SiteInput): ListedPage {
  const page = { kind: 'archive', number } as const;
  return listPage(page, ARCHIVE_PATH, wordsFor(site.language).pages.archive, part, all, site);
}

function tagPage(
  tag: SiteTag,
  part: readonly Film[],
  number: number,
  all: number,
  site: SiteInput,
): ListedPage {
  const page = { kind: 'tag', tag, number } as const;
  return listPage(page, tag.path, wordsFor(site.language).pages.about(tag.label), part, all, site);
}

function listPage(
  page: Extract<SitePage, { number: number }>,
  path: string,
  name: string,
  part: readonly Film[],
  all: number,
  site: SiteInput,
): ListedPage {
  const { pageOf } = wordsFor(site.language).pages;
  const called = page.number === 1 ? name : `${name}${commaOf(site.language)}${pageOf(page.number, all)}`;
  const dates = part.flatMap(({ published }) => published ?? []).sort();
  return {
    page,
    path: partPath(path, page.number),
    name: called,
    title: titled(called, site),
    description: shorten(`${called}: ${part.map(({ title }) => title).join('; ')}`, LONGEST_DESCRIPTION),
    lastModified: dates.at(-1) ?? null,
  };
}

function cvPage(site: SiteInput): ListedPage {
  const { cv } = wordsFor(site.language).pages;
  const name = ownerName(site);
  const headline = cleanLine(site.profile.headline);
  return {
    page: { kind: 'cv' },
    path: CV_PATH,
    name: cv,
    title: titled(cv, site),
    description: shorten(
      [cv, name, headline].filter((part) => part !== null).join(': '),
      LONGEST_DESCRIPTION,
    ),
    lastModified: null,
  };
}

/** What a page is called, then of which site it is where that fits. */
function titled(name: string, site: SiteInput): string {
  const whole = `${name} – ${siteName(site)}`;
  return whole.length <= LONGEST_TITLE ? whole : shorten(name, LONGEST_TITLE);
}
