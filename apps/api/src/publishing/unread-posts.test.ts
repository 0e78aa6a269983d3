import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gistOf, initialDesign, type SiteInput, type SitePost } from '@tosite/site-renderer/site-model';
import { sitePlan } from '@tosite/site-renderer/site-plan';
import { initialSeoSettings } from '@tosite/validation/website/seo';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROFILES } from '../testing/changing-profiles.ts';
import { keptPosts, postSender } from './kept-posts.ts';
import { NOTHING_KNOWN, renderChanged, type RenderedChanges } from './render-changed.ts';
import { createRenderThread } from './render-thread.ts';
import { renderHere } from './site-renderer.ts';
import { WordsChanged, type ReadWords } from './unread-posts.ts';

const paragraph = (text: string) => ({
  type: 'paragraph',
  attrs: { at: null },
  content: [{ type: 'text', text }],
});
const WORDS = [
  [paragraph('   '), paragraph('Die Flut "kommt" \\ jeden Tag später. 山田 🐚')],
  [paragraph('Oft. '.repeat(300))],
  [{ type: 'image', attrs: { src: 'https://pictures.example/a"b.jpg', alt: 'A', caption: 'C', at: null } }],
  [{ type: 'film', attrs: { url: 'https://youtu.be/dQw4w9-_gXc', title: 'Film' } }, paragraph('After it.')],
  [],
];

function post(index: number): SitePost {
  const content = WORDS[index % WORDS.length];
  const published = new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString();
  return {
    id: `post-${index}`,
    kind: 'blog',
    slug: `number-${index}`,
    title: index % 7 === 0 ? '' : `Number ${index}`,
    excerpt: index % 3 === 0 ? `Excerpt ${index}` : '',
    cover: index % 4 === 0 ? 'https://pictures.example/cover.jpg' : null,
    coverAlt: '',
    media: [],
    tags: [`tag ${index % 5}`],
    published,
    updated: published,
    seo: { title: '', description: index % 11 === 0 ? 'Of search' : '' },
    source: null,
    words: 10,
    content: JSON.stringify({ type: 'doc', content }),
    hash: `hash-${index}`,
  };
}

function siteOf(posts: readonly SitePost[]): SiteInput {
  const [profile] = PROFILES;
  if (profile === undefined) throw new Error('there are no profiles');
  const { design, sectionOrder } = initialDesign(profile);
  const image = (id: string) => ({
    id,
    width: 1200,
    height: 800,
    color: '#8a8a80',
    placeholder: '',
    variants: [{ width: 480, height: 320, path: `/media/${id}-480.webp` }],
  });
  return {
    name: 'Tove',
    type: profile.type,
    origin: 'https://tove.example',
    language: 'en',
    timezone: 'UTC',
    profile,
    posts,
    design,
    sectionOrder: ['hero', 'posts', ...sectionOrder.filter((key) => key !== 'hero' && key !== 'posts')],
    seo: initialSeoSettings(),
    media: {
      'https://pictures.example/cover.jpg': image('cover'),
      'https://pictures.example/a"b.jpg': image('named'),
    },
    branding: false,
    productUrl: 'https://to.site',
    indexable: true,
    now: '2026-11-20T09:00:00.000Z',
  };
}

const POSTS = Array.from({ length: 60 }, (_, index) => post(index));
const byGist: SitePost[] = POSTS.map((each) => ({ ...each, gist: gistOf(each), content: '' }));
const read =
  (asked: string[]): ReadWords =>
  (posts) => {
    asked.push(...posts.map(({ id }) => id));
    return Promise.resolve(
      new Map(posts.map(({ id }) => [id, POSTS.find((each) => each.id === id)?.content ?? ''])),
    );
  };
const told = ({ files }: RenderedChanges) =>
  new Map(files.map(({ path, key, body }) => [path, `${key} ${body.toString('latin1')}`]));

it('a site whose words are read as they are drawn is the same, byte for byte and key for key', async () => {
  const asked: string[] = [];
  const whole = await renderHere({ site: siteOf(POSTS), options: {}, known: NOTHING_KNOWN });
  const later = await renderHere({ site: siteOf(byGist), options: {}, known: NOTHING_KNOWN }, read(asked));
  expect(later.files.length).toBeGreaterThan(POSTS.length);
  expect(told(later)).toEqual(told(whole));
  expect(later.used.toSorted()).toEqual(whole.used.toSorted());
  // Each once, and nothing was written into what others may have in hand.
  expect(asked.toSorted()).toEqual(POSTS.map(({ id }) => id).toSorted());
  expect(byGist.filter(({ content }) => content !== '')).toEqual([]);
}, 300_000);

it('of a site that was drawn before only the words of what changed are read', async () => {
  const options = { lastModified: '2026-11-20T09:00:00.000Z' };
  const first = await renderHere({ site: siteOf(POSTS), options, known: NOTHING_KNOWN });
  const known = {
    drawings: new Map(first.files.map(({ path, key, uses }) => [path, { key, uses }])),
    assets: new Set(first.assets.map(({ path }) => path)),
  };
  const asked: string[] = [];
  // Of an old one, which no feed has whole.
  const changed = byGist.with(5, { ...byGist[5], hash: 'another' } as SitePost);
  const again = await renderHere({ site: siteOf(changed), options, known }, read(asked));
  expect(again.files.map(({ path }) => path)).toEqual(['/posts/number-5/index.html']);
  expect(asked).toEqual(['post-5']);
}, 300_000);

it('a post whose words are others by now is not drawn under the hash that it had', async () => {
  const nothing: ReadWords = () => Promise.resolve(new Map());
  await expect(
    renderHere({ site: siteOf(byGist), options: {}, known: NOTHING_KNOWN }, nothing),
  ).rejects.toThrow(WordsChanged);
});

/** As between two threads: nothing is the same object over there. */
function twoThreads(mostKept?: number) {
  const send = postSender(mostKept);
  const kept = keptPosts();
  return {
    kept,
    travel: (posts: readonly SitePost[]) => {
      const sent = structuredClone(send(posts));
      return { whole: sent.posts.filter((post) => typeof post !== 'number').length, posts: kept.take(sent) };
    },
  };
}

it('posts travel to a thread once, and are the same there however often they are sent', () => {
  const { travel } = twoThreads();
  const first = travel(byGist);
  expect([first.whole, first.posts]).toEqual([60, byGist]);
  const added: SitePost = { ...(byGist[0] as SitePost), id: 'new' };
  const again = travel([added, ...byGist.toReversed()]);
  expect([again.whole, again.posts]).toEqual([1, [added, ...byGist.toReversed()]]);
  expect(again.posts[1]).toBe(first.posts[59]);
  // Those of an export have their words: nobody keeps them.
  expect([travel(POSTS).whole, travel(POSTS).whole]).toEqual([60, 60]);
  const later: SitePost = { ...(byGist[1] as SitePost), id: 'later' };
  travel([later]);
  expect(travel([later, ...byGist])).toEqual({ whole: 0, posts: [later, ...byGist] });
});

it('of more posts than a thread keeps it forgets all, and is sent them again', () => {
  const { travel } = twoThreads(70);
  expect(travel(byGist).whole).toBe(60);
  const others = byGist.slice(0, 11).map((post) => ({ ...post, id: `other-${post.id}` }));
  expect(travel(others)).toEqual({ whole: 11, posts: others });
  expect(travel(others)).toEqual({ whole: 0, posts: others });
  expect(travel(byGist.slice(0, 20)).whole).toBe(20);
  expect(travel([...others, ...byGist])).toEqual({ whole: 71, posts: [...others, ...byGist] });
});

it('what a thread draws of posts that it has is the same, byte for byte, and no words stay there', async () => {
  const { travel, kept } = twoThreads();
  const draw = async (posts: readonly SitePost[]) => {
    const there = travel(posts).posts;
    const drawing = { site: siteOf(there), options: {}, known: NOTHING_KNOWN };
    const drawn = await renderChanged(sitePlan, drawing, read([]));
    kept.withoutWords(there);
    return drawn;
  };
  const words = () => travel(byGist).posts.filter(({ content }) => content !== '');
  await draw(byGist.slice(5));
  expect(words()).toEqual([]);
  const again = await draw(byGist);
  expect(told(again)).toEqual(
    told(await renderHere({ site: siteOf(POSTS), options: {}, known: NOTHING_KNOWN })),
  );
  expect(words()).toEqual([]);
}, 300_000);

/** Asks for the words that it is to, and answers with them. */
const ASKING = `
const { parentPort } = require('node:worker_threads');
const kept = [];
const take = ({ posts }) => posts.map((post) => (typeof post === 'number' ? kept[post] : (kept.push(post), post)));
parentPort.on('message', ({ id, drawing, words }) => {
  if (drawing !== undefined)
    return parentPort.postMessage({ id, asked: take(drawing.posts).map(({ id, hash }) => ({ id, hash })).slice(0, 2) });
  if (words === null) return parentPort.postMessage({ id, error: new Error('no words') });
  const files = [...words].map(([path, text]) => ({ path, body: Buffer.from(text) }));
  parentPort.postMessage({ id, rendered: { files, same: [], assets: [], used: [], redirects: [] } });
});`;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tosite-words-'));
  await writeFile(join(folder, 'asking.cjs'), ASKING);
});
afterAll(() => rm(folder, { recursive: true }));

it('a thread asks for the words, and a drawing fails with what kept them from being read', async () => {
  const renderer = createRenderThread(join(folder, 'asking.cjs'));
  const drawing = { site: siteOf(byGist), options: {}, known: NOTHING_KNOWN };
  const { files } = await renderer.renderChanged(drawing, read([]));
  expect(files.map(({ path, body }) => [path, body.toString()])).toEqual(
    POSTS.slice(0, 2).map(({ id, content }) => [id, content]),
  );
  await expect(
    renderer.renderChanged(drawing, () => Promise.reject(new Error('the database is away'))),
  ).rejects.toThrow('the database is away');
  await expect(renderer.renderChanged(drawing, () => Promise.resolve(new Map()))).rejects.toThrow(
    WordsChanged,
  );
  // It is there for the next one.
  expect((await renderer.renderChanged(drawing, read([]))).files).toHaveLength(2);
  renderer.close();
});
