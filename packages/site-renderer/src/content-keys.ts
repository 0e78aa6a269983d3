import { hash } from 'node:crypto';
import type { Film } from '@tosite/site-sections/sections/film';
import { filmsOf } from '@tosite/site-sections/sections/film';
import { frontStories } from '@tosite/site-sections/sections/posts/front-stories';
import { isVisible } from '@tosite/site-sections/sections/is-visible';
import { partsOf, spanOf, type ListPart } from '@tosite/site-sections/pages/list-parts';
import { itemName, sitePages } from '@tosite/site-sections/pages/site-pages';
import type { ListedPage } from '@tosite/site-sections/pages/page-list';
import type { PostItem, ProfileItem, SiteItem } from '@tosite/site-sections/pages/site-item';
import { tagsBeside } from '@tosite/site-sections/pages/tags-beside';
import { gistOf } from '@tosite/site-sections/posts/post-gist';
import { youtubeId } from '@tosite/validation/posts/film-address';
import type { SiteInput } from '@tosite/site-sections/site';
import { sitePictures } from '@tosite/site-sections/site-pictures';
import type { Picture } from '@tosite/validation/profile/profile';
import type { StoredImage } from '@tosite/validation/profile/stored-image';
import { storedImage } from './document/share-image.ts';
import type { PageHead } from './document/page-facts.ts';

/** A short name for a value: equal for values that are equal. */
export function contentKey(value: unknown): string {
  return hash('sha256', JSON.stringify(value)).slice(0, 32);
}

/** A short name for the bytes of a file. */
export function bytesKey(body: string | Uint8Array): string {
  return hash('sha256', body).slice(0, 32);
}

/** What the pages of a site share, as short names. */
export type SharedKeys = {
  /** Of what stands around every page. */
  frame: string;
  /** Of what else the heads of posts and lists say that is not theirs. */
  postHead: string;
};

/**
 * A short name for all that a page is drawn from, without drawing it: what the pages of the site share, its head, and
 * what its kind of page shows. Two drawings under one key are the same bytes. The head of a post, or of a part of a list,
 * is told by what it shows: of thousands none is made here.
 */
export function pageKey(
  site: SiteInput,
  listed: ListedPage,
  head: () => PageHead,
  { frame, postHead }: SharedKeys,
): string {
  const { page } = listed;
  if (page.kind === 'item' && page.item.list === 'posts')
    return postKey(site, page.item, { frame, postHead });
  const isTold = page.kind === 'archive' || page.kind === 'tag';
  const said = isTold ? postHead : head();
  return contentKey([frame, said, shownOn(site, listed)]);
}

const postKeys = new WeakMap<PostItem, { from: readonly unknown[]; key: string }>();

/** Thousands of posts are as they were, beside others that are: what is told of them once is not told again. */
function postKey(site: SiteInput, item: PostItem, { frame, postHead }: SharedKeys): string {
  const { tagOf, around, moreOf } = sitePages(site);
  const { previous, next } = around(item);
  const named = gistOf(item.source).named;
  const more = moreOf(item).map((other) => (other.kind === 'post' ? other.post : null));
  const from: unknown[] = [
    frame,
    postHead,
    previous,
    next,
    copiesOf(site, item),
    ...item.source.tags.map((tag) => tagOf(tag)?.path),
    ...(named.length === 0 ? [] : [contentKey(namedShows(site, named))]),
  ];
  // Of a film more is shown than is asked for here.
  const isKnown = more.every((other) => other !== null);
  for (const other of more) if (other !== null) from.push(other, copiesOf(site, other));
  const before = postKeys.get(item);
  if (isKnown && before !== undefined && isEach(before.from, from)) return before.key;
  const key = contentKey([
    frame,
    postHead,
    [postShows(site, item), aroundOf(site, item), moreShows(site, item)],
  ]);
  if (isKnown) postKeys.set(item, { from, key });
  return key;
}

function isEach(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, index) => one === others[index]);
}

const NO_COPIES = '';

/** Our copies of the pictures of a post, as one word. */
function copiesOf(site: SiteInput, { pictures }: PostItem): string {
  if (pictures.length === 0) return NO_COPIES;
  return pictures.map(({ url }) => copyAt(site, url) ?? '-').join('\n');
}

function shownOn(site: SiteInput, { page }: ListedPage): unknown {
  const pages = sitePages(site);
  switch (page.kind) {
    case 'home':
      return homeShows(site);
    case 'item':
      return [
        page.item,
        aroundOf(site, page.item),
        pages.tags
          .filter(({ films }) => films.some(({ id }) => id === page.item.id))
          .map(({ label, path }) => [label, path]),
        copies(site, page.item.pictures),
        moreShows(site, page.item),
      ];
    case 'archive':
      return [
        partShows(site, pages.archive, page.number),
        page.number === 1 ? pages.tags.map(({ label, path }) => [label, path]) : null,
      ];
    case 'tag':
      return [
        partShows(site, partsOf(page.tag, page.tag.path), page.number),
        page.tag.label,
        page.tag.path,
        page.number === 1 ? tagsBeside(pages.tags, page.tag).map(({ label, path }) => [label, path]) : null,
      ];
    case 'cv':
      return [site.profile, site.design.sections, site.now.slice(0, 10)];
    case 'not-found':
      return null;
  }
}

/** Of thousands of posts and their pictures the home page shows the first. */
function homeShows(site: SiteInput): unknown {
  const { posts: _, media, ...rest } = site;
  const pages = sitePages(site);
  const front = isVisible(site, 'posts')
    ? frontStories(site.profile, site.design.sections.posts ?? {}, site)
    : [];
  const shown = front.flatMap((story) => (story.kind === 'post' ? [story.post] : []));
  const { first, rest: further } = sitePictures(site.profile, site.design, site.sectionOrder);
  const pictures = [...first, ...further, ...shown.flatMap((post) => post.pictures)].map(({ url }) => url);
  const chosen = [site.seo.ogImageUrl, site.seo.favicon].filter((url) => url !== null);
  return [
    rest,
    [...new Set([...pictures, ...chosen])].map((url) => [url, media[url]]),
    shown.map((post) => storyShows(site, post)),
    pages.posts.flatMap(({ about, path }) => (about === null ? [] : [[about.list, about.source.id, path]])),
    pages.archive.length > 0,
  ];
}

function aroundOf(site: SiteInput, item: SiteItem): unknown {
  const { previous, next } = sitePages(site).around(item);
  return [previous, next].map((other) => other && [other.path, itemName(other, site)]);
}

/** What the page of a post or an item says of what there is to go on with. */
function moreShows(site: SiteInput, item: SiteItem): unknown {
  const { itemOf, moreOf } = sitePages(site);
  return moreOf(item).map((other) => {
    if (other.kind === 'film')
      return [other.film, itemOf('videos', other.film.id)?.path, copies(site, [other.film.thumbnail])];
    if (other.kind === 'item') {
      const { path, date, pictures } = other.item;
      return [path, itemName(other.item, site), date, itemMeta(other.item), copies(site, pictures)];
    }
    return furtherShows(site, other.post);
  });
}

const further = new WeakMap<PostItem, { copies: string; told: string }>();

/** What the page of another post says of one. It stands below several. */
function furtherShows(site: SiteInput, post: PostItem): string {
  const copies = copiesOf(site, post);
  const before = further.get(post);
  if (before?.copies === copies) return before.told;
  const { path, title, date } = post;
  const told = JSON.stringify([path, title, date, copies]);
  further.set(post, { copies, told });
  return told;
}

function itemMeta({ list, source }: ProfileItem): unknown {
  return list === 'projects' ? [source.start, source.end, source.language, source.stars] : null;
}

/** All that is shown of a post, told by its hash. */
export function postShows(site: SiteInput, { source, path, pictures, film, about }: PostItem): unknown {
  const { tagOf } = sitePages(site);
  return [
    source.hash,
    path,
    film,
    about && [about.list, about.source.id],
    source.tags.map((tag) => tagOf(tag)?.path),
    copies(site, pictures),
    ...namedShows(site, gistOf(source).named),
  ];
}

/** What a page shows of the pictures and films that its words name. */
function namedShows(site: SiteInput, named: readonly string[]): unknown[] {
  return named.flatMap((url) => {
    const videoId = youtubeId(url);
    return videoId === null ? copyAt(site, url) : filmAt(site, videoId);
  });
}

function filmAt(site: SiteInput, videoId: string): unknown {
  const film = filmsOf(site.profile.videos).find((each) => each.videoId === videoId);
  return film && [film, copies(site, [film.thumbnail])];
}

function partShows(site: SiteInput, parts: readonly ListPart[], number: number): unknown {
  // The first is called by the name of the list, whatever it holds; the others by the time that they are from.
  const beside = [parts[number - 2], parts[number]].map(
    (part) => part && [part.path, part === parts[0] ? null : spanOf(part)],
  );
  const part = parts[number - 1];
  return [
    part?.posts.map((post) => storyShows(site, post)),
    filmsOn(site, part?.films),
    beside,
    number === 1 ? null : part && spanOf(part),
  ];
}

const stories = new WeakMap<PostItem, { copies: string; key: string }>();

/** What a list shows of a post. It stands in several. */
function storyShows(site: SiteInput, post: PostItem): string {
  const told = copiesOf(site, post);
  const before = stories.get(post);
  if (before?.copies === told) return before.key;
  const { path, title, text, date, film, pictures } = post;
  const key = contentKey([path, title, text, date, film, copies(site, pictures)]);
  stories.set(post, { copies: told, key });
  return key;
}

function filmsOn(site: SiteInput, films: readonly Film[] = []): unknown {
  const { itemOf } = sitePages(site);
  return films.map((film) => [film, itemOf('videos', film.id)?.path, copies(site, [film.thumbnail])]);
}

function copies(site: SiteInput, pictures: readonly (Picture | null)[]): unknown {
  return pictures.map((picture) => picture && [picture.alt, copyAt(site, picture.url)]);
}

const told = new WeakMap<StoredImage, string>();

/** All that a page shows of our copy of a picture; null: there is none. */
export function copyAt(site: SiteInput, address: string): string | null {
  const image = storedImage(site, address);
  if (image === null) return null;
  const before = told.get(image);
  if (before !== undefined) return before;
  const { width, height, color, variants } = image;
  const sizes = variants.map((variant) => `${variant.path} ${variant.width} ${variant.height}`);
  const name = [width, height, color, ...sizes].join(' ');
  told.set(image, name);
  return name;
}
