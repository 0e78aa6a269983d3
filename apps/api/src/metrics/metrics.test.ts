import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../testing/databases.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { makeWebsite, visit } from '../testing/test-websites.ts';
import { beginBeating } from './workers.ts';

const TOKEN = 'a-token-of-the-tests';
const withToken = { headers: { authorization: `Bearer ${TOKEN}` } };

describeOnEachDatabase('what is told about the process', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  const open = async (settings: Record<string, string>) => {
    api = await createTestApi(test, { RATE_LIMITS: 'off', ...settings });
  };
  beforeEach(async () => {
    test = await engine.create();
  });
  afterEach(async () => {
    await api.close();
    await test.drop();
  });

  it('stands at /metrics for whoever has the token, and names no host, path or person', async () => {
    await open({ METRICS_TOKEN: TOKEN });
    const owner = await api.signUp('ann@example.com');
    const { _id: id } = await makeWebsite(api, owner, 'annsite');
    expect((await visit(api, 'annsite')).status).toBe(200);
    expect((await visit(api, 'annsite', '/none')).status).toBe(404);
    const edit = { body: { website_name: 'Ann' }, token: owner.token };
    expect((await api.call('PUT', `/api/website/${id}/edit`, edit)).status).toBe(200);
    for (const headers of [{}, { authorization: 'Bearer guessed' }, { authorization: TOKEN }])
      expect((await api.call('GET', '/metrics', { headers })).status).toBe(401);
    const { status, text } = await api.call('GET', '/metrics', withToken);
    expect(status).toBe(200);
    for (const line of [
      'tosite_request_seconds_count{surface="site",status="200"} 1',
      'tosite_request_seconds_count{surface="site",status="404"} 1',
      'tosite_jobs_dead 0',
      'tosite_mails_waiting',
      'tosite_jobs_late_seconds',
      'tosite_workers 0',
      'tosite_disk_free_bytes',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(text).toContain(line);
    expect(text).toMatch(/tosite_publishes_total\{outcome="done"\} [1-9]/u);
    expect(text).toMatch(/tosite_imports_total\{platform="github",outcome="done"\} [1-9]/u);
    expect(text.includes('tosite_pool_connections')).toBe(engine.dialect === 'postgres');
    for (const secret of ['annsite', 'ann@', owner.userId, id, 'localhost'])
      expect(text).not.toContain(secret);
    for (const host of ['github.localhost', 'annsite.localhost', 'evil.test', 'preview.localhost']) {
      const answer = await api.call('GET', '/metrics', { ...withToken, host });
      expect(answer.text).not.toContain('tosite_request');
    }
  }, 60_000);

  it('is not there without a token, and never the pages of the dashboard', async () => {
    await open({});
    for (const path of ['/metrics', '/.well-known/openid-configuration', '/metrics/']) {
      const { status, text } = await api.call('GET', path, withToken);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toContain('id="root"');
    }
  });

  it('counts the workers that live', async () => {
    await open({ METRICS_TOKEN: TOKEN });
    const figures = async () => (await api.call('GET', '/metrics', withToken)).text;
    const worker = beginBeating(api.services);
    await expect.poll(figures, { timeout: 20_000 }).toContain('tosite_workers 1');
    api.advance(61_000);
    expect(await figures()).toContain('tosite_workers 0');
    await worker.stop();
    expect(await test.database.db.selectFrom('workers').selectAll().execute()).toEqual([]);
  });

  it('writes down who asked for what only where it is told to', async () => {
    await open({ ACCESS_LOG: 'on' });
    const owner = await api.signUp('ann@example.com');
    await api.call('GET', '/api/account', { token: owner.token, from: '203.0.113.7' });
    await makeWebsite(api, owner, 'annsite');
    await visit(api, 'annsite', '/', { from: '203.0.113.8' });
    const lines = api.logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toContainEqual(
      expect.objectContaining({ path: '/api/account', visitor: '203.0.113.7', user: owner.userId }),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({ host: 'annsite.localhost:3000', visitor: '203.0.113.8', user: null }),
    );
    expect(api.logLines.join('')).not.toContain('ann@example.com');
  }, 60_000);

  it('without the setting, nobody who asked is in the log', async () => {
    await open({});
    await api.call('GET', '/api/account', { from: '203.0.113.7' });
    expect(api.logLines.join('')).not.toContain('203.0.113.7');
  });
});

describeOnEachDatabase('a process that only answers', (engine) => {
  it.skipIf(engine.dialect !== 'postgres')('says that it is ready and that no worker lives', async () => {
    const test = await engine.create();
    const api = await createTestApi(test, { ROLE: 'web', DATABASE_URL: test.url ?? '' });
    const ready = async () => (await api.call('GET', '/readyz')).text;
    expect(await ready()).toBe('ready, but no worker lives: start a process with ROLE=worker\n');
    const worker = beginBeating(api.services);
    await expect.poll(ready, { timeout: 20_000 }).toBe('ready\n');
    api.advance(90_000);
    expect(await ready()).toMatch(/^ready, but no worker was seen for \d+ seconds\n$/u);
    await worker.stop();
    await api.close();
    await test.drop();
  });
});
