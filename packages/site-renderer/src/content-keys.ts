import { createHash } from 'node:crypto';
import type { Film } from '@tosite/site-sections/sections/film';
import { itemName, partsOf, sitePages } from '@tosite/site-sections/pages/site-pages';
import type { ListedPage } from '@tosite/site-sections/pages/page-list';
import type { SiteItem } from '@tosite/site-sections/pages/site-item';
import type { SiteInput } from '@tosite/site-sections/site';
import type { Picture } from '@tosite/validation/profile/profile';
import { storedImage } from './document/share-image.ts';
import type { PageHead } from './document/page-facts.ts';

/** A short name for a value: equal for values that are equal. */
export function contentKey(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
}

/** A short name for the bytes of a file. */
export function bytesKey(body: string | Uint8Array): string {
  return createHash('sha256').update(body).digest('hex').slice(0, 32);
}

/**
 * A short name for all that a page is drawn from, without drawing it: what the pages of the site share (`frame`), its
 * head, and what its kind of page shows. Two drawings under one key are the same bytes.
 */
export function pageKey(site: SiteInput, listed: ListedPage, head: PageHead, frame: string): string {
  return contentKey([frame, head, shownOn(site, listed)]);
}

function shownOn(site: SiteInput, { page }: ListedPage): unknown {
  const pages = sitePages(site);
  switch (page.kind) {
    case 'home':
      return site;
    case 'item': {
      const { previous, next } = pages.around(page.item);
      const named = (item: SiteItem | null) => item && [item.path, itemName(item, site)];
      return [
        page.item,
        [named(previous), named(next)],
        pages.tags.filter(({ films }) => films.some(({ id }) => id === page.item.id)).map(tagLink),
        copies(site, page.item.pictures),
      ];
    }
    case 'archive':
      return [filmsOn(site, pages.archive[page.number - 1]), pages.archive.length, pages.tags.map(tagLink)];
    case 'tag': {
      const parts = partsOf(page.tag.films);
      return [filmsOn(site, parts[page.number - 1]), parts.length, tagLink(page.tag)];
    }
    case 'cv':
      return [site.profile, site.design.sections, site.now.slice(0, 10)];
    case 'not-found':
      return null;
  }
}

function filmsOn(site: SiteInput, films: readonly Film[] = []): unknown {
  const { itemOf } = sitePages(site);
  return films.map((film) => [film, itemOf('videos', film.id)?.path, copies(site, [film.thumbnail])]);
}

function copies(site: SiteInput, pictures: readonly (Picture | null)[]): unknown {
  return pictures.map((picture) => picture && storedImage(site, picture.url));
}

function tagLink({ label, path }: { label: string; path: string }): unknown {
  return [label, path];
}
