import type { Website } from '@tosite/validation/website/website';
import { startModelServer, type ModelServer } from '@tosite/writers/testing/model-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dayOf } from '../../writing/periods.ts';
import { confirmEmail } from '../../testing/confirm-email.ts';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type SignedIn, type TestAnswer, type TestApi } from '../../testing/test-api.ts';
import { makeWebsite, SAMPLE_LINKEDIN } from '../../testing/test-websites.ts';

describeOnEachDatabase('help with writing', (engine) => {
  const { once } = engine;
  let server: ModelServer;
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;
  let website: Website;

  beforeAll(async () => {
    server = await startModelServer();
    test = await engine.create();
    api = await createTestApi(test, {
      RATE_LIMITS: 'off',
      AI_BASE_URL: `${server.origin}/v1`,
      AI_MODEL: 'recorded',
      AI_DAILY_BUDGET: '60',
    });
    ann = await api.signUp('ann@example.com');
    website = await makeWebsite(api, ann, 'noor', SAMPLE_LINKEDIN);
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
    await server.close();
  });
  beforeEach(async () => {
    server.always('good');
    server.requests.length = 0;
    await test.database.db.deleteFrom('ai_usage').execute();
    await test.database.db.deleteFrom('ai_requests').execute();
  });

  const ask = (body: object = {}, streamed = false): Promise<TestAnswer> =>
    api.post(
      '/api/ai/help-me-write',
      { type: 'about', prompt: 'Write about me', websiteId: website._id, ...body },
      { token: ann.token, headers: streamed ? { accept: 'text/event-stream' } : {} },
    );
  const counts = async () => {
    const { db } = test.database;
    const helps = await db.selectFrom('ai_usage').select('used').where('kind', '=', 'help').execute();
    const requests = await db.selectFrom('ai_requests').select('used').execute();
    return [helps.map(({ used }) => used), requests.map(({ used }) => used)];
  };

  it('waits for the address to be confirmed', async () => {
    const { status, body } = await ask();
    expect([status, body.error, body['reason']]).toEqual([403, 'forbidden', { id: 'writing.confirmEmail' }]);
    expect(server.requests).toHaveLength(0);
    await confirmEmail(api, ann);
  });

  it('a text comes piece by piece, out of what the website shows, and is counted once', async () => {
    const { status, text, headers } = await ask({}, true);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const events = eventsOf(text);
    expect(events.at(-1)?.event).toBe('done');
    expect(events.length).toBeGreaterThan(3);
    const told = events
      .flatMap(({ event, data }) => (event === 'text' ? [String(data['delta'])] : []))
      .join('');
    expect(told.startsWith(String(events.at(-1)?.data['text']).slice(0, 100))).toBe(true);
    expect(told).toContain('Noor');
    expect(await counts()).toEqual([[1], [1]]);
  });

  it('the model is told what the website shows and stands around the field, and nothing that is hidden', async () => {
    await ask({ context: 'The field says: Qaround' });
    const first = sent(server);
    expect(first).toContain('Qaround');
    const works = [...first.matchAll(/^Work: (.+)$/gmu)];
    expect(works.length).toBeGreaterThan(0);
    expect(first).not.toMatch(/@example|\+\d{6}/u);
    // Without the section there is nothing of it to know.
    const site = await api.call('GET', `/api/website/${website._id}/site`, { token: ann.token });
    const { spec, revision } = site.body as { spec: { section_order: string[] }; revision: number };
    const key = 'section_order' in spec ? 'section_order' : 'sectionOrder';
    const order = (spec as unknown as Record<string, string[]>)[key] ?? [];
    const saved = await api.call('PUT', `/api/website/${website._id}/site`, {
      token: ann.token,
      body: { spec: { ...spec, [key]: order.filter((section) => section !== 'experience') }, revision },
    });
    expect([saved.status, saved.text]).toEqual([200, expect.any(String)]);
    server.requests.length = 0;
    await ask();
    expect(sent(server)).not.toMatch(/^Work: /mu);
  });

  once('without a website nothing is known, and another’s is not found', async () => {
    await ask({ websiteId: undefined, context: 'Only this stands here.' });
    expect(sent(server)).not.toMatch(/Noor/u);
    const bob = await api.signUp('bob@example.com');
    const answer = await api.post(
      '/api/ai/help-me-write',
      { type: 'about', prompt: 'x', websiteId: website._id },
      { token: bob.token },
    );
    expect(answer.status).toBe(404);
  });

  once('asked for what is not there it says so, and writes nothing', async () => {
    const { status, body } = await ask({ prompt: 'Say that I won the "Nobelpreis"' });
    expect([status, body]).toEqual([200, { text: '', notKnown: 'Nobelpreis' }]);
    server.always('invents');
    expect((await ask()).body['unsupported']).toEqual(['4711']);
  });

  it.each([
    ['half', 'unreachable'],
    ['broken', 'failed'],
    ['limited', 'limited'],
  ] as const)('%s is an error, and nothing is counted', async (behaviour, why) => {
    server.always(behaviour);
    const plain = await ask();
    expect([plain.status, plain.body.error, plain.body['reason']]).toEqual([
      503,
      'ai_unavailable',
      { id: 'writing.unavailable', why },
    ]);
    const events = eventsOf((await ask({ context: 'Words that go on. '.repeat(80) }, true)).text);
    expect(events.filter(({ event }) => event === 'done')).toEqual([]);
    expect(await counts()).toEqual([[0], [0]]);
  });

  once('what it is to keep to itself is never told', async () => {
    server.always('leaks');
    const { text } = await ask({ type: 'post' }, true);
    expect(text).not.toMatch(/MARK/u);
    expect(text).toMatch(/ai_unavailable/u);
  });

  it('B3: a day has so many helps for each, and so many requests for all', async () => {
    const { db } = test.database;
    await db
      .insertInto('ai_usage')
      .values({ user_id: ann.userId, kind: 'help', period: dayOf(Date.now()), used: 38 })
      .execute();
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.filter(({ status }) => status !== 200);
    const said = refused.map(({ status, body }) => `${status} ${body.error}`);
    expect(said).toContain('402 plan_required');
    // On a machine with much to do the database may have no time for so many at once.
    expect(said.filter((one) => one !== '402 plan_required' && one !== '503 overloaded')).toEqual([]);
    expect(server.requests).toHaveLength(2);
    await db.deleteFrom('ai_usage').execute();
    await db.updateTable('ai_requests').set({ used: 60 }).execute();
    const full = await ask();
    expect([full.status, full.body.error]).toEqual([503, 'ai_budget']);
    expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(0);
    // Both or none: what was refused is not counted.
    expect((await counts())[0]).toEqual([]);
  });
});

type Event = { event: string; data: Record<string, unknown> };

function eventsOf(text: string): Event[] {
  return [...text.matchAll(/event: (\w+)\ndata: (.+)\n/gu)].map(([, event = '', data = '{}']) => ({
    event,
    data: JSON.parse(data) as Event['data'],
  }));
}

function sent(server: ModelServer): string {
  return server.requests.map(({ body }) => body.messages.map(({ content }) => content).join('\n')).join('\n');
}
