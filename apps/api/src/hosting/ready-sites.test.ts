import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../server.ts';
import { compressedMeanwhile } from './site-bodies.ts';
import { createSqlite, type TestDatabase } from '../testing/databases.ts';
import { startDnsServer, type DnsServer } from '../testing/dns-server.ts';
import { rawAnswer, type RawRequest } from '../testing/raw-answer.ts';
import { createTestApi, type SignedIn, type TestApi } from '../testing/test-api.ts';
import { callDomain, domainSettings, giveStandard, setRecords } from '../testing/test-domains.ts';
import { testPages } from '../testing/test-pages.ts';
import { makeWebsite, SAMPLE_LINKEDIN } from '../testing/test-websites.ts';

const OWN = 'jane-ready.com';

/** What differs from one answer to the next, whoever gives it. */
const steady = (raw: string): string =>
  raw.replace(/x-request-id: [0-9a-f-]{36}/u, 'x-request-id: …').replace(/Date: [^\r]+/u, 'Date: …');

const withoutAtOnce = ({ services }: TestApi) => ({
  ...services,
  hosting: { handle: services.hosting.handle.bind(services.hosting) },
});

describe('what is answered at once', () => {
  let test: TestDatabase;
  let api: TestApi;
  let dns: DnsServer;
  let ann: SignedIn;
  let quick: RunningServer;
  let slow: RunningServer;
  let answered = 0;
  const sites: Record<string, string> = {};

  beforeAll(async () => {
    dns = await startDnsServer();
    test = await createSqlite();
    const settings = { ...domainSettings(dns), RATE_LIMITS: 'off', ACCESS_LOG: 'on' };
    // Forms that come in the middle would be other bytes.
    api = await createTestApi(test, settings, { pages: testPages(), forms: { afterMs: 3_600_000 } });
    ann = await api.signUp('ann@example.com');
    for (const label of ['readyone', 'readyown', 'readylocked', 'readyoff'])
      sites[label] = (await makeWebsite(api, ann, label))._id;
    sites['readytwo'] = (await makeWebsite(api, ann, 'readytwo', SAMPLE_LINKEDIN))._id;
    await giveStandard(api, sites['readyown'] ?? '');
    const call = callDomain(api, ann, sites['readyown'] ?? '');
    setRecords([dns], await call.set(OWN));
    api.advance(31_000);
    await call.check();
    await edit('readylocked', { password: 'four words for friends' });
    await edit('readyoff', { status: 'unpublished' });
    const { hosting } = api.services;
    const atOnce: typeof hosting.atOnce = (incoming, outgoing, how) => {
      const has = hosting.atOnce?.(incoming, outgoing, how) === true;
      if (has) answered += 1;
      return has;
    };
    quick = await startServer(
      { ...api.services, hosting: { ...hosting, atOnce } },
      { port: 0, host: '127.0.0.1' },
    );
    slow = await startServer(withoutAtOnce(api), { port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await quick.stop({ timeoutMs: 500 });
    await slow.stop({ timeoutMs: 500 });
    await api.close();
    await test.drop();
    await dns.close();
  });
  const edit = (label: string, body: object) =>
    api.call('PUT', `/api/website/${sites[label]}/edit`, { token: ann.token, body });
  const host = (label: string): string => `${label}.localhost:3000`;

  async function bothWays(request: RawRequest): Promise<[quick: string, slow: string, atOnce: boolean]> {
    const without = steady(await rawAnswer(slow.port, request));
    const before = answered;
    return [steady(await rawAnswer(quick.port, request)), without, answered > before];
  }

  const ACCEPTED = [
    undefined,
    'br',
    'gzip',
    'gzip, deflate, br',
    'br;q=0',
    'identity;q=0',
    '*',
    'gzip;q=1, br;q=0.1',
  ];
  const PATHS = [
    '/',
    '/?utm_source=x',
    '/index.html',
    '/robots.txt',
    '/feed.xml',
    '/nothing',
    '/404.html',
    '/no/thing/',
  ];

  it('is answered byte for byte as everything else is', async () => {
    const hosts = [host('readyone'), host('readytwo'), OWN];
    for (const site of hosts) {
      for (const path of PATHS) {
        for (const accepted of ACCEPTED) {
          for (const method of ['GET', 'HEAD']) {
            const headers = accepted === undefined ? {} : { 'Accept-Encoding': accepted };
            const request = { method, host: site, path, headers };
            const [ready, usual] = await bothWays(request);
            expect({ ...request, answer: ready }).toEqual({ ...request, answer: usual });
          }
        }
      }
    }
    expect(answered).toBeGreaterThanOrEqual(hosts.length * PATHS.length * ACCEPTED.length * 2);
  });

  it('is counted and written down as everything else is', async () => {
    const counted = async (surface: string, status: number): Promise<number> => {
      const text = await api.services.metrics.registry.metrics();
      const line = `tosite_request_seconds_count{surface="${surface}",status="${status}"} `;
      return Number(
        text
          .split('\n')
          .find((each) => each.startsWith(line))
          ?.slice(line.length) ?? 0,
      );
    };
    for (const [of, surface] of [
      [host('readyone'), 'site'],
      [OWN, 'own-domain'],
    ] as const) {
      await bothWays({ host: of });
      const before = await counted(surface, 200);
      const lines = api.logLines.length;
      const raw = await rawAnswer(quick.port, { host: of, headers: { 'X-Forwarded-For': '203.0.113.9' } });
      const requestId = /x-request-id: ([0-9a-f-]{36})/u.exec(raw)?.[1];
      expect(await counted(surface, 200)).toBe(before + 1);
      const line = api.logLines.slice(lines).map((each) => JSON.parse(each) as Record<string, unknown>);
      expect(line).toEqual([
        expect.objectContaining({
          requestId,
          method: 'GET',
          host: of,
          path: '/',
          status: 200,
          visitor: '127.0.0.1',
          user: null,
        }),
      ]);
    }
  });

  it('is not sent again to who has it, in each encoding', async () => {
    const tags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const request = { host: host('readyone'), headers: { 'Accept-Encoding': encoding } };
      const [page] = await bothWays(request);
      const etag = /\r\netag: ([^\r]+)/u.exec(page)?.[1] ?? '';
      tags.add(etag);
      for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*', '"other"']) {
        const [ready, usual, atOnce] = await bothWays({
          ...request,
          headers: { ...request.headers, 'If-None-Match': known },
        });
        expect([known, ready, atOnce]).toEqual([known, usual, true]);
        expect(ready.startsWith('HTTP/1.1 304 ')).toBe(known !== '"other"');
      }
    }
    expect(tags.size).toBe(3);
  });

  it('is nothing that is odd, or for somebody alone, or elsewhere: that is answered as it was', async () => {
    const odd: RawRequest[] = [
      ...[
        '/a/../b',
        '//',
        '/%2e%2e/x',
        '/caf%C3%A9',
        '/.git/config',
        '/report',
        '/healthz',
        '/x?'.padEnd(5000, 'a'),
      ].map((path) => ({ host: host('readyone'), path })),
      ...['POST', 'PUT', 'OPTIONS'].map((method) => ({ method, host: host('readyone') })),
      { host: host('readyone'), headers: { Host: 'evil.example' } },
      { host: host('readyone'), headers: { Connection: 'close' } },
      { host: host('readyone'), headers: { 'Content-Length': '0' } },
      ...['readylocked', 'readyoff', 'readynobody', 'readyown', 'dashboard', 'preview'].map((label) => ({
        host: host(label),
      })),
      { host: `www.${OWN}` },
      { host: 'evil.example' },
      { host: 'READYONE.localhost.:3000' },
    ];
    for (const request of odd) {
      await bothWays(request);
      const [ready, usual, atOnce] = await bothWays(request);
      expect({ ...request, ready }).toEqual({ ...request, ready: usual });
      const mayBe = request.host === 'READYONE.localhost.:3000';
      expect({ ...request, atOnce: atOnce && !mayBe }).toEqual({ ...request, atOnce: false });
    }
  });

  it('gives parts of nothing but films: a range of a page is the page', async () => {
    for (const range of ['bytes=0-10', 'bytes=-5', 'bytes=0-1,3-4', 'bytes=999999999-', 'nonsense']) {
      const [ready, usual] = await bothWays({ host: host('readyone'), headers: { Range: range } });
      expect(ready).toBe(usual);
      expect(ready.startsWith('HTTP/1.1 200 ')).toBe(true);
    }
  });

  it('is of the new version as soon as that is up, of no site that went offline, and not where its owner sends on', async () => {
    const request = { host: host('readytwo'), path: '/' };
    expect((await bothWays(request))[2]).toBe(true);
    await api.call('PUT', `/api/website/${sites['readytwo']}/seo-settings`, {
      token: ann.token,
      body: { title: 'A title of its own' },
    });
    expect((await bothWays(request))[0]).toContain('A title of its own');
    const gone = { host: host('readytwo'), path: '/gone' };
    expect((await bothWays(gone))[0]).toContain('HTTP/1.1 404 ');
    const sent = await api.call('PUT', `/api/website/${sites['readytwo']}/redirects`, {
      token: ann.token,
      body: { from: '/gone', to: '/' },
    });
    expect(sent.status).toBeLessThan(300);
    const [ready, usual] = await bothWays(gone);
    expect(ready).toBe(usual);
    expect(ready).toContain('HTTP/1.1 301 ');
    await edit('readytwo', { status: 'unpublished' });
    expect((await bothWays(request))[0]).toContain('HTTP/1.1 410 ');
    await edit('readytwo', { status: 'published' });
    expect((await bothWays(request))[0]).toContain('HTTP/1.1 200 ');
  });

  it('tells browsers of https as the owner of the name asked for it, and else as the free addresses do', async () => {
    const root = { ROOT_DOMAIN: 'root-of-tests.com', PUBLIC_PROTOCOL: 'https' };
    const secure = await createTestApi(test, { ...domainSettings(dns), ...root, RATE_LIMITS: 'off' });
    const [ready, usual] = await Promise.all([
      startServer(secure.services, { port: 0, host: '127.0.0.1' }),
      startServer(withoutAtOnce(secure), { port: 0, host: '127.0.0.1' }),
    ]);
    for (const hsts of [0, 1] as const) {
      await test.database.db.updateTable('custom_domains').set({ hsts }).execute();
      await secure.services.domains.refresh();
      for (const name of [OWN, 'readyone.root-of-tests.com']) {
        const expected = steady(await rawAnswer(usual.port, { host: name }));
        expect(steady(await rawAnswer(ready.port, { host: name }))).toBe(expected);
        expect(expected.includes('strict-transport-security: max-age=')).toBe(hsts === 1 || name !== OWN);
      }
    }
    await Promise.all([ready, usual].map((server) => server.stop({ timeoutMs: 500 })));
    await secure.close();
  });

  it('is many answers of one connection, in their order', async () => {
    const { host: name } = { host: host('readyone') };
    const both = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        rawAnswer(quick.port, { host: name, path: index % 2 === 0 ? '/' : '/nothing' }),
      ),
    );
    both.forEach((raw, index) => expect(raw.slice(0, 13)).toBe(`HTTP/1.1 ${index % 2 === 0 ? 200 : 404} `));
  });

  it('compresses nothing, and asks the database nothing, once it is known', async () => {
    const request = { host: host('readyone'), headers: { 'Accept-Encoding': 'br' } };
    await bothWays(request);
    const before = compressedMeanwhile();
    const known = answered;
    for (let index = 0; index < 50; index += 1) await rawAnswer(quick.port, request);
    expect([compressedMeanwhile() - before, answered - known]).toEqual([0, 50]);
  });
});
