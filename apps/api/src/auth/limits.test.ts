import { afterEach, expect, it, vi } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../testing/databases.ts';
import { createTestApi, PASSWORD, type TestApi } from '../testing/test-api.ts';

describeOnEachDatabase('limits', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  const start = async (settings = {}): Promise<void> => {
    test = await engine.create();
    api = await createTestApi(test, settings);
  };
  afterEach(async () => {
    vi.useRealTimers();
    await api.close();
    await test.drop();
  });
  const login = (email: string, password: string, call = {}) =>
    api.post('/api/auth/email/login', { email, password }, call);

  it('A7: refuse the sixth wrong password of an account from anywhere, but not on a device that signed in before', async () => {
    await start();
    const signup = await api.post(
      '/api/auth/email/signup',
      { email: 'ann@example.com', password: PASSWORD, name: 'Ann' },
      { from: '10.0.0.1' },
    );
    const device = `__Host-device=${signup.cookies['__Host-device']}`;
    for (let index = 0; index < 5; index += 1) {
      expect((await login('ann@example.com', 'wrong password', { from: `10.0.1.${index}` })).status).toBe(
        401,
      );
    }
    const sixth = await login('ann@example.com', PASSWORD, { from: '10.0.2.1' });
    expect([sixth.status, sixth.body.error]).toEqual([429, 'too_many_requests']);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(sixth.body.message).toMatch(/Try again in 15 minutes\.$/u);
    expect((await login('ann@example.com', PASSWORD, { from: '10.0.0.1', cookie: device })).status).toBe(200);
    const forged = await login('ann@example.com', PASSWORD, {
      from: '10.0.0.2',
      cookie: '__Host-device=abc.def',
    });
    expect(forged.status).toBe(429);
  });

  it('make an account wait twice as long after five more, up to an hour', async () => {
    await start();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await api.signUp('wait@example.com', { from: '10.9.0.1' });
    const waits: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      for (let index = 0; index < 5; index += 1)
        await login('wait@example.com', 'wrong password', { from: `10.9.${round}.${index}` });
      const refused = await login('wait@example.com', PASSWORD, { from: '10.9.9.9' });
      expect(refused.status).toBe(429);
      waits.push(Math.round(Number(refused.headers.get('retry-after')) / 60));
      vi.setSystemTime(Date.now() + waits.at(-1)! * 60_000 + 2000);
    }
    expect(waits).toEqual([15, 30, 60, 60]);
    expect((await login('wait@example.com', PASSWORD, { from: '10.9.9.9' })).status).toBe(200);
  });

  once('A7: refuse the twenty-first wrong sign-in of one network over many accounts', async () => {
    await start();
    for (let index = 0; index < 20; index += 1) {
      expect(
        (await login(`nobody${index}@example.com`, 'wrong password', { from: '2001:db8:1:2::1' })).status,
      ).toBe(401);
    }
    expect(
      (await login('nobody99@example.com', 'wrong password', { from: '2001:db8:1:2:ffff::9' })).status,
    ).toBe(429);
    expect((await login('nobody99@example.com', 'wrong password', { from: '2001:db8:1:3::1' })).status).toBe(
      401,
    );
  });

  once('A7: do not believe X-Forwarded-For from strangers, and do from a proxy of ours', async () => {
    await start({ TRUSTED_PROXIES: '10.1.0.0/16' });
    const via = (from: string, said: string, index: number) =>
      login(`nobody${index}@example.com`, 'wrong password', { from, headers: { 'x-forwarded-for': said } });
    for (let index = 0; index < 20; index += 1)
      expect((await via('10.2.0.1', `203.0.113.${index}`, index)).status).toBe(401);
    expect((await via('10.2.0.1', '203.0.113.99', 30)).status).toBe(429);
    for (let index = 0; index < 20; index += 1)
      expect((await via('10.1.0.5', '6.6.6.6, 198.51.100.7, 10.1.0.9', index + 40)).status).toBe(401);
    expect((await via('10.1.0.5', '7.7.7.7, 198.51.100.7', 70)).status).toBe(429);
    expect((await via('10.1.0.5', '198.51.100.8', 71)).status).toBe(401);
  });

  once('open five accounts from one network within half an hour', async () => {
    await start();
    for (let index = 0; index < 5; index += 1)
      await api.signUp(`five${index}@example.com`, { from: '10.3.0.1' });
    const sixth = await api.post(
      '/api/auth/email/signup',
      { email: 'six@example.com', password: PASSWORD, name: 'Six' },
      { from: '10.3.0.1' },
    );
    expect(sixth.status).toBe(429);
  });

  it('A8: mail an address once a minute and five times an hour, and answer the same all the while', async () => {
    await start();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    await api.signUp('bombed@example.com', { from: '10.4.0.1' });
    const texts = new Set<string>();
    for (let index = 0; index < 100; index += 1) {
      if (index % 10 === 0) vi.setSystemTime(Date.now() + 61_000);
      const answer = await api.post(
        '/api/auth/forgot-password',
        { email: 'bombed@example.com' },
        { from: `10.4.1.${index}` },
      );
      expect(answer.status).toBe(200);
      texts.add(answer.text);
    }
    expect(texts.size).toBe(1);
    await vi.waitFor(
      async () => expect(await api.services.queue.counts()).toEqual({ waiting: 0, running: 0, dead: 0 }),
      5000,
    );
    const resets = api.mails.filter(({ kind }) => kind === 'reset');
    // The confirming mail of the signup is one of the five.
    expect(resets).toHaveLength(4);
  });

  it('A8: mail a device that signed in before, however many strangers have asked for that address', async () => {
    await start();
    const signup = await api.post(
      '/api/auth/email/signup',
      { email: 'asked@example.com', password: PASSWORD, name: 'Ann' },
      { from: '10.4.0.2' },
    );
    const forget = (call: { from: string; cookie?: string }) =>
      api.post('/api/auth/forgot-password', { email: 'asked@example.com' }, call);
    const settled = () =>
      vi.waitFor(
        async () => expect(await api.services.queue.counts()).toEqual({ waiting: 0, running: 0, dead: 0 }),
        5000,
      );
    const resets = async () => {
      await settled();
      return api.mails.filter(({ kind }) => kind === 'reset').length;
    };
    await forget({ from: '10.4.2.1' });
    await forget({ from: '10.4.2.2', cookie: '__Host-device=abc.def' });
    expect(await resets()).toBe(0);
    const cookie = `__Host-device=${signup.cookies['__Host-device']}`;
    const mine = await forget({ from: '10.4.0.2', cookie });
    expect([mine.status, await resets()]).toEqual([200, 1]);
    // It has limits too.
    await forget({ from: '10.4.0.2', cookie });
    expect(await resets()).toBe(1);
  });

  once('A8: mail ten addresses for one network within an hour', async () => {
    await start();
    for (let index = 0; index < 30; index += 1) {
      expect(
        (
          await api.post(
            '/api/auth/forgot-password',
            { email: `many${index}@example.com` },
            { from: '10.5.0.1' },
          )
        ).status,
      ).toBe(200);
    }
    const { count } = await countOfJobs();
    expect(count).toBeLessThanOrEqual(10);
  });

  it('renew one session thirty times within five minutes', async () => {
    await start();
    const owner = await api.signUp('busy@example.com');
    let token = owner.refreshToken;
    for (let index = 0; index < 30; index += 1) {
      const answer = await api.post('/api/auth/refresh-token', { refreshToken: token });
      expect(answer.status).toBe(200);
      token = String(answer.body.refreshToken);
    }
    expect((await api.post('/api/auth/refresh-token', { refreshToken: token })).status).toBe(429);
  });

  it('refuse an owner after sixty writes, while reads go on; another owner is not touched', async () => {
    await start();
    const ann = await api.signUp('writer@example.com');
    const bob = await api.signUp('other@example.com');
    const write = (token: string) => api.call('POST', '/api/auth/resend-verification', { token });
    for (let index = 0; index < 60; index += 1) expect((await write(ann.token)).status).toBe(200);
    expect((await write(ann.token)).status).toBe(429);
    expect((await api.call('GET', '/api/auth/status', { token: ann.token })).status).toBe(200);
    expect((await write(bob.token)).status).toBe(200);
  });

  async function countOfJobs(): Promise<{ count: number }> {
    const { sql } = await import('kysely');
    const table =
      engine.dialect === 'sqlite'
        ? sql`jobs where kind = 'mail-reset-link'`
        : sql`pgboss.job where name = 'mail-reset-link'`;
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${table}`.execute(
      test.database.db,
    );
    return { count: Number(rows[0]?.count) };
  }
});
