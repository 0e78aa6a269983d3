import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compressedMeanwhile, createSiteBodies } from './site-bodies.ts';
import { fileStorage } from '../storage/file-storage.ts';
import { formsKey, withFormsBeside, type Storage } from '../storage/storage.ts';
import { createFormMaker, type FormMaker } from '../site-content/form-maker.ts';
import { readForms } from '../site-content/stored-forms.ts';

const PAGE = Buffer.from(
  `<!doctype html>${'<p>words</p>'.repeat(100)}<iframe src="https://www.youtube-nocookie.com/embed/x">`,
);
const file = (key: string, contentType = 'text/html; charset=utf-8', size = PAGE.length) => ({
  key,
  contentType,
  size,
  hash: key,
  path: '/index.html',
  styleHashes: [],
});

describe('the compressed forms of published files', () => {
  let root: string;
  let storage: Storage;
  let maker: FormMaker;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'tosite-forms-'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));
  beforeEach(() => {
    storage = withFormsBeside(fileStorage(root));
    maker = createFormMaker({ storage, log: { warn: () => undefined } }, { afterMs: 0 });
  });
  const listed = async (): Promise<string[]> => {
    const keys: string[] = [];
    for await (const key of storage.list('')) keys.push(key);
    return keys;
  };

  it('are made once a version is up, and then no visit compresses anything', async () => {
    await storage.put('sites/w1/p1/0', PAGE);
    maker.published({ websiteId: 'w1', publishId: 'p1', files: [file('sites/w1/p1/0')] });
    await maker.idle();
    const forms = await readForms(storage, 'sites/w1/p1/0');
    expect(forms === null ? null : brotliDecompressSync(forms.br).equals(PAGE)).toBe(true);
    expect(forms === null ? null : gunzipSync(forms.gzip).equals(PAGE)).toBe(true);
    const before = compressedMeanwhile();
    const bodies = createSiteBodies({ storage, forms: maker }, 1_000_000);
    const body = await bodies.read(file('sites/w1/p1/0'), 'br');
    expect(body).toMatchObject({ mark: '-br', traits: { framesYouTube: true, ticksLinks: false } });
    expect(await bodies.read(file('sites/w1/p1/0'), 'gzip')).toMatchObject({ mark: '-gzip' });
    expect(compressedMeanwhile() - before).toBe(0);
  });

  it('are made for a site that has none yet when it is visited; until then one body is compressed once, for everybody', async () => {
    await storage.put('sites/w1/old/0', PAGE);
    const before = compressedMeanwhile();
    const bodies = createSiteBodies({ storage, forms: maker }, 1_000_000);
    const all = await Promise.all(
      Array.from({ length: 50 }, () => bodies.read(file('sites/w1/old/0'), 'br')),
    );
    expect(new Set(all).size).toBe(1);
    expect([all[0]?.mark, compressedMeanwhile() - before]).toEqual(['-br-5', 1]);
    await maker.idle();
    const later = createSiteBodies({ storage, forms: maker }, 1_000_000);
    expect((await later.read(file('sites/w1/old/0'), 'br'))?.mark).toBe('-br');
  });

  it('are listed nowhere, and go with the file', async () => {
    await storage.put('sites/w2/p1/0', PAGE);
    maker.published({ websiteId: 'w2', publishId: 'p1', files: [file('sites/w2/p1/0')] });
    await maker.idle();
    expect((await listed()).filter((key) => key.startsWith('sites/w2/'))).toEqual(['sites/w2/p1/0']);
    await storage.delete('sites/w2/p1/0');
    expect(await storage.has(formsKey('sites/w2/p1/0'))).toBe(false);
  });

  it('are made neither of pictures, nor of previews, nor of what is small, nor of what is gone', async () => {
    for (const key of ['sites/w3/p1/0', 'previews/x/1', 'media/a/1']) await storage.put(key, PAGE);
    const none = [
      file('sites/w3/p1/0', 'image/png'),
      file('sites/w3/p1/0', 'text/html', 100),
      file('sites/w3/p1/9'),
      file('previews/x/1'),
      file('media/a/1'),
    ];
    maker.published({ websiteId: 'w3', publishId: 'p1', files: none });
    for (const each of none) maker.missing(each);
    await maker.idle();
    for (const { key } of none) expect(await storage.has(formsKey(key))).toBe(false);
  });

  it('that are cut short count as none', async () => {
    await storage.put('sites/w4/p1/0', PAGE);
    for (const broken of [Buffer.alloc(0), Buffer.alloc(40), Buffer.from('tsf1')]) {
      await storage.put(formsKey('sites/w4/p1/0'), broken);
      expect(await readForms(storage, 'sites/w4/p1/0')).toBeNull();
    }
  });

  it('of a version that is not up any more are not made', async () => {
    const slow = createFormMaker({ storage, log: { warn: () => undefined } }, { afterMs: 60_000 });
    for (const publish of ['p1', 'p2']) {
      await storage.put(`sites/w5/${publish}/0`, PAGE);
      slow.published({ websiteId: 'w5', publishId: publish, files: [file(`sites/w5/${publish}/0`)] });
    }
    await slow.idle();
    expect(await storage.has(formsKey('sites/w5/p1/0'))).toBe(false);
    expect(await storage.has(formsKey('sites/w5/p2/0'))).toBe(true);
    await slow.close();
  });
});

describe('bodies in memory', () => {
  it('are bounded, by the bytes that are sent: a film or a thousand pages push out what was asked longest ago', async () => {
    const root = await mkdtemp(join(tmpdir(), 'tosite-forms-'));
    const storage = withFormsBeside(fileStorage(root));
    const bodies = createSiteBodies({ storage, forms: { missing: () => undefined } }, 40_000);
    const big = file('sites/w/p/big', 'image/png', 5_000_000);
    await storage.put(big.key, Buffer.alloc(5_000_000));
    const first = file('sites/w/p/0', 'image/png', 15_000);
    await storage.put(first.key, Buffer.alloc(15_000));
    const body = await bodies.read(first, null);
    expect((await bodies.read(big, null))?.bytes?.length).toBe(5_000_000);
    expect(await bodies.read(first, null)).toBe(body);
    for (const name of ['1', '2', '3']) {
      await storage.put(`sites/w/p/${name}`, Buffer.alloc(15_000));
      await bodies.read(file(`sites/w/p/${name}`, 'image/png', 15_000), null);
    }
    expect(body?.bytes).toBeNull();
    await rm(root, { recursive: true, force: true });
  });
});
