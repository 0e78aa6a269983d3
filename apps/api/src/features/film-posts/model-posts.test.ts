import type { Post } from '@tosite/validation/posts/post';
import { everyBlock, inlineText } from '@tosite/validation/posts/post-text';
import type { Website } from '@tosite/validation/website/website';
import { startModelServer, type ModelServer } from '@tosite/writers/testing/model-server';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { dayOf, monthOf } from '../../writing/periods.ts';
import { confirmEmail } from '../../testing/confirm-email.ts';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type SignedIn, type TestAnswer, type TestApi } from '../../testing/test-api.ts';
import { testPosts } from '../../testing/test-posts.ts';
import { makeWebsite, visit } from '../../testing/test-websites.ts';
import { endStoppedWishes } from './end-stopped-wishes.ts';

const CHANNEL = 'https://www.youtube.com/@tosite-sample-plainobjects';
const SAID = `1
00:00:02,000 --> 00:00:06,000
There is a samovar in my attic that nobody is allowed to polish.

2
00:00:07,000 --> 00:00:11,000
It was pressed in Tula in 1904, and it has a chip on the lid.

3
00:02:00,000 --> 00:02:09,000
Turn it over: the base is not flat, and the flame goes in and cannot leave at once.
`;

type Film = { videoId: string; title: string; url: string };

describeOnEachDatabase('posts of films by a model', (engine) => {
  const { once } = engine;
  let server: ModelServer;
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;
  let website: Website;
  let films: Film[];

  beforeAll(async () => {
    server = await startModelServer();
    test = await engine.create();
    api = await createTestApi(test, {
      RATE_LIMITS: 'off',
      AI_BASE_URL: `${server.origin}/v1`,
      AI_MODEL: 'recorded',
      AI_API_KEY: 'sk-a-secret-key',
      AI_DAILY_BUDGET: '40',
    });
    ann = await api.signUp('ann@example.com');
    website = await makeWebsite(api, ann, 'plain', CHANNEL);
    const { body } = await call('/api/youtube/videos', { maxResults: 50 });
    films = body['videos'] as Film[];
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
    await server.close();
  });
  beforeEach(async () => {
    server.always('good');
    server.requests.length = 0;
    const { db } = test.database;
    await db.deleteFrom('posts').execute();
    await db.deleteFrom('ai_usage').execute();
    await db.deleteFrom('ai_requests').execute();
    await db.updateTable('websites').set({ plan: 'free' }).execute();
  });

  const call = (path: string, body: object): Promise<TestAnswer> =>
    api.post(path, { websiteId: website._id, ...body }, { token: ann.token });
  const wish = (place: number, body: object = {}) =>
    call('/api/ai/generate-blog', { url: films[place]?.url ?? '', transcript: SAID, ...body });
  const usage = async () =>
    (await api.call('GET', `/api/ai/usage?websiteId=${website._id}`, { token: ann.token })).body;
  const requestsToday = async () =>
    (await test.database.db.selectFrom('ai_requests').select('used').execute()).map(({ used }) => used);
  const ended = (jobId: unknown): Promise<TestAnswer['body']> =>
    vi.waitFor(
      async () => {
        const { body } = await api.call('GET', `/api/ai/generate-blog/status?jobId=${String(jobId)}`, {
          token: ann.token,
        });
        expect(['completed', 'failed']).toContain(body['status']);
        return body;
      },
      { timeout: 60_000, interval: 50 },
    );
  const made = async (place: number, body: object = {}) => {
    const begun = await wish(place, body);
    expect([begun.status, begun.text]).toEqual([202, expect.any(String)]);
    return ended(begun.body['jobId']);
  };
  const postOf = ({ post_id: id }: TestAnswer['body']) => testPosts(api, ann, website._id).read(String(id));

  it('B3: nobody whose address is not confirmed has a model write', async () => {
    expect(await usage()).toMatchObject({ configured: true, writer: 'extractive', used: 0, limit: 3 });
    const named = await wish(0, { writer: 'ai' });
    expect([named.status, named.body['error'], named.body['reason']]).toEqual([
      403,
      'forbidden',
      { id: 'writing.confirmEmail' },
    ]);
    expect(await made(0)).toMatchObject({ status: 'completed', writer: 'extractive' });
    expect(server.requests).toHaveLength(0);
    await confirmEmail(api, ann);
  });

  it('a draft is the model’s, with seconds out of the captions, and counted once', async () => {
    const status = await made(1);
    expect(status).toMatchObject({ status: 'completed', writer: 'ai', marked: 0, step: 'done' });
    const post = await postOf(status);
    expect(post).toMatchObject({ status: 'draft', kind: 'video', source: { videoId: films[1]?.videoId } });
    expect(paragraphsOf(post).map(({ at }) => at)).toEqual([2]);
    expect(paragraphsOf(post)[0]?.text).toMatch(/^There is a samovar/u);
    expect(await usage()).toMatchObject({ writer: 'ai', used: 1, limit: 3 });
    expect(await requestsToday()).toEqual([1]);
    expect(server.requests[0]?.headers.authorization).toBe('Bearer sk-a-secret-key');
    expect(api.logLines.join('')).not.toContain('sk-a-secret-key');
    const kept = await test.database.db.selectFrom('post_jobs').select(['transcript', 'ai_period']).execute();
    expect(kept.every(({ transcript, ai_period: period }) => transcript === null && period === null)).toBe(
      true,
    );
  });

  once('what is not said in the film is marked, counted, and shown on no page, feed or export', async () => {
    server.always('invents');
    const status = await made(2);
    expect(status).toMatchObject({ writer: 'ai', marked: 1 });
    const post = await postOf(status);
    expect(paragraphsOf(post)[0]?.unsupported).toContain('4711');
    await testPosts(api, ann, website._id).change(post._id, { status: 'published' });
    for (const path of [`/posts/${post.slug}/`, '/feed.xml', '/feed.json', '/posts/']) {
      const page = await visit(api, 'plain', path);
      expect([path, page.status, page.text.includes('unsupported')]).toEqual([path, 200, false]);
    }
    expect((await visit(api, 'plain', `/posts/${post.slug}/`)).text).toContain('4711');
    // Who writes it anew has looked at it.
    const content: Post['content'] = { type: 'doc', content: [{ type: 'paragraph', attrs: { at: 2 } }] };
    await testPosts(api, ann, website._id).change(post._id, { content });
    expect(JSON.stringify(await postOf(status))).not.toContain('unsupported');
  });

  once.each([
    ['limited', 'limited', 1, 0],
    ['broken', 'failed', 1, 0],
    ['invalid', 'unusable', 2, 2],
    ['leaks', 'leaked', 1, 1],
    ['foreign', 'not_of_film', 2, 2],
  ] as const)(
    'where the model is %s, the film speaks, with the reason, and no post is counted',
    async (behaviour, why, asked, paid) => {
      server.always(behaviour);
      const status = await made(3, { writer: 'ai' });
      expect(status).toMatchObject({
        status: 'completed',
        writer: 'extractive',
        marked: 0,
        detailReason: { id: 'writing.fellBack', why },
      });
      expect(server.requests).toHaveLength(asked);
      expect(await usage()).toMatchObject({ used: 0 });
      expect(await requestsToday()).toEqual([paid]);
      const [paragraph] = paragraphsOf(await postOf(status));
      expect(paragraph?.text).toMatch(/^There is a samovar in my attic/u);
    },
  );

  it('B3: of a hundred wishes at once as many are a model’s as the plan has, and the others are told so', async () => {
    const wishes = await Promise.all(
      Array.from({ length: 100 }, (_, index) => wish(index % films.length, { writer: 'ai' })),
    );
    const begun = new Set(wishes.filter(({ status }) => status === 202).map(({ body }) => body['jobId']));
    expect(begun.size).toBe(3);
    const refused = wishes.filter(({ status }) => status !== 202);
    const said = refused.map(({ status, body }) => `${status} ${body.error}`);
    // So many at once may be too many for the connections of the database, and the first posts may be there by then.
    const expected = ['503 overloaded', '402 plan_required', '409 post_exists'];
    expect(said.filter((one) => !expected.includes(one))).toEqual([]);
    expect(said).toContain('402 plan_required');
    for (const id of begun) await ended(id);
    expect(server.requests).toHaveLength(3);
    expect(await usage()).toMatchObject({ used: 3, limit: 3, writer: 'extractive' });
    // Who names nobody gets the film's own words.
    const taken = new Set(
      wishes.flatMap(({ status }, index) => (status === 202 ? [index % films.length] : [])),
    );
    const [other = 0, another = 0] = films.map((_, index) => index).filter((index) => !taken.has(index));
    expect(await made(other)).toMatchObject({ writer: 'extractive' });
    await test.database.db.updateTable('websites').set({ plan: 'standard' }).execute();
    expect(await usage()).toMatchObject({ used: 3, limit: 30, writer: 'ai' });
    await test.database.db.updateTable('ai_usage').set({ used: 30 }).execute();
    const full = await wish(another, { writer: 'ai' });
    expect([full.status, full.body.error]).toEqual([429, 'too_many_requests']);
    expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('B3: a day’s budget of everybody ends with the day', async () => {
    await test.database.db
      .insertInto('ai_requests')
      .values({ day: dayOf(Date.now()), used: 40 })
      .execute();
    const refused = await wish(5, { writer: 'ai' });
    expect([refused.status, refused.body.error]).toEqual([503, 'ai_budget']);
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(86_400);
    expect(dayOf(Date.now() + wait * 1000)).not.toBe(dayOf(Date.now()));
    expect(await usage()).toMatchObject({ writer: 'extractive' });
    expect(await made(5)).toMatchObject({ writer: 'extractive' });
    expect(server.requests).toHaveLength(0);
  });

  once('one request of the budget is not two: the one that could mend is not made', async () => {
    await test.database.db
      .insertInto('ai_requests')
      .values({ day: dayOf(Date.now()), used: 39 })
      .execute();
    server.always('invalid');
    expect(await made(5, { writer: 'ai' })).toMatchObject({
      writer: 'extractive',
      detailReason: { id: 'writing.fellBack', why: 'budget' },
    });
    expect(server.requests).toHaveLength(1);
    expect(await usage()).toMatchObject({ used: 0 });
  });

  it('B3: what is reserved for a wish whose job gave up is had back', async () => {
    const { body } = await wish(6, { writer: 'ai' });
    await ended(body['jobId']);
    const period = monthOf(Date.now());
    await test.database.db
      .updateTable('post_jobs')
      .set({ status: 'running', ai_period: period, updated_at: Date.now() - 16 * 60_000 })
      .where('id', '=', String(body['jobId']))
      .execute();
    expect(await usage()).toMatchObject({ used: 1 });
    await endStoppedWishes({ database: test.database, now: () => Date.now() });
    await endStoppedWishes({ database: test.database, now: () => Date.now() });
    expect(await usage()).toMatchObject({ used: 0 });
  });

  once('without captions nothing is asked of the model, and nothing is counted', async () => {
    const silent = films.findIndex(({ videoId }) => videoId === 'sample-film-204');
    const status = await made(silent, { transcript: undefined, withoutCaptions: true, writer: 'ai' });
    expect(status).toMatchObject({ writer: 'extractive', detailReason: { id: 'post.noCaptionsUsed' } });
    const refused = await made(silent, { transcript: ' \n', writer: 'ai' }).catch(() => null);
    expect(refused).toBeNull();
    expect(server.requests).toHaveLength(0);
    expect(await usage()).toMatchObject({ used: 0 });
  });

  once('what a model wrote against the rules is not in the draft', async () => {
    server.always('hostile');
    const status = await made(7, { writer: 'ai' });
    expect(status).toMatchObject({ writer: 'ai' });
    expect(JSON.stringify((await postOf(status)).content)).not.toMatch(
      /script|evil|javascript:|onerror|!\[|data:|"link"|"image"/iu,
    );
  });

  once('another’s usage is not to be seen', async () => {
    const bob = await api.signUp('bob@example.com');
    const answer = await api.call('GET', `/api/ai/usage?websiteId=${website._id}`, { token: bob.token });
    expect(answer.status).toBe(404);
  });

  it('goes with the account, and stands in its data', async () => {
    const eve = await api.signUp('eve@example.com');
    await test.database.db
      .insertInto('ai_usage')
      .values({ user_id: eve.userId, kind: 'post', period: '2026-11', used: 2 })
      .execute();
    const data = await api.call('GET', '/api/account/export', { token: eve.token });
    expect([data.status, data.text.includes('"writingByModel"'), data.text.includes('2026-11')]).toEqual([
      200,
      true,
      true,
    ]);
    await test.database.db.deleteFrom('users').where('id', '=', eve.userId).execute();
    const left = await test.database.db.selectFrom('ai_usage').selectAll().execute();
    expect(left.filter(({ user_id: id }) => id === eve.userId)).toEqual([]);
  });
});

function paragraphsOf({ content }: Post) {
  return [...everyBlock(content.content)].flatMap((block) =>
    block.type === 'paragraph'
      ? [{ at: block.attrs.at, unsupported: block.attrs.unsupported, text: inlineText(block.content ?? []) }]
      : [],
  );
}
