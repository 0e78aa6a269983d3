import { once } from 'node:events';
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTlsAsk } from '../../hosting/tls-ask.ts';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { startDnsServer, type DnsServer } from '../../testing/dns-server.ts';
import { createTestApi, PASSWORD, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import {
  callDomain,
  domainOf,
  domainSettings,
  giveStandard,
  setRecords,
} from '../../testing/test-domains.ts';
import { makeWebsite } from '../../testing/test-websites.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describeOnEachDatabase('certificates of own domains', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let dns: DnsServer;
  let proxy: Server;
  let settings: Record<string, string>;
  /** What the proxy was asked for, and whether it was allowed to have it made. */
  const asked: string[] = [];
  let made = 0;

  beforeAll(async () => {
    dns = await startDnsServer();
    test = await engine.create();
    // A proxy that can have no certificate made, whatever it is asked.
    proxy = createServer({
      SNICallback: (name, callback) => {
        const ask = createTlsAsk({ env: api.env, database: test.database, domains: api.services.domains });
        void ask.allows(name).then((allowed) => {
          asked.push(`${name} ${allowed}`);
          callback(new Error('there is none'));
        });
      },
    }).listen(0, '127.0.0.1');
    proxy.on('tlsClientError', () => undefined);
    await once(proxy, 'listening');
    const address = proxy.address();
    settings = {
      ...domainSettings(dns),
      DOMAIN_ADDRESSES: '127.0.0.1',
      ROOT_DOMAIN: 'root-of-tests.com',
      PUBLIC_PROTOCOL: 'https',
      PUBLIC_PORT: String(typeof address === 'object' ? address?.port : 0),
      RATE_LIMITS: 'off',
    };
    api = await createTestApi(test, settings);
  }, 60_000);
  beforeEach(() => {
    asked.length = 0;
  });
  afterAll(async () => {
    proxy.close();
    await api.close();
    await test.drop();
    await dns.close();
  });

  const rightDomain = async () => {
    made += 1;
    const owner = await api.signUp(`c${made}@example.com`, { from: `10.2.0.${made}` });
    const site = await makeWebsite(api, owner, `certsite${made}`);
    await test.database.db.updateTable('users').set({ email_verified_at: 1 }).execute();
    await giveStandard(api, site._id);
    const name = `cert${made}.com`;
    const call = callDomain(api, owner, site._id);
    const answer = await call.set(name);
    // The job looks by itself once, at nothing; from then on nobody does but this test.
    await expect
      .poll(async () => domainOf(await call.get()).findings.length, { timeout: 20_000, interval: 30 })
      .toBeGreaterThan(0);
    await test.database.transaction(async (trx) => {
      const row = await trx
        .selectFrom('custom_domains')
        .select('id')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      await api.services.queue.withdraw(trx, 'check-domain', row.id);
    });
    setRecords([dns], answer);
    dns.set('A', 'sites.root-of-tests.com', '127.0.0.1');
    asked.length = 0;
    return { owner, name, call };
  };
  const later = async (ms: number, owner: SignedIn) => {
    api.advance(ms);
    const answer = await api.post('/api/auth/email/login', { email: owner.email, password: PASSWORD });
    owner.token = answer.body['accessToken'] as string;
  };
  const certificateLines = (answer: Parameters<typeof domainOf>[0]) =>
    domainOf(answer)
      .findings.filter(({ message }) => message.id.includes('ertificate'))
      .map(({ message, ok }) => `${message.id} ${ok}`);

  it('D7: one that cannot be made is tried after 1, 10 and 100 minutes, then daily, also by another process; its owner reads why', async () => {
    const { owner, name, call } = await rightDomain();
    const waits: number[] = [];
    const lines: string[][] = [];
    for (const step of [MINUTE, 10 * MINUTE, 100 * MINUTE, 24 * HOUR]) {
      await later(MINUTE, owner);
      const answer = await call.check();
      expect([answer.status, domainOf(answer).custom_domain.status]).toEqual([200, 'verifying']);
      const next = Date.parse(domainOf(answer).nextCheckAt ?? '');
      waits.push(Math.round((next - api.services.clock.now()) / MINUTE));
      lines.push(certificateLines(answer));
      await later(step, owner);
    }
    expect(waits).toEqual([1, 10, 100, 1440]);
    expect(lines).toEqual([
      ['domain.certificateWaits false'],
      ['domain.certificateFailed false'],
      ['domain.certificateFailed false'],
      ['domain.certificateFailed false'],
    ]);
    // Each time it was allowed to, of the primary name alone: what cannot be made for one is not tried for two.
    expect(asked).toEqual(Array.from({ length: 4 }, () => `${name} true`));
    const mails = () =>
      api.mails
        .filter(({ to, kind }) => to === owner.email && kind.startsWith('domain'))
        .map(({ kind }) => kind);
    await expect.poll(mails, { timeout: 20_000, interval: 30 }).toEqual(['domain-verifying']);
    const other = await createTestApi(test, settings);
    const row = await other.services.database.db
      .selectFrom('custom_domains')
      .select(['misses', 'next_check_at'])
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    expect([row.misses, Number(row.next_check_at) > 0]).toEqual([4, true]);
    await other.close();
  }, 120_000);

  it('D7: between two tries no visitor has one made', async () => {
    const { owner, name, call } = await rightDomain();
    await later(MINUTE, owner);
    await call.check();
    const ask = createTlsAsk({ env: api.env, database: test.database, domains: api.services.domains });
    expect(await ask.allows(name)).toBe(true);
    api.advance(3 * MINUTE);
    await api.services.domains.refresh();
    expect(await ask.allows(name)).toBe(false);
  }, 60_000);

  it('D7: two hundred and fifty are asked for in three hours; the next waits its turn, in words, and comes then', async () => {
    const { owner, name, call } = await rightDomain();
    const now = api.services.clock.now();
    await test.database.db.deleteFrom('certificate_orders').execute();
    await test.database.db
      .insertInto('certificate_orders')
      .values(Array.from({ length: 250 }, (_, n) => ({ id: `full-${n}`, asked_at: now })))
      .execute();
    await later(MINUTE, owner);
    const full = await call.check();
    expect([domainOf(full).custom_domain.status, certificateLines(full), asked]).toEqual([
      'verifying',
      ['domain.certificateLater false'],
      [],
    ]);
    const ask = createTlsAsk({ env: api.env, database: test.database, domains: api.services.domains });
    expect(await ask.allows(name)).toBe(false);
    await later(3 * HOUR, owner);
    expect(certificateLines(await call.check())).toEqual(['domain.certificateWaits false']);
    expect(asked).toEqual([`${name} true`]);
  }, 60_000);

  it('D6: what is live and has no certificate any more says so to its owner, and stays', async () => {
    const { owner, name, call } = await rightDomain();
    await test.database.db
      .updateTable('custom_domains')
      .set({ status: 'active', holds: 1, proved_at: 1, ready_names: JSON.stringify([name, `www.${name}`]) })
      .where('name', '=', name)
      .execute();
    await api.services.domains.refresh();
    await later(MINUTE, owner);
    const answer = await call.check();
    expect([domainOf(answer).custom_domain.status, certificateLines(answer)]).toEqual([
      'active',
      ['domain.certificateFailed false'],
    ]);
    expect(domainOf(answer).custom_domain.error).toContain('no certificate could be made');
  }, 60_000);
});
