import type { Picture } from '@tosite/validation/profile/profile';

/** One post of a showcase, numbered from 1 as it stands on the page: its tile and its large view name each other so. */
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
  date: string | null;
  href: string | null;
  pictures: Picture[];
};
