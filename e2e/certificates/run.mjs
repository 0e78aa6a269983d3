/*
 * What somebody lives through who buys Standard for a domain of their own, with real parts: an authority (pebble), a DNS
 * server (pebble-challtestsrv), a proxy (caddy), a browser and the built product; in Stripe's place the one of the tests.
 * Debian has them: apt-get install caddy pebble chromium. Run after a build: pnpm --filter @tosite/e2e certificates
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { get as httpsGet, request as httpsRequest } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { startStripeStandIn } from '../../apps/api/src/testing/payments/stripe-stand-in.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tosite-certificates-'));
const children = [];
const [app, ask, http, https, directory, management, dns, dnsControl, http2, https2] = await freePorts(10);
const stripe = await startStripeStandIn();
const DAY = 86_400_000;
const DASHBOARD = 'dashboard.tosite-root.com';
const LOGIN = { email: 'jane@example.com', password: 'correct horse battery 9' };
const OWNER = { ...LOGIN, name: 'Jane' };
const NAME = 'jane-real.com';
const LINE = 'Made with to.site';

function run(command, args, env = {}) {
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, HOME: folder, ...env } });
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => lines.push(String(chunk)));
  children.push(child);
  return { lines, pid: child.pid };
}

const seconds = (from) => `${((performance.now() - from) / 1000).toFixed(1)} s`;
const say = (line) => console.log(line);
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
function must(isTrue, what) {
  if (!isTrue) throw new Error(`not so: ${what}`);
  say(`  ok  ${what}`);
}
async function until(what, work, ms = 60_000) {
  const end = Date.now() + ms;
  for (;;) {
    const found = await work().catch(() => null);
    if (found) return found;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await wait(200);
  }
}

async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => server.address().port);
  for (const server of servers) server.close();
  return ports;
}

/** One call of the API, past the proxy. */
function call(method, path, body, token, headers = {}) {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  return send(httpRequest, {
    port: app,
    method,
    path,
    headers: {
      host: DASHBOARD,
      origin: `https://${DASHBOARD}:${https}`,
      ...headers,
      ...(text === ''
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    text,
  });
}

function send(request, { text = '', ...options }) {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', ...options }, (answer) => {
      const issuer = answer.socket?.getPeerCertificate?.()?.issuer?.CN;
      let body = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => (body += chunk));
      answer.on('end', () => {
        const isJson = answer.headers['content-type']?.startsWith('application/json') && body !== '';
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          body,
          json: isJson ? JSON.parse(body) : null,
          issuer,
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}

/** A page by the proxy, its certificate checked against the authority's own root. */
const visit = (host, path = '/', ca, port = https) =>
  send(httpsRequest, {
    port,
    servername: host,
    path,
    ca,
    agent: false,
    headers: { host: `${host}:${https}` },
  });
const control = (path, body) =>
  fetch(`http://127.0.0.1:${dnsControl}${path}`, { method: 'POST', body: JSON.stringify(body) });

async function main() {
  const config = join(folder, 'pebble.json');
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
      '-keyout',
      join(folder, 'key.pem'),
      '-out',
      join(folder, 'cert.pem'),
    ],
    { stdio: 'ignore' },
  );
  writeFileSync(
    config,
    JSON.stringify({
      pebble: {
        listenAddress: `127.0.0.1:${directory}`,
        managementListenAddress: `127.0.0.1:${management}`,
        certificate: join(folder, 'cert.pem'),
        privateKey: join(folder, 'key.pem'),
        httpPort: http,
        tlsPort: https,
        ocspResponderURL: '',
        externalAccountBindingRequired: false,
      },
    }),
  );
  run('pebble-challtestsrv', [
    '-management',
    `127.0.0.1:${dnsControl}`,
    '-dns01',
    `127.0.0.1:${dns}`,
    '-http01',
    '',
    '-https01',
    '',
    '-tlsalpn01',
    '',
    '-defaultIPv4',
    '',
    '-defaultIPv6',
    '',
  ]);
  run('pebble', ['-config', config, '-dnsserver', `127.0.0.1:${dns}`], {
    PEBBLE_VA_NOSLEEP: '1',
    PEBBLE_WFE_NONCEREJECT: '0',
  });
  const root = await until('the authority', () => pemOf(`https://localhost:${management}/roots/0`));
  writeFileSync(join(folder, 'root.pem'), root);
  mkdirSync(join(folder, 'data'));
  const proxyLines = proxy({ http, https, storage: 'caddy' });
  // How far the product's clock is ahead stands in a file that it reads when it is told to.
  writeFileSync(join(folder, 'ahead'), '0');
  writeFileSync(
    join(folder, 'clock.mjs'),
    `import { readFileSync } from 'node:fs';
const now = Date.now; let ahead = 0; Date.now = () => now() + ahead;
process.on('SIGUSR2', () => (ahead = Number(readFileSync('${join(folder, 'ahead')}', 'utf8'))));`,
  );
  const product = run('node', ['--import', join(folder, 'clock.mjs'), MAIN], settings());
  const appLines = product.lines;
  try {
    await until('the product', async () => (await call('GET', '/api/auth/status')).status < 500);
    await journey(root, product.pid);
  } catch (error) {
    console.error(appLines.join('').split('\n').slice(-30).join('\n'));
    console.error(proxyLines.join('').split('\n').slice(-20).join('\n'));
    throw error;
  }
}

function pemOf(address) {
  return new Promise((resolve, reject) => {
    // Its own certificate is one of this run.
    httpsGet(address, { rejectUnauthorized: false }, (answer) => {
      let text = '';
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve(text));
    }).on('error', reject);
  });
}

const MAIN = join(ROOT, 'apps/api/dist/main.js');
const settings = () => ({
  ...stripe.settings,
  PORT: String(app),
  DATA_DIR: join(folder, 'data'),
  ROOT_DOMAIN: 'tosite-root.com',
  SITES_DOMAIN: 'tosite-sites.com',
  PUBLIC_PROTOCOL: 'https',
  PUBLIC_PORT: String(https),
  TRUSTED_PROXIES: '127.0.0.1',
  RATE_LIMITS: 'off',
  DOMAIN_ADDRESSES: '127.0.0.1',
  DNS_SERVERS: `127.0.0.1:${dns}`,
  TLS_ASK_PORT: String(ask),
  NODE_EXTRA_CA_CERTS: join(folder, 'root.pem'),
});

/** The Caddyfile of docs/deploying.md, with ports and an authority of this run. */
function proxy({ http: plain, https: secure, storage }) {
  const file = join(folder, `Caddyfile-${storage}`);
  writeFileSync(
    file,
    `{
  admin off
  http_port ${plain}
  https_port ${secure}
  acme_ca https://localhost:${directory}/dir
  acme_ca_root ${join(folder, 'cert.pem')}
  storage file_system ${join(folder, storage)}
  on_demand_tls {
    ask http://127.0.0.1:${ask}/internal/tls-ask
  }
}

https:// {
  tls {
    on_demand
  }
  reverse_proxy 127.0.0.1:${app}
}
`,
  );
  return run('caddy', ['run', '--config', file, '--adapter', 'caddyfile']).lines;
}

/** 'Buy now', an account, a website, and a payment, as somebody does it in a browser. */
async function buy() {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--host-resolver-rules=MAP *.tosite-root.com 127.0.0.1, MAP *.tosite-sites.com 127.0.0.1'],
  });
  try {
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    context.setDefaultTimeout(90_000);
    const page = await context.newPage();
    await page.goto(`https://github.tosite-root.com:${https}/#pricing`);
    await page.getByRole('radio', { name: 'Yearly' }).click();
    await page.getByRole('link', { name: 'Buy now' }).click();
    await page.waitForURL(/\/signup\?plan=standard&interval=yearly/u);
    await page.getByLabel('Your name').fill(OWNER.name);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(OWNER.email);
    await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page
      .getByLabel(/^Enter your (?:github )?profile url/u)
      .fill('https://github.com/tosite-sample-tove');
    await page.getByRole('button', { name: 'Create your website' }).click();
    await page.waitForURL(/\/website\/preview\?/u);
    await page.getByRole('textbox', { name: 'Website address' }).fill('janesite');
    await page.getByText(/janesite\.tosite-sites\.com:\d+ is free/u).waitFor();
    await page.getByRole('button', { name: 'Publish my site' }).click();
    await page.waitForURL(/\/billing$/u);
    await page.getByRole('button', { name: 'Pay $15 a year at Stripe' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('heading', { name: 'Paid. Standard is on' }).waitFor();
  } finally {
    await browser.close();
  }
}

async function journey(ca, pid) {
  for (const host of [
    DASHBOARD,
    'github.tosite-root.com',
    'sites.tosite-sites.com',
    'preview.tosite-sites.com',
    'janesite.tosite-sites.com',
  ])
    await control('/add-a', { host, addresses: ['127.0.0.1'] });
  await buy();
  say('  ok  bought in a browser, over https: ‘Buy now’, an account, a website, paid');
  let ahead = 0;
  let token = '';
  const pass = async (ms) => {
    ahead += ms;
    writeFileSync(join(folder, 'ahead'), String(ahead));
    process.kill(pid, 'SIGUSR2');
    await wait(100);
  };
  const signIn = async () => {
    token = (await call('POST', '/api/auth/email/login', LOGIN)).json.accessToken;
  };
  await signIn();
  const { json } = await call('POST', '/api/website/all', {}, token);
  const { _id: id } = json.websites[0];
  const path = `/api/website/${id}/custom-domain`;
  const refused = async (host, port = https) =>
    visit(host, '/', ca, port).then(
      () => false,
      (error) => /alert|EPROTO|ECONNRESET|SSL/u.test(`${error.code} ${error.message}`),
    );
  const mayHave = async (name) =>
    (await fetch(`http://127.0.0.1:${ask}/internal/tls-ask?domain=${name}`)).status === 200;
  const free = `https://janesite.tosite-sites.com:${https}`;
  const own = `https://${NAME}:${https}`;

  const claimed = await call('PUT', `${path}/`, { customDomain: 'https://JANE-real.com/' }, token);
  must(claimed.status === 200, 'on Standard a domain is claimed');
  must(await refused(NAME), 'before its proof it gets no certificate: the handshake ends');
  const look = async () => {
    await pass(31_000);
    return until('a look', async () => {
      const answer = await call('POST', `${path}/check`, undefined, token);
      if (answer.status !== 200) await pass(31_000);
      return answer.status === 200 ? answer.json : null;
    });
  };
  const says = async (message) => {
    const { findings } = await look();
    const found = findings.find(({ message: { id: said } }) => said === `domain.${message}`);
    must(
      found !== undefined,
      `the doctor says: ${found?.sentence ?? findings.map((each) => each.message.id)}`,
    );
  };
  const { records } = claimed.json.custom_domain;
  const of = (type) => records.find((record) => record.type === type);
  const [cname, txt] = [of('CNAME'), of('TXT')];
  await says('nothingYet');
  await control('/add-a', { host: NAME, addresses: ['198.51.100.7'] });
  await says('otherAddress');
  await control('/clear-a', { host: NAME });
  await control('/add-a', { host: NAME, addresses: ['127.0.0.1'] });
  await control('/add-aaaa', { host: NAME, addresses: ['2001:db8::7'] });
  await says('ipv6LeftOver');
  await control('/clear-aaaa', { host: NAME });
  await control('/set-cname', { host: `${cname.name}.${NAME}`, target: cname.value });
  await says('doubled');
  await control('/clear-cname', { host: `${cname.name}.${NAME}` });
  await control('/set-cname', { host: cname.name, target: 'jane.old-hoster.example' });
  await says('otherCname');
  await control('/clear-cname', { host: cname.name });
  await control('/set-cname', { host: cname.name, target: cname.value });
  await says('proofMissing');
  await control('/set-txt', { host: `${txt.name}.`, value: 'tosite-domain=of-another-claim' });
  await says('otherProof');
  await control('/clear-txt', { host: `${txt.name}.` });
  await control('/set-servfail', { host: NAME });
  await says('servfail');
  await control('/clear-servfail', { host: NAME });
  await control('/set-txt', { host: `_acme-challenge.${NAME}.`, value: 'of-whoever-had-it-before' });
  await says('oldChallenge');
  await control('/clear-txt', { host: `_acme-challenge.${NAME}.` });
  await control('/set-txt', { host: `${txt.name}.`, value: txt.value });
  await control('/add-caa', { host: NAME, policies: [{ tag: 'issue', value: 'digicert.com' }] });
  await says('caa');
  must(await refused(NAME), 'blocked it gets no certificate');
  await control('/clear-caa', { host: NAME });

  const from = performance.now();
  const active = await look();
  must(
    active.custom_domain.status === 'active',
    `with right records it is active in ${seconds(from)}, certificate and all: ${active.custom_domain.error ?? 'no complaint'}`,
  );
  const made = active.findings.filter(({ record, ok }) => ok && record.startsWith('CERTIFICATE '));
  must(made.length === 2, `the doctor says of both names: ${made.map(({ sentence }) => sentence).join(' ')}`);
  const page = () => visit(NAME, '/', ca);
  const first = await page();
  must(
    first.status === 200 && first.body.includes(`${own}/`),
    `its page is there over https, by ${first.issuer}; canonical names it`,
  );
  must(!first.body.includes(LINE), 'the line is gone');
  must(first.headers['strict-transport-security'] === undefined, 'no HSTS unless its owner asks');
  const other = await visit(`www.${NAME}`, '/a', ca);
  must(other.status === 301 && other.headers.location === `${own}/a`, 'www leads to it');
  const led = await visit('janesite.tosite-sites.com', '/', ca);
  must(led.status === 301 && led.headers.location === `${own}/`, 'the free address leads to it');
  await control('/add-a', { host: 'unknown-name.com', addresses: ['127.0.0.1'] });
  must(await refused('unknown-name.com'), 'a name that nobody claimed gets no certificate');

  // The card is refused a month later: days of grace, then Free.
  const [customer] = Object.values(stripe.state.customers);
  const planIs = async (plan) =>
    (await call('GET', `/api/payment/state?websiteId=${id}`, undefined, token)).json.plan === plan;
  const report = async () => {
    const event = stripe.events.at(-1);
    await until(`Stripe to report ${event.type}`, async () => {
      const { body, signature } = stripe.sign(event, Date.now() + ahead);
      const headers = { 'stripe-signature': signature };
      return (await call('POST', '/api/payment/webhook', body, undefined, headers)).status === 200;
    });
    say(`  ok  Stripe reports ${event.type}`);
  };
  const shows = (what, isIt) => until(what, async () => isIt(await page()));
  customer.card = 'declined';
  stripe.advance(365 * DAY);
  await pass(365 * DAY);
  await signIn();
  await report();
  await until('the failed payment', async () => {
    const { subscription } = (await call('GET', `/api/payment/state?websiteId=${id}`, undefined, token)).json;
    return subscription.status === 'past_due';
  });
  const inGrace = await page();
  must(
    (await planIs('standard')) && inGrace.status === 200 && !inGrace.body.includes(LINE),
    'in grace all stays',
  );
  stripe.advance(8 * DAY);
  await pass(8 * DAY);
  await signIn();
  stripe.life.change(Object.values(stripe.state.subscriptions)[0], {});
  await report();
  await until('Free', () => planIs('free'));
  await shows(
    'the domain to pause',
    ({ status, headers }) => status === 302 && headers.location === `${free}/`,
  );
  say('  ok  after grace it is on Free: the domain leads to the free address');
  await until('the line', async () =>
    (await visit('janesite.tosite-sites.com', '/', ca)).body.includes(LINE),
  );
  say('  ok  the line is back');
  must(!(await mayHave(NAME)), 'unpaid it may have no certificate');
  // A proxy that has none yet.
  proxy({ http: http2, https: https2, storage: 'second' });
  must(await until('a second proxy to refuse', () => refused(NAME, https2)), 'and gets none');

  const paidAt = performance.now();
  stripe.life.payOpen(customer);
  await report();
  await shows('it to be back', ({ status, body }) => status === 200 && !body.includes(LINE));
  must(performance.now() - paidAt < 60_000, `paid again, all is back in ${seconds(paidAt)}`);
  must(await mayHave(NAME), 'and may have a certificate again');
  const admin = (...words) =>
    execFileSync('node', [MAIN, 'admin', ...words], { env: { ...process.env, ...settings() } });
  admin('suspend-site', NAME, 'fishing');
  await shows('it to be taken down', ({ status }) => status === 410);
  must(!(await mayHave(NAME)) && (await refused(NAME, https2)), 'suspended it gets no certificate');
  admin('restore-site', NAME);
  await shows('it to be given back', ({ status }) => status === 200);

  must(
    (await call('PUT', path, { customDomain: NAME, hsts: true }, token)).status === 200,
    'HSTS is switched on',
  );
  must(
    (await page()).headers['strict-transport-security'] === 'max-age=5184000',
    'for 60 days, of this name alone',
  );
  must((await call('DELETE', path, undefined, token)).status === 204, 'it is removed');
  const gone = await page();
  must(gone.status === 404 && gone.body === '', 'and answers a 404 that says nothing');
  must((await visit('janesite.tosite-sites.com', '/', ca)).status === 200, 'the free address answers again');
  const outside = await send(httpRequest, {
    port: app,
    path: '/internal/tls-ask?domain=janesite.tosite-sites.com',
    headers: { host: '127.0.0.1' },
  });
  must(outside.status !== 200, 'nobody asks for certificates on the public listener');
}

try {
  await main();
} finally {
  for (const child of children) child.kill('SIGKILL');
  await stripe.close();
  await wait(300);
  rmSync(folder, { recursive: true, force: true });
}
