import { cleanLine } from '../../text/clean-text.ts';
import { frontMatter } from './front-matter.ts';
import type { ImportedPost } from './imported-post.ts';
import { altOf, instantOf, plainWords, tagsOf } from './read-facts.ts';

const HEADING = /^\s*#\s+(.+?)\s*#*\s*(?:\r?\n|$)/u;
const UNDERLINED = /^\s*(\S[^\n]*)\r?\n=+[ \t]*(?:\r?\n|$)/u;
/** `2024-05-01-my-post.md`, as Jekyll names files. */
const DATED_NAME = /^(\d{4}-\d{2}-\d{2})[-_](.+)$/u;

/** A Markdown file with or without facts at its head. `isUnread`: it has facts that were not understood. */
export function readMarkdownPost(path: string, source: string): { post: ImportedPost; isUnread: boolean } {
  const { facts, text, isUnread } = frontMatter(source);
  const fileName = (path.split('/').at(-1) ?? path).replace(/\.[^.]+$/u, '');
  const [, dayOfName, restOfName] = DATED_NAME.exec(fileName) ?? [];
  // A file that is called `index` has the name of its folder.
  const name = fileName === 'index' ? (path.split('/').at(-2) ?? fileName) : (restOfName ?? fileName);
  const given = firstOf(facts, ['title', 'Title', 'name']);
  const head = HEADING.exec(text) ?? UNDERLINED.exec(text);
  const heading = head?.[1] === undefined ? null : cleanLine(head[1].replaceAll(/[*_`]/gu, ''));
  const title = given ?? heading ?? name.replaceAll(/[-_]+/gu, ' ');
  // A heading that says the title again is the title.
  const isSaidTwice = head !== null && heading !== null && (given === null || heading === given);
  return {
    isUnread,
    post: {
      title: title.slice(0, 300),
      slug: firstOf(facts, ['slug', 'permalink', 'url', 'path'])?.split('/').filter(Boolean).at(-1) ?? name,
      excerpt: (firstOf(facts, ['description', 'excerpt', 'summary', 'subtitle', 'dek']) ?? '').slice(
        0,
        1_000,
      ),
      tags: tagsOf([facts['tags'], facts['tag'], facts['categories'], facts['category'], facts['keywords']]),
      published:
        instantOf(
          facts['date'] ??
            facts['publishDate'] ??
            facts['pubDate'] ??
            facts['published_at'] ??
            facts['publishedAt'],
        ) ?? instantOf(dayOfName),
      markdown: isSaidTwice ? text.slice(head[0].length) : text,
      ...coverOf(facts),
      url: null,
    },
  };
}

function firstOf(facts: Readonly<Record<string, unknown>>, names: readonly string[]): string | null {
  for (const name of names) {
    const words = plainWords(facts[name]);
    if (words !== null) return words;
  }
  return null;
}

const COVERS = [
  'cover',
  'image',
  'featured_image',
  'featuredImage',
  'thumbnail',
  'hero',
  'heroImage',
  'coverImage',
  'banner',
];

const ALTS = ['alt', 'Alt', '_alt', 'AltText', '_alt_text'];

/** With what is said of it: within it, or beside it under its name. */
function coverOf(facts: Readonly<Record<string, unknown>>): Pick<ImportedPost, 'cover' | 'coverAlt'> {
  for (const name of COVERS) {
    const value = facts[name];
    const within = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
    const cover = plainWords(value) ?? plainWords(within['image'] ?? within['src'] ?? within['url']);
    if (cover === null) continue;
    const beside = ALTS.slice(1).map((end) => `${name}${end}`);
    return { cover, coverAlt: altOf(firstOf(within, ALTS) ?? firstOf(facts, beside)) };
  }
  return { cover: null, coverAlt: '' };
}
