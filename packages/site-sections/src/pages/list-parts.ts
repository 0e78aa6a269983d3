import type { Film } from '../sections/film.ts';
import type { SiteInput } from '../site.ts';
import { writerFor, type Writer } from '../text/writer.ts';
import type { PostItem } from './site-item.ts';

/** What a list tells of: posts in their owner's order, then films, newest first. */
export type Listed = { posts: readonly PostItem[]; films: readonly Film[] };
/** A page of a list; the first stands at the list's own address. */
export type ListPart = Listed & { path: string };

const SIZE = 24;

const known = new WeakMap<Listed, { path: string; parts: readonly ListPart[] }>();

/**
 * A list as pages. Parts are counted from the oldest, posts and films each for themselves, so that what is new at the
 * top, or a film that became a post, leaves the other parts as they are; the first holds what fills no part yet
 * (docs/decisions/017). The same answer for the same list.
 */
export function partsOf(listed: Listed, path: string): readonly ListPart[] {
  const before = known.get(listed);
  if (before?.path === path) return before.parts;
  const parts = makeParts(listed, path);
  known.set(listed, { path, parts });
  return parts;
}

function makeParts({ posts, films }: Listed, path: string): ListPart[] {
  const written = fromOldest(posts);
  const filmed = fromOldest(films);
  const isOne = written.older.length === 0;
  return [
    { path, posts: written.first, films: isOne ? filmed.first : [] },
    ...written.older.map(({ number, items }) => ({
      path: `${path}written/${number}/`,
      posts: items,
      films: [],
    })),
    ...(isOne || filmed.first.length === 0
      ? []
      : [{ path: `${path}page/films/`, posts: [], films: filmed.first }]),
    ...filmed.older.map(({ number, items }) => ({ path: `${path}page/${number}/`, posts: [], films: items })),
  ];
}

function fromOldest<T>(items: readonly T[]): {
  first: readonly T[];
  older: { number: number; items: readonly T[] }[];
} {
  const count = Math.max(0, Math.floor(items.length / SIZE) - 1);
  const end = items.length;
  return {
    first: items.slice(0, end - count * SIZE),
    older: Array.from({ length: count }, (_, index) => {
      const number = count - index;
      return { number, items: items.slice(end - number * SIZE, end - (number - 1) * SIZE) };
    }),
  };
}

const named = new WeakMap<ListPart, { locale: string; name: string }>();

/** What a part is called beside the others: the time that it is from, else what it begins with. */
export function partName(
  part: ListPart,
  { language, timezone }: Pick<SiteInput, 'language' | 'timezone'>,
): string {
  const locale = `${language} ${timezone}`;
  const before = named.get(part);
  if (before?.locale === locale) return before.name;
  const name = makeName(part, writerFor(language, timezone));
  named.set(part, { locale, name });
  return name;
}

function makeName(part: ListPart, writer: Writer): string {
  const span = spanOf(part);
  const [first, last] = [span?.[0], span?.[1]].map((date) => writer.day(date ?? null));
  if (first === undefined || last === undefined) return part.posts[0]?.title ?? part.films[0]?.title ?? '';
  const precision = first.slice(0, 7) === last.slice(0, 7) ? 10 : 7;
  const [from, to] = [first, last].map((day) => writer.date(day.slice(0, precision)) ?? day);
  return from === to ? `${from}` : `${from} – ${to}`;
}

/** The oldest and the newest date of a part, as they are written; null: it has none. */
export function spanOf({ posts, films }: Listed): [first: string, last: string] | null {
  let first: string | null = null;
  let last: string | null = null;
  const take = (date: string | null) => {
    if (date === null) return;
    if (first === null || date < first) first = date;
    if (last === null || date > last) last = date;
  };
  for (const post of posts) take(post.date);
  for (const film of films) take(film.published);
  return first === null || last === null ? null : [first, last];
}
