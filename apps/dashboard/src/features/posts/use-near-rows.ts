import { useEffect, useState, type RefObject } from 'react';

/** So many rows at once become near or far, that not every row which is scrolled past draws the list anew. */
const STEP = 10;

export type NearRows = { from: number; to: number };

/** Which of the rows are in sight or within one window's height of it; `to` is the first that is not. */
export function useNearRows(list: RefObject<HTMLElement | null>, count: number): NearRows {
  const [near, setNear] = useState<NearRows>({ from: 0, to: 4 * STEP });
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const found = list.current === null ? null : nearRowsOf(list.current);
      if (found !== null) setNear((now) => (now.from === found.from && now.to === found.to ? now : found));
    };
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    ask();
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with more rows others are near
  }, [list, count]);
  return near;
}

function nearRowsOf(list: HTMLElement): NearRows {
  const rows = list.children as HTMLCollectionOf<HTMLElement>;
  // Where a row stands, not where it is drawn: one that is dragged is somewhere else.
  const begin = list.getBoundingClientRect().top - (rows[0]?.offsetTop ?? 0);
  const topOf = (row: HTMLElement) => begin + row.offsetTop;
  const [above, below] = [-window.innerHeight, 2 * window.innerHeight];
  const first = firstOf(rows, (row) => topOf(row) + row.offsetHeight >= above);
  const end = firstOf(rows, (row) => topOf(row) > below);
  return { from: Math.floor(first / STEP) * STEP, to: Math.ceil(end / STEP) * STEP };
}

/** The place of the first row of which it is true; it is true of all that follow. */
function firstOf(rows: HTMLCollectionOf<HTMLElement>, isTrue: (row: HTMLElement) => boolean): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const row = rows[middle];
    if (row !== undefined && isTrue(row)) high = middle;
    else low = middle + 1;
  }
  return low;
}
