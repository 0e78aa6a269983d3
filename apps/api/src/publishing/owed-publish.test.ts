import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../testing/test-api.ts';
import { makeWebsite, visit } from '../testing/test-websites.ts';
import { isBehind, owePublish, sweepBehind } from './owed-publish.ts';
import { rendererInProcess } from './site-renderer.ts';

describeOnEachDatabase('what was saved and not published', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;
  const renderer = rendererInProcess();

  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' }, { renderer });
    ann = await api.signUp('ann@example.com');
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  const save = (label: string, title: string) =>
    api.post(
      '/api/design',
      {
        domainName: label,
        designData: { theme_name: 'atelier', theme_mode: 'dark', sections: { about: { title } } },
      },
      { token: ann.token },
    );
  const idOf = async (label: string): Promise<string> => {
    const { id } = await test.database.db
      .selectFrom('websites')
      .select('id')
      .where('label', '=', label)
      .executeTakeFirstOrThrow();
    return id;
  };
  const isGone = (): Promise<never> => Promise.reject(new Error('the process is gone'));

  it('goes up by itself, wherever the publish ended', async () => {
    const { storage, database } = api.services;
    const ends = {
      drawing: () => vi.spyOn(renderer, 'renderChanged').mockImplementation(isGone),
      storing: () => vi.spyOn(storage, 'putAll').mockImplementation(isGone),
      switching: () => {
        const transaction = database.transaction.bind(database);
        let count = 0;
        // The first one is the change's own.
        return vi
          .spyOn(database, 'transaction')
          .mockImplementation((work) => ((count += 1) === 1 ? transaction(work) : isGone()));
      },
    };
    for (const label of Object.keys(ends)) await makeWebsite(api, ann, label);
    // Pictures come by the queue and publish as well.
    await expect.poll(async () => (await api.services.queue.counts()).waiting, { timeout: 20_000 }).toBe(0);
    for (const [label, end] of Object.entries(ends)) {
      const ended = end();
      const answer = await save(label, `Ended while ${label}`);
      ended.mockRestore();
      expect([label, answer.status >= 500]).toEqual([label, true]);
      expect((await visit(api, label)).text).not.toContain(`Ended while ${label}`);
      expect(await isBehind(test.database.db, await idOf(label))).toBe(true);
    }
    for (const label of Object.keys(ends)) {
      await expect
        .poll(async () => (await visit(api, label)).text, { timeout: 30_000, interval: 500 })
        .toContain(`Ended while ${label}`);
      expect(await isBehind(test.database.db, await idOf(label))).toBe(false);
    }
  }, 90_000);

  once('is live when the same is saved once more and called saved', async () => {
    await makeWebsite(api, ann, 'oncemore');
    await expect.poll(async () => (await api.services.queue.counts()).waiting, { timeout: 20_000 }).toBe(0);
    const drawing = vi.spyOn(renderer, 'renderChanged').mockImplementation(isGone);
    expect((await save('oncemore', 'Saved twice')).status).toBe(500);
    drawing.mockRestore();
    expect((await save('oncemore', 'Saved twice')).status).toBe(200);
    expect((await visit(api, 'oncemore')).text).toContain('Saved twice');
  });

  it('is found by the sweep when its job is gone too', async () => {
    await makeWebsite(api, ann, 'swept');
    const drawing = vi.spyOn(renderer, 'renderChanged').mockImplementation(isGone);
    await save('swept', 'Found by the sweep');
    drawing.mockRestore();
    const websiteId = await idOf('swept');
    await api.services.queue.withdraw(test.database.db, 'publish-website', websiteId);
    const { database, queue } = api.services;
    await sweepBehind({ database, queue, now: () => Date.now() + 120_000 });
    await expect
      .poll(async () => (await visit(api, 'swept')).text, { timeout: 20_000, interval: 300 })
      .toContain('Found by the sweep');
  });

  once(
    'is owed for later by a sweep that comes within a minute of it, as at the start after a kill',
    async () => {
      await makeWebsite(api, ann, 'young');
      // Pictures come by the queue and publish as well.
      await expect.poll(async () => (await api.services.queue.counts()).waiting, { timeout: 20_000 }).toBe(0);
      const drawing = vi.spyOn(renderer, 'renderChanged').mockImplementation(isGone);
      await save('young', 'Found too early');
      drawing.mockRestore();
      await api.services.queue.withdraw(test.database.db, 'publish-website', await idOf('young'));
      const { database, queue } = api.services;
      await sweepBehind({ database, queue, now: () => Date.now() + 58_000 });
      await expect
        .poll(async () => (await visit(api, 'young')).text, { timeout: 20_000, interval: 300 })
        .toContain('Found too early');
    },
  );

  it('is a version that says what was changed, whatever it was drawn for', async () => {
    await makeWebsite(api, ann, 'drawnforother');
    const id = await idOf('drawnforother');
    await expect.poll(async () => (await api.services.queue.counts()).waiting, { timeout: 20_000 }).toBe(0);
    const drawing = vi.spyOn(renderer, 'renderChanged').mockImplementation(isGone);
    await save('drawnforother', 'Pictures came first');
    drawing.mockRestore();
    const { database, queue } = api.services;
    // Whoever owes a drawing of it first is whom it is drawn for.
    await queue.withdraw(database.db, 'publish-website', id);
    await owePublish(queue, database.db, id, 'pictures', 0);
    await expect.poll(async () => isBehind(database.db, id), { timeout: 30_000 }).toBe(false);
    const { body } = await api.call('GET', `/api/website/${id}/history`, { token: ann.token });
    const reasons = (body['history'] as { reason: string }[]).map(({ reason }) => reason);
    expect(reasons).toEqual(['design', 'created']);
  });

  once('leaves no job behind when it was published at once', async () => {
    await makeWebsite(api, ann, 'atonce');
    await expect.poll(async () => (await api.services.queue.counts()).waiting, { timeout: 20_000 }).toBe(0);
    expect((await save('atonce', 'At once')).status).toBe(200);
    expect((await visit(api, 'atonce')).text).toContain('At once');
    expect((await api.services.queue.counts()).waiting).toBe(0);
  });
});
