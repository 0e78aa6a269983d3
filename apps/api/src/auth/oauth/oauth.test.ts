import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { everyRow } from '../../testing/every-row.ts';
import { startJsonServer, type JsonServer } from '../../testing/local-json-server.ts';
import { GOOGLE_PATHS, LINKEDIN_PATHS, startOidcServer, type OidcServer } from '../../testing/oidc-server.ts';
import { createTestApi, PASSWORD, type TestAnswer, type TestApi } from '../../testing/test-api.ts';

const REDIRECT = 'http://dashboard.localhost:3000/callback';
const MINUTE = 60_000;

describeOnEachDatabase('signing in with others', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let google: OidcServer;
  let linkedin: OidcServer;
  let github: JsonServer;
  const githubUser = { id: 583_231, login: 'annowner', name: 'Ann Owner' };
  let githubEmails: unknown = [];
  const githubTokens: string[] = [];

  beforeAll(async () => {
    test = await engine.create();
    google = await startOidcServer({ paths: GOOGLE_PATHS, redirectUri: REDIRECT, claimsInToken: true });
    linkedin = await startOidcServer({ paths: LINKEDIN_PATHS, redirectUri: REDIRECT, claimsInToken: false });
    github = await startJsonServer(({ path, form, headers }) => {
      if (path === '/login/oauth/access_token') {
        // GitHub says no with status 200.
        if (form.get('code') !== 'good-code')
          return { json: { error: 'bad_verification_code', error_description: 'x' } };
        githubTokens.push(`gho_${'a'.repeat(20)}${githubTokens.length}`);
        return {
          json: { access_token: githubTokens.at(-1), scope: 'read:user,user:email', token_type: 'bearer' },
        };
      }
      if (headers.authorization !== `Bearer ${githubTokens.at(-1)}`)
        return { status: 401, json: { message: 'Bad credentials' } };
      if (path === '/user') return { json: githubUser };
      return path === '/user/emails' ? { json: githubEmails } : undefined;
    });
    api = await createTestApi(test, {
      RATE_LIMITS: 'off',
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      GOOGLE_OAUTH_BASE: google.origin,
      LINKEDIN_CLIENT_ID: linkedin.clientId,
      LINKEDIN_CLIENT_SECRET: linkedin.clientSecret,
      LINKEDIN_BASE: linkedin.origin,
      LINKEDIN_API_BASE: linkedin.origin,
      GITHUB_CLIENT_ID: 'github-client',
      GITHUB_CLIENT_SECRET: 'github-client-secret-of-the-tests',
      GITHUB_BASE: github.origin,
      GITHUB_API_BASE: github.origin,
    });
  });
  afterAll(async () => {
    await api.close();
    await Promise.all([google.close(), linkedin.close(), github.close()]);
    await test.drop();
  });

  const start = async (provider: string, returnTo = '/account', cookie?: string) => {
    const answer = await api.call(
      'GET',
      `/api/auth/oauth/${provider}/start?returnTo=${encodeURIComponent(returnTo)}`,
      {
        origin: null,
        ...(cookie === undefined ? {} : { cookie }),
      },
    );
    expect([answer.status, answer.text]).toEqual([302, '']);
    return {
      url: new URL(answer.headers.get('location') ?? ''),
      cookie: `__Host-oauth=${answer.cookies['__Host-oauth']}`,
      setCookie: answer.headers.getSetCookie().join(),
    };
  };
  const finish = (code: string | null, state: string | null, cookie: string) =>
    api.post('/api/auth/oauth/callback', { code, state }, cookie === '' ? {} : { cookie });
  const signIn = async (
    provider: OidcServer,
    name: 'google' | 'linkedin',
    login: string,
  ): Promise<TestAnswer> => {
    const { url, cookie } = await start(name);
    const back = await provider.agree(url.href, login);
    return finish(back.searchParams.get('code'), back.searchParams.get('state'), cookie);
  };
  const userOf = (email: string) =>
    test.database.db.selectFrom('users').selectAll().where('email_normalized', '=', email).executeTakeFirst();

  once(
    'is offered with those that are configured, and begins with a challenge, a state, a nonce and a cookie',
    async () => {
      const offered = await api.call('GET', '/api/auth/oauth/providers');
      expect(offered.body).toEqual({
        providers: [{ provider: 'google' }, { provider: 'github' }, { provider: 'linkedin' }],
      });
      for (const provider of ['google', 'github', 'linkedin']) {
        const { url, setCookie } = await start(provider);
        expect(url.searchParams.get('code_challenge_method')).toBe('S256');
        expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/u);
        expect(url.searchParams.get('state')).toMatch(/^signin\.[\w-]{43}$/u);
        expect(url.searchParams.get('redirect_uri')).toBe(REDIRECT);
        expect(url.searchParams.has('nonce')).toBe(provider !== 'github');
        expect(setCookie).toMatch(
          /^__Host-oauth=[\w-]{43}; Max-Age=600; Path=\/; Secure; HttpOnly; SameSite=Lax$/u,
        );
      }
      expect((await api.call('GET', '/api/auth/oauth/facebook/start')).status).toBe(404);
    },
  );

  once.each([
    ['google', 'new-google'],
    ['linkedin', 'new-linkedin'],
  ] as const)(
    'opens an account with %s, and finds it again whatever its address there is by then',
    async (name, login) => {
      const server = name === 'google' ? google : linkedin;
      server.accounts.set(login, { email: `${login}@example.com`, email_verified: true, name: 'Nia New' });
      const first = await signIn(server, name, login);
      expect([first.status, first.body.message]).toEqual([200, undefined]);
      expect(first.body).toMatchObject({
        accessToken: expect.any(String),
        refreshToken: expect.any(String),
        returnTo: '/account',
        user: { email: `${login}@example.com`, name: 'Nia New', emailVerified: true },
      });
      expect(Object.keys(first.cookies).sort()).toEqual(['__Host-device', '__Host-rt', '__Host-signed-in']);
      const row = await userOf(`${login}@example.com`);
      expect(row).toMatchObject({ password_hash: null, email_verified_at: expect.any(Number) });
      const status = await api.call('GET', '/api/auth/status', { token: String(first.body['accessToken']) });
      expect(status.status).toBe(200);
      server.accounts.set(login, { email: 'moved@elsewhere.example', email_verified: true });
      const again = await signIn(server, name, login);
      expect(again.body).toMatchObject({ user: { email: `${login}@example.com` } });
      const password = await api.post('/api/auth/email/login', {
        email: `${login}@example.com`,
        password: PASSWORD,
      });
      expect(password.status).toBe(401);
    },
  );

  once("reads GitHub's verified primary address, and none that is not", async () => {
    const github = async () => {
      const { url, cookie } = await start('github');
      return finish('good-code', url.searchParams.get('state'), cookie);
    };
    githubEmails = [
      { email: 'old@example.com', primary: false, verified: true, visibility: null },
      { email: 'gh@example.com', primary: true, verified: false, visibility: 'private' },
    ];
    const refused = await github();
    expect([refused.status, refused.body.error]).toEqual([403, 'forbidden']);
    expect(refused.body.message).toContain('GitHub has not confirmed an e-mail address of yours.');
    githubEmails = [{ email: 'gh@example.com', primary: true, verified: true, visibility: 'private' }];
    const answer = await github();
    expect(answer.body).toMatchObject({ user: { email: 'gh@example.com', name: 'Ann Owner' } });
    const { url, cookie } = await start('github');
    const wrong = await finish('used-code', url.searchParams.get('state'), cookie);
    expect([wrong.status, wrong.body.error, wrong.body.message]).toEqual([
      400,
      'invalid_token',
      'GitHub did not accept this sign-in. Start again.',
    ]);
  });

  once('joins an account whose address is confirmed here too, and tells its owner', async () => {
    await api.signUp('joined@example.com');
    await api.post('/api/auth/verify-email', {
      token: await api.mailedToken('verify', 'joined@example.com'),
    });
    const before = await userOf('joined@example.com');
    google.accounts.set('joins', { email: 'Joined@Example.com', email_verified: true, name: 'Mallory' });
    const answer = await signIn(google, 'google', 'joins');
    expect(answer.body).toMatchObject({ user: { _id: before?.id, name: 'Ann Owner' } });
    expect(await userOf('joined@example.com')).toEqual(before);
    await expect
      .poll(
        () =>
          api.mails.filter(({ kind, to }) => kind === 'sign-in-added' && to === 'joined@example.com').length,
        { timeout: 20_000 },
      )
      .toBe(1);
    const mail = api.mails.find(({ kind }) => kind === 'sign-in-added');
    expect(mail?.text).not.toContain('Mallory');
    expect(
      (await api.post('/api/auth/email/login', { email: 'joined@example.com', password: PASSWORD })).status,
    ).toBe(200);
  });

  once(
    'never takes over an account whose address was only claimed, and works once it is confirmed',
    async () => {
      await api.signUp('claimed@example.com');
      const before = await userOf('claimed@example.com');
      google.accounts.set('claimant', {
        email: 'claimed@example.com',
        email_verified: true,
        name: 'The Owner',
      });
      const refused = await signIn(google, 'google', 'claimant');
      expect([refused.status, refused.body.error]).toEqual([409, 'email_taken']);
      expect(refused.body.message).toContain('never confirmed');
      expect(refused.cookies).toEqual({});
      expect(await userOf('claimed@example.com')).toEqual(before);
      await api.post('/api/auth/verify-email', {
        token: await api.mailedToken('verify', 'claimed@example.com'),
      });
      expect((await signIn(google, 'google', 'claimant')).status).toBe(200);
    },
  );

  once('takes no address that the provider has not confirmed', async () => {
    for (const [login, account] of Object.entries({
      unverified: { email: 'u1@example.com', email_verified: false },
      unsaid: { email: 'u2@example.com' },
      none: { name: 'Nobody' },
      odd: { email: '"a@evil.test x"@int.test', email_verified: true },
    })) {
      google.accounts.set(login, account);
      const refused = await signIn(google, 'google', login);
      expect([login, refused.status, refused.body.error]).toEqual([login, 403, 'forbidden']);
    }
    expect(await userOf('u1@example.com')).toBeUndefined();
  });

  once('gives names that would turn a mail into an advert another form', async () => {
    google.accounts.set('advert', {
      email: 'jo.doe+x@example.com',
      email_verified: true,
      name: 'Buy at https://evil.test',
    });
    expect((await signIn(google, 'google', 'advert')).body).toMatchObject({ user: { name: 'jo doe x' } });
  });

  describe('what came back', () => {
    const returned = async (login = 'new-google') => {
      const { url, cookie } = await start('google');
      const back = await google.agree(url.href, login);
      return {
        code: back.searchParams.get('code') ?? '',
        state: back.searchParams.get('state') ?? '',
        cookie,
      };
    };
    const refusal = [
      400,
      'invalid_token',
      'This took longer than ten minutes, was already finished, or was started in another browser. Start again.',
    ];
    const told = ({ status, body }: TestAnswer) => [status, body.error, body.message];

    once('counts once', async () => {
      const { code, state, cookie } = await returned();
      expect((await finish(code, state, cookie)).status).toBe(200);
      expect(told(await finish(code, state, cookie))).toEqual(refusal);
    });

    it('counts once of twenty at the same time', async () => {
      google.accounts.set('twenty', { email: 'twenty@example.com', email_verified: true, name: 'Of Twenty' });
      const { code, state, cookie } = await returned('twenty');
      const answers = await Promise.all(Array.from({ length: 20 }, () => finish(code, state, cookie)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    once('counts in the browser that began it only, and another one cannot use it up', async () => {
      const { code, state, cookie } = await returned();
      expect(told(await finish(code, state, ''))).toEqual(refusal);
      const other = await start('github');
      expect(told(await finish(code, state, other.cookie))).toEqual(refusal);
      expect(told(await finish(code, state, `${cookie}; ${other.cookie}`))).toEqual(refusal);
      expect((await finish(code, state, cookie)).status).toBe(200);
    });

    once('counts for ten minutes', async () => {
      const { code, state, cookie } = await returned();
      api.advance(10 * MINUTE + 1000);
      expect(told(await finish(code, state, cookie))).toEqual(refusal);
      api.advance(-10 * MINUTE - 1000);
      for (const sweep of api.services.sweeps) await sweep();
    });

    once(
      'counts with its own state: two tabs do not disturb each other, nor can their codes be swapped',
      async () => {
        const one = await start('google');
        const two = await start('google', '/posts', one.cookie);
        expect(two.cookie).toBe(one.cookie);
        const [first, second] = [
          await google.agree(one.url.href, 'new-google'),
          await google.agree(two.url.href, 'new-google'),
        ];
        const swapped = await finish(
          first.searchParams.get('code'),
          second.searchParams.get('state'),
          one.cookie,
        );
        expect([swapped.status, swapped.body.error]).toEqual([400, 'invalid_token']);
        const three = await finish(
          first.searchParams.get('code'),
          first.searchParams.get('state'),
          one.cookie,
        );
        expect(three.status).toBe(200);
      },
    );

    once('leads to a path of ours, whatever was asked for', async () => {
      google.accounts.set('redirected', { email: 'redirected@example.com', email_verified: true });
      for (const evil of [
        '//evil.test',
        'https://evil.test/',
        '/\\evil.test',
        'javascript:alert(1)',
        '/..//evil.test',
        '/\t/evil.test',
        'x'.repeat(600),
      ]) {
        const { url, cookie } = await start('google', evil);
        expect(url.href.startsWith(`${google.origin}/`)).toBe(true);
        const back = await google.agree(url.href, 'redirected');
        const answer = await finish(back.searchParams.get('code'), back.searchParams.get('state'), cookie);
        expect([evil, answer.body['returnTo']]).toEqual([evil, '/']);
      }
    });

    once('must come from our own pages, where it says whence it comes', async () => {
      const { code, state, cookie } = await returned();
      const answer = await api.post(
        '/api/auth/oauth/callback',
        { code, state },
        { cookie, origin: 'http://site.localhost:3000' },
      );
      expect([answer.status, answer.body.error]).toEqual([403, 'bad_origin']);
    });
  });

  it('opens one account when the same person comes in two tabs at once', async () => {
    linkedin.accounts.set('twice', { email: 'twice@example.com', email_verified: 'true', name: 'Two Tabs' });
    const answers = await Promise.all([
      signIn(linkedin, 'linkedin', 'twice'),
      signIn(linkedin, 'linkedin', 'twice'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const rows = await test.database.db
      .selectFrom('identities')
      .selectAll()
      .where('subject', '=', 'twice')
      .execute();
    expect(rows).toHaveLength(1);
  });

  once('ends with the account', async () => {
    google.accounts.set('leaver', { email: 'leaver@example.com', email_verified: true, name: 'Lea' });
    const { body } = await signIn(google, 'google', 'leaver');
    expect(
      (await api.call('DELETE', '/api/auth/delete-account', { token: String(body['accessToken']) })).status,
    ).toBe(204);
    expect((await everyRow(test.database)).filter((row) => row.includes('leaver'))).toEqual([]);
    const again = await signIn(google, 'google', 'leaver');
    expect(again.status).toBe(200);
  });

  once('leaves no code, token or secret of a provider in any log line, mail or row', async () => {
    await expect.poll(async () => (await api.services.queue.counts()).waiting, { timeout: 20_000 }).toBe(0);
    const secrets = [
      ...google.issued,
      ...linkedin.issued,
      ...githubTokens,
      'good-code',
      google.clientSecret,
      'github-client-secret-of-the-tests',
    ];
    expect(secrets.length).toBeGreaterThan(40);
    const written = [
      ...(await everyRow(test.database)),
      ...api.logLines,
      ...api.mails.map((mail) => JSON.stringify(mail)),
    ].join('\n');
    for (const secret of secrets) expect(written).not.toContain(secret);
    expect(api.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
