import type { Film } from '@tosite/api-client/endpoints/film-posts';
import { useEffect, useEffectEvent, useState } from 'react';

export const POST_FILTERS = ['all', 'without', 'with'] as const;
export type FilmFilter = { q: string; post: (typeof POST_FILTERS)[number] };
export const EVERY_FILM: FilmFilter = { q: '', post: 'all' };

export const isFiltering = ({ q, post }: FilmFilter): boolean => q.trim() !== '' || post !== 'all';

/** Whether a film is among those that are wanted; every word of the search stands in its title. */
export function fits({ title }: Film, hasPost: boolean, { q, post }: FilmFilter): boolean {
  if (post !== 'all' && (post === 'with') !== hasPost) return false;
  const plain = fold(title);
  return fold(q)
    .split(/\s+/u)
    .every((word) => plain.includes(word));
}

/** Without capitals and accents: `cafe` finds `Café`. */
const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

/** Matches after which nobody waits for more, and films that are read for one search before it asks. */
const ENOUGH = 50;
const AT_ONCE = 300;

export type ReadingOn = {
  /** Films that are here, and how many of them fit. */
  here: number;
  found: number;
  isNarrow: boolean;
  /** Reads fifty more; null: all are here. */
  onMore: (() => void) | null;
  busy: boolean;
  /** Another search begins anew. */
  key: string;
};

/**
 * Films come by fifty, and only those that are here can be looked through: while too few fit, more are read, some pages
 * by themselves and then when the person asks. Answers how they ask; null: all was looked through.
 */
export function useReadingOn({ here, found, isNarrow, onMore, busy, key }: ReadingOn): (() => void) | null {
  const [begun, setBegun] = useState({ key, at: here });
  if (begun.key !== key) setBegun({ key, at: here });
  const goes = isNarrow && onMore !== null && !busy && found < ENOUGH && here < begun.at + AT_ONCE;
  const read = useEffectEvent(() => onMore?.());
  useEffect(() => {
    if (goes) read();
  }, [goes]);
  if (!isNarrow || onMore === null) return null;
  return () => {
    setBegun({ key, at: here });
    if (found >= ENOUGH) onMore();
  };
}
