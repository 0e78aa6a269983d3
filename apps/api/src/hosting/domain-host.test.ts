import { networkInterfaces } from 'node:os';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite, type TestDatabase } from '../testing/databases.ts';
import { startDnsServer, type DnsServer } from '../testing/dns-server.ts';
import { createTestApi, type TestApi } from '../testing/test-api.ts';
import { callDomain, domainSettings, giveStandard, setRecords } from '../testing/test-domains.ts';
import { makeWebsite } from '../testing/test-websites.ts';
import { serveDomains } from './serve-domains.ts';
import { createTlsAsk, startTlsAsk } from './tls-ask.ts';

const NAME = 'jane-served.com';
const PASSED = 'for friends only 1';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describeOnSqlite("an owner's own name", (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let dns: DnsServer;
  let websiteId = '';
  let token = '';
  beforeAll(async () => {
    dns = await startDnsServer();
    test = await engine.create();
    api = await createTestApi(test, { ...domainSettings(dns), RATE_LIMITS: 'off' });
    const owner = await api.signUp('jane@example.com');
    ({ token } = owner);
    const site = await makeWebsite(api, owner, 'janeserved');
    websiteId = site._id;
    await giveStandard(api, websiteId);
    const call = callDomain(api, owner, websiteId);
    setRecords([dns], await call.set(NAME));
    api.advance(31_000);
    await call.check();
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
    await dns.close();
  });
  const visit = (more: object = {}, method = 'GET', host = NAME) =>
    api.call(method, '/', { host, origin: null, ...more });
  const edit = async (change: object) =>
    expect((await api.call('PUT', `/api/website/${websiteId}/edit`, { token, body: change })).status).toBe(
      200,
    );

  it('D12: answers as the free address does: policies, methods, a password of its own host, taken offline', async () => {
    const page = await visit();
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'none'");
    expect((await visit({}, 'POST')).status).toBe(405);
    expect((await visit({}, 'GET', `${NAME.toUpperCase()}.`)).status).toBe(200);

    await edit({ password: PASSED });
    const locked = await visit();
    expect([locked.status, locked.headers.get('cache-control')]).toEqual([401, 'no-store']);
    const typed = await visit(
      {
        raw: `password=${encodeURIComponent(PASSED)}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      'POST',
    );
    expect([typed.status, typed.headers.get('location')]).toEqual([303, '/']);
    // D12: of this host alone, so that it can be anybody's suffix.
    const cookie = typed.headers.getSetCookie()[0] ?? '';
    expect(cookie).toMatch(/^__Host-/u);
    expect(cookie).not.toMatch(/domain=/iu);
    expect((await visit({ cookie: cookie.split(';')[0] })).status).toBe(200);
    await edit({ password: null });

    await edit({ status: 'unpublished' });
    expect((await visit()).status).toBe(410);
    await edit({ status: 'published' });
    expect((await visit()).status).toBe(200);
  });

  it('stays up while the free address moves, which leads there from both', async () => {
    await edit({ domain_name: 'janemoved' });
    expect((await visit()).status).toBe(200);
    for (const label of ['janeserved', 'janemoved']) {
      let at = `http://${label}.localhost:3000/x`;
      for (let step = 0; step < 3 && !at.includes(NAME); step += 1) {
        const led = await api.call('GET', '/x', { host: new URL(at).host, origin: null });
        expect(led.status).toBe(301);
        at = led.headers.get('location') ?? '';
      }
      expect(at).toBe(`http://${NAME}:3000/x`);
    }
  });

  it('D11: tells browsers of https for 60 days and of this name alone, and only where its owner asked for it', async () => {
    const secure = await createTestApi(test, {
      ...domainSettings(dns),
      ROOT_DOMAIN: 'root-of-tests.com',
      PUBLIC_PROTOCOL: 'https',
      RATE_LIMITS: 'off',
    });
    const hsts = async (host: string) => {
      await secure.services.domains.refresh();
      const answer = await secure.call('GET', '/', { host, origin: null });
      return answer.headers.get('strict-transport-security');
    };
    const set = (on: 0 | 1) => test.database.db.updateTable('custom_domains').set({ hsts: on }).execute();
    await set(0);
    expect([await hsts(NAME), await hsts(`www.${NAME}`)]).toEqual([null, null]);
    await set(1);
    expect([await hsts(NAME), await hsts(`www.${NAME}`)]).toEqual(['max-age=5184000', 'max-age=5184000']);
    await secure.close();
  });

  it('D6: the question for a certificate is answered on the loopback alone, from memory, 403 for what is no question', async () => {
    const ask = createTlsAsk({ env: api.env, database: test.database, domains: api.services.domains });
    await ask.refresh();
    const port = await freePort();
    const listener = await startTlsAsk(ask, port, api.services.log);
    const asked = async (query: string, method = 'GET') => {
      const answer = await fetch(`http://127.0.0.1:${port}${query}`, { method });
      return [answer.status, await answer.text()];
    };
    const path = '/internal/tls-ask?domain=';
    try {
      expect(await asked(`${path}${NAME}`)).toEqual([200, '']);
      // Any other address of this machine is one that others may reach.
      const others = Object.values(networkInterfaces()).flatMap((known = []) =>
        known.filter(({ internal }) => !internal),
      );
      for (const other of [
        '127.0.0.2',
        ...others.filter(({ family }) => family === 'IPv4').map(({ address }) => address),
      ])
        await expect(fetch(`http://${other}:${port}${path}${NAME}`)).rejects.toThrow('fetch failed');
      for (const query of [
        `${path}other-name.com`,
        path,
        '/internal/tls-ask',
        `/?domain=${NAME}`,
        `//x${path}${NAME}`,
      ])
        expect([query, await asked(query)]).toEqual([query, [403, '']]);
      expect(await asked(`${path}${NAME}`, 'POST')).toEqual([403, '']);
      for (const host of ['dashboard.localhost:3000', 'janemoved.localhost:3000', NAME, '127.0.0.1'])
        expect((await api.call('GET', `${path}${NAME}`, { host, origin: null })).status).not.toBe(200);
    } finally {
      await listener.stop();
    }
  });

  it('another process serves within seconds what this one did; while the database is away, what was known counts', async () => {
    const other = await createTestApi(test, {
      ...domainSettings(dns),
      RATE_LIMITS: 'off',
      TLS_ASK_PORT: String(await freePort()),
    });
    const serving = await serveDomains(other.services, other.services.domains);
    const port = other.env.domains.askPort ?? 0;
    const status = async (domain: string) =>
      (await fetch(`http://127.0.0.1:${port}/internal/tls-ask?domain=${domain}`)).status;
    try {
      expect((await other.call('GET', '/', { host: NAME, origin: null })).status).toBe(200);
      await test.database.db.updateTable('custom_domains').set({ status: 'paused' }).execute();
      // Alone on a machine it takes two seconds.
      await expect
        .poll(async () => (await other.call('GET', '/', { host: NAME, origin: null })).status, {
          timeout: 20_000,
        })
        .toBe(302);
      expect(await status(NAME)).toBe(403);
      await test.database.db.updateTable('custom_domains').set({ status: 'active' }).execute();
      await expect.poll(() => status(NAME), { timeout: 20_000 }).toBe(200);
      await test.database.close();
      await new Promise((resolve) => {
        setTimeout(resolve, 4000);
      });
      expect([
        await status(NAME),
        await status('janemoved.localhost'),
        await status('nosuch.localhost'),
      ]).toEqual([200, 200, 403]);
    } finally {
      await serving.stop();
    }
  });
});
