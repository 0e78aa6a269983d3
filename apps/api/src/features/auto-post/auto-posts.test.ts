import { setTimeout as pause } from 'node:timers/promises';
import { growingFeed, GROWING_CHANNEL, type GrowingFeed } from '@tosite/profile-sources/testing/growing-feed';
import {
  startFixtureServer,
  type FixtureAnswer,
  type FixtureServer,
} from '@tosite/profile-sources/testing/fixture-server';
import { recordedBases } from '@tosite/profile-sources/testing/recorded-settings';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobStoreOf } from '../../queue/create-queue.ts';
import { OWNER_RUNNING, type ClaimedJob } from '../../queue/job-store.ts';
import { testAutoPosts } from '../../testing/auto-posts.ts';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, PASSWORD, type TestApi } from '../../testing/test-api.ts';
import { testPosts } from '../../testing/test-posts.ts';
import { makeSyncedSite, type SyncedSite } from '../../testing/test-syncs.ts';
import { visit } from '../../testing/test-websites.ts';

const DAY = 86_400_000;

describeOnEachDatabase('posting by itself', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let platforms: FixtureServer;
  let feed: GrowingFeed;
  let site: SyncedSite;
  let auto: ReturnType<typeof testAutoPosts>;
  let counter = 0;
  /** What YouTube answers to everything; null: as it is. */
  let youtube: FixtureAnswer | null = null;

  beforeAll(async () => {
    test = await engine.create();
    platforms = await startFixtureServer({
      answer: (request) =>
        request.host === 'www.youtube.com' && youtube !== null ? youtube : feed.answer(request),
    });
    api = await createTestApi(test, { RATE_LIMITS: 'off', ...recordedBases(platforms.origin) });
  });
  afterAll(async () => {
    await api.close();
    await platforms.close();
    await test.drop();
  });
  beforeEach(async () => {
    feed = growingFeed();
    youtube = null;
    site = await makeSyncedSite(api, GROWING_CHANNEL);
    auto = testAutoPosts(api, site.owner, site.site._id);
  });

  const film = (more: { title?: string; publishedAt?: string; description?: string } = {}) => {
    counter += 1;
    const at = new Date(api.services.clock.now() + counter).toISOString();
    return feed.add({ videoId: `grow${String(counter).padStart(7, '0')}`, publishedAt: at, ...more });
  };
  /** So that an answer that was read before is not taken for a new one. */
  const later = async (ms = 5 * 60_000): Promise<void> => {
    api.advance(ms);
    const { email } = site.owner;
    const { body } = await api.post('/api/auth/email/login', { email, password: PASSWORD });
    site.owner.token = body['accessToken'] as string;
  };
  const items = async () => (await auto.posts()).map(({ source }) => source?.videoId);

  it('makes one post of each new film, in order, at most so many a run, and nothing of what was there', async () => {
    const before = await auto.state();
    expect([before.is_auto_post_enabled, before.sources, before.told, before.run]).toEqual([
      false,
      ['youtube'],
      false,
      null,
    ]);
    expect((await auto.tryRun()).body.message).toBe('Auto-posting is off. Switch it on, then run it.');
    const on = await auto.switchOn();
    expect(on).toMatchObject({ is_auto_post_enabled: true, paused: null, is_mail_enabled: true });
    expect(Date.parse(on.nextRunAt ?? '') - api.services.clock.now()).toBeLessThanOrEqual(3_600_000);
    await later();
    expect(await auto.run()).toMatchObject({ found: 0, made: [], skipped: [], error: null });
    const films = Array.from({ length: 5 }, () => film());
    // Older than the moment of switching on, and further up in the feed.
    film({ publishedAt: new Date(api.services.clock.now() - 3 * DAY).toISOString() });
    // The order of the feed is not that of the films.
    feed.films.reverse();
    await later();
    const first = await auto.run();
    expect([first?.found, first?.made.length]).toEqual([5, 3]);
    expect(await items()).toEqual(films.slice(0, 3).map(({ videoId }) => videoId));
    await later();
    await auto.run();
    expect(await items()).toEqual(films.map(({ videoId }) => videoId));
    const [post] = await auto.posts();
    expect(post).toMatchObject({ status: 'published', kind: 'video', publishAt: films[0]?.publishedAt });
    const page = await visit(api, site.site.domain_name, `/posts/${post?.slug}/`);
    expect([page.status, page.text.includes('eleven minutes to boil')]).toEqual([200, true]);
    // Edited, doubled, in another order: nothing of it is new.
    for (const one of feed.films) one.title = `${one.title}, edited`;
    feed.films.push(...feed.films);
    feed.films.reverse();
    await later();
    expect(await auto.run()).toMatchObject({ found: 0, made: [] });
    expect(await items()).toHaveLength(5);
  });

  it('what its owner deleted does not come back, nor what went and returns, whatever the feed does', async () => {
    await auto.switchOn();
    const [one, two] = [film(), film()];
    await later();
    await auto.run();
    expect(await items()).toEqual([one.videoId, two.videoId]);
    const [post] = await auto.posts();
    await testPosts(api, site.owner, site.site._id).remove(post?._id ?? '');
    const films = [...feed.films];
    feed.films.length = 0;
    await later();
    await auto.run();
    feed.films.push(...films);
    await later();
    expect(await auto.run()).toMatchObject({ made: [], error: null });
    // Beyond the time for which a deleted post is kept.
    await later(31 * DAY);
    for (const sweep of api.services.sweeps) await sweep();
    await expect.poll(async () => (await auto.state()).run, { timeout: 20_000 }).toBeNull();
    await auto.run();
    expect(await items()).toEqual([two.videoId]);
  });

  once('a feed that answers 404 for a week makes nothing and deletes nothing', async () => {
    await auto.switchOn();
    const [one] = [film()];
    await later();
    await auto.run();
    feed.failing = { status: 404, body: 'Not Found' };
    for (let day = 0; day < 8; day += 1) {
      await later(DAY);
      await auto.run();
    }
    expect(await items()).toEqual([one.videoId]);
    expect((await auto.state()).paused).toBeNull();
    feed.failing = null;
    const next = film();
    await later(DAY);
    await auto.run();
    expect(await items()).toEqual([one.videoId, next.videoId]);
  });

  once('off and on again begins anew: what came in between was there', async () => {
    await auto.switchOn();
    await auto.trySave({}, false);
    film();
    await later(60_000);
    await auto.switchOn();
    await later();
    expect(await auto.run()).toMatchObject({ found: 0 });
    const next = film();
    await later();
    await auto.run();
    expect(await items()).toEqual([next.videoId]);
  });

  it('rides on a reading that was asked for by hand, and a platform is asked once for both', async () => {
    await auto.switchOn({ publish: 'draft' });
    const one = film();
    await later();
    const before = feed.asked;
    await site.read();
    await expect.poll(items, { timeout: 20_000 }).toEqual([one.videoId]);
    expect(feed.asked - before).toBe(1);
    expect((await auto.posts())[0]?.status).toBe('draft');
  });

  once('a run that is due comes by itself with the sweep', async () => {
    await auto.switchOn();
    const one = film();
    await later(3_700_000);
    for (const sweep of api.services.sweeps) await sweep();
    await expect.poll(items, { timeout: 20_000 }).toEqual([one.videoId]);
    const { nextRunAt, lastRunAt } = await auto.state();
    expect(Date.parse(nextRunAt ?? '')).toBeGreaterThan(Date.parse(lastRunAt ?? ''));
  });

  it('a run that waits in line is not put off by the sweep that plans the next one', async () => {
    await auto.switchOn();
    const one = film();
    await later();
    // As many jobs of this owner as may run at once are at work in another process.
    const store = jobStoreOf(test.database);
    const busy: ClaimedJob[] = [];
    while (busy.length < OWNER_RUNNING) {
      // The server takes some of them itself, and is done with them at once.
      const line = { ownerId: site.owner.userId, dedupeKey: `line ${site.site._id}` };
      await store.insert(test.database.db, 'subscribe', { websiteId: 'none' }, line);
      const claimed = await store.claim('subscribe', 60_000);
      if (claimed?.ownerId === site.owner.userId) busy.push(claimed);
      else await pause(20);
    }
    expect((await auto.tryRun()).status).toBe(202);
    for (const sweep of api.services.sweeps) await sweep();
    for (const job of busy) expect(await store.finish(job)).toBe(true);
    await expect.poll(items, { timeout: 20_000 }).toEqual([one.videoId]);
  });

  once('says of a film with nothing to go on why there is no post, and does not try it again', async () => {
    await auto.switchOn();
    const silent = film({ description: '' });
    await later();
    const run = await auto.run();
    expect(run).toMatchObject({
      found: 1,
      made: [],
      skipped: [
        { url: `https://www.youtube.com/watch?v=${silent.videoId}`, value: { id: expect.any(String) } },
      ],
    });
    await later();
    expect(await auto.run()).toMatchObject({ found: 0, skipped: [] });
  });

  once('a film that its owner hid gets no post', async () => {
    await auto.switchOn();
    const hidden = film();
    await later();
    const edits = {
      fields: {},
      items: { [`videos/youtube:video:${hidden.videoId}`]: { hidden: true } },
      added: {},
      order: {},
    };
    expect((await site.edit(edits)).status).toBe(200);
    expect(await auto.run()).toMatchObject({ made: [], skipped: [{ value: { id: 'autoPost.hidden' } }] });
  });

  once(
    'mails what was published and what failed, one a run, until its owner stops it with one click',
    async () => {
      await test.database.db
        .updateTable('users')
        .set({ email_verified_at: 1 })
        .where('id', '=', site.owner.userId)
        .execute();
      const mails = () =>
        api.mails.filter(({ to, kind }) => to === site.owner.email && kind.startsWith('auto-'));
      await auto.switchOn();
      film();
      film();
      await later();
      await auto.run();
      await expect.poll(() => mails().map(({ kind }) => kind)).toEqual(['auto-post-made']);
      expect(mails()[0]?.subject).toBe('2 posts were published on your website');
      youtube = { status: 503, body: 'down' };
      for (let hour = 0; hour < 3; hour += 1) {
        await later(3_600_000);
        expect((await auto.run())?.error).toMatch(/YouTube/u);
      }
      await expect
        .poll(() => mails().map(({ kind }) => kind))
        .toEqual(['auto-post-made', 'auto-post-failed']);
      // The same as the one before takes its place.
      expect((await auto.runs()).filter(({ error }) => error !== null)).toHaveLength(1);
      youtube = null;
      const stop = new URL(mails()[0]?.unsubscribe ?? '');
      const open = (method: string, search = stop.search) =>
        api.call(method, `${stop.pathname}${search}`, {
          origin: null,
          ...(method === 'POST'
            ? {
                raw: 'List-Unsubscribe=One-Click',
                headers: { 'content-type': 'application/x-www-form-urlencoded' },
              }
            : {}),
        });
      const asked = await open('GET');
      expect([asked.status, /<form [^>]*method="post"/u.test(asked.text)]).toEqual([200, true]);
      expect((await auto.state()).is_mail_enabled).toBe(true);
      expect((await open('POST', `${stop.search}x`)).status).toBe(404);
      expect((await open('GET', '?token=web_x.y')).status).toBe(404);
      expect((await auto.state()).is_mail_enabled).toBe(true);
      expect((await open('POST')).status).toBe(200);
      expect((await auto.state()).is_mail_enabled).toBe(false);
      film();
      await later(3_600_000);
      expect((await auto.run())?.made).toHaveLength(1);
      expect(mails()).toHaveLength(2);
    },
  );

  once('keeps the last hundred runs', async () => {
    await auto.switchOn();
    const { insertRun } = await import('./run-store.ts');
    for (let at = 0; at < 130; at += 1)
      await insertRun(test.database.db, {
        id: `apr_${at}`,
        websiteId: site.site._id,
        at,
        found: at,
        made: [],
        skipped: [],
        error: null,
      });
    const runs = await auto.runs();
    expect([runs.length, runs[0]?.found]).toEqual([100, 129]);
    expect(
      await test.database.db
        .selectFrom('auto_post_runs')
        .select('id')
        .where('website_id', '=', site.site._id)
        .execute(),
    ).toHaveLength(100);
  });

  once('cannot be switched on with a source that the website has not', async () => {
    const refused = await auto.trySave({ source: 'instagram' });
    expect([refused.status, refused.body['reason']]).toEqual([
      409,
      { id: 'autoPost.noSource', platform: 'instagram' },
    ]);
    expect((await auto.trySave({ source: 'instagram' }, false)).status).toBe(200);
  });
});
