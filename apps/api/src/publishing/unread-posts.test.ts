import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gistOf, initialDesign, type SiteInput, type SitePost } from '@tosite/site-renderer/site-model';
import { initialSeoSettings } from '@tosite/validation/website/seo';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROFILES } from '../testing/changing-profiles.ts';
import { NOTHING_KNOWN, type RenderedChanges } from './render-changed.ts';
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

/** Asks for the words that it is to, and answers with them. */
const ASKING = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ id, drawing, words }) => {
  if (drawing !== undefined)
    return parentPort.postMessage({ id, asked: drawing.site.posts.map(({ id, hash }) => ({ id, hash })).slice(0, 2) });
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
