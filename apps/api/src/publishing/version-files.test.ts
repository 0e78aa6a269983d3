import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../testing/test-api.ts';
import { makeWebsite } from '../testing/test-websites.ts';
import * as store from '../site-content/site-file-store.ts';
import { createVersionFiles } from './version-files.ts';

describeOnEachDatabase('the files of a version', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;
  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    ann = await api.signUp('ann@example.com');
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await api.close();
    await test.drop();
  });

  it('are read once, as what was published, and again when a check took some out', async () => {
    const { _id: id } = await makeWebsite(api, ann, 'readonce');
    await expect.poll(async () => (await api.services.queue.counts()).waiting, { timeout: 20_000 }).toBe(0);
    const { db } = test.database;
    const { published_id: publishId } = await db
      .selectFrom('websites')
      .select('published_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const reading = vi.spyOn(store, 'publishedFiles');
    const versions = createVersionFiles();
    const first = await versions.of(db, publishId);
    expect(first.length).toBeGreaterThan(5);
    expect(await versions.of(db, publishId)).toBe(first);
    expect(reading).toHaveBeenCalledTimes(1);
    const lost = first[0]?.path ?? '';
    await db.deleteFrom('site_files').where('website_id', '=', id).where('path', '=', lost).execute();
    expect((await versions.of(db, publishId)).map(({ path }) => path)).toEqual(
      first.map(({ path }) => path).filter((path) => path !== lost),
    );
    expect(await versions.of(db, null)).toEqual([]);
  });
});
