import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formsKey } from '../storage/storage.ts';
import { createSqlite, type TestDatabase } from '../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../testing/test-api.ts';
import { testPages } from '../testing/test-pages.ts';
import { makePreview, makeWebsite, SAMPLE_LINKEDIN, visit } from '../testing/test-websites.ts';
import { siteFileKey } from './site-path.ts';

describe('hosting', () => {
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;

  beforeAll(async () => {
    test = await createSqlite();
    api = await createTestApi(test, { RATE_LIMITS: 'off' }, { pages: testPages() });
    ann = await api.signUp('ann@example.com');
    await makeWebsite(api, ann, 'siteone');
    await makeWebsite(api, ann, 'sitetwo', SAMPLE_LINKEDIN);
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  const get = (host: string, path = '/', headers: Record<string, string> = {}) =>
    api.call('GET', path, { host, origin: null, headers });

  it('answers each host as the table in the architecture says', async () => {
    const rows: [host: string, path: string, status: number, what: string][] = [
      ['linkedin.localhost:3000', '/', 200, 'landing of linkedin'],
      ['github.localhost:3000', '/terms', 200, 'terms of github'],
      ['github.localhost:3000', '/login?x=1', 302, 'http://dashboard.localhost:3000/login?x=1&from=github'],
      ['dashboard.localhost:3000', '/', 200, 'landing of dashboard'],
      ['dashboard.localhost:3000', '/website', 200, '<title>dashboard'],
      ['dashboard.localhost:3000', '/preview-frame', 200, '<title>frame'],
      ['dashboard.localhost:3000', '/terms', 200, 'terms of dashboard'],
      ['dashboardstaging.localhost:3000', '/', 200, 'landing of dashboardstaging'],
      ['localhost:3000', '/', 302, 'http://dashboard.localhost:3000/'],
      ['www.localhost:3000', '/', 302, 'http://dashboard.localhost:3000/'],
      ['127.0.0.1:3000', '/', 302, 'http://dashboard.localhost:3000/'],
      ['nobodyhere.localhost:3000', '/', 302, 'http://dashboard.localhost:3000/'],
      ['preview.localhost:3000', '/', 302, 'http://dashboard.localhost:3000/'],
      ['siteone.localhost:3000', '/', 200, 'Tove Lindahl'],
      ['evil.example', '/', 421, ''],
    ];
    for (const [host, path, status, what] of rows) {
      const answer = await get(host, path);
      const shown = status === 302 ? (answer.headers.get('location') ?? '') : answer.text;
      const isAsSaid = status === 200 ? shown.includes(what) : shown === what;
      expect({ host, path, status: answer.status, isAsSaid }).toEqual({ host, path, status, isAsSaid: true });
    }
  });

  it('shows the app instead of the landing to whoever carries the readable cookie', async () => {
    const cookie = { cookie: '__Host-signed-in=1' };
    expect((await get('dashboard.localhost:3000', '/', cookie)).text).toContain('<title>dashboard');
    const other = await get('dashboard.localhost:3000', '/', { cookie: 'signed-in=1; x__Host-signed-in=1' });
    expect(other.text).toContain('landing of dashboard');
    expect(other.headers.get('cache-control')).toBe('no-store');
  });

  it('T8: never answers one site with the pages of another, however the host is written', async () => {
    const hosts = ['siteone', 'sitetwo', 'SiteOne', 'SITETWO', 'siteone', 'unknownsite', 'sitetwo'];
    for (let round = 0; round < 20; round += 1) {
      for (const label of hosts) {
        const answer = await get(`${label}.localhost:3000`, '/', {
          'x-forwarded-host': 'sitetwo.localhost:3000',
        });
        const shown = [answer.text.includes('Tove Lindahl'), answer.text.includes('van Aalst')];
        expect([label, ...shown]).toEqual([
          label,
          label.toLowerCase() === 'siteone',
          label.toLowerCase() === 'sitetwo',
        ]);
      }
    }
  });

  it('refuses a thousand foreign hosts with an empty 421', async () => {
    for (let index = 0; index < 1000; index += 1) {
      const answer = await get(`host${index}.example.net`);
      expect([answer.status, answer.text]).toEqual([421, '']);
    }
  });

  it('B8: answers 304 to who has the page, and sends nothing twice', async () => {
    const first = await visit(api, 'siteone');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/u);
    const second = await visit(api, 'siteone', '/', { headers: { 'if-none-match': etag } });
    expect([second.status, second.text]).toEqual([304, '']);
    const zipped = await get('siteone.localhost:3000', '/', { 'accept-encoding': 'gzip, br' });
    expect(zipped.headers.get('content-encoding')).toBe('br');
    expect(zipped.headers.get('etag')).not.toBe(etag);
    expect(zipped.headers.get('vary')).toContain('Accept-Encoding');
  });

  it('has the pages of a version compressed before anybody comes, the first as the later ones', async () => {
    const { database, storage } = api.services;
    const site = await makeWebsite(api, ann, 'sitepacked');
    const entry = async (): Promise<string> => {
      const row = await database.db
        .selectFrom('site_files')
        .select('storage_key')
        .where('website_id', '=', site._id)
        .where('path', '=', '/index.html')
        .orderBy('since', 'desc')
        .executeTakeFirstOrThrow();
      return row.storage_key;
    };
    const isPacked = async () => storage.has(formsKey(await entry()));
    const first = await entry();
    await vi.waitUntil(isPacked, { timeout: 60_000, interval: 100 });
    await api.call('PUT', `/api/website/${site._id}/seo-settings`, {
      token: ann.token,
      body: { title: 'Another title' },
    });
    expect(await entry()).not.toBe(first);
    await vi.waitUntil(isPacked, { timeout: 60_000, interval: 100 });
  });

  it('R7: finds nothing under a hostile path, and the site says so in its own look', async () => {
    for (const path of [
      '/..%2f..%2fetc/passwd',
      '/.git/config',
      '/index.html/x',
      '/%00',
      '/a\\b',
      '/%E0%A4%A',
      '/index.htm',
      `/${'a'.repeat(2000)}`,
    ]) {
      const answer = await visit(api, 'siteone', path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text).toContain('Tove Lindahl');
    }
    expect(siteFileKey('/%2e%2e/x')).toBeNull();
    expect(siteFileKey('//x')).toBeNull();
    expect(siteFileKey('/ok/')).toBe('/ok/index.html');
  });

  it('sets no cookie and names no other host on a generated site', async () => {
    for (const path of ['/', '/404', '/robots.txt', '/sitemap.xml', '/favicon.svg', '/llms.txt']) {
      const answer = await visit(api, 'siteone', path);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
    const page = await visit(api, 'siteone');
    expect(page.text).not.toMatch(
      /<(?:script|link|img|source|iframe)[^>]+(?:src|href|srcset)="(?:https?:)?\/\/(?!siteone\.localhost)/iu,
    );
    expect(page.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-[^']+'/u);
  });

  it('lets pages and pictures be read only, by GET and HEAD', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await api.call(method, '/', { host: 'siteone.localhost:3000', origin: null });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
    const head = await api.call('HEAD', '/', { host: 'siteone.localhost:3000', origin: null });
    expect([head.status, head.text]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(1000);
  });

  it('T12: keeps previews unlisted and their pictures loadable from the dashboard', async () => {
    const preview = await makePreview(api, SAMPLE_LINKEDIN);
    const url = new URL(preview.previewUrl);
    const page = await get(url.host, url.pathname);
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const picture = /(?:src|srcSet)="\.(\/media\/[^" ]+)/u.exec(page.text)?.[1] ?? '';
    const copy = await get(url.host, `${url.pathname.slice(0, -1)}${picture}`);
    expect([copy.status, copy.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
    expect((await get(url.host, `${url.pathname}nothing.html`)).status).toBe(404);
  });
});
