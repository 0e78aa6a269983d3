import { expect, it } from 'vitest';
import { samplePost, says } from '../testing/sample-posts.ts';
import { sampleSite } from '../testing/sample-site.ts';
import type { SitePost } from '../posts/site-post.ts';
import { attribute, inside, renderPage, textOf } from '../testing/rendered-page.ts';
import { sitePages } from './site-pages.ts';

const post = (id: string, ...tags: string[]) =>
  samplePost(id, { tags, cover: null, document: says('Short.') });

const siteWith = (posts: readonly SitePost[], films = false) => {
  const site = sampleSite('youtube', { posts });
  return films ? site : { ...site, profile: { ...site.profile, videos: [] } };
};

/** What each post names, by the ids of the posts, in their order. */
function named(posts: readonly SitePost[], films = false): string[] {
  const pages = sitePages(siteWith(posts, films));
  return pages.posts.map((item) => {
    const others = pages.moreOf(item);
    return `${item.id}: ${others.map((other) => (other.kind === 'post' ? other.post.id : 'film')).join(' ')}`;
  });
}

const MANY = [
  post('j', 'wood'),
  post('i', 'rooms'),
  post('h', 'Wood', 'rooms'),
  post('g', 'clay'),
  post('f', '#wood'),
  post('e', 'clay', 'rooms'),
  post('d', 'wood', 'rooms'),
  post('c', 'clay'),
  post('b', 'wood'),
  post('a', 'rooms'),
];

it('names the older posts that share most tags, then the nearest, and never a neighbour', () => {
  expect(named(MANY)).toEqual([
    'j: h f d',
    'i: e d a',
    'h: d f e',
    'g: e c d',
    'f: d b c',
    'e: c a b',
    'd: b a f',
    'c: a e f',
    'b: d e f',
    'a: c d e',
  ]);
});

it('a tag that all have does not hide what is more alike and further away', () => {
  const posts = Array.from({ length: 60 }, (_, index) => post(`p${index}`, 'all', `tag ${index % 20}`));
  expect(named(posts)[0]).toBe('p0: p20 p40 p2');
});

it('a new post changes what no other names, but where there are fewer than three', () => {
  const fresh = post('new', 'wood', 'rooms', 'clay');
  expect(named([fresh, ...MANY]).slice(1)).toEqual(named(MANY));
  const changed = (count: number) => {
    const few = MANY.slice(-count);
    const before = named(few);
    return named([fresh, ...few]).filter((line, index) => index > 0 && line !== before[index - 1]).length;
  };
  expect([1, 2, 3, 4, 5, 6].map(changed)).toEqual([0, 1, 2, 3, 3, 0]);
});

it('however many share the tags of a post, few pages name it', () => {
  const tags = Array.from({ length: 6 }, (_, index) => `tag ${index}`);
  const hub = post('hub', ...tags);
  const others = Array.from({ length: 300 }, (_, index) =>
    post(`p${index}`, tags[index % 6] ?? '', tags[(index + 1) % 6] ?? ''),
  );
  const lines = named([...others, hub, post('old'), post('older')]);
  expect(lines.filter((line) => / hub\b/u.test(line)).length).toBeLessThanOrEqual(6 * 3 + 2);
});

it('fills up with films that no post is about, and with nothing else', () => {
  expect(named([post('b'), post('a')])).toEqual(['b: ', 'a: ']);
  expect(named([post('c'), post('b'), post('a')], true)).toEqual([
    'c: a film film',
    'b: film film film',
    'a: c film film',
  ]);
});

it('is a list below the article under a heading of its own; without others there is none', () => {
  const draw = (posts: readonly SitePost[]) => {
    const site = siteWith(posts);
    const [item] = sitePages(site).posts;
    if (item === undefined) throw new Error('one');
    const { elements } = renderPage(site, { kind: 'item', item });
    return elements.find((element) => attribute(element, 'class')?.startsWith('more-from'));
  };
  const found = draw(MANY);
  if (found === undefined) throw new Error('there is more');
  expect(inside(found, 'a').map((link) => attribute(link, 'href'))).toEqual([
    '/posts/h/',
    '/posts/f/',
    '/posts/d/',
  ]);
  const [heading] = inside(found, 'h2');
  expect(heading && textOf([heading])).toMatch(/^More from \S/u);
  expect(draw([post('b'), post('a')])).toBeUndefined();
});
