import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../testing/databases.ts';
import {
  createTestApi,
  PASSWORD,
  type SignedIn,
  type TestAnswer,
  type TestApi,
} from '../testing/test-api.ts';

const DAY = 86_400_000;

describeOnEachDatabase('sessions', (engine) => {
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
  const newOwner = (): Promise<SignedIn> => api.signUp(`s${(counter += 1)}@example.com`);
  const refresh = (token: string): Promise<TestAnswer> =>
    api.post('/api/auth/refresh-token', { refreshToken: token }, { origin: null });
  const refreshByCookie = (cookie: string, call = {}): Promise<TestAnswer> =>
    api.call('POST', '/api/auth/refresh-token', { cookie, ...call });
  const statusOf = async (token: string): Promise<number> =>
    (await api.call('GET', '/api/auth/status', { token })).status;
  const refreshTokenOf = (answer: TestAnswer): string => String(answer.body.refreshToken);

  describe('rotation', () => {
    once('changes the token for a new pair, by body and by cookie', async () => {
      const owner = await newOwner();
      const byBody = await refresh(owner.refreshToken);
      expect(byBody.status).toBe(200);
      expect(byBody.cookies).toEqual({});
      expect(refreshTokenOf(byBody)).not.toBe(owner.refreshToken);
      expect(await statusOf(String(byBody.body.accessToken))).toBe(200);
      const byCookie = await refreshByCookie(`__Host-rt=${refreshTokenOf(byBody)}`);
      expect(byCookie.status).toBe(200);
      expect(byCookie.cookies['__Host-rt']).toBe(refreshTokenOf(byCookie));
    });

    it('A3: gives twenty who refresh at once the same successor, and makes one', async () => {
      const owner = await newOwner();
      const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(owner.refreshToken)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      const rows = await test.database.db
        .selectFrom('refresh_tokens')
        .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
        .select('hash')
        .where('user_id', '=', owner.userId)
        .execute();
      expect(rows).toHaveLength(2);
    });

    once(
      'A3: takes a replay within ten seconds for a second tab, and ends the family at a later one',
      async () => {
        const owner = await newOwner();
        const first = await refresh(owner.refreshToken);
        api.advance(9_000);
        const replay = await refresh(owner.refreshToken);
        expect([replay.status, replay.text]).toEqual([200, first.text]);
        api.advance(2_000);
        const late = await refresh(owner.refreshToken);
        expect([late.status, late.body.error]).toEqual([401, 'session_expired']);
        expect((await refresh(refreshTokenOf(first))).status).toBe(401);
        expect(await statusOf(String(first.body.accessToken))).toBe(401);
        expect(api.logLines.some((line) => line.includes('a used refresh token came back'))).toBe(true);
      },
    );

    once('A3: ends the family when the first of three comes back', async () => {
      const owner = await newOwner();
      const b = await refresh(owner.refreshToken);
      const c = await refresh(refreshTokenOf(b));
      api.advance(11_000);
      expect((await refresh(owner.refreshToken)).status).toBe(401);
      expect((await refresh(refreshTokenOf(c))).status).toBe(401);
    });

    once('A3: lets the tab that got the successor in the grace go on with it later', async () => {
      const owner = await newOwner();
      await refresh(owner.refreshToken);
      api.advance(5_000);
      const stale = await refresh(owner.refreshToken);
      api.advance(11_000);
      expect((await refresh(refreshTokenOf(stale))).status).toBe(200);
    });

    once('A3: ends after seven idle days, and after thirty days however busy', async () => {
      const idle = await newOwner();
      api.advance(7 * DAY + 1000);
      expect((await refresh(idle.refreshToken)).status).toBe(401);
      let token = (await newOwner()).refreshToken;
      for (let day = 0; day < 30; day += 6) {
        const answer = await refresh(token);
        expect(answer.status).toBe(200);
        token = refreshTokenOf(answer);
        api.advance(6 * DAY);
      }
      api.advance(1000);
      expect((await refresh(token)).status).toBe(401);
    });

    once('answers 401 for a token that never was, and for none', async () => {
      expect((await refresh('x'.repeat(43))).status).toBe(401);
      expect((await api.post('/api/auth/refresh-token', {})).status).toBe(401);
      expect((await api.call('POST', '/api/auth/refresh-token', {})).status).toBe(401);
    });
  });

  describe('the cookie', () => {
    once.each([
      ['a generated site', 'http://evil.localhost:3000'],
      ['no page at all', null],
      ['an opaque origin', 'null'],
      ['a look-alike', 'http://dashboard.localhost:3000.evil.test'],
      ['another port', 'http://dashboard.localhost:3001'],
      ['another protocol', 'https://dashboard.localhost:3000'],
      ['a landing', 'http://github.localhost:3000'],
    ])('A15: is not obeyed for %s', async (_, origin) => {
      const owner = await newOwner();
      const answer = await refreshByCookie(owner.cookie, { origin });
      expect([answer.status, answer.body.error]).toEqual([403, 'bad_origin']);
      expect(answer.cookies).toEqual({});
      const out = await api.call('POST', '/api/auth/logout', { cookie: owner.cookie, origin });
      expect(out.status).toBe(403);
      expect((await refreshByCookie(owner.cookie)).status).toBe(200);
    });

    once('A15: is not obeyed when the browser says that the page is a sibling', async () => {
      const owner = await newOwner();
      for (const site of ['same-site', 'cross-site']) {
        expect((await refreshByCookie(owner.cookie, { headers: { 'sec-fetch-site': site } })).status).toBe(
          403,
        );
      }
      expect(
        (await refreshByCookie(owner.cookie, { headers: { 'sec-fetch-site': 'same-origin' } })).status,
      ).toBe(200);
    });

    once('A2: is read by its __Host- name only, and counts as none when it is there twice', async () => {
      const owner = await newOwner();
      const tossed = await refreshByCookie(
        `rt=evil; at=evil; __Host-rt=${owner.refreshToken}; refreshToken=evil`,
      );
      expect(tossed.status).toBe(200);
      const other = await newOwner();
      const twice = await refreshByCookie(`__Host-rt=${other.refreshToken}; __Host-rt=evil`);
      expect(twice.status).toBe(401);
      expect(twice.cookies).toEqual({ '__Host-rt': '', '__Host-signed-in': '' });
      expect((await refreshByCookie(`rt=${other.refreshToken}`)).status).toBe(401);
      expect((await refreshByCookie(`__host-rt=${other.refreshToken}`)).status).toBe(401);
      const junk = Array.from({ length: 180 }, (_, index) => `junk${index}=x`).join('; ');
      expect((await refreshByCookie(`${junk}; __Host-rt=${other.refreshToken}`)).status).toBe(200);
    });

    once('does not clear the cookies of a caller that sent its token in the body', async () => {
      expect((await refresh('x'.repeat(43))).cookies).toEqual({});
    });

    once('works on the staging dashboard for its own origin only', async () => {
      const owner = await newOwner();
      const staging = { host: 'dashboardstaging.localhost:3000' };
      expect((await refreshByCookie(owner.cookie, staging)).status).toBe(403);
      const own = { ...staging, origin: 'http://dashboardstaging.localhost:3000' };
      expect((await refreshByCookie(owner.cookie, own)).status).toBe(200);
    });
  });

  describe('the end of a session', () => {
    once('A4: is a logout: both tokens are dead, the cookies are cleared, other sessions go on', async () => {
      const owner = await newOwner();
      const other = await api.post('/api/auth/email/login', { email: owner.email, password: PASSWORD });
      const answer = await api.call('POST', '/api/auth/logout', { cookie: owner.cookie });
      expect(answer.status).toBe(204);
      expect(answer.cookies).toEqual({ '__Host-rt': '', '__Host-signed-in': '' });
      expect(answer.headers.get('clear-site-data')).toBe('"cache"');
      expect(await statusOf(owner.token)).toBe(401);
      expect((await refresh(owner.refreshToken)).status).toBe(401);
      expect(await statusOf(String(other.body.accessToken))).toBe(200);
      expect((await api.call('POST', '/api/auth/logout', {})).status).toBe(204);
    });

    once(
      'A4: is a new password: every session ends within thirty seconds, strangers keep theirs',
      async () => {
        const owner = await newOwner();
        const stranger = await newOwner();
        const second = await api.post('/api/auth/email/login', { email: owner.email, password: PASSWORD });
        await api.post('/api/auth/forgot-password', { email: owner.email });
        const token = await api.mailedToken('reset', owner.email);
        const reset = await api.post('/api/auth/reset-password', {
          token,
          newPassword: 'quite another one 77',
        });
        expect(reset.status).toBe(200);
        api.advance(30_000);
        for (const dead of [owner.token, String(second.body.accessToken)])
          expect(await statusOf(dead)).toBe(401);
        for (const dead of [owner.refreshToken, refreshTokenOf(second)])
          expect((await refresh(dead)).status).toBe(401);
        expect(await statusOf(stranger.token)).toBe(200);
        expect(
          (await api.post('/api/auth/email/login', { email: owner.email, password: PASSWORD })).status,
        ).toBe(401);
        expect(
          (await api.post('/api/auth/email/login', { email: owner.email, password: 'quite another one 77' }))
            .status,
        ).toBe(200);
      },
    );

    it('A4: is noticed within thirty seconds when another process ended it', async () => {
      const owner = await newOwner();
      expect(await statusOf(owner.token)).toBe(200);
      await test.database.db
        .updateTable('sessions')
        .set({ ended_at: 1, ended_reason: 'elsewhere' })
        .where('user_id', '=', owner.userId)
        .execute();
      api.advance(30_000);
      expect(await statusOf(owner.token)).toBe(401);
    });

    once(
      'V9: is not a clock that is off by a minute, and what comes from further ahead counts for nothing',
      async () => {
        for (const [ahead, status] of [
          [50_000, 200],
          [70_000, 401],
        ] as const) {
          api.advance(ahead);
          const owner = await newOwner();
          api.advance(-ahead);
          expect(await statusOf(owner.token)).toBe(status);
          // Back by more than the grace of two tabs: the token is used once all the same.
          expect((await refresh(owner.refreshToken)).status).toBe(200);
        }
      },
    );

    once('is the age of ten minutes for an access token', async () => {
      const owner = await newOwner();
      api.advance(599_000);
      expect(await statusOf(owner.token)).toBe(200);
      api.advance(2_000);
      expect(await statusOf(owner.token)).toBe(401);
      expect((await refresh(owner.refreshToken)).status).toBe(200);
    });
  });
});
