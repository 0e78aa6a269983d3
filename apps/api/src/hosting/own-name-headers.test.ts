import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSqlite, type TestDatabase } from '../testing/databases.ts';
import { startDnsServer, type DnsServer } from '../testing/dns-server.ts';
import { createTestApi, PASSWORD, type TestApi } from '../testing/test-api.ts';
import { callDomain, domainSettings, giveStandard, setRecords } from '../testing/test-domains.ts';
import { ANYBODYS, filesOfPage, FOR_EVER, visitorAsk, visitorHeaders } from '../testing/visitor-headers.ts';
import { makeWebsite } from '../testing/test-websites.ts';

/* What visitors are sent over https, to the letter: by an owner's own name, and by the free address of the same site. */

const NAME = 'jane-headers.com';
const DASHBOARD = 'https://dashboard.root-of-tests.com';
const OURS = 'max-age=63072000; includeSubDomains';
const OWN = 'max-age=5184000';

let test: TestDatabase;
let plain: TestApi;
let secure: TestApi;
let dns: DnsServer;
let edit: (change: object) => Promise<number>;
beforeAll(async () => {
  dns = await startDnsServer();
  test = await createSqlite();
  plain = await createTestApi(test, { ...domainSettings(dns), RATE_LIMITS: 'off' });
  const owner = await plain.signUp('jane@example.com');
  const { _id: id } = await makeWebsite(plain, owner, 'janeheaders');
  await giveStandard(plain, id);
  const own = callDomain(plain, owner, id);
  setRecords([dns], await own.set(NAME));
  plain.advance(31_000);
  await own.check();
  await test.database.db.updateTable('custom_domains').set({ hsts: 1 }).execute();
  // The same installation, where browsers come over https.
  const https = { ROOT_DOMAIN: 'root-of-tests.com', PUBLIC_PROTOCOL: 'https', RATE_LIMITS: 'off' };
  secure = await createTestApi(test, { ...domainSettings(dns), ...https });
  await secure.services.domains.refresh();
  const { email } = owner;
  const { body } = await secure.post('/api/auth/email/login', { email, password: PASSWORD });
  const token = body['accessToken'] as string;
  edit = async (change) =>
    (await secure.call('PUT', `/api/website/${id}/edit`, { token, body: change })).status;
});
afterAll(async () => {
  await secure.close();
  await plain.close();
  await test.drop();
  await dns.close();
});

it("R9, D11: an owner's own name and its www say https of themselves alone, a free address of all below ours", async () => {
  const { text } = await visitorAsk(secure, NAME, '/');
  const { picture, sheet } = filesOfPage(text);
  const ours = visitorHeaders(DASHBOARD, OURS);
  const theirs = visitorHeaders(DASHBOARD, OWN);
  const table: [string, string, number, Record<string, string>][] = [];
  const answers: typeof table = [];
  const look = async (host: string, path: string, status: number, headers: Record<string, string>) => {
    const answer = await visitorAsk(secure, host, path);
    table.push([host, path, status, headers]);
    answers.push([host, path, answer.status, answer.headers]);
  };
  await look(NAME, '/', 200, theirs.page());
  await look(NAME, picture, 200, theirs.file('image/webp', FOR_EVER, ANYBODYS));
  await look(NAME, sheet, 200, theirs.file('text/css; charset=utf-8', FOR_EVER));
  await look(`www.${NAME}`, '/a?b', 301, theirs.leadsTo(`https://${NAME}/a?b`));
  await look('janeheaders.root-of-tests.com', '/a?b', 301, ours.leadsTo(`https://${NAME}/a?b`));
  await look('nobodyhere.root-of-tests.com', '/', 302, ours.leadsTo(`${DASHBOARD}/`));
  expect(await edit({ password: 'four words for friends' })).toBe(200);
  await look(NAME, '/', 401, theirs.withForm);
  expect(answers).toEqual(table);
});
