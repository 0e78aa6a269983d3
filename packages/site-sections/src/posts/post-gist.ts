import { cleanLine } from '../text/clean-text.ts';
import { openingOf } from './opening.ts';
import type { PostGist, SitePost } from './site-post.ts';

const MOST_OF_OPENING = 4000;
const known = new WeakMap<SitePost, PostGist>();

export function gistOf(post: SitePost): PostGist {
  if (post.gist !== undefined) return post.gist;
  const before = known.get(post);
  if (before !== undefined) return before;
  const { content, excerpt, seo } = post;
  const isTold = (cleanLine(seo.description) ?? cleanLine(excerpt)) !== null;
  const gist = {
    length: content.length,
    opening: isTold ? null : (openingOf(post)?.slice(0, MOST_OF_OPENING) ?? null),
    named: namedIn(content),
  };
  known.set(post, gist);
  return gist;
}

/** The addresses of the pictures and films that a document shows, without reading all of it. */
function namedIn(content: string): string[] {
  if (!content.includes('"type":"image"') && !content.includes('"type":"film"')) return [];
  return [...content.matchAll(/"(?:src|url)":("(?:[^"\\]|\\.)*")/gu)].map(([, written = '""']) =>
    written.includes('\\') ? (JSON.parse(written) as string) : written.slice(1, -1),
  );
}
