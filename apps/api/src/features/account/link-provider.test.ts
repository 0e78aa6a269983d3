import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { GOOGLE_PATHS, startOidcServer, type OidcServer } from '../../testing/oidc-server.ts';
import { createTestApi, PASSWORD, type SignedIn, type TestApi } from '../../testing/test-api.ts';

const REDIRECT = 'http://dashboard.localhost:3000/callback';

describeOnEachDatabase('ways of signing in', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let google: OidcServer;
  let counter = 0;
  beforeAll(async () => {
    test = await engine.create();
    google = await startOidcServer({ paths: GOOGLE_PATHS, redirectUri: REDIRECT, claimsInToken: true });
    api = await createTestApi(test, {
      RATE_LIMITS: 'off',
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_OAUTH_BASE: google.origin,
    });
  });
  afterAll(async () => {
    await api.close();
    await google.close();
    await test.drop();
  });

  const newOwner = (): Promise<SignedIn> => api.signUp(`way${(counter += 1)}@example.com`);
  const start = (owner: SignedIn, provider = 'google', password = PASSWORD) =>
    api.post(`/api/account/providers/${provider}/link`, { password }, { token: owner.token });
  /** What the provider sends back for this login. */
  const agree = async (owner: SignedIn, login: string) => {
    google.accounts.set(login, { email: `${login}@elsewhere.example`, email_verified: true, name: 'Nia' });
    const { body } = await start(owner);
    const back = await google.agree(String(body.url), login);
    return { code: back.searchParams.get('code'), state: back.searchParams.get('state') };
  };
  const finish = (owner: SignedIn, returned: object) =>
    api.post('/api/account/providers/finish', returned, { token: owner.token });
  const unlink = (owner: SignedIn) =>
    api.call('DELETE', '/api/account/providers/google', { token: owner.token });
  const signIn = async (login: string) => {
    const begun = await api.call('GET', '/api/auth/oauth/google/start?returnTo=/account', { origin: null });
    const back = await google.agree(begun.headers.get('location') ?? '', login);
    return api.post(
      '/api/auth/oauth/callback',
      { code: back.searchParams.get('code'), state: back.searchParams.get('state') },
      { cookie: `__Host-oauth=${begun.cookies['__Host-oauth']}` },
    );
  };

  once(
    'are listed, linked with the password, used, and taken away again; each change is told by mail',
    async () => {
      const owner = await newOwner();
      const listed = async () =>
        (await api.call('GET', '/api/account', { token: owner.token })).body.providers;
      expect(await listed()).toEqual([
        { provider: 'google', linkedAt: null, lastUsedAt: null, offered: true },
      ]);
      expect((await start(owner, 'google', 'not my password')).body.fields).toHaveProperty('password');
      expect((await start(owner, 'github')).body.error).toBe('source_not_configured');
      expect((await start(owner, 'facebook')).status).toBe(404);

      const linked = await finish(owner, await agree(owner, 'linked'));
      expect(linked.body).toEqual({ provider: 'google', returnTo: '/account' });
      expect(await listed()).toMatchObject([{ provider: 'google', linkedAt: expect.any(String) }]);
      expect((await start(owner)).body.error).toBe('conflict');
      expect((await signIn('linked')).body.user).toMatchObject({ _id: owner.userId, email: owner.email });

      expect((await unlink(owner)).status).toBe(204);
      expect((await unlink(owner)).status).toBe(404);
      const kinds = () => api.mails.filter(({ to }) => to === owner.email).map(({ kind }) => kind as string);
      await expect.poll(kinds).toEqual(expect.arrayContaining(['sign-in-added', 'sign-in-removed']));
      const words = api.mails.filter(({ to }) => to === owner.email).map(({ text }) => text);
      expect(words.join()).not.toMatch(/Nia|elsewhere/u);
    },
  );

  it('are never taken away when none is left', async () => {
    const owner = await newOwner();
    await finish(owner, await agree(owner, 'only'));
    const { db } = test.database;
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', owner.userId).execute();
    const refused = await unlink(owner);
    expect([refused.status, refused.body.error]).toEqual([409, 'conflict']);
    expect(refused.body.message).toContain('Google is the only way into your account.');
    // A second way: of both being taken away at the same moment, one stays.
    await db
      .insertInto('identities')
      .values({
        provider: 'github',
        subject: owner.userId,
        user_id: owner.userId,
        created_at: 1,
        last_used_at: 1,
      })
      .execute();
    const answers = await Promise.all(
      ['google', 'github'].map((provider) =>
        api.call('DELETE', `/api/account/providers/${provider}`, { token: owner.token }),
      ),
    );
    expect(answers.map(({ status }) => String(status)).sort()).toEqual(['204', '409']);
  });

  once('go to the account that asked only, and never away from another', async () => {
    const owner = await newOwner();
    const stranger = await newOwner();
    const returned = await agree(owner, 'shared');
    expect((await finish(stranger, returned)).body.error).toBe('invalid_token');
    expect((await finish(owner, returned)).status).toBe(200);
    expect((await finish(owner, returned)).body.error).toBe('invalid_token');
    const taken = await finish(stranger, await agree(stranger, 'shared'));
    expect([taken.status, taken.body.error]).toEqual([409, 'conflict']);
    expect((await signIn('shared')).body.user).toMatchObject({ _id: owner.userId });
    // What was begun as a link cannot be finished as a sign-in.
    const other = await newOwner();
    const link = await agree(other, 'confused');
    const asSignIn = await api.post('/api/auth/oauth/callback', link, {
      cookie: `__Host-oauth=${'a'.repeat(43)}`,
    });
    expect(asSignIn.body.error).toBe('invalid_token');
  });

  once(
    'ask for the code of two-factor sign-in as the password does, and go on where one was going',
    async () => {
      const owner = await newOwner();
      await finish(owner, await agree(owner, 'guarded'));
      const codeNow = (key: string) =>
        new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: api.services.clock.now() });
      const started = await api.post(
        '/api/account/two-factor/start',
        { password: PASSWORD },
        { token: owner.token },
      );
      const key = String(started.body.setupKey);
      await api.post('/api/account/two-factor/confirm', { code: codeNow(key) }, { token: owner.token });
      api.advance(60_000);
      const answer = await signIn('guarded');
      expect([answer.status, Object.keys(answer.body), answer.cookies['__Host-rt']]).toEqual([
        200,
        ['twoFactor'],
        undefined,
      ]);
      const { challenge } = answer.body.twoFactor as { challenge: string };
      const done = await api.post('/api/auth/two-factor', { challenge, code: codeNow(key) });
      expect(done.body).toMatchObject({ user: { _id: owner.userId }, returnTo: '/account' });
    },
  );
});
