import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSqlite, type TestDatabase } from '../testing/databases.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { testPages } from '../testing/test-pages.ts';
import { makePreview, makeWebsite } from '../testing/test-websites.ts';

/*
 * What visitors are sent, surface by surface, to the letter: sites in each of their states, previews, the form of reports and
 * what programs ask for. The pages of the product itself are in page-headers.test.ts.
 */

const PERMISSIONS =
  'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), browsing-topics=()';
/** `SUM`: of the styles that stand on the page itself. */
const policy = (style: string, form: string): string =>
  `default-src 'none'; script-src 'none'; style-src 'self'${style}; img-src 'self' data:; font-src 'self' data:; media-src 'self'; connect-src 'none'; frame-src 'none'; form-action ${form}; base-uri 'none'; object-src 'none'; frame-ancestors 'self' http://dashboard.localhost:3000`;
const drawn = (more: Record<string, string>) => ({
  'content-security-policy': policy(" 'SUM'", "'none'"),
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
  ...more,
});
const VARIES = { vary: 'Accept-Encoding' };
const page = (more: Record<string, string> = {}) =>
  drawn({ 'cache-control': 'public, max-age=0, must-revalidate', ...VARIES, ...more });
const file = (type: string, cache: string, more: Record<string, string> = {}) =>
  page({
    'content-security-policy': policy('', "'none'"),
    'content-type': type,
    'cache-control': cache,
    ...more,
  });
const FOR_EVER = 'public, max-age=31536000, immutable';
const WITH_FORM = { 'cache-control': 'no-store', 'content-security-policy': policy(" 'SUM'", "'self'") };
const leadsTo = (location: string) => ({ 'cache-control': 'no-store', location });
const plain = (cache: string) => ({
  'cache-control': cache,
  'content-type': 'text/plain; charset=utf-8',
  'x-content-type-options': 'nosniff',
});
const api = (more: Record<string, string> = {}) => ({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'content-type': 'application/json; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'referrer-policy': 'no-referrer',
  vary: 'Origin, Sec-Fetch-Site',
  'x-content-type-options': 'nosniff',
  ...more,
});
/** Of the bytes and of nothing else. */
const BESIDE = new Set(['content-length', 'date', 'etag', 'x-request-id']);

let test: TestDatabase;
let testApi: TestApi;
beforeAll(async () => {
  test = await createSqlite();
  testApi = await createTestApi(test, { RATE_LIMITS: 'off' }, { pages: testPages() });
});
afterAll(async () => {
  await testApi.close();
  await test.drop();
});
const ask = async (host: string, path: string, call = {}) => {
  const answer = await testApi.call('GET', path, { host: `${host}.localhost:3000`, origin: null, ...call });
  const headers = Object.fromEntries(
    [...answer.headers]
      .filter(([name]) => !BESIDE.has(name))
      .map(([name, value]) => [name, value.replaceAll(/ 'sha256-[^']+'/gu, " 'SUM'")]),
  );
  return { status: answer.status, headers, text: answer.text };
};

it('R9: a site in each of its states, a preview and what stands beside them go out with these headers', async () => {
  const owner = await testApi.signUp('headers@example.com');
  const made = (label: string) => makeWebsite(testApi, owner, label);
  const edit = ({ _id }: { _id: string }, body: object) =>
    testApi.call('PUT', `/api/website/${_id}/edit`, { token: owner.token, body });
  await made('opensite');
  await edit(await made('closedsite'), { password: 'four words for friends' });
  await edit(await made('asleepsite'), { status: 'unpublished' });
  await edit(await made('movedsite'), { domain_name: 'movedaway' });
  const entered = await testApi.call('POST', '/', {
    host: 'closedsite.localhost:3000',
    origin: null,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    raw: 'password=four+words+for+friends',
  });
  const cookie = (entered.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { text } = await ask('opensite', '/');
  const picture = /(\/media\/[^" ,]+\.webp)/u.exec(text)?.[1] ?? '';
  const sheet = /href="(\/assets\/[^"]+\.css)"/u.exec(text)?.[1] ?? '';
  const preview = new URL((await makePreview(testApi)).previewUrl).pathname;
  const theirs = { 'cache-control': 'private, no-cache' };
  const anybodys = {
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };

  const TABLE: readonly [string, string, number, Record<string, string>, object?][] = [
    ['opensite', '/', 200, page()],
    ['opensite', '/no-such-page', 404, page()],
    ['opensite', picture, 200, file('image/webp', FOR_EVER, anybodys)],
    ['opensite', sheet, 200, file('text/css; charset=utf-8', FOR_EVER)],
    ['opensite', '/robots.txt', 200, file('text/plain; charset=utf-8', 'public, max-age=0, must-revalidate')],
    [
      'opensite',
      '/report',
      302,
      leadsTo('http://dashboard.localhost:3000/report?site=opensite.localhost%3A3000'),
    ],
    ['closedsite', '/', 401, drawn(WITH_FORM)],
    ['closedsite', picture, 401, drawn(WITH_FORM)],
    ['closedsite', '/', 200, page(theirs), { cookie }],
    ['closedsite', picture, 200, file('image/webp', 'private, max-age=31536000, immutable'), { cookie }],
    ['asleepsite', '/', 410, drawn({ 'cache-control': 'no-store', ...VARIES })],
    ['asleepsite', picture, 410, drawn({ 'cache-control': 'no-store', ...VARIES })],
    ['movedsite', '/x', 301, leadsTo('http://movedaway.localhost:3000/x')],
    ['nobodyhere', '/', 302, leadsTo('http://dashboard.localhost:3000/')],
    ['preview', preview, 200, page()],
    ['preview', '/nothing', 302, leadsTo('/nothing/')],
    ['dashboard', '/report', 200, drawn(WITH_FORM)],
    ['dashboard', '/.well-known/security.txt', 200, plain('public, max-age=3600')],
    ['dashboard', '/healthz', 200, plain('no-store')],
    ['opensite', '/healthz', 200, plain('no-store')],
    ['dashboard', '/api/nothing', 404, api()],
    ['dashboard', '/api/auth/status', 401, api({ 'www-authenticate': 'Bearer' })],
  ];
  for (const [host, path, status, headers, call] of TABLE) {
    const answer = await ask(host, path, call);
    expect([host, path, answer.status, answer.headers]).toEqual([host, path, status, headers]);
  }
});
