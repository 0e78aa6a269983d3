import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chunk, noise, pngHeader } from '@tosite/site-renderer/testing/image-samples';
import type { Website } from '@tosite/validation/website/website';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { imageFormOf } from '../../testing/forms.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { makeWebsite, visit } from '../../testing/test-websites.ts';
import { sweepUploads } from './sweep-uploads.ts';
import { insertUpload } from './upload-store.ts';

const DAY = 24 * 3_600_000;

describeOnEachDatabase('uploads', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;
  let site: Website;

  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    ann = await api.signUp('ann@example.com');
    site = await makeWebsite(api, ann, 'pictured');
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  const png = (side: number) => noise(side, side).png().toBuffer();
  const upload = (picture: Uint8Array, fields: Record<string, string> = {}, name?: string) =>
    api.call('POST', '/api/upload', {
      ...imageFormOf(picture, { websiteId: site._id, ...fields }, name),
      token: ann.token,
    });
  const fetchPicture = (address: string) => {
    const url = new URL(address);
    return api.call('GET', url.pathname, { host: url.host, origin: null });
  };
  const showAsAvatar = async (imageUrl: string) => {
    const avatar = { url: imageUrl, alt: 'Ann at work', width: 64, height: 64 };
    const profile = { fields: { avatar }, items: {}, added: {}, order: {} };
    const { status } = await api.call('PUT', `/api/website/${site._id}/edit`, {
      body: { profile },
      token: ann.token,
    });
    expect(status).toBe(200);
  };
  const sweep = (later: number) =>
    sweepUploads({ ...test, storage: api.services.storage, now: () => Date.now() + later });

  once('U9: a picture is drawn anew in its widths, and the site that names it shows it', async () => {
    const { status, body } = await upload(await png(900));
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 900, height: 900 });
    const variants = body['variants'] as { width: number; path: string }[];
    expect(variants.length).toBeGreaterThan(1);
    const picture = await fetchPicture(variants[0]?.path ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(picture.headers.get('x-content-type-options')).toBe('nosniff');
    expect(picture.headers.get('set-cookie')).toBeNull();
    await showAsAvatar(body['imageUrl'] as string);
    const page = await visit(api, 'pictured');
    expect(page.text).toContain('alt="Ann at work"');
    const path = new URL(variants[0]?.path ?? '').pathname;
    expect(page.text).toContain(path);
    expect((await visit(api, 'pictured', path)).status).toBe(200);
  });

  once('nothing is left where it was received', async () => {
    await upload(await png(5));
    await upload(Buffer.from('no picture'));
    expect(await readdir(join(test.folder, 'incoming')).catch(() => [])).toEqual([]);
  });

  once.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415],
    ['a page that begins like a GIF', Buffer.from('GIF89a=1/*<script>alert(1)</script>'), 415],
    ['text', Buffer.from('hello'), 415],
    ['half a PNG', pngHeader(10, 10), 415],
    ['nothing', Buffer.alloc(0), 415],
    [
      'a flood of pixels',
      Buffer.concat([
        pngHeader(20_000, 20_000),
        chunk('IDAT', Buffer.from('789c63000100000500010d0a2db4', 'hex')),
      ]),
      413,
    ],
    ['more than 10 MB', Buffer.alloc(11 * 1024 ** 2), 413],
  ])('U1: %s is refused with a sentence', async (_, picture, status) => {
    const answer = await upload(picture);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toMatch(/^This (file|picture) .*\.$/u);
  });

  once.each(['../../x.png', 'a\u0000.png', 'CON', 'x'.repeat(4096)])(
    'U6: a file called %j is a picture',
    async (name) => {
      const { status, body } = await upload(await png(6), {}, name);
      expect(status).toBe(201);
      expect(body['imageUrl']).toMatch(/^http:\/\/preview\.[^/]+\/media\/[0-9a-f]{20}-\d+\.webp$/u);
    },
  );

  once('a form without a file, or without a website, is told what is missing', async () => {
    const without = imageFormOf(await png(4), {});
    const answer = await api.call('POST', '/api/upload', { ...without, token: ann.token });
    expect([answer.status, answer.body.fields]).toEqual([400, { websiteId: 'Required' }]);
    const json = await api.post('/api/upload', { websiteId: site._id }, { token: ann.token });
    expect(json.status).toBe(415);
  });

  once('a deleted picture leaves the site at once, and is not found a second time', async () => {
    const { body } = await upload(await png(40));
    const imageUrl = body['imageUrl'] as string;
    await showAsAvatar(imageUrl);
    const path = new URL(imageUrl).pathname;
    expect((await visit(api, 'pictured')).text).toContain(path);
    const remove = () => api.call('DELETE', '/api/upload', { body: { imageUrl }, token: ann.token });
    expect((await remove()).status).toBe(204);
    expect((await visit(api, 'pictured')).text).not.toContain(path);
    expect((await remove()).status).toBe(404);
  });

  once('a replaced picture stays while the site names it, and its files go when nothing does', async () => {
    const first = (await upload(await png(50))).body['imageUrl'] as string;
    await showAsAvatar(first);
    const picture = await png(51);
    const send = async () => (await upload(picture, { oldImageUrl: first })).body['imageUrl'] as string;
    const second = await send();
    await sweep(2 * DAY);
    expect((await fetchPicture(first)).status).toBe(200);
    expect((await fetchPicture(second)).status).toBe(404);
    await send();
    await showAsAvatar(second);
    // Versions that are kept still show it.
    await test.database.db.deleteFrom('site_files').execute();
    await test.database.db.deleteFrom('version_parts').execute();
    await upload(await png(52), { oldImageUrl: first });
    await sweep(2 * DAY);
    expect((await fetchPicture(first)).status).toBe(404);
    expect((await fetchPicture(second)).status).toBe(200);
  });

  once(
    'a picture that only an older version shows is still there when that version is had again',
    async () => {
      const history = async () =>
        (await api.call('GET', `/api/website/${site._id}/history`, { token: ann.token })).body as {
          history: { id: string; current: boolean }[];
        };
      const old = (await upload(await png(61))).body['imageUrl'] as string;
      await showAsAvatar(old);
      const shown = (await history()).history.find(({ current }) => current)?.id ?? '';
      const newer = (await upload(await png(62), { oldImageUrl: old })).body['imageUrl'] as string;
      await showAsAvatar(newer);
      await sweep(2 * DAY);
      const path = `/api/website/${site._id}/history/${shown}/restore`;
      expect((await api.post(path, {}, { token: ann.token })).status).toBe(200);
      const page = await visit(api, 'pictured');
      expect(page.text).toContain('alt="Ann at work"');
    },
  );

  it('U8: of many uploads at once only as many pass as there is room for', async () => {
    const [{ files } = { files: 0 }] = await test.database.db
      .selectFrom('uploads')
      .select((eb) => eb.fn.countAll<number>().as('files'))
      .execute();
    const room = { files: Number(files) + 1, bytes: 10 ** 9 };
    const row = (index: number) => ({
      website_id: site._id,
      image_url: `http://x/${index}`,
      owner_id: ann.userId,
      media_id: 'none',
      bytes: 1,
      created_at: 1,
      unused_since: 1,
    });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        test.database.transaction((trx) => insertUpload(trx, row(index), room)),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
