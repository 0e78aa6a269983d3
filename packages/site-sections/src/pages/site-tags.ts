import type { Profile } from '@tosite/validation/profile/profile';
import type { Film } from '../sections/film.ts';
import { cleanLine } from '../text/clean-text.ts';
import type { Listed } from './list-parts.ts';
import type { PostItem } from './site-item.ts';
import { slugs } from './slug.ts';

/** A word that a post, or more than one film, is about. */
export type SiteTag = Listed & { label: string; path: string };

/** The tags with most films. Channels give each film dozens for search alone; nobody reads a page of each. */
const MOST_OF_FILMS = 40;
/** A person gives their own posts tags to be read by; of thousands the ones with most posts. */
const MOST_OF_POSTS = 500;
const LONGEST_OF_FILMS = 40;

type Tag = { label: string; posts: PostItem[]; films: Film[] };

/** What a tag is called, without the sign of one. */
function tagLabel(tag: string): string {
  return cleanLine(tag)?.replace(/^#/u, '') ?? '';
}

/** By which a tag is known, however it is written. */
export function tagWord(tag: string): string {
  return tagLabel(tag).toLowerCase();
}

/** The tags that have a page, those with most posts and films first. `films`: those that no post is about. */
export function siteTags(profile: Profile, { posts, films }: Listed): SiteTag[] {
  const byWord = new Map<string, Tag>();
  // Thousands of posts say the same words.
  const read = new Map<string, { label: string; word: string }>();
  const give = (tags: readonly string[], longest: number, add: (tag: Tag) => void) => {
    const words = new Set<string>();
    for (const tag of tags) {
      const { label, word } = read.get(tag) ?? { label: tagLabel(tag), word: tagWord(tag) };
      read.set(tag, { label, word });
      if (label === '' || label.length > longest || words.has(word)) continue;
      words.add(word);
      const known = byWord.get(word) ?? { label, posts: [], films: [] };
      byWord.set(word, known);
      add(known);
    }
  };
  for (const post of posts) give(post.source.tags, Infinity, (tag) => tag.posts.push(post));
  const sources = new Map(profile.videos.map((video) => [video.id, video]));
  for (const film of films)
    give(sources.get(film.id)?.tags ?? [], LONGEST_OF_FILMS, (tag) => tag.films.push(film));

  const all = [...byWord].sort(([a, one], [b, other]) => count(other) - count(one) || (a < b ? -1 : 1));
  const ofPosts = all.filter(([, tag]) => tag.posts.length > 0).slice(0, MOST_OF_POSTS);
  const ofFilms = all
    .filter(([, tag]) => tag.posts.length === 0 && tag.films.length > 1)
    .slice(0, MOST_OF_FILMS);
  const { ofWord } = slugs();
  return [...ofPosts, ...ofFilms].map(([word, tag]) => ({ ...tag, path: `/tags/${ofWord(word)}/` }));
}

function count({ posts, films }: Tag): number {
  return posts.length + films.length;
}
