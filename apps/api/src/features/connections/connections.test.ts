import type { Connection } from '@tosite/api-client/endpoints/connections';
import {
  startFixtureServer,
  type FixtureAnswer,
  type FixtureRequest,
  type FixtureServer,
} from '@tosite/profile-sources/testing/fixture-server';
import type { Preview } from '@tosite/validation/website/preview';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { everyRow } from '../../testing/every-row.ts';
import { LINKEDIN_PATHS, startOidcServer, type OidcServer } from '../../testing/oidc-server.ts';
import {
  createTestApi,
  PASSWORD,
  type SignedIn,
  type TestAnswer,
  type TestApi,
} from '../../testing/test-api.ts';
import { insertConnection } from '../../testing/test-connections.ts';
import { createBody, visit } from '../../testing/test-websites.ts';
import { eventsOf } from '../../testing/uploads.ts';
import { connectionStore } from './connection-store.ts';
import { openTokens } from './sealed-tokens.ts';

const REDIRECT = 'http://dashboard.localhost:3000/callback';
const MINUTE = 60_000;
const SECRET = 'the instagram secret that nobody may see';
const TOKENS = ['IGAAFXshort', 'IGAAFXlong', SECRET];

describeOnEachDatabase('connected accounts', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let platforms: FixtureServer;
  let linkedin: OidcServer;
  let ann: SignedIn;
  let bob: SignedIn;
  /** What Instagram answers in place of its recording. */
  let instagram: ((request: FixtureRequest) => FixtureAnswer | undefined) | null = null;

  beforeAll(async () => {
    test = await engine.create();
    platforms = await startFixtureServer({ answer: (request) => instagram?.(request) });
    linkedin = await startOidcServer({
      paths: LINKEDIN_PATHS,
      redirectUri: REDIRECT,
      claimsInToken: false,
    });
    api = await createTestApi(test, {
      RATE_LIMITS: 'off',
      INSTAGRAM_CLIENT_ID: 'instagram-client',
      INSTAGRAM_CLIENT_SECRET: SECRET,
      INSTAGRAM_API_BASE: `${platforms.origin}/graph.instagram.com`,
      INSTAGRAM_AUTH_BASE: `${platforms.origin}/api.instagram.com`,
      LINKEDIN_CLIENT_ID: linkedin.clientId,
      LINKEDIN_CLIENT_SECRET: linkedin.clientSecret,
      LINKEDIN_BASE: linkedin.origin,
      LINKEDIN_API_BASE: linkedin.origin,
    });
    ann = await api.signUp('ann@example.com');
    bob = await api.signUp('bob@example.com');
  });
  afterAll(async () => {
    await api.close();
    await Promise.all([platforms.close(), linkedin.close()]);
    await test.drop();
  });

  const start = async (owner: SignedIn, platform: string, returnTo = '/settings/general'): Promise<URL> => {
    const answer = await api.post('/api/connections/start', { platform, returnTo }, { token: owner.token });
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
    return new URL(String(answer.body['url']));
  };
  const finish = (owner: SignedIn, code: string, state: string | null) =>
    api.post('/api/connections/finish', { code, state }, { token: owner.token });
  const connectInstagram = async (owner: SignedIn, code = 'AQfresh#_'): Promise<TestAnswer> =>
    finish(owner, code, (await start(owner, 'instagram')).searchParams.get('state'));
  const list = async (owner: SignedIn) =>
    (await api.call('GET', '/api/connections', { token: owner.token })).body as unknown as {
      connections: Connection[];
      available: string[];
    };
  const told = ({ status, body }: TestAnswer) => [status, body.error, body.message];
  const rowOf = async (id: string) => {
    const row = await connectionStore.find(test.database.db, id);
    if (row === null) throw new Error(`no connection ${id}`);
    return row;
  };

  once('can be of the platforms that are configured, and begin with nothing connected', async () => {
    expect(await list(ann)).toEqual({ connections: [], available: ['instagram', 'linkedin'] });
    const bare = await createTestApi(test, { RATE_LIMITS: 'off' });
    const listed = await bare.call('GET', '/api/connections', { token: ann.token });
    expect(listed.body).toEqual({ connections: [], available: [] });
    const refused = await bare.post('/api/connections/start', { platform: 'linkedin' }, { token: ann.token });
    expect(told(refused)).toEqual([
      503,
      'source_not_configured',
      'Connecting this platform is not set up here. Upload your data instead.',
    ]);
    expect(refused.body['next']).toEqual(['import']);
    await bare.close();
  });

  once(
    'of Instagram begin at Instagram, with a state, and end as a row whose tokens are sealed',
    async () => {
      const url = await start(ann, 'instagram');
      expect(`${url.origin}${url.pathname}`).toBe('https://www.instagram.com/oauth/authorize');
      expect(Object.fromEntries(url.searchParams)).toEqual({
        client_id: 'instagram-client',
        redirect_uri: REDIRECT,
        response_type: 'code',
        scope: 'instagram_business_basic',
        state: expect.stringMatching(/^connect\.[\w-]{43}$/u),
      });
      const answer = await finish(ann, 'AQfresh#_', url.searchParams.get('state'));
      expect(answer.status).toBe(200);
      const connection = answer.body['connection'] as Connection;
      expect(answer.body).toEqual({
        returnTo: '/settings/general',
        connection: {
          _id: expect.any(String),
          platform: 'instagram',
          handle: 'saffron.and.slate',
          name: 'Saffron & Slate',
          status: 'active',
          expiresAt: expect.any(String),
          connectedAt: expect.any(String),
        },
      });
      const days = (Date.parse(connection.expiresAt ?? '') - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(59);
      expect((await list(ann)).connections).toEqual([connection]);
      expect((await list(bob)).connections).toEqual([]);
      const row = await rowOf(connection._id);
      expect(openTokens(api.services.keys, row)?.accessToken).toBe('IGAAFXlong');
      // Sealed for exactly this account of exactly this owner.
      expect(openTokens(api.services.keys, { ...row, user_id: bob.userId })).toBeNull();
      expect(openTokens(api.services.keys, { ...row, subject: 'other' })).toBeNull();
    },
  );

  once('that are connected again keep their id, and are active again', async () => {
    const [before] = (await list(ann)).connections;
    const row = await rowOf(before?._id ?? '');
    expect(await connectionStore.markExpired(test.database.db, row, Date.now())).toBe(true);
    expect((await list(ann)).connections).toMatchObject([{ _id: before?._id, status: 'expired' }]);
    const again = await connectInstagram(ann);
    expect(again.body['connection']).toMatchObject({ _id: before?._id, status: 'active' });
    expect((await list(ann)).connections).toHaveLength(1);
  });

  once('of LinkedIn are made with a real provider, whose person has a name and no handle', async () => {
    linkedin.accounts.set('mireille', { name: 'Mireille Okonjo-Blanc', email: 'm@example.com' });
    const url = await start(ann, 'linkedin', '/create');
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    expect(url.searchParams.get('scope')).toBe('openid profile email');
    const back = await linkedin.agree(url.href, 'mireille');
    const answer = await finish(ann, back.searchParams.get('code') ?? '', back.searchParams.get('state'));
    expect([answer.status, answer.body['returnTo']]).toEqual([200, '/create']);
    expect(answer.body['connection']).toMatchObject({
      platform: 'linkedin',
      handle: '',
      name: 'Mireille Okonjo-Blanc',
      status: 'active',
    });
    // The address belongs to signing in: a connection has no use for it.
    expect((await everyRow(test.database)).join('\n')).not.toContain('m@example.com');
  });

  describe('what came back', () => {
    const refusal = [
      400,
      'invalid_token',
      'This took longer than ten minutes, was already finished, or was started in another browser. Start again.',
    ];

    once('counts for whoever began it, and another one cannot use it up', async () => {
      const state = (await start(bob, 'instagram')).searchParams.get('state');
      expect(told(await finish(ann, 'AQfresh', state))).toEqual(refusal);
      expect((await list(ann)).connections.filter(({ platform }) => platform === 'instagram')).toHaveLength(
        1,
      );
      expect((await finish(bob, 'AQfresh', state)).status).toBe(200);
      expect((await list(bob)).connections).toHaveLength(1);
    });

    it('counts once, of any number at the same time', async () => {
      const state = (await start(bob, 'instagram')).searchParams.get('state');
      const answers = await Promise.all(Array.from({ length: 10 }, () => finish(bob, 'AQfresh', state)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(told(await finish(bob, 'AQfresh', state))).toEqual(refusal);
    });

    once('counts for ten minutes', async () => {
      const state = (await start(bob, 'instagram')).searchParams.get('state');
      api.advance(10 * MINUTE + 1000);
      // By then the access token has ended too.
      const login = await api.post('/api/auth/email/login', { email: bob.email, password: PASSWORD });
      const answer = await finish({ ...bob, token: String(login.body['accessToken']) }, 'AQfresh', state);
      api.advance(-10 * MINUTE - 1000);
      expect(told(answer)).toEqual(refusal);
    });

    once('does not count as a sign-in, nor a sign-in as a connection', async () => {
      const state = (await start(bob, 'linkedin')).searchParams.get('state');
      const begun = await api.call('GET', '/api/auth/oauth/linkedin/start', { origin: null });
      const cookie = `__Host-oauth=${begun.cookies['__Host-oauth']}`;
      expect(told(await api.post('/api/auth/oauth/callback', { code: 'x', state }, { cookie }))).toEqual(
        refusal,
      );
      const signIn = new URL(begun.headers.get('location') ?? '').searchParams.get('state');
      expect(told(await finish(bob, 'x', signIn))).toEqual(refusal);
    });

    once('leads to a path of ours, whatever was asked for', async () => {
      for (const evil of ['//evil.test', 'https://evil.test/', '/\\evil.test', '/..//evil.test']) {
        const state = (await start(bob, 'instagram', evil)).searchParams.get('state');
        const answer = await finish(bob, 'AQfresh', state);
        expect([evil, answer.body['returnTo']]).toEqual([evil, '/']);
      }
    });
  });

  once.each([
    [
      'a code that was used',
      'used',
      null,
      502,
      'Instagram did not accept this sign-in. Please connect again.',
    ],
    [
      'a personal account',
      'AQfresh',
      { id: '1', user_id: '2', username: 'nina', account_type: 'PERSONAL' },
      502,
      'Instagram only shares posts of professional accounts. Switch to a (free) creator account, or upload your data.',
    ],
    [
      'an account whose kind is not said',
      'AQfresh',
      { id: '1', user_id: '2', username: 'nina' },
      502,
      'Instagram only shares posts of professional accounts. Switch to a (free) creator account, or upload your data.',
    ],
  ])('%s is refused with a sentence and the way on', async (_, code, me, status, sentence) => {
    const cleo = await api.signUp(`cleo-${Math.random().toString(36).slice(2)}@example.com`);
    instagram = ({ path }) =>
      me !== null && path.startsWith('/v25.0/me')
        ? { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(me) }
        : undefined;
    const answer = await connectInstagram(cleo, code);
    instagram = null;
    expect([answer.status, answer.body.message]).toEqual([status, sentence]);
    expect(answer.body['next']).toContain('import');
    expect((await list(cleo)).connections).toEqual([]);
  });

  once('are a preview and a website with all posts and their pictures, told step by step', async () => {
    const id = (await list(ann)).connections.find(({ platform }) => platform === 'instagram')?._id ?? '';
    const answer = await api.post(
      `/api/connections/${id}/preview`,
      {},
      { token: ann.token, headers: { accept: 'text/event-stream' } },
    );
    const events = eventsOf(answer.text);
    expect(
      events.map(({ event, data }) =>
        event === 'step' ? `${String(data['step'])} ${String(data['status'])}` : event,
      ),
    ).toEqual([
      'profile started',
      'profile done',
      'pictures started',
      'pictures done',
      'pages started',
      'pages done',
      'preview',
    ]);
    const preview = events.at(-1)?.data as unknown as Preview;
    expect(preview).toMatchObject({
      platform: 'instagram',
      suggestedName: 'Saffron & Slate',
      source: { method: 'instagram:graph' },
    });
    expect(preview.profile.media.length).toBeGreaterThan(30);
    const label = `account${engine.dialect}`;
    const created = await api.post('/api/website/create', createBody(preview, label), { token: ann.token });
    expect(created.status).toBe(201);
    expect((await visit(api, label)).text).toContain('Saffron &amp; Slate');
  });

  once('of LinkedIn are a preview with what LinkedIn gives, which says what is missing', async () => {
    const id = (await list(ann)).connections.find(({ platform }) => platform === 'linkedin')?._id ?? '';
    const { status, body } = await api.post(`/api/connections/${id}/preview`, {}, { token: ann.token });
    expect([status, body['suggestedName']]).toEqual([200, 'Mireille Okonjo-Blanc']);
    expect(body['source']).toMatchObject({
      method: 'linkedin:userinfo',
      warnings: ['LinkedIn hides your work history from us. Add it by uploading your data.'],
      next: ['import'],
    });
  });

  once('of another owner are not found, and their tokens stay where they are', async () => {
    const id = (await list(ann)).connections[0]?._id ?? '';
    for (const [method, path] of [
      ['POST', `/api/connections/${id}/preview`],
      ['DELETE', `/api/connections/${id}`],
    ] as const) {
      const answer = await api.call(method, path, {
        token: bob.token,
        ...(method === 'POST' ? { body: {} } : {}),
      });
      expect([answer.status, answer.body.error]).toEqual([404, 'not_found']);
    }
    expect((await list(ann)).connections.map(({ _id }) => _id)).toContain(id);
  });

  it('that their owner has ended at the platform expire at the next reading, with one mail and a way back', async () => {
    const dora = await api.signUp(`dora-${engine.dialect}@example.com`);
    const id = await insertConnection(api, dora.userId, { token: 'IGAAFXremoved' });
    const preview = () => api.post(`/api/connections/${id}/preview`, {}, { token: dora.token });
    const answers = await Promise.all([preview(), preview(), preview()]);
    for (const answer of [...answers, await preview()]) {
      expect([answer.status, answer.body.message, answer.body['next']]).toEqual([
        502,
        'Your Instagram connection has expired. Please connect again.',
        ['connect', 'import'],
      ]);
    }
    expect((await list(dora)).connections).toMatchObject([{ _id: id, status: 'expired' }]);
    expect((await rowOf(id)).sealed).toBe('');
    await expect.poll(async () => (await api.services.queue.counts()).waiting, { timeout: 45_000 }).toBe(0);
    const expired = () =>
      api.mails.filter(({ to, kind }) => to === dora.email && kind === 'connection-expired');
    // Nothing waits any more, but the last one may be on its way.
    await expect.poll(() => expired().length, { timeout: 20_000 }).toBe(1);
    const mails = expired();
    expect(mails[0]?.text).toContain('Please connect again');
    expect(mails[0]?.text).toContain('http://dashboard.localhost:3000/settings/general');
    const activity = await test.database.db
      .selectFrom('activity')
      .select(['kind', 'data'])
      .where('user_id', '=', dora.userId)
      .execute();
    expect(activity.map(({ kind }) => kind)).toEqual(['connection_expired']);
    // Connected again, all is as before.
    expect((await connectInstagram(dora)).body['connection']).toMatchObject({ _id: id, status: 'active' });
    expect((await preview()).status).toBe(200);
  });

  once('that the platform limits or does not answer for stay connected', async () => {
    const id = await insertConnection(api, bob.userId, { token: 'IGAAFXtransient', subject: 'slow' });
    const answer = await api.post(`/api/connections/${id}/preview`, {}, { token: bob.token });
    expect([answer.status, answer.body.error]).toEqual([502, 'platform_unavailable']);
    expect((await rowOf(id)).status).toBe('active');
    expect((await api.call('DELETE', `/api/connections/${id}`, { token: bob.token })).status).toBe(204);
  });

  once('are deleted with their tokens, by themselves or with the account', async () => {
    const eve = await api.signUp(`eve-${engine.dialect}@example.com`);
    await connectInstagram(eve);
    const [connection] = (await list(eve)).connections;
    const path = `/api/connections/${connection?._id ?? ''}`;
    expect((await api.call('DELETE', path, { token: eve.token })).status).toBe(204);
    expect((await api.call('DELETE', path, { token: eve.token })).status).toBe(404);
    expect((await list(eve)).connections).toEqual([]);
    await connectInstagram(eve);
    await api.call('DELETE', '/api/auth/delete-account', { token: eve.token });
    const left = await connectionStore.ofOwner(test.database.db, eve.userId);
    expect(left).toEqual([]);
  });

  once('leave no code, token or secret in any log line, mail, row or answer', async () => {
    await expect.poll(async () => (await api.services.queue.counts()).waiting, { timeout: 45_000 }).toBe(0);
    const secrets = [...TOKENS, 'AQfresh', 'IGAAFXremoved', ...linkedin.issued, linkedin.clientSecret];
    const written = [
      ...(await everyRow(test.database)),
      ...api.logLines,
      ...api.mails.map((mail) => JSON.stringify(mail)),
      JSON.stringify(await list(ann)),
    ].join('\n');
    expect(written).toContain('saffron.and.slate');
    for (const secret of secrets) expect(written).not.toContain(secret);
    expect(api.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
