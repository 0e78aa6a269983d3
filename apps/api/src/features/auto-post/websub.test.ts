import { createHmac } from 'node:crypto';
import { growingFeed, GROWING_CHANNEL, type GrowingFeed } from '@tosite/profile-sources/testing/growing-feed';
import { startFixtureServer, type FixtureServer } from '@tosite/profile-sources/testing/fixture-server';
import { recordedBases } from '@tosite/profile-sources/testing/recorded-settings';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testAutoPosts } from '../../testing/auto-posts.ts';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { everyRow } from '../../testing/every-row.ts';
import { createTestApi, PASSWORD, type TestApi } from '../../testing/test-api.ts';
import { makeSyncedSite, type SyncedSite } from '../../testing/test-syncs.ts';

const DAY = 86_400_000;
const TOPIC = 'https://www.youtube.com/xml/feeds/videos.xml?channel_id=UCfxKettleAndCompass0001';
const HUB = 'pubsubhubbub.appspot.com';

describeOnEachDatabase('a hub that tells of new films', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let platforms: FixtureServer;
  let feed: GrowingFeed;
  let site: SyncedSite;
  let auto: ReturnType<typeof testAutoPosts>;
  /** What the hub was asked, and whether it takes it. */
  let asked: URLSearchParams[] = [];
  let takes = true;
  let counter = 0;

  beforeAll(async () => {
    test = await engine.create();
    platforms = await startFixtureServer({
      answer: (request) => {
        if (request.host !== HUB) return feed.answer(request);
        if (takes) asked.push(new URLSearchParams(request.body));
        return { status: takes ? 202 : 503, body: '' };
      },
    });
    api = await createTestApi(test, {
      RATE_LIMITS: 'off',
      PUBLIC_PROTOCOL: 'https',
      ROOT_DOMAIN: 'example.com',
      SITES_DOMAIN: 'example-sites.com',
      ...recordedBases(platforms.origin),
    });
  });
  afterAll(async () => {
    await api.close();
    await platforms.close();
    await test.drop();
  });
  beforeEach(async () => {
    feed = growingFeed();
    asked = [];
    takes = true;
    // Those of the test before are renewed by the same sweep.
    await test.database.db.deleteFrom('auto_posts').execute();
    await test.database.db.deleteFrom('websub_subscriptions').execute();
    site = await makeSyncedSite(api, GROWING_CHANNEL);
    auto = testAutoPosts(api, site.owner, site.site._id);
  });

  const film = () => {
    counter += 1;
    const publishedAt = new Date(api.services.clock.now() + counter).toISOString();
    return feed.add({ videoId: `told${String(counter).padStart(7, '0')}`, publishedAt });
  };
  const later = async (ms: number): Promise<void> => {
    api.advance(ms);
    const { email } = site.owner;
    const { body } = await api.post('/api/auth/email/login', { email, password: PASSWORD });
    site.owner.token = body['accessToken'] as string;
  };
  const lastAsked = async (count = 1): Promise<URLSearchParams> => {
    await expect.poll(() => asked.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(count);
    return asked.at(-1) ?? new URLSearchParams();
  };
  const path = (request: URLSearchParams): string => new URL(request.get('hub.callback') ?? '').pathname;
  const confirm = (request: URLSearchParams, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({
      'hub.mode': request.get('hub.mode') ?? '',
      'hub.topic': request.get('hub.topic') ?? '',
      'hub.challenge': 'a challenge',
      'hub.lease_seconds': '432000',
      ...more,
    });
    return api.call('GET', `${path(request)}?${query.toString()}`, { origin: null });
  };
  const tell = (
    request: URLSearchParams,
    how: { secret?: string | null; method?: string; body?: string } = {},
  ) => {
    const { method = 'sha1', body = '<feed/>' } = how;
    const secret = how.secret === undefined ? (request.get('hub.secret') ?? '') : how.secret;
    const digest = createHmac(method, secret ?? '')
      .update(body)
      .digest('hex');
    return api.call('POST', path(request), {
      origin: null,
      raw: body,
      headers: {
        'content-type': 'application/atom+xml',
        ...(secret === null ? {} : { 'x-hub-signature': `${method}=${digest}` }),
      },
    });
  };
  const posts = async () => (await auto.posts()).map(({ source }) => source?.videoId);
  const jobs = async (): Promise<number> => (await api.services.queue.counts()).waiting;

  it('is subscribed to, confirms, tells, and what is new is read from the platform itself', async () => {
    await auto.switchOn();
    const request = await lastAsked();
    expect(Object.fromEntries(request)).toMatchObject({
      'hub.mode': 'subscribe',
      'hub.topic': TOPIC,
      'hub.callback': expect.stringMatching(/^https:\/\/dashboard\.example\.com\/websub\/[0-9a-f]{32}$/u),
      'hub.secret': expect.stringMatching(/^[\w-]{43}$/u),
    });
    expect((await auto.state()).told).toBe(false);
    // Only what was asked for.
    expect((await confirm(request, { 'hub.topic': 'https://example.com/feed' })).status).toBe(404);
    expect((await confirm(request, { 'hub.mode': 'unsubscribe' })).status).toBe(404);
    const confirmed = await confirm(request);
    expect([confirmed.status, confirmed.text]).toEqual([200, 'a challenge']);
    expect((await auto.state()).told).toBe(true);
    const [new1, new2] = [film(), film()];
    await later(60_000);
    for (const method of ['sha1', 'sha256', 'sha1'])
      expect((await tell(request, { method })).status).toBe(202);
    // Meanwhile the sweep plans the next run: what was told of does not wait for that.
    for (const sweep of api.services.sweeps) await sweep();
    await expect.poll(posts, { timeout: 40_000, interval: 200 }).toEqual([new1.videoId, new2.videoId]);
    // The secret is in no row as it is.
    expect((await everyRow(test.database)).join('\n')).not.toContain(request.get('hub.secret'));
  });

  once('that signs wrongly, or is none, is not listened to', async () => {
    await auto.switchOn();
    const request = await lastAsked();
    await confirm(request);
    const before = await jobs();
    film();
    for (const how of [{ secret: 'another' }, { secret: null }, { method: 'sha512', secret: '' }])
      expect((await tell(request, how)).status).toBe(202);
    expect(await jobs()).toBe(before);
    const huge = await tell(request, { body: 'x'.repeat(200_000) });
    expect(huge.status).toBe(413);
    for (const place of [
      '/websub/',
      `/websub/${'0'.repeat(32)}`,
      `/websub/${'0'.repeat(31)}`,
      '/websub/..%2f',
    ])
      expect([place, (await api.call('GET', place, { origin: null })).status]).toEqual([place, 404]);
  });

  once('is asked again before the lease ends, and told to stop when it is switched off', async () => {
    await auto.switchOn();
    const request = await lastAsked();
    await confirm(request);
    await later(3.5 * DAY);
    const sweep = async () => {
      for (const one of api.services.sweeps) await one();
    };
    await sweep();
    const renewed = await lastAsked(2);
    expect(path(renewed)).toBe(path(request));
    expect((await confirm(renewed)).status).toBe(200);
    await later(DAY);
    await sweep();
    expect(asked).toHaveLength(2);
    await auto.trySave({}, false);
    const end = await lastAsked(3);
    expect(end.get('hub.mode')).toBe('unsubscribe');
    const ended = await confirm(end);
    expect([ended.status, ended.text]).toEqual([200, 'a challenge']);
    expect((await confirm(end)).status).toBe(404);
  });

  once('that does not answer is no reason not to look: polling goes on', async () => {
    takes = false;
    await auto.switchOn();
    const one = film();
    await later(5 * 60_000);
    await auto.run();
    expect(await posts()).toEqual([one.videoId]);
    expect((await auto.state()).told).toBe(false);
  });

  once('is not asked where nobody beyond this machine reaches the dashboard', async () => {
    const local = await createTestApi(test, { RATE_LIMITS: 'off', ...recordedBases(platforms.origin) });
    const own = await makeSyncedSite(local, GROWING_CHANNEL);
    const there = testAutoPosts(local, own.owner, own.site._id);
    await there.switchOn();
    for (const sweep of local.services.sweeps) await sweep();
    await there.run();
    expect(asked).toEqual([]);
    await local.close();
  });
});
