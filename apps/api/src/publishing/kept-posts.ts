import type { SitePost } from '@tosite/site-renderer/site-model';

/** The posts of a site on their way to the thread that draws: those that it has by their number, others whole. */
export type SentPosts = {
  /** It forgets what it has, and counts from nothing again. */
  anew: boolean;
  posts: readonly (number | SitePost)[];
};

/** More posts than this are not kept over there. */
const MOST_KEPT = 20_000;

export type PostSender = (posts: readonly SitePost[]) => SentPosts;

/**
 * Sends posts to a thread. Those that come without their words are kept there, so that of thousands only those are sent
 * that it was not given before: the same object is the same post. One sender for each thread.
 */
export function postSender(mostKept = MOST_KEPT): PostSender {
  let numbers = new WeakMap<SitePost, number>();
  let count = 0;
  return (posts) => {
    const fresh = posts.filter((post) => isKept(post) && !numbers.has(post)).length;
    const anew = count > 0 && count + fresh > mostKept;
    if (anew) {
      numbers = new WeakMap();
      count = 0;
    }
    return {
      anew,
      posts: posts.map((post) => {
        const before = numbers.get(post);
        if (before !== undefined) return before;
        if (isKept(post)) {
          numbers.set(post, count);
          count += 1;
        }
        return post;
      }),
    };
  };
}

export type KeptPosts = {
  take: (sent: SentPosts) => SitePost[];
  /** Whoever drew these may have written words into them: from now on they are given out without. */
  withoutWords: (posts: readonly SitePost[]) => void;
};

/** The posts that a thread was sent. They are the same objects time after time: what was worked out of one is known. */
export function keptPosts(): KeptPosts {
  let kept: SitePost[] = [];
  let numbers = new WeakMap<SitePost, number>();
  const keep = (post: SitePost, number: number): void => {
    kept[number] = post;
    numbers.set(post, number);
  };
  return {
    take({ anew, posts }) {
      if (anew) {
        kept = [];
        numbers = new WeakMap();
      }
      return posts.map((each) => {
        if (typeof each !== 'number') {
          if (isKept(each)) keep(each, kept.length);
          return each;
        }
        const post = kept[each];
        if (post === undefined) throw new Error(`no post was sent as number ${each}`);
        return post;
      });
    },
    withoutWords(posts) {
      for (const post of posts) {
        const number = numbers.get(post);
        // Another drawing may have this one in hand still.
        if (post.content !== '' && number !== undefined && kept[number] === post)
          keep({ ...post, content: '' }, number);
      }
    },
  };
}

/** One whose words are read when it is drawn. */
function isKept({ content }: SitePost): boolean {
  return content === '';
}
