import { startFixtureServer, type FixtureServer } from '@tosite/profile-sources/testing/fixture-server';
import type { Website } from '@tosite/validation/website/website';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSqlite, type TestDatabase } from '../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../testing/test-api.ts';
import { testPages } from '../testing/test-pages.ts';
import { makePreview, makeWebsite, visit } from '../testing/test-websites.ts';

describe('what other programs ask for', () => {
  let test: TestDatabase;
  let api: TestApi;
  let github: FixtureServer;
  let ann: SignedIn;
  let site: Website;
  let paths: string[];
  beforeAll(async () => {
    test = await createSqlite();
    github = await startFixtureServer({});
    api = await createTestApi(
      test,
      { RATE_LIMITS: 'off', GITHUB_API_BASE: `${github.origin}/api.github.com` },
      { pages: testPages() },
    );
    ann = await api.signUp('ann@example.com');
    site = await makeWebsite(api, ann, 'siteone', 'https://github.com/quillfeather-dev');
    const { text } = await visit(api, 'siteone');
    const card = /\/assets\/card-[^"]+\.png/u.exec(text)?.[0] ?? 'no card';
    const picture = /\/media\/[^" ]+\.webp/u.exec(text)?.[0] ?? 'no picture';
    paths = ['/resume.json', card, picture];
  });
  afterAll(async () => {
    await api.close();
    await github.close();
    await test.drop();
  });

  const openness = async (path: string): Promise<(string | number | null)[]> => {
    const { status, headers } = await visit(api, 'siteone', path);
    return [
      path,
      status,
      headers.get('access-control-allow-origin'),
      headers.get('cross-origin-resource-policy'),
    ];
  };
  const edit = async (body: object): Promise<void> => {
    const answer = await api.call('PUT', `/api/website/${site._id}/edit`, { token: ann.token, body });
    expect([answer.status, answer.body.message]).toEqual([200, undefined]);
  };

  it('of a public site may be read from any page: its résumé, its card, its pictures, its feed', async () => {
    for (const path of paths) expect(await openness(path)).toEqual([path, 200, '*', 'cross-origin']);
    await makeWebsite(api, ann, 'films', 'https://www.youtube.com/@tosite-sample-plainobjects');
    for (const path of ['/feed.json', '/feed.xml']) {
      const { status, headers } = await visit(api, 'films', path);
      expect([path, status, headers.get('access-control-allow-origin')]).toEqual([path, 200, '*']);
    }
  });

  it('is no page of a site, which stays its own', async () => {
    for (const path of ['/', '/cv/', '/sitemap.xml', '/robots.txt']) {
      const { headers } = await visit(api, 'siteone', path);
      expect([path, headers.get('access-control-allow-origin')]).toEqual([path, null]);
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    }
  });

  it('is closed with the site: behind a password, and of a preview', async () => {
    await edit({ password: 'of the family' });
    const form = await api.call('POST', '/', {
      host: 'siteone.localhost:3000',
      origin: null,
      raw: 'password=of+the+family',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const cookie = `__Host-site-access=${form.cookies['__Host-site-access']}`;
    for (const path of paths) {
      const { status, headers } = await visit(api, 'siteone', path, { cookie });
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect((await visit(api, 'siteone', path)).headers.get('access-control-allow-origin')).toBeNull();
    }
    await edit({ password: null, status: 'unpublished' });
    for (const path of paths) {
      const { status, headers } = await visit(api, 'siteone', path);
      expect([status, headers.get('access-control-allow-origin')]).toEqual([410, null]);
    }
    await edit({ status: 'published' });
    const preview = await makePreview(api, 'https://github.com/quillfeather-dev');
    const answer = await api.call('GET', `/${preview.previewId}/resume.json`, {
      host: 'preview.localhost:3000',
      origin: null,
    });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });

  it.each([
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
    '/.well-known/',
    '/metrics',
    '/favicon.ico',
    '/apple-touch-icon-precomposed.png',
    '/wp-login.php',
    '/.env',
    '/assets/gone-0123abcd.js',
    '/website/x.map',
  ])('is not there when it is not there: %s', async (path) => {
    for (const host of [
      'dashboard.localhost:3000',
      'dashboardstaging.localhost:3000',
      'github.localhost:3000',
    ]) {
      const { status, text } = await api.call('GET', path, { host, origin: null });
      expect([host, status, text.includes('<title>dashboard')]).toEqual([host, 404, false]);
    }
  });

  it('is the page where a password is changed, for a password manager', async () => {
    for (const host of ['dashboard.localhost:3000', 'linkedin.localhost:3000']) {
      const { status, headers } = await api.call('GET', '/.well-known/change-password', {
        host,
        origin: null,
      });
      expect([status, headers.get('location')]).toEqual([302, 'http://dashboard.localhost:3000/account']);
    }
    for (const path of ['/account', '/edit/web_0123', '/no/such/page']) {
      const { status, text } = await api.call('GET', path, {
        host: 'dashboard.localhost:3000',
        origin: null,
      });
      expect([path, status, text]).toEqual([path, 200, '<title>dashboard</title>']);
    }
  });
});
