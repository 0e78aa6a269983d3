import { shorten } from '../../text/clean-text.ts';
import type { Picture } from '@tosite/validation/profile/profile';

/** One post of a showcase, numbered from 1 as it stands on the page. */
export type Highlight = {
  id: string;
  number: number;
  film: boolean;
  /** The film's own address at its source. */
  video: string | null;
  /** Seconds. */
  duration: number | null;
  /** The first line of the caption, without tags. */
  title: string | null;
  caption: string | null;
  /** A moment on its own clock or in UTC; the day alone where no more is known. */
  date: string | null;
  href: string | null;
  pictures: Picture[];
};

/** The words of a tile that has no picture; null: it has none. */
export function tileWords({ title, caption }: Highlight): string | null {
  const text = title ?? caption;
  return text === null ? null : shorten(text, 120);
}

/** Whether a caption says more than its tile has room for. */
export function saysMore(item: Highlight): boolean {
  return item.caption !== null && tileWords(item) !== item.caption;
}
