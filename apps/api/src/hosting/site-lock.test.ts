import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite, type TestDatabase } from '../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../testing/test-api.ts';
import { makeWebsite, visit } from '../testing/test-websites.ts';

describeOnSqlite('a private site', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;
  let site: { _id: string };
  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, {});
    ann = await api.signUp('ann@example.com');
    site = await makeWebsite(api, ann, 'secretive');
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  const edit = (body: Record<string, unknown>) =>
    api.call('PUT', `/api/website/${site._id}/edit`, { token: ann.token, body });
  const type = (password: string, path = '/', from = '203.0.113.7', on = api) =>
    on.call('POST', path, {
      from,
      host: 'secretive.localhost:3000',
      origin: null,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      raw: new URLSearchParams({ password }).toString(),
    });
  const withPass = (cookie: string, path = '/') => visit(api, 'secretive', path, { cookie });
  const passOf = (answer: Awaited<ReturnType<typeof visit>>) =>
    (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  it('shows nothing of itself before its password was typed, whatever is asked for', async () => {
    expect((await visit(api, 'secretive')).status).toBe(200);
    const saved = await edit({ password: 'four words for friends' });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ website: { hasPassword: true } });
    expect(saved.text).not.toContain('argon2');
    for (const path of ['/', '/sitemap.xml', '/robots.txt', '/llms.txt', '/nothing', '/favicon.svg']) {
      const answer = await visit(api, 'secretive', path);
      expect([path, answer.status]).toEqual([path, 401]);
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
      expect(answer.text).not.toMatch(/secretive|Nora|Quill/u);
    }
  });

  it('opens for who types it, and stays open for them', async () => {
    const wrong = await type('four words for foes');
    expect(wrong.status).toBe(403);
    expect(wrong.text).toContain('This is not the password.');
    expect(wrong.headers.get('set-cookie')).toBeNull();
    const right = await type('four words for friends', '/robots.txt?a=1');
    expect(right.status).toBe(303);
    expect(right.headers.get('location')).toBe('/robots.txt?a=1');
    expect(right.headers.get('set-cookie')).toMatch(
      /^__Host-site-access=.*; Path=\/; .*Secure; HttpOnly; SameSite=Lax$/u,
    );
    const page = await withPass(passOf(right));
    expect(page.status).toBe(200);
    // Friends may see it, search engines may not.
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect((await withPass('__Host-site-access=guessed')).status).toBe(401);
    expect((await withPass(`${passOf(right)}; ${passOf(right)}`)).status).toBe(401);
  });

  it('asks anew when the password changes, and lets everybody in without one', async () => {
    const pass = passOf(await type('four words for friends'));
    expect((await withPass(pass)).status).toBe(200);
    await edit({ password: 'another one' });
    expect((await withPass(pass)).status).toBe(401);
    await edit({ password: null });
    expect((await visit(api, 'secretive')).status).toBe(200);
    // Nothing is ever sent to a site that is not private.
    expect((await type('another one')).status).toBe(405);
  });

  it('keeps every page and picture from caches that many share', async () => {
    const open = await visit(api, 'secretive');
    const picture = /\/media\/[0-9a-f]{20}-\d+\.webp/u.exec(open.text)?.[0] ?? '';
    expect((await visit(api, 'secretive', picture)).headers.get('cache-control')).toContain('public');
    await edit({ password: 'not for caches' });
    const pass = passOf(await type('not for caches'));
    for (const path of ['/', '/feed.json', '/robots.txt', '/nothing', picture]) {
      expect([path, (await visit(api, 'secretive', path)).status]).toEqual([path, 401]);
      const answer = await withPass(pass, path);
      expect([path, answer.headers.get('cache-control')]).toEqual([
        path,
        expect.stringMatching(/^(?:private\b|no-store)/u),
      ]);
    }
  });

  it('lets in all guests of one house who know it', async () => {
    await edit({ password: 'for the wedding' });
    const statuses: number[] = [];
    for (let guest = 0; guest < 30; guest += 1) statuses.push((await type('for the wedding')).status);
    expect(new Set(statuses)).toEqual(new Set([303]));
  });

  it('counts the addresses of one household as one, and all wrong ones of a site together', async () => {
    await edit({ password: 'of one network' });
    const guess = async (from: string) => (await type('wrong', '/', from)).status;
    const household: number[] = [];
    for (let host = 1; host <= 12; host += 1) household.push(await guess(`2001:db8:1:2::${host}`));
    expect(household.slice(0, 10)).toEqual(household.slice(0, 10).map(() => 403));
    expect(household.slice(10)).toEqual([429, 429]);
    const many: number[] = [];
    for (let network = 1; network <= 220; network += 1)
      many.push(await guess(`198.51.${Math.floor(network / 100)}.${network % 100}`));
    expect([many[0], many.at(-1)]).toEqual([403, 429]);
    // Who was let in before is not asked again.
    await api.services.limits.reset('sitePasswordOfAll', site._id);
  });

  it('does not make those wait who sign in, however many guess at once', async () => {
    const slow = await createTestApi(
      test,
      {},
      { passwordCost: { memoryCost: 19_456, timeCost: 8, parallelism: 1 } },
    );
    await edit({ password: 'guessed by many' });
    const guesses = Array.from({ length: 60 }, (_, index) => type('wrong', '/', `192.0.2.${index}`, slow));
    const signIn = slow.post('/api/auth/email/login', {
      email: 'ann@example.com',
      password: 'wrong horse 9',
    });
    const first = await Promise.race([
      signIn.then(() => 'signed in'),
      Promise.all(guesses).then(() => 'guesses'),
    ]);
    const answers = await Promise.all(guesses);
    expect(first).toBe('signed in');
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(busy[0]?.text).toContain('Try again in a moment.');
    expect(busy[0]?.headers.get('retry-after')).toBe('5');
    expect(slow.logLines.join('')).not.toContain('outside every handler');
    await slow.close();
  });

  it('takes ten tries of one visitor within a quarter of an hour', async () => {
    await edit({ password: 'once more' });
    const statuses: number[] = [];
    for (let tries = 0; tries < 12; tries += 1) statuses.push((await type(`wrong ${tries}`)).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(statuses.at(-1)).toBe(429);
    // The right one too: it could have been the eleventh guess.
    expect((await type('once more')).status).toBe(429);
    expect((await edit({ password: 'abc' })).status).toBe(400);
  });
});
