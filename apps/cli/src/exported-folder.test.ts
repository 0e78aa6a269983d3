import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EXIT } from './exit-codes.ts';
import { runCli } from './run-cli.ts';

/** What a page asks for and leads to, as it is written. Addresses of other hosts are somebody else's. */
function addressesOf(text: string): string[] {
  const named = [...text.matchAll(/ (?:href|src)="([^"]*)"/gu), ...text.matchAll(/url\("?([^")]+)"?\)/gu)];
  const lists = [...text.matchAll(/ (?:srcset|imagesrcset)="([^"]*)"/giu)].flatMap(
    ([, list]) => list?.split(', ').map((part) => part.split(' ')[0] ?? '') ?? [],
  );
  return [...named.map(([, address]) => address ?? ''), ...lists].filter(
    (address) => !/^([a-z][a-z0-9+.-]*:|#|$)/iu.test(address),
  );
}

async function build(sample: string, folder: string, ...words: string[]) {
  return runCli([sample, '--out', folder, '--quiet', ...words], {
    env: {},
    streams: { out: { write: () => true }, err: { write: () => true } },
    signal: new AbortController().signal,
  });
}

describe.each([
  ['tosite-sample-tove', []],
  ['tosite-sample-plainobjects', ['--address', 'https://objects.example/site']],
] as const)('the folder of %s %j', (sample, words) => {
  let folder: string;
  let code: number;
  let server: Server;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tosite-folder-'));
    code = await build(sample, folder, ...words);
    // As any host for static files: the file by its path, below a folder of the host, nothing looked up or rewritten.
    server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://host').pathname;
      try {
        if (!path.startsWith('/some/folder/')) throw new Error('outside');
        const body = readFileSync(join(folder, path.replace('/some/folder/', '')));
        response.end(body);
      } catch {
        response.statusCode = 404;
        response.end();
      }
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
  });
  afterAll(async () => {
    server.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function pages() {
    const names = await readdir(folder, { recursive: true });
    const found = names.filter((name) => name.endsWith('.html'));
    return Promise.all(
      found.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
    );
  }

  test('every address on every page is a file of it, by name', async () => {
    expect(code).toBe(EXIT.done);
    const all = await pages();
    expect(all.length).toBeGreaterThan(3);
    const dead = all.flatMap(({ name, text }) => {
      const from = pathToFileURL(join(folder, name));
      return addressesOf(text)
        .filter((address) => {
          if (address.startsWith('/')) return true;
          try {
            const path = fileURLToPath(new URL(address.replace(/#.*/u, ''), from));
            return !path.startsWith(folder) || readFileSync(path).length === 0;
          } catch {
            return true;
          }
        })
        .map((address) => `${name}: ${address}`);
    });
    expect(dead).toEqual([]);
  });

  test('a visitor of a plain host reaches every page, picture and font below a folder of it', async () => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const seen = new Set<string>();
    const open = [`${origin}/some/folder/index.html`];
    const failed: string[] = [];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      const answer = await fetch(at);
      if (!answer.ok) failed.push(at);
      if (!at.endsWith('.html')) continue;
      const text = await answer.text();
      open.push(...addressesOf(text).map((address) => new URL(address.replace(/#.*/u, ''), at).href));
    }
    expect(failed).toEqual([]);
    const reached = [...seen].filter((address) => address.endsWith('.html')).length;
    // All but the page that says that a page is not there.
    expect(reached).toBe((await pages()).length - 1);
    expect([...seen].some((address) => /\/faces-[^/]+\.css$/u.test(address))).toBe(true);
    expect([...seen].some((address) => address.endsWith('.webp'))).toBe(true);
  });

  test('says how to put it on a host and how to bring it in again', async () => {
    const text = await readFile(join(folder, 'README.txt'), 'utf8');
    expect(text).toContain('site.json');
    expect(text).toContain('GitHub Pages');
    expect(text).toContain(words.length > 0 ? 'https://objects.example/site/' : 'does not know its address');
  });
});

const ICON = 'https://pictures.example/icon.png';

test('the icon that the owner chose stands in every format of icons, as on the published site', async () => {
  const [folder, again] = [
    await mkdtemp(join(tmpdir(), 'tosite-icon-')),
    await mkdtemp(join(tmpdir(), 'tosite-icon-')),
  ];
  try {
    expect(await build('tosite-sample-tove', folder)).toBe(EXIT.done);
    const path = join(folder, 'site.json');
    const data = JSON.parse(await readFile(path, 'utf8')) as {
      spec: { seo: { favicon: string | null } };
      pictures: Record<string, unknown>;
    };
    // Chosen as it was uploaded, beside the pictures of the profile.
    [data.pictures[ICON]] = Object.values(data.pictures);
    data.spec.seo.favicon = ICON;
    await writeFile(path, JSON.stringify(data));
    expect(await build(path, again)).toBe(EXIT.done);
    for (const name of ['favicon.ico', 'apple-touch-icon.png'])
      expect([name, await readFile(join(again, name))]).not.toEqual([
        name,
        await readFile(join(folder, name)),
      ]);
  } finally {
    for (const one of [folder, again]) await rm(one, { recursive: true, force: true });
  }
});
