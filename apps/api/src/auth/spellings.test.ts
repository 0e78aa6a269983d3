import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSqlite, type TestDatabase } from '../testing/databases.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { makeWebsite } from '../testing/test-websites.ts';
import { createPasswordHashing } from './password-hashing.ts';

/** Two ways in which keyboards put the same words together. */
const WHOLE = 'Zażółć gęślą jaźń 9'.normalize('NFC');
const APART = WHOLE.normalize('NFD');

describe('what is typed on another keyboard', () => {
  let test: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    test = await createSqlite();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });
  const signUp = (email: string, password: string) =>
    api.post('/api/auth/email/signup', { email, password, name: 'Zofia' });
  const logIn = async (email: string, password: string): Promise<number> =>
    (await api.post('/api/auth/email/login', { email, password })).status;

  it('is the same password, whichever way it was set', async () => {
    expect(WHOLE).not.toBe(APART);
    expect((await signUp('whole@example.com', WHOLE)).status).toBe(201);
    expect((await signUp('apart@example.com', APART)).status).toBe(201);
    for (const email of ['whole@example.com', 'apart@example.com']) {
      expect([await logIn(email, WHOLE), await logIn(email, APART)]).toEqual([200, 200]);
      expect(await logIn(email, `${WHOLE}x`)).toBe(401);
    }
  });

  it('is the same password also where it was hashed as it was typed, before', async () => {
    const hashing = createPasswordHashing();
    const before = await hash(APART, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    expect([await hashing.verify(before, APART), await hashing.verify(before, WHOLE)]).toEqual([true, true]);
    expect([await hashing.verify(before, 'another'), await hashing.verify(null, WHOLE)]).toEqual([
      false,
      false,
    ]);
  });

  it('opens a site behind a password too', async () => {
    const ann = await api.signUp('ann@example.com');
    const site = await makeWebsite(api, ann, 'locked');
    const path = `/api/website/${site._id}/edit`;
    const set = await api.call('PUT', path, { token: ann.token, body: { password: APART } });
    expect(set.status).toBe(200);
    const open = async (password: string): Promise<number> => {
      const raw = new URLSearchParams({ password }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return (await api.call('POST', '/', { host: 'locked.localhost:3000', origin: null, raw, headers }))
        .status;
    };
    expect([await open(WHOLE), await open(APART), await open('another')]).toEqual([303, 303, 403]);
  });

  it('is the same account, with a host in other letters', async () => {
    expect((await signUp('user@exämple.example', WHOLE)).status).toBe(201);
    expect(await logIn('USER@EXÄMPLE.example'.normalize('NFD'), WHOLE)).toBe(200);
    expect(await logIn('user@xn--exmple-cua.example', WHOLE)).toBe(200);
    expect((await signUp('user@xn--exmple-cua.example', WHOLE)).body.error).toBe('email_taken');
  });
});

describe('the limit of new accounts', () => {
  it('counts accounts, not tries; and tries far later', async () => {
    const test = await createSqlite();
    const api = await createTestApi(test);
    const signUp = async (email: string, password = WHOLE): Promise<[number, string | undefined]> => {
      const { status, body } = await api.post('/api/auth/email/signup', { email, password, name: 'Zofia' });
      return [status, body.error];
    };
    expect(await signUp('one@example.com')).toEqual([201, undefined]);
    for (let times = 0; times < 6; times += 1) {
      expect(await signUp('one@example.com')).toEqual([409, 'email_taken']);
      expect(await signUp('two@example.com', 'password')).toEqual([400, 'invalid_input']);
      expect(await signUp('no address')).toEqual([400, 'invalid_input']);
    }
    for (const name of ['two', 'three', 'four', 'five']) {
      expect(await signUp(`${name}@example.com`)).toEqual([201, undefined]);
    }
    expect(await signUp('six@example.com')).toEqual([429, 'too_many_requests']);
    // Nobody goes through a list of addresses with it.
    const answers: number[] = [];
    for (let times = 0; times < 40; times += 1) answers.push((await signUp('one@example.com'))[0]);
    expect(answers.at(-1)).toBe(429);
    await api.close();
    await test.drop();
  });
});
