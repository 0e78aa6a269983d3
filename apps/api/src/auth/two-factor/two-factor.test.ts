import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { everyRow } from '../../testing/every-row.ts';
import { createTestApi, PASSWORD, type SignedIn, type TestApi } from '../../testing/test-api.ts';

const MINUTE = 60_000;
type Guarded = SignedIn & { setupKey: string; recoveryCodes: string[] };

describeOnEachDatabase('two-factor sign-in', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let counter = 0;
  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  const codeOf = (setupKey: string, steps = 0): string =>
    new TOTP({ secret: Secret.fromBase32(setupKey) }).generate({
      timestamp: api.services.clock.now() + steps * 30_000,
    });
  const asOwner = (owner: SignedIn, path: string, body: unknown) =>
    api.post(`/api/account/two-factor/${path}`, body, { token: owner.token });
  const guarded = async (): Promise<Guarded> => {
    const owner = await api.signUp(`tf${(counter += 1)}@example.com`);
    const started = await asOwner(owner, 'start', { password: PASSWORD });
    const setupKey = String(started.body.setupKey);
    const confirmed = await asOwner(owner, 'confirm', { code: codeOf(setupKey) });
    expect([started.status, confirmed.status]).toEqual([200, 200]);
    api.advance(MINUTE);
    return { ...owner, setupKey, recoveryCodes: confirmed.body.recoveryCodes as string[] };
  };
  const logIn = async (email: string) => {
    const answer = await api.post('/api/auth/email/login', { email, password: PASSWORD });
    return { answer, challenge: (answer.body.twoFactor as { challenge?: string } | undefined)?.challenge };
  };
  const finish = (challenge: string | undefined, code: string) =>
    api.post('/api/auth/two-factor', { challenge, code });
  const mailsTo = (kind: string, to: string) =>
    api.mails.filter((mail) => mail.kind === kind && mail.to === to);

  once('is set up with a key and a square code, and changes nothing before a first code', async () => {
    const owner = await api.signUp('setup@example.com');
    expect((await asOwner(owner, 'start', { password: 'not my password' })).body.fields).toHaveProperty(
      'password',
    );
    const started = await asOwner(owner, 'start', { password: PASSWORD });
    const { setupKey, uri, qr } = started.body as { setupKey: string; uri: string; qr: string };
    expect(setupKey).toMatch(/^[A-Z2-7]{32}$/u);
    const read = new URL(uri);
    expect(read.protocol).toBe('otpauth:');
    expect(read.searchParams.get('secret')).toBe(setupKey);
    expect(read.searchParams.get('issuer')).toBe('to.site');
    expect(qr).toMatch(/^<svg [^>]*viewBox=/u);
    expect((await logIn(owner.email)).answer.body).toHaveProperty('accessToken');

    const wrong = await asOwner(owner, 'confirm', { code: codeOf(setupKey, 10) });
    expect([wrong.status, wrong.body.error]).toEqual([400, 'invalid_code']);
    // There are none yet.
    expect(wrong.body.message).not.toContain('recovery code');
    const confirmed = await asOwner(owner, 'confirm', { code: codeOf(setupKey) });
    const codes = confirmed.body.recoveryCodes as string[];
    expect(new Set(codes).size).toBe(10);
    await expect.poll(() => mailsTo('two-factor-on', owner.email).length).toBe(1);
    expect((await asOwner(owner, 'start', { password: PASSWORD })).status).toBe(409);

    // Neither the key nor a recovery code can be read in the database.
    const rows = (await everyRow(test.database)).join('\n');
    expect(rows).not.toContain(setupKey);
    for (const code of codes) {
      expect(rows).not.toContain(code);
      expect(rows).not.toContain(code.replaceAll('-', ''));
    }
  });

  once('asks for a code after the password, and gives the tokens for it, once', async () => {
    const owner = await guarded();
    const { answer, challenge } = await logIn(owner.email);
    expect([answer.status, Object.keys(answer.body), answer.cookies]).toEqual([200, ['twoFactor'], {}]);
    const code = codeOf(owner.setupKey);
    const done = await finish(challenge, code);
    expect(done.status).toBe(200);
    expect(done.body).toMatchObject({ accessToken: expect.any(String), user: { _id: owner.userId } });
    expect(Object.keys(done.cookies).sort()).toEqual(['__Host-device', '__Host-rt', '__Host-signed-in']);
    expect((await finish(challenge, codeOf(owner.setupKey, 1))).body.error).toBe('invalid_token');

    // The same code again, on another sign-in: that step is used up, and so is every one before it.
    const second = await logIn(owner.email);
    expect((await finish(second.challenge, code)).body.error).toBe('invalid_code');
    expect((await finish(second.challenge, codeOf(owner.setupKey, -1))).body.error).toBe('invalid_code');
    expect((await finish(second.challenge, codeOf(owner.setupKey, 1))).status).toBe(200);
  });

  it('takes one code once, however many bring it at the same time', async () => {
    const owner = await guarded();
    const challenges = await Promise.all(Array.from({ length: 5 }, () => logIn(owner.email)));
    const code = codeOf(owner.setupKey);
    const answers = await Promise.all(challenges.map(({ challenge }) => finish(challenge, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  once('takes each recovery code once, however it is typed, and says how many are left', async () => {
    const owner = await guarded();
    const [code = ''] = owner.recoveryCodes;
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `;
    expect((await finish((await logIn(owner.email)).challenge, typed)).status).toBe(200);
    expect((await finish((await logIn(owner.email)).challenge, code)).body.error).toBe('invalid_code');
    const account = await api.call('GET', '/api/account', { token: owner.token });
    expect(account.body.twoFactor).toEqual({ enabledAt: expect.any(String), recoveryCodesLeft: 9 });
    await expect.poll(() => mailsTo('recovery-code-used', owner.email)[0]?.text).toContain('9 are left.');
  });

  once(
    'ends a challenge after five wrong codes and after ten minutes, and takes no other account’s code',
    async () => {
      const owner = await guarded();
      const other = await guarded();
      const { challenge } = await logIn(owner.email);
      expect((await finish(challenge, other.recoveryCodes[0] ?? '')).body.error).toBe('invalid_code');
      for (let tries = 0; tries < 4; tries += 1)
        expect((await finish(challenge, codeOf(owner.setupKey, 100 + tries))).body.error).toBe(
          'invalid_code',
        );
      expect((await finish(challenge, codeOf(owner.setupKey))).body.error).toBe('invalid_token');
      const late = await logIn(owner.email);
      api.advance(10 * MINUTE + 1000);
      expect((await finish(late.challenge, codeOf(owner.setupKey))).body.error).toBe('invalid_token');
      expect((await finish('guessed', codeOf(owner.setupKey))).body.error).toBe('invalid_token');
    },
  );

  once('is turned off with the password and a code only, and its recovery codes are dead', async () => {
    const owner = await guarded();
    const off = (password: string, code: string) => asOwner(owner, 'disable', { password, code });
    expect((await off('not my password', codeOf(owner.setupKey))).body.fields).toHaveProperty('password');
    expect((await off(PASSWORD, codeOf(owner.setupKey, 50))).body.error).toBe('invalid_code');
    expect((await logIn(owner.email)).challenge).toBeDefined();
    expect((await off(PASSWORD, codeOf(owner.setupKey))).status).toBe(204);
    expect((await logIn(owner.email)).answer.body).toHaveProperty('accessToken');
    await expect.poll(() => mailsTo('two-factor-off', owner.email).length).toBe(1);
    const left = await test.database.db
      .selectFrom('recovery_codes')
      .select('hash')
      .where('user_id', '=', owner.userId)
      .execute();
    expect(left).toEqual([]);
  });

  once('gives ten new recovery codes for the password and a code; the older ones are dead', async () => {
    const owner = await guarded();
    const renewed = await asOwner(owner, 'recovery-codes', {
      password: PASSWORD,
      code: codeOf(owner.setupKey),
    });
    const [fresh = ''] = renewed.body.recoveryCodes as string[];
    await expect.poll(() => mailsTo('recovery-codes', owner.email).length).toBe(1);
    const { challenge } = await logIn(owner.email);
    expect((await finish(challenge, owner.recoveryCodes[0] ?? '')).body.error).toBe('invalid_code');
    expect((await finish(challenge, fresh)).status).toBe(200);
  });

  once('keeps a challenge from outliving a new password', async () => {
    const owner = await guarded();
    const { challenge } = await logIn(owner.email);
    const changed = await api.call('PUT', '/api/account/password', {
      token: owner.token,
      body: { currentPassword: PASSWORD, newPassword: 'quite another one 77' },
    });
    expect(changed.status).toBe(200);
    expect((await finish(challenge, codeOf(owner.setupKey))).body.error).toBe('invalid_token');
  });
});

describe('guessing codes', () => {
  it('makes the account wait after five wrong ones, whatever the challenge, and nobody else', async () => {
    const { createSqlite } = await import('../../testing/databases.ts');
    const test = await createSqlite();
    const api = await createTestApi(test);
    const owner = await api.signUp('guessed@example.com', { from: '10.0.0.1' });
    const codeNow = (key: string, steps = 0) =>
      new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 });
    const started = await api.post(
      '/api/account/two-factor/start',
      { password: PASSWORD },
      { token: owner.token },
    );
    const key = String(started.body.setupKey);
    await api.post('/api/account/two-factor/confirm', { code: codeNow(key) }, { token: owner.token });
    const challengeFrom = async (from: string): Promise<string> => {
      const body = { email: owner.email, password: PASSWORD };
      const answer = await api.post('/api/auth/email/login', body, { from });
      return (answer.body.twoFactor as { challenge: string }).challenge;
    };
    const tryFrom = async (from: string, code: string) =>
      api.post('/api/auth/two-factor', { challenge: await challengeFrom(from), code }, { from });
    for (let tries = 0; tries < 5; tries += 1)
      expect((await tryFrom(`10.0.1.${tries}`, codeNow(key, 100))).body.error).toBe('invalid_code');
    const refused = await tryFrom('10.0.1.9', codeNow(key, 1));
    expect([refused.status, Number(refused.headers.get('retry-after')) > 600]).toEqual([429, true]);
    await api.close();
    await test.drop();
  });
});
