/*
 * A domain of an owner's own with real parts: an authority (pebble), a DNS server (pebble-challtestsrv), a proxy (caddy)
 * and the built product. Claim → records → certificate → page. Debian has all three: apt-get install caddy pebble.
 * Run after a build: node certificates/run.mjs
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { get as httpsGet, request as httpsRequest } from 'node:https';
import { createServer } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tosite-certificates-'));
const children = [];
const [app, ask, http, https, directory, management, dns, dnsControl] = await freePorts(8);

function run(command, args, env = {}) {
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, HOME: folder, ...env } });
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => lines.push(String(chunk)));
  children.push(child);
  return lines;
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
function call(method, path, body, token) {
  const text = body === undefined ? '' : JSON.stringify(body);
  return send(httpRequest, {
    port: app,
    method,
    path,
    headers: {
      host: 'dashboard.tosite-root.com',
      origin: `https://dashboard.tosite-root.com:${https}`,
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
const visit = (host, path = '/', ca) =>
  send(httpsRequest, {
    port: https,
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
  writeFileSync(
    join(folder, 'Caddyfile'),
    `{
  admin off
  http_port ${http}
  https_port ${https}
  acme_ca https://localhost:${directory}/dir
  acme_ca_root ${join(folder, 'cert.pem')}
  storage file_system ${join(folder, 'caddy')}
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
  const proxyLines = run('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']);
  const appLines = run('node', [join(ROOT, 'apps/api/dist/main.js')], {
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
  try {
    await until('the product', async () => (await call('GET', '/api/auth/status')).status < 500);
    await journey(root);
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

async function journey(ca) {
  const signedUp = await call('POST', '/api/auth/email/signup', {
    email: 'jane@example.com',
    password: 'correct horse battery 9',
    name: 'Jane',
  });
  const token = signedUp.json.accessToken;
  const preview = (
    await call('POST', '/api/onboard/previewData', { profileUrl: 'https://github.com/tosite-sample-tove' })
  ).json;
  const made = await call(
    'POST',
    '/api/website/create',
    {
      websiteName: preview.suggestedName,
      websiteDomain: 'janesite',
      theme: preview.design.theme_name,
      type: preview.website_type,
      previewId: preview.previewId,
    },
    token,
  );
  const { _id: id } = made.json.website;
  const path = `/api/website/${id}/custom-domain`;
  must(
    (await call('PUT', `${path}/`, { customDomain: 'jane-real.com' }, token)).status === 402,
    'on Free a domain is refused with 402',
  );
  // What the payment service would say.
  const Database = createRequire(join(ROOT, 'apps/api/package.json'))('libsql');
  const database = new Database(join(folder, 'data/tosite.db'));
  database.pragma?.('busy_timeout = 5000');
  const setWebsite = (sql) => database.exec(`update websites set ${sql} where id = '${id}'`);
  setWebsite("plan = 'standard'");
  const claimed = await call('PUT', `${path}/`, { customDomain: 'https://JANE-real.com/' }, token);
  must(claimed.status === 200, 'on Standard it is claimed');
  const refused = async (host) =>
    visit(host, '/', ca).then(
      () => false,
      (error) => /alert|EPROTO|ECONNRESET|SSL/u.test(`${error.code} ${error.message}`),
    );
  must(await refused('jane-real.com'), 'before its proof it gets no certificate: the handshake ends');
  const look = () =>
    call('POST', `${path}/check`, undefined, token).then((answer) =>
      answer.status === 200 ? answer.json : null,
    );
  await wait(31_000);
  const first = await until('a look', look);
  must(
    first.findings.some(({ message }) => message.id === 'domain.nothingYet'),
    `the doctor says: ${first.findings[0].sentence}`,
  );
  for (const { type, name, value } of first.custom_domain.records) {
    if (type === 'A') await control('/add-a', { host: name, addresses: [value] });
    if (type === 'CNAME') await control('/set-cname', { host: name, target: value });
    if (type === 'TXT') await control('/set-txt', { host: `${name}.`, value });
  }
  await control('/add-a', { host: 'sites.tosite-sites.com', addresses: ['127.0.0.1'] });
  await control('/add-caa', { host: 'jane-real.com', policies: [{ tag: 'issue', value: 'digicert.com' }] });
  await wait(31_000);
  const blocked = await until('a second look', look);
  must(blocked.custom_domain.status === 'blocked', `CAA blocks it: ${blocked.findings[0].sentence}`);
  must(await refused('jane-real.com'), 'blocked it gets no certificate');
  await control('/clear-caa', { host: 'jane-real.com' });
  await wait(31_000);
  const from = performance.now();
  const active = await until('a third look', look);
  must(
    active.custom_domain.status === 'active',
    `with right records it is active in ${seconds(from)}, certificate and all: ${active.custom_domain.error ?? 'no complaint'}`,
  );
  const page = await visit('jane-real.com', '/', ca);
  must(
    page.status === 200 && page.body.includes(`https://jane-real.com:${https}/`),
    `its page is there over https, by ${page.issuer}; canonical names it`,
  );
  must(page.headers['strict-transport-security'] === undefined, 'no HSTS unless its owner asks');
  const www = performance.now();
  const other = await visit('www.jane-real.com', '/a', ca);
  must(
    other.status === 301 && other.headers.location === `https://jane-real.com:${https}/a`,
    `www leads to it, with a certificate in ${seconds(www)}`,
  );
  await control('/add-a', { host: 'janesite.tosite-sites.com', addresses: ['127.0.0.1'] });
  const free = await visit('janesite.tosite-sites.com', '/', ca);
  must(
    free.status === 301 && free.headers.location === `https://jane-real.com:${https}/`,
    'the free address leads to it',
  );
  await control('/add-a', { host: 'unknown-name.com', addresses: ['127.0.0.1'] });
  must(await refused('unknown-name.com'), 'a name that nobody claimed gets no certificate');
  must(
    (await call('PUT', path, { customDomain: 'jane-real.com', hsts: true }, token)).status === 200,
    'HSTS is switched on',
  );
  must(
    (await visit('jane-real.com', '/', ca)).headers['strict-transport-security'] === 'max-age=5184000',
    'for 60 days, of this name alone',
  );
  must((await call('DELETE', path, undefined, token)).status === 204, 'it is removed');
  const gone = await visit('jane-real.com', '/', ca);
  must(gone.status === 404 && gone.body === '', 'and answers a 404 that says nothing');
  must((await visit('janesite.tosite-sites.com', '/', ca)).status === 200, 'the free address answers again');
  must(
    (
      await send(httpRequest, {
        port: app,
        path: '/internal/tls-ask?domain=janesite.tosite-sites.com',
        headers: { host: '127.0.0.1' },
      })
    ).status !== 200,
    'nobody asks for certificates on the public listener',
  );
}

try {
  await main();
} finally {
  for (const child of children) child.kill('SIGKILL');
  await wait(300);
  rmSync(folder, { recursive: true, force: true });
}
