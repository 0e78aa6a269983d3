import { hasCurriculum } from './curriculum.ts';
import { ownerName, siteDescription, siteName, siteTitle } from '../site-facts.ts';
import type { SitePage } from '../site-page.ts';
import { shownSite } from '../shown-site.ts';
import type { SiteInput } from '../site.ts';
import { cleanLine, shorten } from '../text/clean-text.ts';
import { commaOf } from '../text/comma-of.ts';
import { writerFor } from '../text/writer.ts';
import { wordsFor } from '../words/known-words.ts';
import { gistOf } from '../posts/post-gist.ts';
import { postItems } from '../posts/post-items.ts';
import { partName, partsOf, type ListPart } from './list-parts.ts';
import { shownFilms } from './shown-films.ts';
import type { ListedPage, SitePages } from './page-list.ts';
import { moreOfItem } from './more-of-items.ts';
import { moreOfPosts } from './more-of-posts.ts';
import type { PostItem, ProfileItem, SiteItem } from './site-item.ts';
import { siteItems } from './site-items.ts';
import { siteTags, tagWord, type SiteTag } from './site-tags.ts';

export const ARCHIVE_PATH = '/posts/';
export const CV_PATH = '/cv/';
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
  const posts = postItems(site.profile, site);
  const films = shownFilms(site.profile, site);
  const { items, redirects } = siteItems(site.profile, site, films, posts);
  const byKey = new Map<string, SiteItem>(items.map((item) => [`${item.list} ${item.id}`, item]));
  for (const post of posts)
    if (post.about !== null) byKey.set(`${post.about.list} ${post.about.source.id}`, post);
  const itemOf: SitePages['itemOf'] = (list, id) => byKey.get(`${list} ${id}`) ?? null;
  // A film that has a post is told of there.
  const told = { posts, films: films.filter(({ id }) => itemOf('videos', id)?.list !== 'posts') };
  const hasArchive = posts.length > 0 || films.length > 1;
  const archive = hasArchive ? partsOf(told, ARCHIVE_PATH) : [];
  const hasCv = hasCurriculum(site);
  // No home page asks for these, and an editor draws one after every letter.
  const tags = once(() => (hasArchive ? siteTags(site.profile, told) : []));
  const byWord = once(() => new Map(tags().map((tag) => [tagWord(tag.label), tag])));
  const byLabel = new Map<string, SiteTag | null>();
  const listed = once(() => listPages(site, { items, archive, tags: tags(), hasCv }));
  const places = once(() => neighbourhoods(items));
  const more = once(() => moreOfPosts(told));
  return {
    items,
    posts,
    archive,
    hasCv,
    redirects,
    get tags() {
      return tags();
    },
    get listed() {
      return listed();
    },
    itemOf,
    tagOf: (label) => {
      const before = byLabel.get(label);
      if (before !== undefined) return before;
      const tag = byWord().get(tagWord(label)) ?? null;
      byLabel.set(label, tag);
      return tag;
    },
    moreOf: (item) => {
      if (item.list === 'posts') return more()(item);
      const place = places().get(item);
      return place === undefined ? [] : moreOfItem(item, place);
    },
    around: (item) => {
      const { siblings = [], at = 0 } = places().get(item) ?? {};
      return { previous: siblings[at - 1] ?? null, next: siblings[at + 1] ?? null };
    },
  };
}

/** Of every item the list that it stands in, and where. */
function neighbourhoods(items: readonly SiteItem[]): Map<SiteItem, { siblings: SiteItem[]; at: number }> {
  const lists = new Map<string, SiteItem[]>();
  for (const item of items) {
    const siblings = lists.get(item.list) ?? [];
    siblings.push(item);
    lists.set(item.list, siblings);
  }
  return new Map(
    [...lists.values()].flatMap((siblings) => siblings.map((item, at) => [item, { siblings, at }] as const)),
  );
}

function listPages(
  site: SiteInput,
  { items, archive, tags, hasCv }: Pick<SitePages, 'items' | 'archive' | 'tags' | 'hasCv'>,
): ListedPage[] {
  const { pages: words } = wordsFor(site.language);
  return [
    {
      page: { kind: 'home' },
      path: '/',
      name: ownerName(site),
      title: siteTitle(site),
      description: siteDescription(site),
      lastModified: null,
    },
    ...items.map((item) => (item.list === 'posts' ? new PostListing(item, site) : itemPage(item, site))),
    ...archive.map(
      (part, index) =>
        new PartListing({ kind: 'archive', number: index + 1 }, { part, name: words.archive, site }),
    ),
    ...tags.flatMap((tag) =>
      partsOf(tag, tag.path).map(
        (part, index) =>
          new PartListing(
            { kind: 'tag', tag, number: index + 1 },
            { part, name: words.about(tag.label), site },
          ),
      ),
    ),
    ...(hasCv ? [cvPage(site)] : []),
  ];
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
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

function itemPage(item: ProfileItem, site: SiteInput): ListedPage {
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

/** Says what it is called where the page is drawn: of thousands few are. */
class PostListing implements ListedPage {
  readonly page: SitePage;
  readonly #item: PostItem;
  readonly #site: SiteInput;

  constructor(item: PostItem, site: SiteInput) {
    this.page = { kind: 'item', item };
    this.#item = item;
    this.#site = site;
  }

  get path(): string {
    return this.#item.path;
  }

  get lastModified(): string | null {
    return this.#item.changed;
  }

  get name(): string {
    return itemName(this.#item, this.#site);
  }

  get title(): string {
    return cleanLine(this.#item.source.seo.title) ?? titled(this.name, this.#site);
  }

  get description(): string {
    const { source, text } = this.#item;
    const said = cleanLine(source.seo.description) ?? cleanLine(text) ?? cleanLine(gistOf(source).opening);
    return shorten(said ?? this.name, LONGEST_DESCRIPTION);
  }
}

/** A part of a list, likewise. */
class PartListing implements ListedPage {
  readonly page: Extract<SitePage, { number: number }>;
  readonly #part: ListPart;
  readonly #name: string;
  readonly #site: SiteInput;

  constructor(
    page: Extract<SitePage, { number: number }>,
    { part, name, site }: { part: ListPart; name: string; site: SiteInput },
  ) {
    this.page = page;
    this.#part = part;
    this.#name = name;
    this.#site = site;
  }

  get path(): string {
    return this.#part.path;
  }

  get lastModified(): string | null {
    const { posts, films } = this.#part;
    let newest: string | null = null;
    for (const date of [...posts.map(({ changed }) => changed), ...films.map(({ published }) => published)])
      if (date !== null && (newest === null || date > newest)) newest = date;
    return newest;
  }

  get name(): string {
    const site = this.#site;
    return this.page.number === 1
      ? this.#name
      : `${this.#name}${commaOf(site.language)}${partName(this.#part, site)}`;
  }

  get title(): string {
    return titled(this.name, this.#site);
  }

  get description(): string {
    const { posts, films } = this.#part;
    const titles = [...posts.map((post) => itemName(post, this.#site)), ...films.map(({ title }) => title)];
    return shorten(`${this.name}: ${titles.join('; ')}`, LONGEST_DESCRIPTION);
  }
}
