import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFixtureServer, type FixtureServer } from '@tosite/profile-sources/testing/fixture-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EXIT } from './exit-codes.ts';
import { runCli } from './run-cli.ts';

let folder: string;
let recordings: FixtureServer;
beforeAll(async () => {
  recordings = await startFixtureServer();
});
afterAll(() => recordings.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tosite-cli-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function run(...words: string[]) {
  let [out, err] = ['', ''];
  const code = await runCli(words, {
    env: {
      GITHUB_API_BASE: `${recordings.origin}/api.github.com`,
      GITHUB_BASE: `${recordings.origin}/github.com`,
      GITHUB_RAW_BASE: `${recordings.origin}/raw.githubusercontent.com`,
    },
    streams: { out: { write: (text) => (out += text) }, err: { write: (text) => (err += text) } },
    signal: new AbortController().signal,
  });
  return { code, out, err };
}

const read = (...parts: string[]) => readFile(join(folder, ...parts), 'utf8');
const withoutPictureNames = (html: string) => html.replaceAll(/[0-9a-f]{20}-/gu, 'x-');

test('pictures that cannot be had are told of', async () => {
  const basics = { name: 'Robin Sample', label: 'Engineer', image: 'https://192.0.2.1/none.png' };
  await writeFile(join(folder, 'resume.json'), JSON.stringify({ basics }));
  const { code, err, out } = await run(join(folder, 'resume.json'), '--out', join(folder, 'site'), '--json');
  expect(code).toBe(EXIT.done);
  expect(err).toContain('1 picture could not be copied, so it is not shown.');
  expect(out).toContain('1 picture could not be copied');
});

describe('a sample', () => {
  test('becomes a folder in which every address of its pages is a file', async () => {
    const { code, err } = await run('tosite-sample-noor', '--out', join(folder, 'site'));
    expect(code).toBe(EXIT.done);
    expect(err).toContain('sample profile');
    const html = await read('site', 'index.html');
    const named = [...html.matchAll(/(?:src|href)="\.\/([^"#]+)/gu)].map((match) => match[1] ?? '');
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((path) => !existsSync(join(folder, 'site', path)))).toEqual([]);
  });

  test('drawn twice changes no file, and a file that is no longer needed goes', async () => {
    await run('tosite-sample-corran', '--out', join(folder, 'site'));
    const again = await run('tosite-sample-corran', '--out', join(folder, 'site'), '--json');
    expect(JSON.parse(again.out)).toMatchObject({ written: 0, removed: 0 });
    const fonts = await readdir(join(folder, 'site', 'assets'));
    const other = await run(
      'tosite-sample-corran',
      '--out',
      join(folder, 'site'),
      '--json',
      '--theme',
      'swiss',
    );
    expect((JSON.parse(other.out) as { removed: number }).removed).toBeGreaterThan(0);
    for (const font of await readdir(join(folder, 'site', 'assets'))) expect(fonts).not.toContain(font);
  });

  test('drawn again from its own data file is the same site', async () => {
    await run('tosite-sample-tove', '--out', join(folder, 'one'), '--theme', 'swiss', '--accent', '#aa2200');
    expect((await run(join(folder, 'one'), '--out', join(folder, 'two'))).code).toBe(EXIT.done);
    expect(withoutPictureNames(await read('two', 'index.html'))).toBe(
      withoutPictureNames(await read('one', 'index.html')),
    );
  });

  test('is set in another face that its theme offers, and says which those are when it does not', async () => {
    const out = join(folder, 'site');
    await run('tosite-sample-tove', '--out', out, '--theme', 'swiss', '--fonts', 'newsreader');
    expect(await readdir(join(out, 'assets'))).toContainEqual(expect.stringMatching(/^faces-.*\.css$/u));
    const refused = await run('tosite-sample-tove', '--out', out, '--theme', 'swiss', '--fonts', 'onest');
    expect(refused).toMatchObject({
      code: EXIT.usage,
      err: expect.stringContaining('newsreader and hanken-grotesk'),
    });
  });

  test('at an address has it in its pages', async () => {
    const address = 'https://tove.example/site';
    await run('tosite-sample-tove', '--out', join(folder, 'site'), '--address', `${address}/`);
    expect(await read('site', 'index.html')).toContain(`<link rel="canonical" href="${address}/"`);
  });
});

describe('a link', () => {
  test('is read from its platform, and the design of another site can be taken', async () => {
    await run('tosite-sample-tove', '--out', join(folder, 'model'), '--theme', 'atelier', '--mode', 'dark');
    const { code } = await run(
      'https://github.com/quillfeather-dev',
      '--out',
      join(folder, 'site'),
      '--like',
      join(folder, 'model', 'site.json'),
    );
    expect(code).toBe(EXIT.done);
    expect(await read('site', 'index.html')).toContain('data-mode="dark" data-theme="atelier"');
    expect(JSON.parse(await read('site', 'site.json'))).toMatchObject({
      version: 4,
      spec: { type: 'github' },
    });
  });

  test.each([
    ['https://github.com/no-such-user-fx', EXIT.noProfile],
    ['https://github.com/rate-limited-fx', EXIT.later],
    ['https://github.com/features', EXIT.usage],
    ['certainly no link', EXIT.usage],
  ])('%s ends with %i and one sentence, and writes nothing', async (link, code) => {
    const ended = await run(link, '--out', join(folder, 'site'));
    expect(ended.code).toBe(code);
    expect(ended.err.trim()).toMatch(/^[^\n]+\.$/u);
    expect(existsSync(join(folder, 'site'))).toBe(false);
  });
});

describe('what the command refuses', () => {
  test('a file that is no export, by its name', async () => {
    await writeFile(join(folder, 'holiday.json'), '{"beach": true}');
    const ended = await run(join(folder, 'holiday.json'), '--out', join(folder, 'site'));
    expect(ended).toMatchObject({ code: EXIT.unusableExport });
    expect(ended.err).toContain('holiday.json');
  });

  test('to write over files that are not its own', async () => {
    await mkdir(join(folder, 'site'));
    await writeFile(join(folder, 'site', 'index.html'), 'mine');
    const ended = await run('tosite-sample-noor', '--out', join(folder, 'site'));
    expect(ended.code).toBe(EXIT.folder);
    expect(ended.err).toContain('index.html');
    expect(await read('site', 'index.html')).toBe('mine');
    expect(await readdir(join(folder, 'site'))).toEqual(['index.html']);
  });

  test.each([
    [['tosite-sample-noor', '--theme', 'baroque']],
    [['tosite-sample-noor', '--address', 'ftp://x']],
    [['tosite-sample-noor', '--accent', 'red']],
    [['tosite-sample-noor', '--fonts', 'comic']],
    [['tosite-sample-noor', '--theme', 'swiss', '--fonts', 'onest']],
    [['tosite-sample-noor', '--every', '1']],
    [['tosite-sample-noor', '--watch']],
    [[]],
  ])('%j', async (words) => {
    expect((await run(...words, ...(words.length > 0 ? ['--out', join(folder, 'site')] : []))).code).toBe(
      EXIT.usage,
    );
    expect(existsSync(join(folder, 'site'))).toBe(false);
  });
});

test('help and version are answers and not errors', async () => {
  expect(await run('--help')).toMatchObject({ code: EXIT.done, out: expect.stringContaining('Examples:') });
  expect((await run('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/u);
  expect((await run('samples')).out).toContain('tosite-sample-rima');
});

test('the posts of a data file are drawn: those that are published, with a page at each old address', async () => {
  await run('tosite-sample-noor', '--out', join(folder, 'model'));
  const data = JSON.parse(await read('model', 'site.json')) as {
    profile: { avatar: { url: string } | null };
    spec: { sectionOrder: string[] };
    posts?: object[];
  };
  const cover = data.profile.avatar?.url ?? null;
  const post = (title: string, slug: string, more: object) => ({
    id: slug,
    kind: 'blog',
    slug,
    formerSlugs: [],
    title,
    excerpt: '',
    content: {
      type: 'doc',
      content: [
        { type: 'paragraph', attrs: { at: null }, content: [{ type: 'text', text: `${title} in words.` }] },
      ],
    },
    cover: null,
    media: [],
    tags: [],
    status: 'published',
    publishAt: '2026-01-02T09:00:00.000Z',
    seo: { title: '', description: '' },
    source: null,
    createdAt: '2026-01-02T09:00:00.000Z',
    updatedAt: '2026-01-02T09:00:00.000Z',
    ...more,
  });
  data.posts = [
    post('Tides', 'tides', {
      formerSlugs: ['ebb'],
      cover: cover?.startsWith('http') === true ? cover : null,
    }),
    // Somebody copied it by hand.
    post('Tides', 'tides', {}),
    post('Secret', 'secret', { status: 'draft' }),
  ];
  data.spec.sectionOrder = ['hero', 'posts', ...data.spec.sectionOrder.filter((key) => key !== 'hero')];
  await writeFile(join(folder, 'model', 'site.json'), JSON.stringify(data));
  const { code, err } = await run(join(folder, 'model'), '--out', join(folder, 'site'));
  expect([code, err]).toEqual([EXIT.done, expect.any(String)]);
  expect(await read('site', 'posts', 'tides', 'index.html')).toContain('Tides in words.');
  expect(await read('site', 'posts', 'tides-2', 'index.html')).toContain('Tides in words.');
  expect(await read('site', 'posts', 'ebb', 'index.html')).toContain('url=../../posts/tides/index.html');
  const written = await read('site', 'site.json');
  expect(written).toContain('Tides in words.');
  expect(written).not.toContain('Secret');
  // Drawn again from what was written they are the same.
  const postsIn = (text: string) => (JSON.parse(text) as { posts: object[] }).posts;
  await run(join(folder, 'site'), '--out', join(folder, 'again'));
  expect(postsIn(await read('again', 'site.json'))).toEqual(postsIn(written));
});
