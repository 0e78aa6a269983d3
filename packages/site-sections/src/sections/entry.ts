import type { Picture } from '@tosite/validation/profile/profile';
import type { Counted } from '../words/words.ts';

/** A line of a curriculum vitae: the one shape that jobs, schools, repositories, prizes and playlists are drawn from. */
export type Entry = {
  id: string;
  title: string | null;
  /** A safe link of the title. */
  href: string | null;
  sub: string | null;
  subHref: string | null;
  text: string | null;
  when: Period | null;
  /** When it last changed: a log's date in themes that keep one. */
  updated: string | null;
  /** Short words of less weight, below the text. */
  besides: string[];
  forks: number | null;
  /** Nobody works on it any more. */
  archived: boolean;
  /** The number by which its issuer knows it. */
  credential: string | null;
  /** A page of its own beside the one that the title leads to. */
  site: { text: string; href: string } | null;
  /** Short words beside the dates. */
  notes: string[];
  counts: { what: Counted; value: number }[];
  tags: string[];
  picture: Picture | null;
};

export type Period = {
  start: string | null;
  end: string | null;
  current: boolean;
  /** How a lone `end` reads: the end of something, or the only date that is known. */
  kind: 'period' | 'date' | 'updated';
};

export function entry(known: Partial<Entry> & Pick<Entry, 'id' | 'title'>): Entry {
  return {
    href: null,
    sub: null,
    subHref: null,
    text: null,
    when: null,
    updated: null,
    besides: [],
    forks: null,
    archived: false,
    credential: null,
    site: null,
    notes: [],
    counts: [],
    tags: [],
    picture: null,
    ...known,
  };
}

/** A period of which at least one end is known, else null. */
export function period(item: { start: string | null; end: string | null; current: boolean }): Period | null {
  if (item.start === null && item.end === null && !item.current) return null;
  return { start: item.start, end: item.current ? null : item.end, current: item.current, kind: 'period' };
}

export function singleDate(date: string | null, kind: 'date' | 'updated' = 'date'): Period | null {
  return date === null ? null : { start: date, end: null, current: false, kind };
}
