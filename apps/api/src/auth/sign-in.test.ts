import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { EmailSchema } from '@tosite/validation/account/account-fields';
import { describeOnEachDatabase, describeOnSqlite, type TestDatabase } from '../testing/databases.ts';
import { createTestApi, PASSWORD, type TestApi } from '../testing/test-api.ts';

describeOnEachDatabase('accounts', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' }, { passwordCost: undefined });
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });
  const signup = (fields: Record<string, unknown>) =>
    api.post('/api/auth/email/signup', {
      email: 'new@example.com',
      password: PASSWORD,
      name: 'Ann',
      ...fields,
    });

  once('opens an account, signs in and says who it is', async () => {
    const answer = await signup({ email: 'First@Example.com', name: '  Ann Owner ' });
    expect(answer.status).toBe(201);
    expect(Object.keys(answer.body).sort()).toEqual(['accessToken', 'refreshToken', 'user']);
    expect(answer.body.user).toEqual({
      _id: expect.any(String),
      name: 'Ann Owner',
      email: 'First@Example.com',
      profile_picture: null,
      emailVerified: false,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/u),
    });
    const status = await api.call('GET', '/api/auth/status', { token: String(answer.body.accessToken) });
    expect(status.body).toEqual({ user: answer.body.user });
  });

  once('D12: sets only __Host- cookies, the secret one unreadable for scripts', async () => {
    const answer = await signup({ email: 'cookies@example.com' });
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-rt',
      '__Host-signed-in',
      '__Host-device',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toContain('; Path=/; Secure;');
      expect(cookie).toContain('SameSite=Strict');
      expect(cookie).not.toMatch(/Domain=/iu);
    }
    expect(cookies[0]).toMatch(/^__Host-rt=[\w-]{43}; Max-Age=2592000; .*HttpOnly/u);
    expect(cookies[1]).toMatch(/^__Host-signed-in=1; /u);
    expect(cookies[1]).not.toContain('HttpOnly');
  });

  once(
    'A12: answers 409 for an address that has an account, however it is written, and leaves that account alone',
    async () => {
      await signup({ email: 'taken@example.com' });
      const before = await test.database.db
        .selectFrom('users')
        .selectAll()
        .where('email_normalized', '=', 'taken@example.com')
        .execute();
      const again = await signup({ email: 'TAKEN@Example.com', password: 'another good password 7' });
      expect([again.status, again.body.error]).toEqual([409, 'email_taken']);
      expect(again.body.fields).toHaveProperty('email');
      expect(
        await test.database.db
          .selectFrom('users')
          .selectAll()
          .where('email_normalized', '=', 'taken@example.com')
          .execute(),
      ).toEqual(before);
    },
  );

  it('A12: opens one account when the same address comes twenty times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        signup({ email: index % 2 === 0 ? 'race@example.com' : 'RACE@example.com' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  once.each([
    ['password1', 'password'],
    ['12345678', 'password'],
    ['aaaaaaaaaaaa', 'password'],
    ['abcdefgh', 'password'],
    ['monkey123!', 'password'],
    ['new@example.com', 'password'],
    ['tosite2026', 'password'],
    ['short', 'password'],
  ])('A18: refuses the password %s with a sentence at its field', async (password, field) => {
    const answer = await signup({ password });
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_input']);
    expect(answer.body.fields?.[field]).toMatch(/^[A-Z].*\.$/u);
    expect(answer.text).not.toContain(`"${password}"`);
  });

  once('A18: takes 128 emoji as a password and signs in with them; refuses 129', async () => {
    const long = '🦊🐻'.repeat(64);
    expect((await signup({ email: 'emoji@example.com', password: long })).status).toBe(201);
    expect(
      (await api.post('/api/auth/email/login', { email: 'emoji@example.com', password: long })).status,
    ).toBe(200);
    expect((await signup({ email: 'emoji2@example.com', password: `${long}🦊` })).status).toBe(400);
  });

  once('stores no password and no token', async () => {
    const owner = await api.signUp('secrets@example.com');
    const dump = JSON.stringify([
      await test.database.db.selectFrom('users').selectAll().execute(),
      await test.database.db.selectFrom('refresh_tokens').selectAll().execute(),
      await test.database.db.selectFrom('email_tokens').selectAll().execute(),
    ]);
    const mailed = await api.mailedToken('verify', 'secrets@example.com');
    for (const secret of [PASSWORD, owner.refreshToken, owner.token, mailed])
      expect(dump).not.toContain(secret);
    expect(dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  once('A6: answers a wrong address and a wrong password alike', async () => {
    await api.signUp('known@example.com');
    const wrongPassword = await api.post('/api/auth/email/login', {
      email: 'known@example.com',
      password: 'not this one',
    });
    const wrongAddress = await api.post('/api/auth/email/login', {
      email: 'unknown@example.com',
      password: 'not this one',
    });
    expect([wrongPassword.status, wrongPassword.body.error]).toEqual([401, 'invalid_credentials']);
    expect(wrongAddress.text).toBe(wrongPassword.text);
    const names = (answer: typeof wrongAddress): string[] => [...answer.headers.keys()].sort();
    expect(names(wrongAddress)).toEqual(names(wrongPassword));
  });

  once('A6: works as hard for an address without an account as for a wrong password', async () => {
    await api.signUp('timed@example.com');
    const workOf = async (email: string): Promise<number> => {
      const before = process.cpuUsage();
      await api.post('/api/auth/email/login', { email, password: 'not this one' });
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    await workOf('first@example.com');
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      known.push(await workOf('timed@example.com'));
      unknown.push(await workOf(`untimed${round}@example.com`));
    }
    // Without hashing anything it is a twentieth.
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...known) / 3);
  });

  once('signs in whatever the case of the address, and gives each sign-in a session of its own', async () => {
    await api.signUp('login@example.com');
    const first = await api.post('/api/auth/email/login', { email: 'LOGIN@example.com', password: PASSWORD });
    const second = await api.post('/api/auth/email/login', {
      email: 'login@example.com',
      password: PASSWORD,
    });
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.refreshToken).not.toBe(second.body.refreshToken);
  });

  once(
    'A11: refuses what a mail library could read as a second address, at once, and mails nothing',
    async () => {
      const hostile = [
        '"a@evil.test x"@int.test',
        'a@b.test,c@d.test',
        '<a@b.test>',
        'a@b.test\r\nBcc: x@y.test',
        'a b@c.test',
        'a@b',
        'a@@b.test',
        '.a@b.test',
        `${'('.repeat(100_000)}@b.test`,
        `${'a'.repeat(250)}@b.test`,
        'ä@b.test',
        'a@b.test\u0000',
      ];
      const before = api.mails.length;
      for (const email of hostile) {
        expect((await signup({ email })).status).toBe(400);
        expect((await api.post('/api/auth/forgot-password', { email })).status).toBe(400);
        const times = Array.from({ length: 3 }, () => {
          const startedAt = performance.now();
          v.safeParse(EmailSchema, email);
          return performance.now() - startedAt;
        });
        expect(Math.min(...times)).toBeLessThan(20);
      }
      expect(api.mails.length).toBe(before);
    },
  );

  once('A10: refuses names that would turn a mail into an advert', async () => {
    for (const name of [
      'Click https://evil.test',
      'evil.test/x',
      'a@b.c',
      'a\r\nb',
      'a\u202eb',
      '',
      'x'.repeat(61),
    ]) {
      expect((await signup({ name })).body.fields).toHaveProperty('name');
    }
  });

  once(
    'T4: refuses every field that is not declared, and the columns of the table first of all',
    async () => {
      for (const field of [
        'id',
        'emailVerified',
        'email_verified_at',
        'plan',
        'role',
        'ownerId',
        'password_hash',
        'createdAt',
        'constructor',
      ]) {
        const answer = await signup({ [field]: 'x' });
        expect([field, answer.status]).toEqual([field, 400]);
        expect(answer.body.fields).toEqual({ [field]: 'This field is not known here.' });
      }
      const polluted = await api.call('POST', '/api/auth/email/signup', {
        raw: '{"email":"p@example.com","password":"x","name":"n","__proto__":{"polluted":true}}',
      });
      expect(polluted.status).toBe(400);
      expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    },
  );
});

describeOnSqlite('closed signups', (engine) => {
  it('answer 403 with a sentence, and sign-in still works', async () => {
    const test = await engine.create();
    const open = await createTestApi(test);
    await open.signUp('member@example.com');
    await open.close();
    const closed = await createTestApi(test, { SIGNUPS: 'closed' });
    const answer = await closed.post('/api/auth/email/signup', {
      email: 'late@example.com',
      password: PASSWORD,
      name: 'Late',
    });
    expect([answer.status, answer.body.error]).toEqual([403, 'signups_closed']);
    expect(
      (await closed.post('/api/auth/email/login', { email: 'member@example.com', password: PASSWORD }))
        .status,
    ).toBe(200);
    await closed.close();
    await test.drop();
  });
});

describeOnSqlite('signups by invitation', (engine) => {
  it('are for the addresses that the settings name, and for nobody else', async () => {
    const test = await engine.create();
    const api = await createTestApi(test, {
      SIGNUPS: 'invite',
      OPERATOR_EMAILS: 'operator@example.com',
      INVITED_EMAILS: 'Guest@example.com, other@example.com',
    });
    const signUp = (email: string) =>
      api.post('/api/auth/email/signup', { email, password: PASSWORD, name: 'Guest' });
    const refused = await signUp('stranger@example.com');
    expect([refused.status, refused.body.error]).toEqual([403, 'signups_closed']);
    expect(refused.body.message).toContain('need an invitation');
    expect((await signUp('operator@example.com')).status).toBe(201);
    expect((await signUp('guest@example.com')).status).toBe(201);
    await api.close();
    await test.drop();
  });
});
