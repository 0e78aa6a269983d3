import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { saying, testPosts } from '../../testing/test-posts.ts';
import { makeWebsite, visit } from '../../testing/test-websites.ts';

const HOUR = 3_600_000;

describeOnEachDatabase('planned posts', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;

  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    ann = await api.signUp('ann@example.com');
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  const soon = (ms: number): string => new Date(Date.now() + ms).toISOString();

  it('go up by themselves at their time, one after the other, and once', async () => {
    const website = await makeWebsite(api, ann, 'planned');
    const posts = testPosts(api, ann, website._id);
    const plan = (title: string, ms: number) =>
      posts.write({ title, status: 'scheduled', publishAt: soon(ms), content: saying(title) });
    const later = await plan('Later', 6_000);
    const first = await plan('First', 4_000);
    const moved = await plan('Moved', 4_000);
    await posts.change(moved._id, { publishAt: soon(48 * HOUR) });
    const dropped = await plan('Dropped', 4_000);
    await posts.remove(dropped._id);
    expect((await visit(api, 'planned', '/posts/first/')).status).toBe(404);
    await expect
      .poll(async () => (await visit(api, 'planned', '/posts/first/')).status, { timeout: 15_000 })
      .toBe(200);
    await expect
      .poll(async () => (await visit(api, 'planned', '/posts/later/')).status, { timeout: 15_000 })
      .toBe(200);
    // It bears the time that was planned.
    expect(await posts.read(first._id)).toMatchObject({ status: 'published', publishAt: first.publishAt });
    expect((await posts.read(later._id)).revision).toBe(2);
    expect((await posts.read(moved._id)).status).toBe('scheduled');
    expect((await visit(api, 'planned', '/posts/dropped/')).status).toBe(404);
    const activity = await api.call('GET', `/api/website/${website._id}/activity`, { token: ann.token });
    expect(activity.text.match(/post_published/gu)).toHaveLength(2);
    const order = (await posts.list('?status=published')).posts.map(({ title }) => title);
    expect(order).toEqual(['First', 'Later']);
  });

  it('the sweep finds what no job is left for, and two at once put a post up once', async () => {
    const website = await makeWebsite(api, ann, 'missed');
    const posts = testPosts(api, ann, website._id);
    const post = await posts.write({ title: 'Missed', status: 'scheduled', publishAt: soon(2 * HOUR) });
    const { queue, database, sweeps } = api.services;
    // The job was lost, with the table that it stood in.
    await database.transaction((trx) => queue.withdraw(trx, 'publish-posts', website._id));
    api.advance(2 * HOUR + 1_000);
    await Promise.all([...sweeps, ...sweeps].map((sweep) => sweep()));
    await expect
      .poll(async () => (await visit(api, 'missed', '/posts/missed/')).status, { timeout: 15_000 })
      .toBe(200);
    const row = await test.database.db
      .selectFrom('posts')
      .select(['revision', 'status'])
      .where('id', '=', post._id)
      .executeTakeFirst();
    expect(row).toEqual({ revision: 2, status: 'published' });
    const entries = await test.database.db
      .selectFrom('activity')
      .select('id')
      .where('website_id', '=', website._id)
      .where('kind', '=', 'post_published')
      .execute();
    expect(entries).toHaveLength(1);
    api.advance(-2 * HOUR - 1_000);
  });
});
