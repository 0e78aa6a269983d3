import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { startDnsServer, type DnsServer } from '../../testing/dns-server.ts';
import { setPlan } from '../../site-content/plan-store.ts';
import { createTestApi, PASSWORD, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import {
  callDomain,
  domainOf,
  domainSettings,
  giveStandard,
  OUR_ADDRESS,
  OUR_NAME,
  setRecords,
} from '../../testing/test-domains.ts';
import { makeWebsite } from '../../testing/test-websites.ts';
import { createTlsAsk } from '../../hosting/tls-ask.ts';

const SOON = { timeout: 20_000, interval: 30 };
const DAY = 86_400_000;

describeOnEachDatabase("domains of owners' own", (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let one: DnsServer;
  let two: DnsServer;
  let made = 0;
  beforeAll(async () => {
    [one, two] = [await startDnsServer(), await startDnsServer()];
    test = await engine.create();
    api = await createTestApi(test, { ...domainSettings(one, two), RATE_LIMITS: 'off' });
  });
  beforeEach(() => {
    one.clear();
    two.clear();
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
    await one.close();
    await two.close();
  });

  const newSite = async (owner?: SignedIn) => {
    made += 1;
    const who = owner ?? (await api.signUp(`d${made}@example.com`, { from: `10.1.0.${made}` }));
    const site = await makeWebsite(api, who, `domsite${made}`);
    await test.database.db
      .updateTable('users')
      .set({ email_verified_at: 1 })
      .where('id', '=', who.userId)
      .execute();
    await giveStandard(api, site._id);
    return { owner: who, site, name: `jane${made}.com`, call: callDomain(api, who, site._id) };
  };
  type Site = Awaited<ReturnType<typeof newSite>>;
  const look = async ({ call }: Site) => {
    // The job may have looked a moment ago, and then it is too early.
    for (let tries = 0; ; tries += 1) {
      api.advance(31_000);
      const answer = await call.check();
      if (answer.status !== 429 || tries === 5) return domainOf(answer);
    }
  };
  /** Days later: sessions are shorter than that. */
  const wait = async (ms: number, ...sites: Site[]) => {
    api.advance(ms);
    for (const { owner } of sites) {
      const answer = await api.post('/api/auth/email/login', { email: owner.email, password: PASSWORD });
      owner.token = answer.body['accessToken'] as string;
    }
  };
  const visit = (host: string, path = '/') => api.call('GET', path, { host, origin: null });
  const kinds = ({ owner }: Site): string[] =>
    api.mails
      .filter(({ to, kind }) => to === owner.email && kind.startsWith('domain'))
      .map(({ kind }) => kind);
  const settled = (site: Site) =>
    expect.poll(async () => domainOf(await site.call.get()).findings.length, SOON).toBeGreaterThan(0);
  const connect = async (site: Site) => {
    const answer = await site.call.set(site.name);
    expect(answer.status).toBe(200);
    setRecords([one, two], answer);
    const { custom_domain: domain } = await look(site);
    expect(domain.status).toBe('active');
    return domain;
  };

  it('a domain goes from its claim to its site: the doctor says each mistake, the free address leads there', async () => {
    const site = await newSite();
    const { name, call } = site;
    const answer = await call.set(`HTTPS://${name.toUpperCase()}:443/x?y`);
    expect(answer.status).toBe(200);
    const { custom_domain: claimed, configured } = domainOf(answer);
    expect([claimed.status, claimed.hostname, configured]).toEqual(['pending_dns', name, true]);
    const [, , cname, proof] = claimed.records;
    expect(claimed.records.map(({ type, name: at }) => `${type} ${at}`)).toEqual([
      `A ${name}`,
      `AAAA ${name}`,
      `CNAME www.${name}`,
      `TXT _tosite.${name}`,
    ]);
    expect((await visit(name)).status).toBe(421);
    await settled(site);
    const ids = async () =>
      (await look(site)).findings.filter(({ ok }) => !ok).map(({ message }) => message.id);
    expect(await ids()).toEqual(['domain.nothingYet', 'domain.nothingYet', 'domain.proofMissing']);
    expect((await call.check()).status).toBe(429);

    for (const server of [one, two]) {
      server.set('A', name, '198.51.100.7');
      server.set('CNAME', `www.${name}.${name}`, cname?.value ?? '');
      server.set('TXT', `_tosite.${name}`, 'tosite-domain=of-somebody-else');
    }
    expect(await ids()).toEqual(['domain.otherAddress', 'domain.doubled', 'domain.otherProof']);
    // What the target answers is not a record of theirs that they could delete.
    for (const server of [one, two]) server.set('A', cname?.value ?? '', '203.0.113.10');
    const doubled = (await look(site)).findings.find(({ message }) => message.id === 'domain.doubled');
    expect(doubled?.remove.map(({ type, value }) => [type, value])).toEqual([['CNAME', cname?.value]]);
    one.set('A', name, '203.0.113.10');
    expect(await ids()).toEqual(['domain.disagree', 'domain.doubled', 'domain.otherProof']);
    one.set('CAA', name, '0 issue "digicert.com"');
    setRecords([one, two], answer);
    const blocked = await look(site);
    expect([blocked.custom_domain.status, blocked.findings[0]?.message.id]).toEqual([
      'blocked',
      'domain.caa',
    ]);
    one.set('CAA', name);
    const active = await look(site);
    expect([active.custom_domain.status, active.custom_domain.error]).toEqual(['active', null]);
    expect(active.findings.every(({ ok }) => ok)).toBe(true);
    expect(proof?.value).toMatch(/^tosite-domain=[\w-]{32}$/u);
    await expect.poll(() => kinds(site), SOON).toEqual(['domain-blocked', 'domain-active']);

    const page = await visit(name);
    expect([page.status, page.headers.get('strict-transport-security')]).toEqual([200, null]);
    expect(page.text).toContain(`<link rel="canonical" href="http://${name}:3000/"`);
    expect((await visit(name, '/sitemap.xml')).text).toContain(`http://${name}:3000/`);
    const other = await visit(`www.${name}`, '/a?b');
    expect([other.status, other.headers.get('location')]).toEqual([301, `http://${name}:3000/a?b`]);
    const free = await visit(`${site.site.domain_name}.localhost`, '/posts/?x=1');
    expect([free.status, free.headers.get('location')]).toEqual([301, `http://${name}:3000/posts/?x=1`]);
    expect(free.headers.get('cache-control')).toBe('no-store');
    const told = await api.post('/api/website/current-website', {}, { token: site.owner.token });
    expect(told.body['website']).toMatchObject({
      url: `http://${name}:3000`,
      custom_domain: { hostname: name, status: 'active' },
    });

    const changed = await call.set(name, { primary: 'www', hsts: true }, '');
    expect([changed.status, domainOf(changed).custom_domain.hostname]).toEqual([200, `www.${name}`]);
    expect((await visit(name)).headers.get('location')).toBe(`http://www.${name}:3000/`);
    expect((await visit(`www.${name}`)).text).toContain(`href="http://www.${name}:3000/"`);

    expect((await call.remove('')).status).toBe(204);
    expect((await visit(`${site.site.domain_name}.localhost`)).text).toContain(
      `href="http://${site.site.domain_name}.localhost:3000/"`,
    );
    const gone = await visit(name);
    expect([gone.status, gone.text, gone.headers.get('location')]).toEqual([404, '', null]);
    expect(domainOf(await call.get()).custom_domain).toBe(null);
  }, 120_000);

  it('D4: of two who claim it, who shows the TXT record has it; a newer proof takes it, with a mail', async () => {
    const [first, second] = [await newSite(), await newSite()];
    const { name } = first;
    const firstClaim = await first.call.set(name);
    api.advance(1000);
    const secondClaim = await second.call.set(`www.${name}`);
    expect([firstClaim.status, secondClaim.status]).toEqual([200, 200]);
    const proofs = [firstClaim, secondClaim].map(
      (answer) => domainOf(answer).custom_domain.records.at(-1)?.value ?? '',
    );
    expect(proofs[0]).not.toBe(proofs[1]);
    // A CNAME or an address alone is no proof.
    setRecords([one, two], firstClaim);
    for (const server of [one, two]) server.set('TXT', `_tosite.${name}`);
    expect((await look(first)).custom_domain.status).toBe('pending_dns');
    expect((await look(second)).custom_domain.status).toBe('pending_dns');
    setRecords([one, two], firstClaim);
    expect((await look(second)).custom_domain.status).toBe('pending_dns');
    expect((await look(first)).custom_domain.status).toBe('active');

    const third = await newSite();
    const refused = await third.call.set(name);
    expect([refused.status, refused.body.error]).toEqual([409, 'domain_in_use']);
    expect(refused.body.fields?.['customDomain']).toContain('_tosite.');
    const claimed = await third.call.get();
    const proof = domainOf(claimed).custom_domain.records.at(-1)?.value ?? '';
    expect(refused.body.message).toContain(proof);
    expect((await third.call.set(name)).status).toBe(409);

    // Gone, while the name still leads here: it stays, and is flagged.
    for (const server of [one, two]) server.set('TXT', `_tosite.${name}`);
    const flagged = await look(first);
    expect([flagged.custom_domain.status, flagged.findings[0]?.message.id]).toEqual([
      'active',
      'domain.proofMissing',
    ]);
    for (const server of [one, two]) server.set('TXT', `_tosite.${name}`, proofs[0] ?? '', proof);
    expect((await third.call.set(name)).status).toBe(200);
    expect(domainOf(await third.call.get()).custom_domain.status).toBe('active');
    expect(domainOf(await first.call.get()).custom_domain.status).toBe('detached');
    await expect.poll(() => kinds(first), SOON).toEqual(['domain-active', 'domain-taken']);
    expect((await visit(name)).text).toContain(`http://${name}:3000`);
    expect((await visit(`${first.site.domain_name}.localhost`)).status).toBe(200);
    // The one before looks again, and does not get it back by what stands there still.
    expect((await look(first)).custom_domain?.status).toBe('detached');
    expect(domainOf(await third.call.get()).custom_domain.status).toBe('active');
  }, 120_000);

  it('D4: with the records of both in place, who was proved first keeps it from an older claim', async () => {
    const [older, newer] = [await newSite(), await newSite()];
    const first = await older.call.set(older.name);
    api.advance(1000);
    const second = await newer.call.set(older.name);
    setRecords([one, two], second);
    const proofs = [first, second].map(
      (answer) => domainOf(answer).custom_domain.records.at(-1)?.value ?? '',
    );
    await settled(older);
    await settled(newer);
    for (const server of [one, two]) server.set('TXT', `_tosite.${older.name}`, proofs[1] ?? '');
    expect((await look(newer)).custom_domain.status).toBe('active');
    for (const server of [one, two]) server.set('TXT', `_tosite.${older.name}`, ...proofs);
    expect((await look(older)).custom_domain.status).toBe('pending_dns');
    expect(domainOf(await newer.call.get()).custom_domain.status).toBe('active');
  });

  it('D5: what leads nowhere for seven days is taken off, answers 404 and stays reserved for 30 days', async () => {
    const site = await newSite();
    const { name } = site;
    await connect(site);
    for (const server of [one, two]) server.set('A', name, '198.51.100.7');
    for (let day = 1; day <= 6; day += 1) {
      await wait(DAY, site);
      expect([day, (await look(site)).custom_domain.status]).toEqual([day, 'active']);
      await look(site);
    }
    await wait(DAY, site);
    expect((await look(site)).custom_domain.status).toBe('detached');
    await expect.poll(() => kinds(site), SOON).toEqual(['domain-active', 'domain-lost']);
    expect((await visit(name)).status).toBe(404);
    expect((await visit(`${site.site.domain_name}.localhost`)).status).toBe(200);
    const stranger = await newSite();
    expect((await stranger.call.set(name)).status).toBe(409);
    expect((await stranger.call.remove()).status).toBe(204);
    const again = await newSite(site.owner);
    expect((await again.call.set(name)).status).toBe(200);
    await again.call.remove();
    await wait(31 * DAY, site, stranger);
    await api.services.domains.refresh();
    expect((await visit(name)).status).toBe(421);
    expect((await stranger.call.set(name)).status).toBe(200);
  }, 120_000);

  it('stops after 30 days without proof, and says so', async () => {
    const site = await newSite();
    await site.call.set(site.name);
    await settled(site);
    await wait(29 * DAY, site);
    expect((await look(site)).custom_domain.status).toBe('pending_dns');
    await wait(2 * DAY, site);
    const over = await look(site);
    expect([over.custom_domain.status, over.nextCheckAt]).toEqual(['failed', null]);
    expect(over.custom_domain.error).toContain('30 days');
    await expect.poll(() => kinds(site), SOON).toEqual(['domain-failed']);
    expect(domainOf(await site.call.set(site.name)).custom_domain.status).toBe('pending_dns');
  });

  it('waits while the plan brings none, leads to the free address, and is back when it is paid', async () => {
    const site = await newSite();
    await connect(site);
    const plan = async (to: 'free' | 'standard') => {
      await test.database.transaction((trx) => setPlan(trx, site.site._id, to, api.services.clock.now()));
      await api.services.domains.refresh();
    };
    await plan('free');
    const paused = domainOf(await site.call.get()).custom_domain;
    expect([paused.status, paused.error?.includes('Standard')]).toEqual(['paused', true]);
    const led = await visit(site.name, '/x');
    expect([led.status, led.headers.get('location'), led.headers.get('cache-control')]).toEqual([
      302,
      `http://${site.site.domain_name}.localhost:3000/x`,
      'no-store',
    ]);
    expect((await site.call.set(site.name)).status).toBe(402);
    expect((await site.call.check()).status).toBe(402);
    await plan('standard');
    expect(domainOf(await site.call.get()).custom_domain.status).toBe('active');
    expect((await visit(site.name)).status).toBe(200);
  });

  it('D9: names that cannot be anybody’s are refused beside the field, with the reason', async () => {
    const site = await newSite();
    const names = [
      'co.uk',
      'github.io',
      'dashboard.localhost',
      '127.0.0.1',
      'jane',
      'printer.local',
      'linkedin.com',
    ];
    for (const name of [...names, 'x'.repeat(254), '👩‍💻', '']) {
      const answer = await site.call.set(name);
      expect([name, answer.status]).toEqual([name, 400]);
      expect(answer.body.fields?.['customDomain'] ?? '').toMatch(/\.$|Required/u);
    }
    const stranger = await newSite();
    const path = `/api/website/${site.site._id}/custom-domain`;
    for (const [method, at] of [
      ['PUT', `${path}/`],
      ['DELETE', path],
      ['GET', path],
      ['POST', `${path}/check`],
    ] as const) {
      const body = method === 'PUT' ? { body: { customDomain: 'jane.com' } } : {};
      expect((await api.call(method, at, { token: stranger.owner.token, ...body })).status).toBe(404);
    }
  });

  it('D9: a name that is a CNAME of somebody else’s site leads nowhere until it is proved, and then to its own', async () => {
    const [site, other] = [await newSite(), await newSite()];
    const theirs = `${other.site.domain_name}.localhost`;
    const name = `blog.${site.name}`;
    for (const server of [one, two]) {
      server.set('A', OUR_NAME, OUR_ADDRESS);
      server.set('A', theirs, OUR_ADDRESS);
      server.set('CNAME', name, theirs);
    }
    // Nobody has claimed it: it shows nothing of theirs.
    const unclaimed = await visit(name);
    expect([unclaimed.status, unclaimed.text]).toEqual([421, '']);
    const claim = await site.call.set(name);
    expect((await look(site)).custom_domain.status).toBe('pending_dns');
    expect((await visit(name)).status).toBe(421);
    const proof = domainOf(claim).custom_domain.records.at(-1);
    for (const server of [one, two]) server.set('TXT', proof?.name ?? '', proof?.value ?? '');
    expect((await look(site)).custom_domain.status).toBe('active');
    expect((await visit(name)).text).toContain(`<link rel="canonical" href="http://${name}:3000/"`);
    expect((await visit(theirs)).text).toContain(`<link rel="canonical" href="http://${theirs}:3000/"`);
  }, 60_000);

  it('D6: a certificate is for active names and free addresses alone', async () => {
    const [site, waiting] = [await newSite(), await newSite()];
    await connect(site);
    await waiting.call.set(waiting.name);
    const ask = createTlsAsk({ env: api.env, database: test.database, domains: api.services.domains });
    const label = site.site.domain_name;
    for (const name of [
      site.name,
      `www.${site.name}`,
      `${label}.localhost`,
      'dashboard.localhost',
      'preview.localhost',
    ])
      expect([name, await ask.allows(name)]).toEqual([name, true]);
    const refused = [
      waiting.name,
      'unknown-name.com',
      `sub.${site.name}`,
      site.name.toUpperCase(),
      `${site.name}.`,
      `${site.name}:443`,
      '127.0.0.1',
      '[::1]',
      `a.${label}.localhost`,
      'nosuchlabel.localhost',
      'x'.repeat(300),
      '',
    ];
    for (const name of refused) expect([name, await ask.allows(name)]).toEqual([name, false]);
    await test.database.db
      .updateTable('websites')
      .set({ status: 'suspended' })
      .where('id', '=', site.site._id)
      .execute();
    await api.services.domains.refresh();
    expect(await ask.allows(site.name)).toBe(false);
    expect(await ask.allows(`${label}.localhost`)).toBe(false);
    expect((await visit(site.name)).status).toBe(410);
  });

  it('B1, B2: a site is reported, found, taken down and given back by its own domain, and by an address it had', async () => {
    const site = await newSite();
    await connect(site);
    const label = site.site.domain_name;
    const renamed = await api.call('PUT', `/api/website/${site.site._id}/edit`, {
      token: site.owner.token,
      body: { domain_name: `${label}new` },
    });
    expect(renamed.status).toBe(200);
    for (const host of [site.name, `${label}.localhost`, `${label}new.localhost`]) {
      const way = await visit(host, '/report');
      const address = new URL(way.headers.get('location') ?? '');
      expect([host, address.searchParams.get('site')]).toEqual([host, `${label}new.localhost:3000`]);
    }
    const report = async (reported: string) => {
      const words = { site: reported, reason: 'fishing', words: 'It asks for my PIN.', contact: '' };
      const answer = await api.call('POST', '/report', {
        raw: new URLSearchParams(words).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      return [reported, answer.status, /R-[2-9A-Z]{8}/u.test(answer.text)];
    };
    for (const reported of [site.name, `https://www.${site.name}/page?x=1`])
      expect(await report(reported)).toEqual([reported, 200, true]);
    expect(await report('nobody-has-it.com')).toEqual(['nobody-has-it.com', 400, false]);
    const admin = async (...words: string[]) => (await api.services.admin(words)).ok;
    expect(await admin('find', `www.${site.name}`)).toBe(true);
    expect(await admin('suspend-site', site.name, 'fishing')).toBe(true);
    await expect.poll(async () => (await visit(site.name)).status, SOON).toBe(410);
    expect(await admin('restore-site', site.name)).toBe(true);
    await expect.poll(async () => (await visit(site.name)).status, SOON).toBe(200);
  });

  it('D5: goes with its website, and stays its owner’s for 30 days', async () => {
    const site = await newSite();
    await connect(site);
    const deleted = await api.call('DELETE', `/api/website/${site.site._id}/delete`, {
      token: site.owner.token,
    });
    expect(deleted.status).toBe(204);
    await expect.poll(async () => (await visit(site.name)).status, SOON).toBe(404);
    const stranger = await newSite();
    expect((await stranger.call.set(site.name)).status).toBe(409);
    // D6: deleted, it gets no certificate.
    const ask = createTlsAsk({ env: api.env, database: test.database, domains: api.services.domains });
    expect([await ask.allows(site.name), await ask.allows(`${site.site.domain_name}.localhost`)]).toEqual([
      false,
      false,
    ]);
    const rows = await test.database.db
      .selectFrom('custom_domains')
      .select('name')
      .where('website_id', '=', site.site._id)
      .execute();
    expect(rows).toEqual([]);
  });

  it('D10: a thousand hosts that nobody knows are 421 without a query', async () => {
    await api.services.domains.refresh();
    const { db } = test.database;
    const queries = (['selectFrom', 'insertInto', 'updateTable', 'deleteFrom'] as const).map((kind) =>
      vi.spyOn(db, kind),
    );
    const log = api.logLines.length;
    for (let n = 0; n < 1000; n += 1) {
      const answer = await visit(`host${n}-${n * 7919}.com`, `/p${n}`);
      expect([answer.status, answer.text]).toEqual([421, '']);
    }
    expect(queries.map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0, 0]);
    for (const query of queries) query.mockRestore();
    expect(api.logLines.length - log).toBeLessThan(5);
  });
});
