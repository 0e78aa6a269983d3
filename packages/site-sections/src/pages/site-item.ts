import type { Picture, Profile } from '@tosite/validation/profile/profile';
import type { SectionKey } from '@tosite/validation/website/section-order';
import type { SitePost } from '../posts/site-post.ts';
import type { Film } from '../sections/film.ts';
import { wordCount } from '../text/word-count.ts';

/** The lists of a profile whose items may have a page of their own. */
export type ProfileItemList = 'projects' | 'videos' | 'media' | 'updates';
export type ItemList = ProfileItemList | 'posts';
type Source<L extends ProfileItemList> = Profile[L][number];

type ItemFacts = {
  id: string;
  /** Where the home page tells of it. */
  section: SectionKey;
  /** From the root of the site: `/projects/tide-4f2k9a/`. */
  path: string;
  /** null for pictures without words: they are called by their date. */
  title: string | null;
  /** What the page says below its title. */
  text: string | null;
  /** When it was made public; a date at its own precision. */
  date: string | null;
  /** When it last changed, or else was made public. */
  changed: string | null;
  pictures: readonly Picture[];
};

/** What of the profile a post may be about. */
export type TakenItem =
  | { list: 'videos'; source: Source<'videos'>; film: Film }
  | { list: 'media'; source: Source<'media'> }
  | { list: 'updates'; source: Source<'updates'> };

/** A repository, project, film, photo or update of the profile that has a page. */
export type ProfileItem = ItemFacts & (TakenItem | { list: 'projects'; source: Source<'projects'> });

/** A post that the owner wrote. */
export type PostItem = ItemFacts & {
  list: 'posts';
  source: SitePost;
  /** The item of the profile that it is about, whose page it takes over. */
  about: TakenItem | null;
  /** The film that it was made from. */
  film: Film | null;
};

export type SiteItem = ProfileItem | PostItem;

/** The words of a text from which on it is worth a page. A post is short by nature; an update or a film says more. */
const ENOUGH_WORDS: Readonly<Record<ProfileItemList, number>> = {
  projects: 12,
  videos: 25,
  media: 12,
  updates: 25,
};
const ENOUGH_PICTURES = 2;
const ENOUGH_CHAPTERS = 3;

/** Whether there is enough to say for a page: words, several pictures, or chapters. */
export function hasEnough(
  list: ProfileItemList,
  { text, pictures = 0, chapters = 0 }: { text: string | null; pictures?: number; chapters?: number },
): boolean {
  return (
    wordCount(text ?? '') >= ENOUGH_WORDS[list] || pictures >= ENOUGH_PICTURES || chapters >= ENOUGH_CHAPTERS
  );
}
