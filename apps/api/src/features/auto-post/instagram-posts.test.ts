import { readFileSync } from 'node:fs';
import {
  startFixtureServer,
  type FixtureAnswer,
  type FixtureServer,
} from '@tosite/profile-sources/testing/fixture-server';
import { recordedBases } from '@tosite/profile-sources/testing/recorded-settings';
import type { Post } from '@tosite/validation/posts/post';
import type { Preview } from '@tosite/validation/website/preview';
import type { Website } from '@tosite/validation/website/website';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { testAutoPosts } from '../../testing/auto-posts.ts';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, PASSWORD, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { insertConnection } from '../../testing/test-connections.ts';
import { testPosts } from '../../testing/test-posts.ts';
import { createBody, makeWebsite, visit } from '../../testing/test-websites.ts';

const RECORDED = new URL(
  '../../../../../packages/profile-sources/fixtures/instagram/graph/media.saffron.page1.json',
  import.meta.url,
);
const REEL = 'https://www.instagram.com/reel/DFq6EsYpBOZ/';
type Media = Record<string, unknown> & { permalink: string; media_type: string };
const page = JSON.parse(readFileSync(RECORDED, 'utf8')) as { data: Media[] };

const ENDED: FixtureAnswer = {
  status: 400,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ error: { message: 'x', type: 'OAuthException', code: 190, error_subcode: 460 } }),
};

describeOnEachDatabase('posts of Instagram', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let platforms: FixtureServer;
  let ann: SignedIn;
  let site: Website;
  let connection: string;
  /** What the account has beside what was recorded, newest first. */
  let added: Media[] = [];
  let refusal: FixtureAnswer | null = null;
  /** Only what is asked after the first page. */
  let isRefusedLater = false;
  let counter = 0;

  beforeAll(async () => {
    test = await engine.create();
    platforms = await startFixtureServer({
      answer: ({ host, path }) => {
        if (host !== 'graph.instagram.com') return undefined;
        if (refusal !== null && (!isRefusedLater || path.includes('after='))) return refusal;
        if (!path.startsWith('/v25.0/me/media') || path.includes('after=')) return undefined;
        if (added.length === 0) return undefined;
        const body = JSON.stringify({ ...page, data: [...added, ...page.data] });
        return {
          status: 200,
          headers: { 'content-type': 'application/json' },
          body: body.replaceAll(/https:\/\/(scontent[\w.-]*)/gu, `${platforms.origin}/$1`),
        };
      },
    });
    api = await createTestApi(test, {
      RATE_LIMITS: 'off',
      ...recordedBases(platforms.origin),
      INSTAGRAM_CLIENT_ID: 'instagram-client',
      INSTAGRAM_CLIENT_SECRET: 'instagram-secret',
    });
  });
  afterAll(async () => {
    await api.close();
    await platforms.close();
    await test.drop();
  });
  beforeEach(async () => {
    added = [];
    refusal = null;
    isRefusedLater = false;
    counter += 1;
    ann = await api.signUp(`photos${counter}@example.com`);
    connection = await insertConnection(api, ann.userId, { subject: `1784140000000010${counter}` });
    const preview = await api.post(`/api/connections/${connection}/preview`, {}, { token: ann.token });
    if (preview.status !== 200) throw new Error(preview.text);
    const body = createBody(preview.body as unknown as Preview, `photos${counter}`);
    const created = await api.post('/api/website/create', body, { token: ann.token });
    if (created.status !== 201) throw new Error(created.text);
    site = created.body['website'] as Website;
  });

  const byLink = (postUrl: string, websiteId = site._id) =>
    api.post('/api/post/instagram', { websiteId, postUrl }, { token: ann.token });
  const later = async (ms = 5 * 60_000): Promise<void> => {
    api.advance(ms);
    const { body } = await api.post('/api/auth/email/login', { email: ann.email, password: PASSWORD });
    ann.token = body['accessToken'] as string;
  };
  const likeRecorded = (kind: string, more: object = {}): Media => {
    const recorded = page.data.find(({ media_type: type }) => type === kind);
    if (recorded === undefined) throw new Error(`no ${kind} was recorded`);
    const code = `NEW${counter}x${added.length}abc`;
    const at = new Date(api.services.clock.now() + added.length * 1000).toISOString();
    const media = {
      ...recorded,
      id: `1790000000${counter}${added.length}`,
      permalink: `https://www.instagram.com/p/${code}/`,
      timestamp: at.replace(/\.\d+Z$/u, '+0000'),
      ...more,
    };
    added.unshift(media);
    return media;
  };

  it('a reel becomes one draft by its link, however often it is asked for', async () => {
    const answers = await Promise.all(
      [REEL, `${REEL}?igsh=abc`, REEL.replace('www.', '')].map((url) => byLink(url)),
    );
    const made = answers.filter(({ status }) => status === 201);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
    const post = made[0]?.body['post'] as Post;
    expect(post).toMatchObject({
      kind: 'instagram',
      status: 'draft',
      title: 'Glaze test no. 41. Verdict: too green?',
      source: { platform: 'instagram', url: REEL, videoId: 'instagram:post:DFq6EsYpBOZ' },
      content: { content: [{ type: 'film', attrs: { url: REEL } }] },
    });
    for (const { status, body } of [...answers.filter((one) => one.status === 409), await byLink(REEL)])
      expect([status, body['error'], body['post_id']]).toEqual([409, 'post_exists', post._id]);
    await testPosts(api, ann, site._id).change(post._id, { status: 'published' });
    const shown = await visit(api, site.domain_name, `/posts/${post.slug}/`);
    expect([shown.status, shown.text.includes('Glaze test no. 41')]).toEqual([200, true]);
  });

  once('says what is wrong with a link that is none, another’s, or a private one', async () => {
    for (const url of [
      'https://example.com/p/DFq6EsYpBOZ/',
      'https://www.instagram.com/saffron.and.slate/',
      'x',
    ]) {
      const { status, body } = await byLink(url);
      expect([url, status, (body['fieldReasons'] as { postUrl: object }).postUrl]).toEqual([
        url,
        400,
        { id: 'autoPost.noPostLink' },
      ]);
    }
    const anothers = await byLink('https://www.instagram.com/p/DXXXXXXXXXX/');
    expect([anothers.status, (anothers.body['fieldReasons'] as { postUrl: object }).postUrl]).toEqual([
      400,
      { id: 'autoPost.notYours' },
    ]);
    await api.call('DELETE', `/api/connections/${connection}`, { token: ann.token });
    const other = await makeWebsite(api, ann, `nophotos${counter}`);
    const none = await byLink(REEL, other._id);
    expect([none.status, none.body['error'], none.body['next']]).toEqual([
      503,
      'source_not_configured',
      ['connect', 'import'],
    ]);
    // What the website has is had without an account.
    expect((await byLink(REEL)).status).toBe(201);
  });

  once('a post that is newer than the last reading is had from the connected account', async () => {
    const fresh = likeRecorded('IMAGE', { caption: 'Fresh out of the kiln' });
    const { status, body } = await byLink(fresh.permalink);
    expect([status, (body['post'] as Post | undefined)?.title]).toEqual([201, 'Fresh out of the kiln']);
  });

  it('new posts come by themselves: a carousel with its pictures, tags and mentions', async () => {
    const auto = testAutoPosts(api, ann, site._id);
    await auto.switchOn({ source: 'instagram' });
    await later();
    likeRecorded('CAROUSEL_ALBUM', {
      caption: 'Twelve bowls\n\nThrown with @kiln.mate in the #morning light.\n\n#pottery #Keramik',
    });
    const [media] = added;
    await later();
    const run = await auto.run();
    expect(run).toMatchObject({ found: 1, skipped: [], error: null });
    const post = await testPosts(api, ann, site._id).read(run?.made[0] ?? '');
    expect(post).toMatchObject({
      title: 'Twelve bowls',
      kind: 'instagram',
      status: 'published',
      tags: ['morning', 'pottery', 'Keramik'],
      source: { url: media?.permalink },
    });
    expect([post.cover?.includes('scontent'), post.media.length]).toEqual([true, 3]);
    const text = JSON.stringify(post.content);
    expect(text).toContain('"href":"https://www.instagram.com/kiln.mate/"');
    expect(text).not.toContain('#pottery');
    // The pictures are our own copies, of the draft's as of the others.
    await expect
      .poll(
        async () => {
          const copies = await test.database.db
            .selectFrom('media_links')
            .select('source_url')
            .where('holder', '=', `website:${site._id}`)
            .where('source_url', 'in', [post.cover ?? '', ...post.media])
            .execute();
          return copies.length;
        },
        { timeout: 30_000, interval: 200 },
      )
      .toBe(4);
    await later();
    expect((await auto.run())?.found).toBe(0);
    expect((await byLink(media?.permalink ?? '')).status).toBe(409);
  });

  it('pauses with a reason when the connection ends, tells it once, and goes on when it is connected again', async () => {
    await test.database.db
      .updateTable('users')
      .set({ email_verified_at: 1 })
      .where('id', '=', ann.userId)
      .execute();
    const auto = testAutoPosts(api, ann, site._id);
    await auto.switchOn({ source: 'instagram' });
    refusal = ENDED;
    await later();
    await auto.run();
    const paused = await auto.state();
    expect([paused.paused?.reason, paused.nextRunAt]).toEqual([
      { id: 'platform.connectionExpired', platform: 'instagram' },
      null,
    ]);
    const refused = await auto.tryRun();
    expect([refused.status, refused.body.message]).toEqual([409, paused.paused?.sentence]);
    await later(86_400_000);
    for (const sweep of api.services.sweeps) await sweep();
    await expect
      .poll(() => api.mails.filter(({ to }) => to === ann.email).map(({ kind }) => kind))
      .toEqual(expect.arrayContaining(['connection-expired']));
    expect(api.mails.filter(({ to, kind }) => to === ann.email && kind !== 'verify')).toHaveLength(1);
    refusal = null;
    likeRecorded('IMAGE', { caption: 'While nobody looked' });
    await later();
    await insertConnection(api, ann.userId, { subject: `1784140000000010${counter}` });
    await later();
    for (const sweep of api.services.sweeps) await sweep();
    await expect
      .poll(async () => (await auto.posts()).map(({ title }) => title), { timeout: 20_000 })
      .toEqual(['While nobody looked']);
    expect((await auto.state()).paused).toBeNull();
  });

  once(
    'a connection that ends while it is read leaves what was read, once, and pauses with the next',
    async () => {
      const auto = testAutoPosts(api, ann, site._id);
      await auto.switchOn({ source: 'instagram' });
      await later();
      likeRecorded('IMAGE', { caption: 'The last one before the end' });
      await later();
      refusal = ENDED;
      isRefusedLater = true;
      const titles = async () => (await auto.posts()).map(({ title }) => title);
      const run = await auto.run();
      expect([run?.found, run?.error, await titles()]).toEqual([1, null, ['The last one before the end']]);
      isRefusedLater = false;
      await later();
      await auto.run();
      expect((await auto.state()).paused?.reason).toMatchObject({ id: 'platform.connectionExpired' });
      refusal = null;
      await insertConnection(api, ann.userId, { subject: `1784140000000010${counter}` });
      await later();
      for (const sweep of api.services.sweeps) await sweep();
      await expect.poll(async () => (await auto.state()).paused, { timeout: 20_000 }).toBeNull();
      await later();
      await auto.run();
      expect(await titles()).toEqual(['The last one before the end']);
    },
  );

  once('a connection that its owner ended pauses it as well, with one mail', async () => {
    await test.database.db
      .updateTable('users')
      .set({ email_verified_at: 1, language: 'es' })
      .where('id', '=', ann.userId)
      .execute();
    const auto = testAutoPosts(api, ann, site._id);
    await auto.switchOn({ source: 'instagram' });
    await api.call('DELETE', `/api/connections/${connection}`, { token: ann.token });
    await later();
    await auto.run();
    expect((await auto.state()).paused?.reason).toMatchObject({ id: expect.any(String) });
    await expect
      .poll(() =>
        api.mails.filter(({ to, kind }) => to === ann.email && kind.startsWith('auto')).map((m) => m.subject),
      )
      .toEqual(['La publicación automática está en pausa']);
  });
});
