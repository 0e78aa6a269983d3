import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startChangingGithub, type ChangingGithub } from '../../testing/changing-github.ts';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { insertConnection } from '../../testing/test-connections.ts';
import { makeSyncedSite, type SyncedSite } from '../../testing/test-syncs.ts';

const HOUR = 3_600_000;

describeOnEachDatabase('reading by itself', (engine) => {
  let test: TestDatabase;
  let github: ChangingGithub;
  let api: TestApi;
  let site: SyncedSite;
  beforeAll(async () => {
    test = await engine.create();
    github = await startChangingGithub();
    api = await createTestApi(test, github.settings);
    site = await makeSyncedSite(api, github.url);
  });
  afterAll(async () => {
    await api.close();
    await github.close();
    await test.drop();
  });

  const sweep = async (): Promise<void> => {
    for (const tidy of api.services.sweeps) await tidy();
  };
  const waitsFor = async (): Promise<number> =>
    Date.parse((await site.sync()).nextSyncAt ?? '') - api.services.clock.now();
  /** As if the time of every source had come. */
  const due = async (): Promise<void> => {
    await test.database.db
      .updateTable('website_sources')
      .set({ next_sync_at: Date.now() - 1 })
      .execute();
  };

  it('does nothing before its time', async () => {
    const asked = github.asked();
    await sweep();
    expect(await waitsFor()).toBeGreaterThan(HOUR);
    expect(github.asked()).toBe(asked);
  });

  it('reads what is due once, and chooses the next time', async () => {
    await test.database.db.deleteFrom('profile_cache').execute();
    const asked = github.asked();
    github.user['bio'] = 'Writes by night';
    await due();
    await sweep();
    await sweep();
    await vi.waitFor(async () => expect((await site.sync()).changes).toHaveLength(1), 10_000);
    expect(github.asked()).toBe(asked + 1);
    expect(await waitsFor()).toBeGreaterThan(20 * HOUR);
  });

  it('tries later and later while the platform answers 404 today and 200 yesterday, and keeps everything', async () => {
    const pages = await site.pages();
    github.failing = { status: 404, headers: { 'content-type': 'application/json' }, body: '{}' };
    const waits: number[] = [];
    for (let failure = 1; failure <= 3; failure += 1) {
      await test.database.db.deleteFrom('profile_cache').execute();
      await due();
      await sweep();
      await vi.waitFor(async () => expect(await waitsFor()).toBeGreaterThan(0), 10_000);
      waits.push(await waitsFor());
    }
    const [first = 0, second = 0, third = 0] = waits;
    expect(first).toBeGreaterThan(0.8 * HOUR);
    expect(second).toBeGreaterThan(2 * first);
    expect(third).toBeGreaterThan(2 * second);
    expect((await site.sync()).status).toBe('failed');
    expect(await site.pages()).toEqual(pages);
    github.failing = null;
  });

  it('leaves alone what its owner does not follow any more', async () => {
    const { sources } = await site.sync();
    const off = await site.call('editSource', {
      sourceId: sources[0]?._id ?? '',
      body: { syncEnabled: false },
    });
    expect(off.status).toBe(200);
    await test.database.db.deleteFrom('profile_cache').execute();
    const asked = github.asked();
    await due();
    await sweep();
    await api.services.queue.counts();
    expect((await api.services.queue.counts()).waiting).toBe(0);
    expect(github.asked()).toBe(asked);
  });

  it('goes on after an account is connected again', async () => {
    const { db } = test.database;
    await db
      .updateTable('website_sources')
      .set({ platform: 'instagram', sync_enabled: 1, needs_reconnect: 1, next_sync_at: null, checked_at: 5 })
      .execute();
    await sweep();
    const state = async (): Promise<unknown> =>
      db.selectFrom('website_sources').select(['needs_reconnect', 'sync_error']).executeTakeFirst();
    expect(await state()).toMatchObject({ needs_reconnect: 1 });
    await insertConnection(api, site.owner.userId);
    await sweep();
    expect(await state()).toEqual({ needs_reconnect: 0, sync_error: null });
  });
});
