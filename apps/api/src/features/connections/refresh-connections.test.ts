import {
  startFixtureServer,
  type FixtureAnswer,
  type FixtureRequest,
  type FixtureServer,
} from '@tosite/profile-sources/testing/fixture-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { everyRow } from '../../testing/every-row.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { insertConnection } from '../../testing/test-connections.ts';
import { connectionStore } from './connection-store.ts';
import { openTokens } from './sealed-tokens.ts';

const DAY = 86_400_000;
const OLD = 'the first secret of the tests and long enough';
const NEW = 'the second secret of the tests and long enough';
const json = (status: number, body: unknown): FixtureAnswer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describeOnEachDatabase('tokens of connected accounts', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let platforms: FixtureServer;
  let people = 0;
  let answer: ((request: FixtureRequest) => FixtureAnswer | undefined) | null = null;

  const settings = () => ({
    RATE_LIMITS: 'off',
    SESSION_SECRET: OLD,
    INSTAGRAM_CLIENT_ID: 'instagram-client',
    INSTAGRAM_CLIENT_SECRET: 'instagram-secret',
    INSTAGRAM_API_BASE: `${platforms.origin}/graph.instagram.com`,
    LINKEDIN_CLIENT_ID: 'linkedin-client',
    LINKEDIN_CLIENT_SECRET: 'linkedin-secret',
    LINKEDIN_BASE: `${platforms.origin}/www.linkedin.com`,
    LINKEDIN_API_BASE: `${platforms.origin}/api.linkedin.com`,
    LINKEDIN_PORTABILITY: 'on',
  });
  beforeAll(async () => {
    test = await engine.create();
    platforms = await startFixtureServer({ answer: (request) => answer?.(request) });
    api = await createTestApi(test, settings());
  });
  beforeEach(() => {
    answer = null;
    platforms.requests.length = 0;
  });
  afterAll(async () => {
    await api.close();
    await platforms.close();
    await test.drop();
  });

  /** An owner with one connection, had `ageDays` ago, that ends in `leftDays`. */
  const connected = async (
    { ageDays = 50, leftDays = 10 },
    row: Parameters<typeof insertConnection>[2] = {},
  ) => {
    people += 1;
    const owner = await api.signUp(`owner-${engine.dialect}-${people}@example.com`);
    const now = api.services.clock.now();
    const id = await insertConnection(api, owner.userId, {
      obtained_at: now - ageDays * DAY,
      expires_at: now + leftDays * DAY,
      ...row,
    });
    return { ...owner, id };
  };
  /** What happens once an hour, and the jobs that it causes. */
  const sweep = async (): Promise<void> => {
    for (const one of api.services.sweeps) await one();
    await expect
      .poll(
        async () => {
          const { waiting, running } = await api.services.queue.counts();
          return waiting + running;
        },
        { timeout: 10_000 },
      )
      .toBe(0);
  };
  const rowOf = async (id: string) => {
    const row = await connectionStore.find(test.database.db, id);
    if (row === null) throw new Error(`no connection ${id}`);
    return row;
  };
  const tokenOf = async (id: string) => openTokens(api.services.keys, await rowOf(id))?.accessToken;
  const mailsTo = (to: string, kind: string) =>
    api.mails.filter((mail) => mail.to === to && mail.kind === kind);
  const askedFor = (part: string) => platforms.requests.filter(({ path }) => path.includes(part)).length;

  it('are renewed before they end, once, and stay sealed', async () => {
    const { id } = await connected({ leftDays: 10 });
    const before = await rowOf(id);
    await sweep();
    expect(await tokenOf(id)).toBe('IGAAFXlong2');
    const after = await rowOf(id);
    expect(after).toMatchObject({ id, status: 'active', connected_at: before.connected_at });
    expect((after.expires_at ?? 0) - api.services.clock.now()).toBeGreaterThan(59 * DAY);
    await sweep();
    expect(askedFor('/refresh_access_token')).toBe(1);
    const rows = (await everyRow(test.database)).join('\n');
    for (const token of ['IGAAFXlong2', 'IGAAFXgoodtoken0001']) expect(rows).not.toContain(token);
  });

  once('that last for weeks yet, or are younger than a day, are left alone', async () => {
    const far = await connected({ leftDays: 30 });
    const young = await connected({ ageDays: 0.5, leftDays: 10 });
    await sweep();
    expect(askedFor('/refresh_access_token')).toBe(0);
    expect([await tokenOf(far.id), await tokenOf(young.id)]).toEqual([
      'IGAAFXgoodtoken0001',
      'IGAAFXgoodtoken0001',
    ]);
  });

  once(
    'that the platform refuses to renew end the connection, with one mail, however often it is tried',
    async () => {
      answer = ({ path }) =>
        path.startsWith('/refresh_access_token')
          ? json(400, { error: { message: 'x', type: 'OAuthException', code: 190, error_subcode: 460 } })
          : undefined;
      const { id, email } = await connected({ leftDays: 10 });
      await sweep();
      await sweep();
      expect(await rowOf(id)).toMatchObject({ status: 'expired', sealed: '' });
      expect(mailsTo(email, 'connection-expired')).toHaveLength(1);
      expect(askedFor('/refresh_access_token')).toBe(1);
    },
  );

  once('that cannot be renewed this hour are tried again the next one', async () => {
    answer = ({ path }) => (path.startsWith('/refresh_access_token') ? json(503, {}) : undefined);
    const { id, email } = await connected({ leftDays: 10 });
    await sweep();
    expect(await rowOf(id)).toMatchObject({ status: 'active' });
    expect(mailsTo(email, 'connection-expired')).toEqual([]);
    answer = null;
    // The platform is given a rest of some minutes after it failed.
    api.advance(3_600_000);
    await sweep();
    expect(await tokenOf(id)).toBe('IGAAFXlong2');
  });

  once('that have ended without anybody noticing end the connection', async () => {
    const { id, email } = await connected({ leftDays: -1 });
    await sweep();
    expect(await rowOf(id)).toMatchObject({ status: 'expired', sealed: '' });
    expect(mailsTo(email, 'connection-expired')).toHaveLength(1);
    expect(askedFor('/refresh_access_token')).toBe(0);
  });

  once(
    'of LinkedIn that only their owner can renew are announced a week ahead, once, and end on their day',
    async () => {
      const linkedin = { platform: 'linkedin', handle: '', subject: 'person', token: 'good' } as const;
      const { id, email } = await connected({ leftDays: 10 }, linkedin);
      await sweep();
      expect(mailsTo(email, 'connection-ending')).toEqual([]);
      api.advance(4 * DAY);
      await sweep();
      await sweep();
      const [mail, ...more] = mailsTo(email, 'connection-ending');
      expect(more).toEqual([]);
      const day = new Date((await rowOf(id)).expires_at ?? 0).toISOString().slice(0, 10);
      expect(mail?.subject).toBe(`Your LinkedIn connection ends on ${day}`);
      expect((await rowOf(id)).status).toBe('active');
      api.advance(7 * DAY);
      await sweep();
      expect((await rowOf(id)).status).toBe('expired');
      expect(mailsTo(email, 'connection-expired')).toHaveLength(1);
    },
  );

  once.each([
    ['before they end', 5],
    ['even afterwards', -3],
  ])('of LinkedIn with a refresh token are renewed with it, %s', async (_, leftDays) => {
    let form = new URLSearchParams();
    answer = ({ host, path, body }) => {
      if (host !== 'www.linkedin.com' || !path.startsWith('/oauth/v2/accessToken')) return undefined;
      form = new URLSearchParams(body);
      return json(200, {
        access_token: 'AQXrenewed',
        expires_in: 5_184_000,
        scope: 'email,openid,profile',
        token_type: 'Bearer',
      });
    };
    const row = { platform: 'linkedin', handle: '', token: 'old', refreshToken: 'AQWrefresh' } as const;
    const { id } = await connected({ leftDays }, row);
    await sweep();
    expect([form.get('grant_type'), form.get('refresh_token')]).toEqual(['refresh_token', 'AQWrefresh']);
    expect(openTokens(api.services.keys, await rowOf(id))).toEqual({
      accessToken: 'AQXrenewed',
      // LinkedIn does not repeat it.
      refreshToken: 'AQWrefresh',
      scopes: ['email', 'openid', 'profile'],
    });
    expect(await rowOf(id)).toMatchObject({ status: 'active' });
    expect(api.logLines.join()).not.toMatch(/AQWrefresh|AQXrenewed/u);
  });

  once(
    'of LinkedIn whose renewal is refused end the connection; a registration that is refused does not',
    async () => {
      const row = { platform: 'linkedin', handle: '', token: 'old', refreshToken: 'AQWrefresh' } as const;
      answer = ({ path }) =>
        path.startsWith('/oauth/v2/accessToken') ? json(401, { error: 'invalid_client' }) : undefined;
      const { id } = await connected({ leftDays: 5 }, row);
      await sweep();
      expect((await rowOf(id)).status).toBe('active');
      answer = ({ path }) =>
        path.startsWith('/oauth/v2/accessToken') ? json(400, { error: 'invalid_grant' }) : undefined;
      await sweep();
      expect((await rowOf(id)).status).toBe('expired');
    },
  );

  once(
    "bring a member's own data where LinkedIn and the member allow it, and the name and picture where not",
    async () => {
      const PORTABILITY = 'r_dma_portability_3rd_party';
      const preview = async (token: string) => {
        const row = { platform: 'linkedin', handle: '', scopes: [PORTABILITY], token } as const;
        const owner = await connected({ leftDays: 30 }, row);
        return api.post(`/api/connections/${owner.id}/preview`, {}, { token: owner.token });
      };
      const full = await preview('good');
      expect(full.body).toMatchObject({
        suggestedName: 'Mireille Okonjo-Blanc',
        source: { method: 'linkedin:portability' },
      });
      const { profile } = full.body as { profile: { experience: unknown[]; avatar: unknown } };
      expect(profile.experience.length).toBeGreaterThan(3);
      expect(profile.avatar).not.toBeNull();
      // What the member's data holds beyond a profile is never taken.
      // The report names the column, with no value of it.
      expect(full.text).not.toMatch(/1990|69001/u);
      answer = ({ path }) => (path.startsWith('/rest/memberSnapshotData') ? json(403, {}) : undefined);
      const some = await preview('good');
      expect(some.body).toMatchObject({ source: { method: 'linkedin:userinfo' } });
      expect(JSON.stringify(some.body['source'])).toContain('only with members in the EU');
      answer = ({ path }) => (path.startsWith('/rest/memberSnapshotData') ? json(404, {}) : undefined);
      const early = await preview('good');
      expect([early.status, early.body.message]).toEqual([
        502,
        "LinkedIn is still preparing your data. We'll check again in a few minutes.",
      ]);
      expect(Number(early.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );

  it('move to a new secret while both are set, so that the old one can be dropped', async () => {
    const { id } = await connected({ leftDays: 40 });
    const both = await createTestApi(test, { ...settings(), SESSION_SECRET: `${NEW},${OLD}` });
    for (const one of both.services.sweeps) await one();
    await both.close();
    const only = await createTestApi(test, { ...settings(), SESSION_SECRET: NEW });
    expect(openTokens(only.services.keys, await rowOf(id))?.accessToken).toBe('IGAAFXgoodtoken0001');
    await only.close();
    expect(openTokens(api.services.keys, await rowOf(id))).toBeNull();
  });

  once(
    'that were sealed with a secret that is gone end the connection instead of failing for ever',
    async () => {
      const { id, token } = await connected({ leftDays: 40 });
      const other = await createTestApi(test, {
        ...settings(),
        SESSION_SECRET: 'a third secret of the tests, which is long enough',
      });
      const row = await rowOf(id);
      await connectionStore.replaceTokens(test.database.db, row, {
        sealed: other.services.keys.seal('x', 'y'),
      });
      await other.close();
      const answered = await api.post(`/api/connections/${id}/preview`, {}, { token });
      expect(answered.body.message).toBe('Your Instagram connection has expired. Please connect again.');
      expect((await rowOf(id)).status).toBe('expired');
    },
  );
});
