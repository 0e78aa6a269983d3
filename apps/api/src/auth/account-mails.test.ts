import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../testing/databases.ts';
import { createTestApi, PASSWORD, type TestApi } from '../testing/test-api.ts';

describeOnEachDatabase('links by mail', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  const told: string[] = [];
  beforeAll(async () => {
    test = await engine.create();
    const waiting = { onEmailVerified: async (_: unknown, userId: string) => void told.push(userId) };
    api = await createTestApi(test, { RATE_LIMITS: 'off' }, { features: [waiting] });
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });
  const verify = (token: string) => api.post('/api/auth/verify-email', { token });
  const reset = (token: string, newPassword = 'quite another one 77') =>
    api.post('/api/auth/reset-password', { token, newPassword });
  const forgot = (email: string, call = {}) => api.post('/api/auth/forgot-password', { email }, call);

  once('confirm an address once, and tell those who wait for it', async () => {
    const owner = await api.signUp('verify@example.com');
    const token = await api.mailedToken('verify', owner.email);
    expect((await verify(token)).status).toBe(200);
    expect((await api.call('GET', '/api/auth/status', { token: owner.token })).body.user).toMatchObject({
      emailVerified: true,
    });
    const again = await verify(token);
    expect([again.status, again.body.error]).toEqual([400, 'invalid_token']);
    expect(told.filter((id) => id === owner.userId)).toHaveLength(1);
  });

  it('come in the language of the account, from the day it is opened and after it is changed', async () => {
    const person = { email: 'ana@example.com', password: PASSWORD, name: 'Ana', language: 'es' };
    const opened = await api.post('/api/auth/email/signup', person);
    expect(opened.body.user).toMatchObject({ language: 'es' });
    await api.mailedToken('verify', person.email);
    const subjects = () => api.mails.filter(({ to }) => to === person.email).map(({ subject }) => subject);
    expect(subjects()).toEqual(['Confirma tu correo electrónico']);
    const token = String(opened.body['accessToken']);
    const changed = await api.call('PUT', '/api/account/language', { token, body: { language: 'en' } });
    expect(changed.body.user).toMatchObject({ language: 'en' });
    await forgot(person.email);
    await api.mailedToken('reset', person.email);
    expect(subjects()).toEqual(['Confirma tu correo electrónico', 'Choose a new password']);
  });

  once('A9: are not used up by scanners, which send GET and HEAD', async () => {
    const owner = await api.signUp('scanner@example.com');
    const token = await api.mailedToken('verify', owner.email);
    for (const method of ['HEAD', 'GET', 'GET', 'GET', 'GET', 'GET']) {
      const answer = await api.call(method, `/api/auth/verify-email?token=${token}`);
      expect(answer.status).toBe(405);
    }
    expect((await verify(token)).status).toBe(200);
  });

  once('A9: die when a newer one is asked for, and by age', async () => {
    const owner = await api.signUp('newer@example.com');
    const old = await api.mailedToken('verify', owner.email);
    expect((await api.call('POST', '/api/auth/resend-verification', { token: owner.token })).status).toBe(
      200,
    );
    await expect.poll(() => api.mailedToken('verify', owner.email)).not.toBe(old);
    const newer = await api.mailedToken('verify', owner.email);
    expect((await verify(old)).status).toBe(400);
    api.advance(24 * 3_600_000 + 1000);
    expect((await verify(newer)).status).toBe(400);
  });

  once('A9: serve one purpose only', async () => {
    const owner = await api.signUp('purpose@example.com');
    const token = await api.mailedToken('verify', owner.email);
    expect((await reset(token)).body.error).toBe('invalid_token');
    expect((await verify(token)).status).toBe(200);
  });

  it('A9: let a new password be chosen once, within thirty minutes; a refused password does not use them up', async () => {
    const owner = await api.signUp('reset@example.com');
    await forgot(owner.email);
    const token = await api.mailedToken('reset', owner.email);
    const weak = await reset(token, 'password1');
    expect([weak.status, Object.keys(weak.body.fields ?? {})]).toEqual([400, ['newPassword']]);
    const both = await Promise.all([reset(token), reset(token)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect(
      (await api.post('/api/auth/email/login', { email: owner.email, password: 'quite another one 77' }))
        .status,
    ).toBe(200);
    await expect
      .poll(() => api.mails.filter(({ kind, to }) => kind === 'password-changed' && to === owner.email))
      .toHaveLength(1);

    await forgot(owner.email);
    await expect.poll(() => api.mailedToken('reset', owner.email)).not.toBe(token);
    const late = await api.mailedToken('reset', owner.email);
    api.advance(30 * 60_000 + 1000);
    expect((await reset(late)).status).toBe(400);
  });

  once('A6: are asked for with the same answer whether or not there is an account', async () => {
    const owner = await api.signUp('exists@example.com');
    const known = await forgot(owner.email);
    const unknown = await forgot('nobody@example.com');
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    await api.mailedToken('reset', owner.email);
    expect(api.mails.filter(({ to }) => to === 'nobody@example.com')).toEqual([]);
  });

  once('A1: lead to the address in the settings, whatever the request says of its host', async () => {
    const owner = await api.signUp('host@example.com');
    const headers = {
      'x-forwarded-host': 'evil.test',
      forwarded: 'host=evil.test',
      referer: 'http://evil.test/',
      'x-forwarded-proto': 'gopher',
    };
    expect((await forgot(owner.email, { headers, origin: 'http://evil.test' })).status).toBe(200);
    await api.mailedToken('reset', owner.email);
    const written = JSON.stringify(api.mails.filter(({ to }) => to === owner.email));
    expect(written).not.toContain('evil.test');
    expect(written).toContain('http://dashboard.localhost:3000/reset-password#token=');
    expect((await forgot(owner.email, { host: 'evil.test' })).status).toBe(421);
  });

  once('A10: carry none of the person’s own words', async () => {
    await api.post('/api/auth/email/signup', {
      email: 'words@example.com',
      password: PASSWORD,
      name: 'Zebulon Quux',
    });
    await api.mailedToken('verify', 'words@example.com');
    expect(JSON.stringify(api.mails)).not.toContain('Zebulon');
  });

  once(
    'A8: are two thousand an hour for all together; what is more waits, and an operator reads so',
    async () => {
      const sentAt = api.services.clock.now() - 1;
      const full = Array.from({ length: 2000 }, (_, index) => ({
        id: `full-${index}`,
        user_id: null,
        recipient: 'x@example.com',
        kind: 'support',
        message: '{}',
        created_at: sentAt,
        sent_at: sentAt,
      }));
      for (let at = 0; at < full.length; at += 100)
        await test.database.db
          .insertInto('mails')
          .values(full.slice(at, at + 100))
          .execute();
      const owner = await api.signUp('held-back@example.com');
      await expect.poll(() => api.logLines.some((line) => line.includes('budget of mails'))).toBe(true);
      expect(api.mails.filter(({ to }) => to === owner.email)).toEqual([]);
      const waiting = test.database.db
        .selectFrom('mails')
        .select('sent_at')
        .where('recipient', '=', owner.email);
      expect(await waiting.execute()).toEqual([{ sent_at: null }]);
      expect((await api.services.queue.dead()).length).toBe(0);
      await test.database.db.deleteFrom('mails').where('id', 'like', 'full-%').execute();
    },
  );

  once('leave no words in the database once they were sent', async () => {
    const owner = await api.signUp('wiped@example.com');
    await api.mailedToken('verify', owner.email);
    await expect
      .poll(() =>
        test.database.db.selectFrom('mails').select('message').where('recipient', '=', owner.email).execute(),
      )
      .toEqual([{ message: '{}' }]);
  });
});

describe('the log', () => {
  it('A14, V20: has no token and no password in it', async () => {
    const { createSqlite } = await import('../testing/databases.ts');
    const test = await createSqlite();
    const api = await createTestApi(test, { RATE_LIMITS: 'off' });
    const owner = await api.signUp('logged@example.com');
    const mailed = await api.mailedToken('verify', owner.email);
    await api.post('/api/auth/verify-email', { token: mailed });
    await api.call('POST', '/api/auth/refresh-token', { cookie: owner.cookie });
    await api.post('/api/auth/email/login', { email: owner.email, password: 'a wrong password 123' });
    api.services.log.error(
      {
        headers: { authorization: `Bearer ${owner.token}`, cookie: owner.cookie },
        body: { password: PASSWORD },
      },
      'x',
    );
    const log = api.logLines.join('');
    expect(log.length).toBeGreaterThan(100);
    for (const secret of [mailed, owner.refreshToken, PASSWORD, 'a wrong password 123'])
      expect(log).not.toContain(secret);
    expect(log).not.toContain(owner.token.split('.')[2]);
    await api.close();
    await test.drop();
  });
});
