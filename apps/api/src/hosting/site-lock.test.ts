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
  const type = (password: string, path = '/') =>
    api.call('POST', path, {
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
