import { startFixtureServer, type FixtureServer } from '@tosite/profile-sources/testing/fixture-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { makePreview, makeWebsite, visit } from '../../testing/test-websites.ts';
import { linkMedia } from '../../site-content/media-store.ts';

const HOUR = 3_600_000;

describeOnEachDatabase('what nobody owns', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let github: FixtureServer;
  let ann: SignedIn;
  beforeAll(async () => {
    test = await engine.create();
    github = await startFixtureServer({});
    api = await createTestApi(test, {
      RATE_LIMITS: 'off',
      GITHUB_API_BASE: `${github.origin}/api.github.com`,
      GITHUB_RAW_BASE: `${github.origin}/raw.githubusercontent.com`,
    });
    ann = await api.signUp('ann@example.com');
  });
  afterAll(async () => {
    await api.close();
    await github.close();
    await test.drop();
  });
  const sweep = async (): Promise<void> => {
    for (const tidy of api.services.sweeps) await tidy();
  };
  const keys = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const key of api.services.storage.list('')) found.push(key);
    return found.sort();
  };

  it('is found and deleted: pages that were never shown, and what a deletion could not reach', async () => {
    const { storage } = api.services;
    await makeWebsite(api, ann, 'stays', 'https://github.com/quillfeather-dev');
    const preview = await makePreview(api);
    await expect
      .poll(async () => Object.values(await api.services.queue.counts()), { timeout: 30_000 })
      .toEqual([0, 0, 0]);
    const owned = await keys();
    expect(owned.some((key) => key.startsWith('media/'))).toBe(true);
    // A process was killed when it had stored these, and before it wrote down whose they are.
    const hash = 'a'.repeat(64);
    await storage.put('sites/web_0123/pub_0123/0', Buffer.from('a page'));
    await storage.put(`previews/${hash}/draw_0123/0`, Buffer.from('a page'));
    await storage.put(`media/aa/${hash}-0123456789ab/640.webp`, Buffer.from('a picture'));
    await storage.put(`media/aa/${hash}-0123456789ab/film.mp4`, Buffer.from('a film'));
    // And this deletion could not reach the storage.
    const site = await makeWebsite(api, ann, 'goes');
    const remove = storage.delete.bind(storage);
    storage.delete = () => Promise.reject(new Error('the storage is away'));
    const answer = await api.call('DELETE', `/api/website/${site._id}/delete`, { token: ann.token });
    storage.delete = remove;
    expect([answer.status, (await visit(api, 'goes')).status]).toEqual([204, 410]);
    expect((await keys()).length).toBeGreaterThan(owned.length + 4);

    await sweep();
    // Whatever is being made just now has no rows yet either.
    expect((await keys()).length).toBeGreaterThan(owned.length + 4);
    api.advance(HOUR);
    await sweep();
    expect(await keys()).toEqual(owned);
    expect((await visit(api, 'stays')).status).toBe(200);
    expect((await api.call('GET', `/api/onboard/preview/${preview.previewId}`)).status).toBe(200);
    api.advance(-HOUR);
  }, 90_000);

  it('is found also where a picture was copied for something that ended meanwhile', async () => {
    const { db } = test.database;
    // A picture that came for the deleted site after it was gone goes first.
    api.advance(4 * HOUR);
    await sweep();
    const owned = await keys();
    const rows = () => db.selectFrom('media_links').select('holder').execute();
    const before = (await rows()).length;
    const [copy] = await db.selectFrom('media').select('id').limit(1).execute();
    for (const holder of ['website:web_gone', `preview:${'b'.repeat(64)}`, 'account:usr_gone'] as const) {
      await linkMedia(db, {
        holder,
        url: 'import:x/1.jpg',
        mediaId: copy?.id ?? null,
        now: api.services.now(),
      });
    }
    await sweep();
    expect((await rows()).length).toBe(before + 3);
    api.advance(4 * HOUR);
    await sweep();
    expect((await rows()).length).toBe(before);
    expect(await keys()).toEqual(owned);
  });
});
