import { startFixtureServer, type FixtureServer } from '@tosite/profile-sources/testing/fixture-server';
import { growingFeed, GROWING_CHANNEL } from '@tosite/profile-sources/testing/growing-feed';
import { recordedBases } from '@tosite/profile-sources/testing/recorded-settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONFIG } from '../../testing/auto-posts.ts';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { startS3Server, type S3Server } from '../../testing/s3-server.ts';
import {
  buildServer,
  startServerProcess,
  temporaryFolder,
  type ServerBuild,
  type ServerProcess,
} from '../../testing/server-processes.ts';

const SLOW = 300_000;
const account = { email: 'both@example.com', password: 'correct horse battery 9' };
const SAID =
  '0:01 The kettle is carried up the hill behind the old mill and set on a flat stone.\n0:09 The wind comes from the west, so that the water takes eleven minutes to boil.';
type Listed = { _id: string; title: string; status: string; revision: number; position: number };
type Call = (
  method: string,
  path: string,
  body?: unknown,
  more?: Record<string, string>,
) => Promise<{ status: number; text: string; body: Record<string, unknown> }>;

describeOnEachDatabase('what happens once', (engine) => {
  // An embedded database has one process.
  describe.skipIf(engine.dialect === 'sqlite')('of two processes that are asked at the same time', () => {
    let built: ServerBuild;
    let platforms: FixtureServer;
    let files: S3Server;
    let test: TestDatabase;
    let websiteId: string;
    /** The same owner at either process. */
    let at: [Call, Call];
    const feed = growingFeed();
    const servers: ServerProcess[] = [];
    const folders: Awaited<ReturnType<typeof temporaryFolder>>[] = [];

    beforeAll(async () => {
      built = await buildServer();
      platforms = await startFixtureServer({ answer: (request) => feed.answer(request) });
      files = await startS3Server();
      test = await engine.create({ bare: true });
      // One after the other: the first one makes the tables.
      for (let place = 0; place < 2; place += 1) {
        const folder = await temporaryFolder();
        folders.push(folder);
        servers.push(
          await startServerProcess(built, {
            DATA_DIR: folder.path,
            SESSION_SECRET: 'one secret of both processes, long enough',
            DATABASE_URL: test.url ?? '',
            // One site behind one address, whichever of them answers.
            PUBLIC_PORT: '80',
            S3_ENDPOINT: files.settings.endpoint,
            S3_BUCKET: files.settings.bucket,
            S3_REGION: files.settings.region,
            S3_ACCESS_KEY_ID: files.settings.accessKeyId,
            S3_SECRET_ACCESS_KEY: files.settings.secretAccessKey,
            ...recordedBases(platforms.origin),
          }),
        );
      }
      let token = '';
      const [first, second] = servers.map((server): Call => async (method, path, body, more = {}) => {
        const { status, text } = await server.ask(method, path, body, {
          host: 'dashboard.localhost',
          ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          ...more,
        });
        return {
          status,
          text,
          body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {},
        };
      });
      if (first === undefined || second === undefined) throw new Error('there are two');
      at = [first, second];
      await first('POST', '/api/auth/email/signup', { ...account, name: 'Ann' });
      token = String((await first('POST', '/api/auth/email/login', account)).body['accessToken']);
      const { previewId, website_type: type } = (
        await first('POST', '/api/onboard/previewData', { profileUrl: GROWING_CHANNEL })
      ).body;
      const site = { websiteName: 'Both', websiteDomain: 'both', theme: 'swiss', type, previewId };
      const created = await second('POST', '/api/website/create', site);
      if (created.status !== 201) throw new Error(created.text);
      ({ _id: websiteId } = created.body['website'] as { _id: string });
    }, SLOW);
    afterAll(async () => {
      for (const server of servers) {
        server.child.kill('SIGKILL');
        await server.exited;
      }
      await test.drop();
      for (const folder of folders) await folder.remove();
      await platforms.close();
      await files.close();
      await built.remove();
    }, SLOW);

    const list = async (): Promise<Listed[]> => {
      const { body } = await at[0]('GET', `/api/post/all/${websiteId}?limit=500`);
      return body['posts'] as Listed[];
    };
    const named = async (start: string) => (await list()).filter(({ title }) => title.startsWith(start));
    const write = async (place: 0 | 1, post: object): Promise<string> => {
      const { body, text } = await at[place]('POST', '/api/post/save-post', {
        post: { website_id: websiteId, ...post },
        post_id: null,
      });
      expect(text).toContain('"post"');
      return (body['post'] as { _id: string })._id;
    };
    const told = async (kind: string): Promise<number> => {
      const { text } = await at[1]('GET', `/api/website/${websiteId}/activity`);
      return [...text.matchAll(new RegExp(`"${kind}"`, 'gu'))].length;
    };
    const page = async (path: string): Promise<[string, string]> => {
      const [one, two] = await Promise.all(
        servers.map((server) => server.ask('GET', path, undefined, { host: 'both.localhost' })),
      );
      expect([one?.status, two?.status]).toEqual([200, 200]);
      return [one?.text ?? '', two?.text ?? ''];
    };

    it('a planned post goes up, and is told of', { timeout: SLOW }, async () => {
      const publishAt = new Date(Date.now() + 12_000).toISOString();
      const plans = ['Plan a', 'Plan b', 'Plan c', 'Plan d'];
      await Promise.all(
        plans.map((title, index) =>
          write(index % 2 === 0 ? 0 : 1, { title, status: 'scheduled', publishAt }),
        ),
      );
      await expect
        .poll(async () => (await named('Plan')).map(({ status }) => status), {
          timeout: 120_000,
          interval: 500,
        })
        .toEqual(plans.map(() => 'published'));
      expect((await named('Plan')).map(({ revision }) => revision)).toEqual([2, 2, 2, 2]);
      expect(await told('post_published')).toBe(plans.length);
      await expect
        .poll(
          async () =>
            page('/posts/plan-d/').then(
              () => true,
              () => false,
            ),
          { timeout: 60_000 },
        )
        .toBe(true);
    });

    it('posts are deleted all or none, and by one of the two', { timeout: SLOW }, async () => {
      const [a = '', b = '', c = ''] = await Promise.all(
        ['Gone a', 'Gone b', 'Gone c'].map((title, index) => write(index === 0 ? 0 : 1, { title })),
      );
      const answers = await Promise.all([
        at[0]('DELETE', '/api/post/bulk-delete', { post_ids: [a, b] }),
        at[1]('DELETE', '/api/post/bulk-delete', { post_ids: [b, c] }),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
      const isFirst = answers[0].status === 200;
      expect((await named('Gone')).map(({ _id }) => _id)).toEqual([isFirst ? c : a]);
      expect(await told('post_deleted')).toBe(1);
    });

    it('the same wish to delete is answered twice and done once', { timeout: SLOW }, async () => {
      const ids = [await write(0, { title: 'Key a' }), await write(1, { title: 'Key b' })];
      const before = await told('post_deleted');
      const key = { 'idempotency-key': 'the-same-press' };
      const press = (place: 0 | 1) => at[place]('DELETE', '/api/post/bulk-delete', { post_ids: ids }, key);
      const answers = [...(await Promise.all([press(0), press(1)])), await press(0)];
      // Whoever comes while the first one works is asked to come again.
      expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
      expect(answers.filter(({ status }) => ![200, 404, 409].includes(status))).toEqual([]);
      expect(await named('Key')).toEqual([]);
      expect(await told('post_deleted')).toBe(before + 1);
    });

    it('of two orders one stands, whole, in the list and on the site', { timeout: SLOW }, async () => {
      for (const title of ['One', 'Two', 'Three'].map((name) => `Order ${name}`))
        await write(0, { title, status: 'published' });
      const ids = (await list()).map(({ _id }) => _id);
      const orders = [ids.toReversed(), [...ids.slice(2), ...ids.slice(0, 2)]] as const;
      for (let round = 0; round < 5; round += 1) {
        const both = await Promise.all(
          orders.map((postIds, place) =>
            at[place === 0 ? 0 : 1]('PUT', '/api/post/update-order', { websiteId, postIds }),
          ),
        );
        expect(both.map(({ status }) => status)).toEqual([200, 200]);
        const now = await list();
        expect(orders.map((order) => order.join())).toContain(now.map(({ _id }) => _id).join());
        expect(now.map(({ position }) => position)).toEqual(now.map((_, index) => index));
        const wanted = now.filter(({ status }) => status === 'published').map(({ title }) => title);
        const titles = (html: string) => wanted.toSorted((x, y) => html.indexOf(x) - html.indexOf(y));
        const [one, two] = await page('/posts/');
        expect([titles(one), titles(two)]).toEqual([wanted, wanted]);
      }
    });

    it('a film that is wished for twice is one job and one post', { timeout: SLOW }, async () => {
      const { body: shown } = await at[0]('POST', '/api/youtube/videos', { websiteId });
      const films = (shown['videos'] as { url: string; title: string }[]).slice(0, 2);
      expect(films).toHaveLength(2);
      for (const [index, { url }] of films.entries()) {
        const more: Record<string, string> = index === 0 ? { 'idempotency-key': 'the-first-film' } : {};
        const press = (place: 0 | 1) =>
          at[place]('POST', '/api/ai/generate-blog', { url, websiteId, transcript: SAID }, more);
        const pressed = await Promise.all([press(0), press(1), press(0)]);
        const begun = pressed.filter(({ status }) => status < 300);
        expect([begun.length > 0, begun.length > 0 ? '' : pressed[0]?.text]).toEqual([true, '']);
        expect(pressed.filter(({ status }) => status >= 300 && status !== 409)).toEqual([]);
        const jobs = new Set(begun.map(({ body }) => String(body['jobId'])));
        expect(jobs.size).toBe(1);
        const state = async () =>
          (await at[1]('GET', `/api/ai/generate-blog/status?jobId=${[...jobs][0] ?? ''}`)).body['status'];
        await expect.poll(state, { timeout: 120_000, interval: 300 }).toMatch(/completed|failed/u);
        expect(await state()).toBe('completed');
      }
      const made = await at[0]('GET', `/api/post/all/${websiteId}?limit=500&kind=video`);
      expect(made.body['posts']).toHaveLength(2);
    });

    it('a run by itself that is begun twice makes one post of each film', { timeout: SLOW }, async () => {
      const config = { ...CONFIG, maxPerRun: 4 };
      const on = await at[0]('POST', '/api/post/auto-post', {
        websiteId,
        is_auto_post_enabled: true,
        config,
      });
      expect([on.status, on.status === 200 ? '' : on.text]).toEqual([200, '']);
      const before = (await list()).length;
      for (let index = 0; index < 3; index += 1)
        feed.add({ videoId: `both000000${index}`, publishedAt: new Date(Date.now() + index).toISOString() });
      const press = (place: 0 | 1) => at[place]('POST', '/api/post/auto-post/run', { websiteId });
      const pressed = await Promise.all([press(0), press(1), press(0), press(1)]);
      expect(pressed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 409, 409, 409]);
      const state = async () => (await at[1]('GET', `/api/post/auto-post-config/${websiteId}`)).body['run'];
      const count = async () => (await list()).length;
      // A channel that was read in the last two minutes is not asked again, so the first run finds nothing new.
      const pressAgain = async () => {
        await Promise.all([press(0), press(1)]);
        return count();
      };
      await expect.poll(pressAgain, { timeout: 240_000, interval: 5000 }).toBeGreaterThanOrEqual(before + 3);
      await expect.poll(state, { timeout: 120_000, interval: 500 }).toBeNull();
      expect(await count()).toBe(before + 3);
      const { body } = await at[0]('GET', `/api/post/auto-post-runs/${websiteId}`);
      const runs = body['runs'] as { made: string[] }[];
      expect(runs.flatMap(({ made }) => made)).toHaveLength(3);
    });
  });
});
