import type { Film } from '../sections/film.ts';
import type { Listed } from './list-parts.ts';
import type { PostItem, ProfileItem } from './site-item.ts';
import { tagWord } from './site-tags.ts';

/** What stands below an inner page to go on with. */
export type Another =
  { kind: 'post'; post: PostItem } | { kind: 'film'; film: Film } | { kind: 'item'; item: ProfileItem };

const MOST = 3;

/**
 * For every post, what to go on with: of the older posts, which stand below it, those that share most tags with it, then
 * those that stand nearest, then films that no post is about; never its neighbours, and nothing to fill a row. A new post
 * at the top is among the others of no page; the oldest, which have none below, name those right above them. Of each tag
 * only the nearest are looked at: a post is named on few pages, however many share its tags.
 */
export function moreOfPosts({ posts, films }: Listed): (post: PostItem) => readonly Another[] {
  const near = sharingTags(posts);
  const places = new Map(posts.map((post, at) => [post, at]));
  // Each is named on several pages.
  const others = posts.map((post): Another => ({ kind: 'post', post }));
  return (post) => {
    const at = places.get(post);
    if (at === undefined) return [];
    const found = [...(near[at] ?? [])];
    const take = (place: number) => {
      if (found.length < MOST && place in posts && !found.includes(place)) found.push(place);
    };
    // The next one is the neighbour.
    for (let place = at + 2; place < posts.length && found.length < MOST; place += 1) take(place);
    for (let place = at - 2; place >= 0 && found.length < MOST; place -= 1) take(place);
    const named = found.flatMap((place) => others[place] ?? []);
    return found.length < MOST
      ? [...named, ...films.slice(0, MOST - found.length).map((film): Another => ({ kind: 'film', film }))]
      : named;
  };
}

/** Of every post the places of the older ones that share tags with it, at most three, the most alike first. */
function sharingTags(posts: readonly PostItem[]): number[][] {
  const wordOf = new Map<string, string>();
  const lastOf = new Map<string, readonly number[]>();
  const words = posts.map(({ source }) => wordsOf(source.tags, wordOf));
  const near: number[][] = posts.map(() => []);
  for (let at = posts.length - 1; at >= 0; at -= 1) {
    const own = words[at] ?? new Set<string>();
    const shared = new Map<number, number>();
    for (const word of own) {
      const last = lastOf.get(word) ?? [];
      for (const place of last)
        if (place > at + 1 && !shared.has(place)) shared.set(place, common(own, words[place]));
      // One more than are shown: the neighbour may be among them.
      lastOf.set(word, [at, ...last.slice(0, MOST)]);
    }
    near[at] = [...shared]
      .sort(([place, count], [other, counted]) => counted - count || place - other)
      .slice(0, MOST)
      .map(([place]) => place);
  }
  return near;
}

function wordsOf(tags: readonly string[], known: Map<string, string>): Set<string> {
  const words = new Set<string>();
  for (const tag of tags) {
    const word = known.get(tag) ?? tagWord(tag);
    known.set(tag, word);
    if (word !== '') words.add(word);
  }
  return words;
}

function common(some: ReadonlySet<string>, others: ReadonlySet<string> = new Set()): number {
  let count = 0;
  for (const one of some) if (others.has(one)) count += 1;
  return count;
}
