import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSqlite, type TestDatabase } from '../testing/databases.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import {
  ANYBODYS,
  filesOfPage,
  FOR_EVER,
  VARIES,
  visitorAsk,
  visitorHeaders,
} from '../testing/visitor-headers.ts';
import { testPages } from '../testing/test-pages.ts';
import { makePreview, makeWebsite } from '../testing/test-websites.ts';

/*
 * What visitors are sent, surface by surface, to the letter: sites in each of their states, previews, the form of reports and
 * what programs ask for. The pages of the product itself are in page-headers.test.ts, owners' own names over https in
 * own-name-headers.test.ts.
 */

const { drawn, page, file, withForm, leadsTo, plain, api } = visitorHeaders(
  'http://dashboard.localhost:3000',
  null,
);

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
const ask = (host: string, path: string, call = {}) =>
  visitorAsk(testApi, `${host}.localhost:3000`, path, call);

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
  const { picture, sheet } = filesOfPage(text);
  const preview = new URL((await makePreview(testApi)).previewUrl).pathname;
  const theirs = { 'cache-control': 'private, no-cache' };

  const TABLE: readonly [string, string, number, Record<string, string>, object?][] = [
    ['opensite', '/', 200, page()],
    ['opensite', '/no-such-page', 404, page()],
    ['opensite', picture, 200, file('image/webp', FOR_EVER, ANYBODYS)],
    ['opensite', sheet, 200, file('text/css; charset=utf-8', FOR_EVER)],
    ['opensite', '/robots.txt', 200, file('text/plain; charset=utf-8', 'public, max-age=0, must-revalidate')],
    [
      'opensite',
      '/report',
      302,
      leadsTo('http://dashboard.localhost:3000/report?site=opensite.localhost%3A3000'),
    ],
    ['closedsite', '/', 401, withForm],
    ['closedsite', picture, 401, withForm],
    ['closedsite', '/', 200, page(theirs), { cookie }],
    ['closedsite', picture, 200, file('image/webp', 'private, max-age=31536000, immutable'), { cookie }],
    ['asleepsite', '/', 410, drawn({ 'cache-control': 'no-store', ...VARIES })],
    ['asleepsite', picture, 410, drawn({ 'cache-control': 'no-store', ...VARIES })],
    ['movedsite', '/x', 301, leadsTo('http://movedaway.localhost:3000/x')],
    ['nobodyhere', '/', 302, leadsTo('http://dashboard.localhost:3000/')],
    ['preview', preview, 200, page()],
    ['preview', '/nothing', 302, leadsTo('/nothing/')],
    ['dashboard', '/report', 200, withForm],
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
