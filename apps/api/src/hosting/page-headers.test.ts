import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSqlite, type TestDatabase } from '../testing/databases.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testPages } from '../testing/test-pages.ts';
import { makePreview, makeWebsite } from '../testing/test-websites.ts';

/* Surface by surface: the headers that keep a page what it is, to the letter. What the API says is in api.test.ts. */

const PERMISSIONS =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), browsing-topics=()';
const POLICY = {
  dashboard:
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob: http://*.localhost:3000; font-src 'self'; connect-src 'self'; frame-src 'self' http://*.localhost:3000; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; manifest-src 'self'; worker-src 'self'",
  frame:
    "default-src 'none'; script-src 'self' http://dashboard.localhost:3000; style-src 'self' 'unsafe-inline' http://dashboard.localhost:3000; img-src 'self' data: blob: http://dashboard.localhost:3000 http://*.localhost:3000; font-src 'self' data: http://dashboard.localhost:3000; media-src 'self' http://*.localhost:3000; frame-src https://www.youtube-nocookie.com; connect-src 'none'; form-action 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'self'; sandbox allow-scripts",
  landing:
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: http://*.localhost:3000; font-src 'self'; connect-src 'self' http://dashboard.localhost:3000; form-action 'self' http://dashboard.localhost:3000 http://preview.localhost:3000; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; manifest-src 'self'",
};
const ours = (policy: string, referrer: string) => ({
  'content-security-policy': policy,
  'permissions-policy': PERMISSIONS,
  'referrer-policy': referrer,
  'x-content-type-options': 'nosniff',
});
const alone = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-resource-policy': 'same-origin' };
const dashboard = (referrer = 'strict-origin-when-cross-origin') => ({
  ...ours(POLICY.dashboard, referrer),
  ...alone,
  'cache-control': 'no-store',
  'origin-agent-cluster': '?1',
  'x-frame-options': 'DENY',
});
const landing = (more: object) => ({
  ...ours(POLICY.landing, 'strict-origin-when-cross-origin'),
  ...alone,
  ...more,
});
const FOR_A_WHILE = { 'cache-control': 'public, max-age=300, stale-while-revalidate=86400' };
/** Of the bytes and of nothing else. */
const BESIDE = new Set(['content-length', 'content-type', 'date', 'etag', 'vary', 'x-request-id']);

describe('the pages of the product', () => {
  let test: TestDatabase;
  let api: TestApi;
  beforeAll(async () => {
    test = await createSqlite();
    api = await createTestApi(test, { RATE_LIMITS: 'off' }, { pages: testPages() });
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });
  const headersOf = async (host: string, path: string, call = {}) => {
    const answer = await api.call('GET', path, { host: `${host}.localhost:3000`, origin: null, ...call });
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !BESIDE.has(name)));
    return { status: answer.status, headers, text: answer.text };
  };

  it.each([
    ['dashboard', '/website', 200, dashboard()],
    ['dashboard', '/nothing-of-ours', 200, dashboard()],
    ['dashboardstaging', '/design', 200, dashboard()],
    ['dashboard', '/operator', 404, dashboard()],
    ['dashboard', '/reset-password', 200, dashboard('no-referrer')],
    ['dashboard', '/verify-email/', 200, dashboard('no-referrer')],
    ['dashboard', '/callback?code=x', 200, dashboard('no-referrer')],
    [
      'dashboard',
      '/preview-frame',
      200,
      {
        ...ours(POLICY.frame, 'no-referrer'),
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'no-store',
      },
    ],
    ['dashboard', '/', 200, landing({ 'cache-control': 'no-store' })],
    ['github', '/', 200, landing(FOR_A_WHILE)],
    ['linkedin', '/terms', 200, landing(FOR_A_WHILE)],
    ['github', '/no-such.txt', 404, landing({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })],
    [
      'github',
      '/login',
      302,
      landing({
        'cache-control': 'no-store',
        location: 'http://dashboard.localhost:3000/login?from=github',
      }),
    ],
  ])(
    'R9, A14: %s%s answers %i with the headers of its kind, to the letter',
    async (host, path, status, headers) => {
      const answer = await headersOf(host, path);
      expect([answer.status, answer.headers]).toEqual([status, headers]);
    },
  );

  it('R9: a generated site, its picture and a preview run nothing and are framed by the dashboard alone', async () => {
    const owner = await api.signUp('framed@example.com');
    await makeWebsite(api, owner, 'framedsite');
    const page = await headersOf('framedsite', '/');
    const policyOf = ({ headers }: Awaited<ReturnType<typeof headersOf>>) =>
      (headers['content-security-policy'] ?? '').replaceAll(/ 'sha256-[^']+'/gu, '');
    const policy = policyOf(page);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(policy).toMatch(/(?:^|; )frame-ancestors 'self' http:\/\/dashboard\.localhost:3000(?:;|$)/u);
    expect(page.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(policyOf(await headersOf('framedsite', '/no-such-page'))).toBe(policy);
    const media = /(\/media\/[^" ,]+)/u.exec(page.text)?.[1] ?? '';
    const picture = await headersOf('framedsite', media);
    expect([picture.status, picture.headers['x-content-type-options']]).toEqual([200, 'nosniff']);
    expect(picture.headers['content-security-policy']).toContain("script-src 'none'");
    const { previewUrl } = await makePreview(api);
    const preview = await headersOf('preview', new URL(previewUrl).pathname);
    expect(preview.headers['content-security-policy']).toContain("script-src 'none'");
    expect(preview.headers['content-security-policy']).toMatch(
      /frame-ancestors 'self' http:\/\/dashboard\.localhost:3000(?:;|$)/u,
    );
  });

  it('R9: over https each of them stays there', async () => {
    const secure = await createTestApi(
      test,
      { ROOT_DOMAIN: 'to.example', PUBLIC_PROTOCOL: 'https', RATE_LIMITS: 'off' },
      { pages: testPages() },
    );
    for (const [host, path] of [
      ['dashboard', '/website'],
      ['dashboard', '/reset-password'],
      ['dashboard', '/preview-frame'],
      ['github', '/'],
    ] as const) {
      const { headers } = await secure.call('GET', path, { host: `${host}.to.example`, origin: null });
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
      expect(headers.get('content-security-policy')).toMatch(/; upgrade-insecure-requests/u);
    }
    await secure.close();
  });
});
