// What a business meets: websites that are paid for, a domain in each state, a month of readers. Made through the API and
// the payment page where a person could; what only days bring about is written down. Running it twice changes nothing.
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const TOVE = 'https://github.com/tosite-sample-tove';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** One website for each state of a domain, named after it. */
export const BUSINESS = [
  'pending',
  'wrong',
  'beside',
  'proxied',
  'broken',
  'disagree',
  'verifying',
  'waits',
  'blocked',
  'active',
  'paused',
  'failed',
  'detached',
].map((state) => ({ label: `domain${state}`, profileUrl: TOVE }));
const PAID = new Set(['noor', ...BUSINESS.map(({ label }) => label)]);
const nameOf = (label) => `${label.replace('domain', '')}-example.com`;

export async function seedBusiness({ ask, dns, databaseFile, websites }) {
  for (const website of websites.filter(({ domain_name: label }) => PAID.has(label))) {
    const { _id: id, domain_name: label } = website;
    const isDomain = label.startsWith('domain');
    const { body: before } = await ask('GET', `/api/website/${id}/custom-domain`);
    if (isDomain) say(dns, label, before);
    if (isDomain && before.custom_domain !== null) continue;
    if (website.plan === 'free') await pay(ask, id, 'yearly');
    if (!isDomain) continue;
    const claimed = await ask('PUT', `/api/website/${id}/custom-domain/`, { customDomain: nameOf(label) });
    say(dns, label, claimed.body);
    await looked(ask, id);
    if (label === 'domainpaused') await stopPaying(ask, id);
    if (databaseFile !== null) later(databaseFile, id, label);
  }
  if (databaseFile === null) return;
  for (const { _id: id, domain_name: label } of websites) {
    if (label === 'noor') readers(databaseFile, id);
    if (label === 'corran') firstReaders(databaseFile, id);
  }
}

/** What the internet says of a domain, by its state. */
function say(dns, label, { custom_domain: domain }) {
  if (domain === null || label === 'domainpending') return;
  dns.set('A', 'sites.localhost', '127.0.0.1');
  dns.set('NS', nameOf(label), 'ns1.dns-example.net');
  for (const { type, name, value } of domain.records) dns.set(type, name, value);
  const name = nameOf(label);
  if (label === 'domainwrong') {
    dns.set('A', name, '198.51.100.7');
    dns.set('AAAA', name, '2001:db8::7');
    dns.set('CNAME', `www.${name}`);
    dns.set('CNAME', `www.${name}.${name}`, 'sites.localhost');
    dns.set('TXT', `_tosite.${name}`, 'tosite-domain=of-another-claim');
  }
  if (label === 'domainbeside') {
    dns.set('CNAME', name, 'shops.example.net');
    dns.set('A', `www.${name}`, '198.51.100.7');
    dns.set('TXT', `_acme-challenge.${name}`, 'of-the-authority-of-another-host');
  }
  if (label === 'domainproxied') {
    dns.set('A', name, '104.16.12.7');
    dns.set('CNAME', `www.${name}`);
    dns.set('A', `www.${name}`, '104.16.12.7');
    dns.set('NS', name, 'ada.ns.cloudflare.com');
  }
  if (label === 'domainbroken') for (const host of [name, `www.${name}`]) dns.break(host, 'servfail');
  // The second server has not heard of the change yet.
  if (label === 'domaindisagree') dns.second.set('A', name, '198.51.100.7');
  if (label === 'domainblocked') dns.set('CAA', name, '0 issue "digicert.com"');
}

/** As a person does: a page for paying, paid, and back. */
export async function pay(ask, websiteId, planType) {
  const { body } = await ask('POST', '/api/payment/create-checkout-session', { websiteId, planType });
  await fetch(`${body.url}/pay`, { method: 'POST', redirect: 'manual' });
  await ask('GET', `/api/payment/session?sessionId=${body.sessionId}`);
}

async function stopPaying(ask, websiteId) {
  const { body } = await ask('GET', `/api/payment/state?websiteId=${websiteId}`);
  const begun = await ask('POST', '/api/payment/create-customer-portal-session');
  const { origin } = new URL(begun.body.url);
  await fetch(`${origin}/v1/subscriptions/${body.subscription._id}`, { method: 'DELETE' });
}

/** The job looks by itself within a moment. */
async function looked(ask, websiteId) {
  for (let tries = 0; tries < 100; tries += 1) {
    const { body } = await ask('GET', `/api/website/${websiteId}/custom-domain`);
    if (body.findings.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

export function openDatabase(file) {
  const api = fileURLToPath(new URL('../apps/api/package.json', import.meta.url));
  const database = new (createRequire(api)('libsql'))(file);
  database.exec('pragma busy_timeout = 5000');
  return database;
}

/** States that days bring about, or an authority. */
function later(file, websiteId, label) {
  const name = nameOf(label);
  const values = {
    domainverifying: ['verifying', 1, { id: 'domain.certificateFailed', host: name }, Date.now() + DAY],
    domainwaits: ['verifying', 1, { id: 'domain.certificateWaits', host: name }, Date.now() + DAY],
    domainfailed: ['failed', 0, { id: 'domain.gaveUp' }, null],
    domaindetached: ['detached', 0, { id: 'domain.lost', name }, null],
  }[label];
  if (values === undefined) return;
  const [status, holds, error, next] = values;
  const database = openDatabase(file);
  database
    .prepare(
      'update custom_domains set status = ?, holds = ?, error = ?, next_check_at = ?, misses = 3 where website_id = ?',
    )
    .run(status, holds, JSON.stringify(error), next, websiteId);
  if (status === 'failed')
    database.prepare('update custom_domains set proved_at = null where website_id = ?').run(websiteId);
  database.prepare('update websites set primary_domain = null where id = ?').run(websiteId);
  if (status === 'verifying') {
    const { findings } = database
      .prepare('select findings from custom_domains where website_id = ?')
      .get(websiteId);
    const certificate = {
      record: `CERTIFICATE ${name}`,
      seen: [],
      wanted: null,
      ok: false,
      sentence: `The records of ${name} are right, and there is no certificate yet.`,
      message: error,
      add: [],
      remove: [],
    };
    database
      .prepare('update custom_domains set findings = ? where website_id = ?')
      .run(JSON.stringify([certificate, ...JSON.parse(findings)]), websiteId);
  }
  database.close();
}

const PATHS = ['/', '/', '/', '/cv/', '/posts/', '/projects/'];
const SENDERS = ['direct', 'google.com', 'linkedin.com', 'LinkedIn (app)', 'news.example'];
const COUNTRIES = ['NO', 'NO', 'SE', 'DE', 'US', 'IN', 'unknown'];
const BROWSERS = ['Chrome', 'Safari', 'Firefox', 'Edge'];

/** Writes visits down as the host does; adding them up is the server's. Nothing where somebody has come already. */
function visitsOf(file, websiteId, write) {
  const database = openDatabase(file);
  const { count } = database
    .prepare('select count(*) as count from analytics_sums where website_id = ?')
    .get(websiteId);
  const insert = database.prepare(
    `insert into analytics_visits (id, website_id, at, kind, value, visitor, referrer, campaign, country, device,
       browser, views, rolled) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0) on conflict do nothing`,
  );
  const add = (n, at, kind, value, rest = [null, null, null, null, null], views = 1) =>
    insert.run(
      `seed-${websiteId}-${n}`,
      websiteId,
      at,
      kind,
      value,
      `seed-${Math.floor(at / DAY)}-${(n * 31) % 41}`,
      ...rest,
      views,
    );
  database.exec('begin');
  if (count === 0) write(add);
  database.exec('commit');
  database.close();
}

const pick = (list, n, step) => list[Math.floor(n / step) % list.length];
const visitor = (n, campaign) => [
  pick(SENDERS, n, 3),
  campaign,
  pick(COUNTRIES, n, 5),
  n % 3 === 0 ? 'mobile' : 'desktop',
  pick(BROWSERS, n, 2),
];

/** Two months, so that the last one has one before it. */
function readers(file, websiteId) {
  const now = Date.now();
  visitsOf(file, websiteId, (add) => {
    for (let n = 0; n < 3600; n += 1) {
      // More by day than by night, more on some days than on others, and slowly more.
      const day = Math.floor(60 * Math.sqrt(((n * 7919) % 3600) / 3600));
      const at = now - (60 - day) * DAY + (((n * 104_729) % 1440) - 720) * 60_000;
      if (at > now) continue;
      add(n, at, 'view', pick(PATHS, n, 1), visitor(n, n % 11 === 0 ? 'letter' : null));
      if (n % 60 === 0) add(`${n}m`, at, 'missing', n % 120 === 0 ? '/cv.pdf' : '/blog/hello/');
      if (n % 45 === 0) add(`${n}a`, at, 'assistant', n % 90 === 0 ? 'ChatGPT' : 'Claude');
      if (n % 20 === 0) add(`${n}l`, at, 'left_out', n % 40 === 0 ? 'bot' : 'ai_crawler', undefined, 3);
    }
  });
}

/** Those of the first day, all of them today wherever one is: in the last minutes of an hour that has begun. */
function firstReaders(file, websiteId) {
  const now = Date.now();
  visitsOf(file, websiteId, (add) => {
    for (let n = 0; n < 23; n += 1)
      add(n, now - ((n * 7919) % 3) * HOUR - n * 45_000, 'view', pick(PATHS, n, 1), visitor(n, null));
  });
}
