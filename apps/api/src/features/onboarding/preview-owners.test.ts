import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startFixtureServer, type FixtureServer } from '@tosite/profile-sources/testing/fixture-server';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeOnSqlite, type TestDatabase } from '../../testing/databases.ts';
import { everyRow } from '../../testing/every-row.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { createBody, makePreview } from '../../testing/test-websites.ts';

const HOUR = 3_600_000;
const PROFILE = 'https://github.com/quillfeather-dev';
const NAME = 'Quillfeather';

vi.setConfig({ testTimeout: 60_000 });

describeOnSqlite('whose a preview is', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let github: FixtureServer;
  let ann: SignedIn;
  let counter = 0;

  beforeAll(async () => {
    test = await engine.create();
    github = await startFixtureServer({});
    api = await createTestApi(test, {
      RATE_LIMITS: 'off',
      GITHUB_API_BASE: `${github.origin}/api.github.com`,
      GITHUB_BASE: `${github.origin}/github.com`,
      GITHUB_RAW_BASE: `${github.origin}/raw.githubusercontent.com`,
    });
  });
  afterAll(async () => {
    await api.close();
    await github.close();
    await test.drop();
  });
  beforeEach(async () => {
    counter += 1;
    ann = await api.signUp(`ann${counter}@example.com`);
  });

  const isThere = async (previewId: string): Promise<boolean> => {
    const answer = await api.call('GET', `/api/onboard/preview/${previewId}`);
    const page = await api.call('GET', `/${previewId}/`, { host: 'preview.localhost:3000', origin: null });
    expect(page.status).toBe(answer.status);
    return answer.status === 200;
  };
  const endAccount = async ({ token }: SignedIn): Promise<void> => {
    expect((await api.call('DELETE', '/api/auth/delete-account', { token })).status).toBe(204);
  };
  const publish = async (preview: Parameters<typeof createBody>[0], owner: SignedIn): Promise<string> => {
    const { token } = owner;
    const made = await api.post('/api/website/create', createBody(preview, `owned${counter}`), { token });
    expect([made.status, made.body.message]).toEqual([201, undefined]);
    return (made.body['website'] as { _id: string })._id;
  };
  /** Rows that say the person's name, and files of previews. */
  const traces = async (): Promise<string[]> => {
    const rows = (await everyRow(test.database)).filter((row) => row.includes(NAME));
    const files = await readdir(join(test.folder, 'files', 'previews')).catch(() => []);
    return [...rows, ...files];
  };

  it.each([
    ['token', ({ token }: SignedIn) => ({ token })],
    ['session, when its token has run out', ({ cookie }: SignedIn) => ({ cookie })],
  ])('is told by the %s: it goes with the account, from the database and from disk', async (_, as) => {
    const preview = await makePreview(api, PROFILE, {
      ...as(ann),
      headers: { 'idempotency-key': `preview-number-${counter}` },
    });
    expect(await isThere(preview.previewId)).toBe(true);
    expect((await traces()).length).toBeGreaterThan(2);
    const exported = await api.call('GET', '/api/account/export', { token: ann.token });
    expect((exported.body['previews'] as unknown[]).length).toBe(1);
    await endAccount(ann);
    expect(await isThere(preview.previewId)).toBe(false);
    expect(await traces()).toEqual([]);
    const answers = await test.database.db.selectFrom('idempotency_keys').select('key').execute();
    expect(answers).toEqual([]);
  });

  it('a visitor’s becomes a website’s when it is published, and goes with it', async () => {
    const preview = await makePreview(api, PROFILE);
    const id = await publish(preview, ann);
    expect(await isThere(preview.previewId)).toBe(true);
    expect((await api.call('DELETE', `/api/website/${id}/delete`, { token: ann.token })).status).toBe(204);
    expect(await isThere(preview.previewId)).toBe(false);
    expect(await traces()).toEqual([]);
  });

  it('one that was added to a website goes with that website too, and a stranger’s stays theirs', async () => {
    const bob = await api.signUp(`bob${counter}@example.com`);
    const id = await publish(await makePreview(api), ann);
    const added = await makePreview(api, PROFILE);
    const stranger = await makePreview(api, PROFILE, { token: bob.token });
    const path = `/api/website/${id}/sources`;
    const answer = await api.post(path, { previewId: added.previewId }, { token: ann.token });
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
    await endAccount(ann);
    expect(await isThere(added.previewId)).toBe(false);
    expect(await isThere(stranger.previewId)).toBe(true);
    await endAccount(bob);
    expect(await traces()).toEqual([]);
  });

  it('what was read of a profile goes with it under every link that led there, and another’s stays', async () => {
    const preview = await makePreview(api, PROFILE, { token: ann.token });
    const { db } = test.database;
    const read = await db.selectFrom('profile_cache').selectAll().executeTakeFirstOrThrow();
    // It was renamed: the link that somebody pasted is the old name's.
    await db
      .insertInto('profile_cache')
      .values({ ...read, key: 'github:github:nora-before_2' })
      .execute();
    const other = read.result
      .replaceAll(preview.profile.url, 'https://github.com/somebody-else')
      .replaceAll(NAME, 'X');
    await db
      .insertInto('profile_cache')
      .values({ ...read, key: 'github:github:other', result: other })
      .execute();
    await endAccount(ann);
    expect(await db.selectFrom('profile_cache').select('key').execute()).toEqual([
      { key: 'github:github:other' },
    ]);
    await db.deleteFrom('profile_cache').execute();
  });

  it('a sample is everybody’s, also when somebody makes a website of its very page', async () => {
    const sample = await makePreview(api);
    // As the samples of the landings are written at each start.
    await test.database.db.updateTable('previews').set({ profile_key: 'sample:tove' }).execute();
    const id = await publish(sample, ann);
    expect((await api.call('DELETE', `/api/website/${id}/delete`, { token: ann.token })).status).toBe(204);
    await endAccount(ann);
    expect(await isThere(sample.previewId)).toBe(true);
    api.advance(25 * HOUR);
    for (const sweep of api.services.sweeps) await sweep();
    api.advance(-25 * HOUR);
  });

  it('nobody’s goes after a day, from the database and from disk', async () => {
    const preview = await makePreview(api, PROFILE);
    expect(await isThere(preview.previewId)).toBe(true);
    api.advance(25 * HOUR);
    for (const sweep of api.services.sweeps) await sweep();
    expect(await isThere(preview.previewId)).toBe(false);
    expect(await traces()).toEqual([]);
    api.advance(-25 * HOUR);
  });
});
