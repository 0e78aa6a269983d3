// `pnpm dev`: the whole product on one port, from source, with seeded users and sites; no account, no network.
// The dashboard reloads as it is edited; the server and the landings are built again and restarted.
// The platforms are answered by recordings, so every outcome has a handle to try: see the list that is printed.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, watch } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { seed, SEEDED } from './seed.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const port = Number(process.env.PORT ?? 3000);
const apiPort = port + 1;
const log = (line) => process.stdout.write(`${line}\n`);

log('Building what does not change often …');
const first = spawnSync('pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});
if (first.status !== 0) process.exit(first.status ?? 1);

const dashboard = await createServer({
  root: join(root, 'apps/dashboard'),
  configFile: join(root, 'apps/dashboard/vite.config.ts'),
  logLevel: 'warn',
  server: { middlewareMode: true, ws: { port: port + 2 }, allowedHosts: true },
});
const recorded = await startRecordings();
const model = await startModel();
const payments = await startPayments();
const dns = await startNames();

let api = null;
let restarting = Promise.resolve();
const startApi = async () => {
  if (api !== null) {
    const gone = new Promise((resolve) => api.once('exit', resolve));
    api.kill('SIGTERM');
    await gone;
  }
  api = spawn(process.execPath, [join(root, 'apps/api/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(apiPort),
      PUBLIC_PORT: String(port),
      DATA_DIR: join(root, '.dev-data'),
      RATE_LIMITS: 'off',
      ...recorded.settings,
      ...model.settings,
      ...payments.settings,
      DOMAIN_ADDRESSES: '127.0.0.1',
      DNS_SERVERS: dns.addresses,
    },
  });
};
const restart = () => (restarting = restarting.then(startApi));

// In a process of its own: the dashboard's server has set NODE_ENV for development here.
const bundler = spawn(
  process.execPath,
  [
    join(root, 'apps/api/node_modules/vite/bin/vite.js'),
    'build',
    '--watch',
    '--emptyOutDir',
    'false',
    '-l',
    'warn',
  ],
  {
    cwd: join(root, 'apps/api'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  },
);
let rebuilt = null;
watch(join(root, 'apps/api/dist'), (_event, name) => {
  if (name !== 'main.js') return;
  clearTimeout(rebuilt);
  rebuilt = setTimeout(() => void restart(), 300);
});

let landing = null;
watch(join(root, 'apps/landing/src'), { recursive: true }, () => {
  clearTimeout(landing);
  landing = setTimeout(() => {
    log('Building the landings again …');
    spawn(process.execPath, ['scripts/build.mjs'], { cwd: join(root, 'apps/landing'), stdio: 'inherit' }).on(
      'exit',
      () => void restart(),
    );
  }, 300);
});

http
  .createServer((request, response) => {
    const [label] = (request.headers.host ?? '').split('.');
    const path = (request.url ?? '/').split('?')[0];
    const signedIn = /(?:^|;\s*)__Host-signed-in=1(?:;|$)/.test(request.headers.cookie ?? '');
    const isLanding =
      /^\/(terms|privacy|help|websub|mails)(\/|$)|^\/assets\//.test(path) || (path === '/' && !signedIn);
    const isServer =
      label !== 'dashboard' || path.startsWith('/api') || isLanding || request.method === 'POST';
    if (isServer) return toApi(request, response);
    if (path === '/preview-frame') request.url = '/preview-frame.html';
    dashboard.middlewares(request, response, () => response.writeHead(404).end());
  })
  .listen(port, '127.0.0.1');

await untilReady();
await seed(apiPort, port, {
  dns,
  payments,
  databaseFile: process.env.DATABASE_URL === undefined ? join(root, '.dev-data/tosite.db') : null,
});
log(`
  to.site is running, from source.

  Open         http://dashboard.localhost:${port}   http://github.localhost:${port}
  Login        ${SEEDED.map(({ email }) => email).join(', ')}; password: ${SEEDED[0].password}
  Sites        ${SEEDED.flatMap(({ sites }) => sites.map(({ label }) => `http://${label}.localhost:${port}`)).join('\n               ')}
  Recorded profiles, and handles that fail each in its own way:
  GitHub       quillfeather-dev, larkspur-foundry (organisation), tomas-brindlewood (empty);
               no-such-user-fx, unicorn-fx; rate-limited-fx, secondary-limited-fx, too-many-fx (then GitHub is left
               alone for a while)
  YouTube      @kettleandcompass (a new film every ten minutes), @lumenloom.studio, @emptychannelfx (no videos);
               @nosuchchannelfx, @quotafx, @consentwallfx, @sorrywallfx, youtube.com/channel/UCremovedchannelfx000001 (removed)
  Instagram    harbour_light_films; quiet.pine.diary (private), blank.canvas.fx (empty), throttledfx, loginonlyfx,
               checkpointfx, hardlimitfx, loginwallfx, shellonlyfx
  LinkedIn     /in/mireille-okonjo-blanc-fx (masked), /in/mireille-okonjo-blanc-fx-visible, /company/atelier-cendre-fx;
               /in/blocked-fx, authwalled-fx, loginwalled-fx, throttled-fx, no-such-person-fx
  Exports      packages/profile-sources/fixtures/{linkedin,instagram,youtube}: drop one; instagram-html-variant.zip,
               connections-only.zip, truncated.zip and hostile-*.zip are refused, each with its sentence
  Sign in      with Google, GitHub or LinkedIn; connect Instagram or LinkedIn in the settings: a page asks which account,
               among them a personal one, one that ends, one outside of Europe and one that is not ready
  Model        a local one writes posts and helps with texts: it copies what it is given, and adds one number that nobody
               said. What stands in "quotation marks" in a question and nowhere on the site it does not know. AI_BASE_URL
               and AI_MODEL name a real one
  Domains      business@example.com has a website for each state of a domain; no name but these is known here
  Payments     payer@example.com has a website for each state of its payment; noor is paid for, too. One pays on a page
               that stands in for Stripe: pay, be refused, or go back; no money moves
  Analytics    noor has had readers for two months, corran since today, the others none
  Mails        .dev-data/outbox
`);

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
function stop() {
  api?.kill('SIGTERM');
  bundler.kill('SIGTERM');
  setTimeout(() => process.exit(0), 500);
}

function toApi(request, response) {
  const onward = http.request(
    { host: '127.0.0.1', port: apiPort, path: request.url, method: request.method, headers: request.headers },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  onward.on('error', () => {
    response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' });
    response.end('The server is being restarted. Load the page again.\n');
  });
  request.pipe(onward);
}

async function untilReady() {
  // A machine that builds beside it takes minutes for what takes a second.
  for (let tries = 0; tries < 3000; tries += 1) {
    if (typeof api?.exitCode === 'number') break;
    const isOpen = await new Promise((resolve) => {
      const socket = net.connect(apiPort, '127.0.0.1', () => socket.end(() => resolve(true)));
      socket.on('error', () => resolve(false));
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server did not start');
}

async function startRecordings() {
  const loader = await createServer({
    root: join(root, 'packages/profile-sources'),
    configFile: false,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
  });
  const { startFixtureServer } = await loader.ssrLoadModule('/src/testing/fixture-server.ts');
  const { recordedProviders } = await loader.ssrLoadModule('/src/testing/recorded-providers.ts');
  const { recordedSettings } = await loader.ssrLoadModule('/src/testing/recorded-settings.ts');
  const { growingFeed } = await loader.ssrLoadModule('/src/testing/growing-feed.ts');
  // @kettleandcompass has a new film every ten minutes, so that auto-posting has something to do.
  const feed = growingFeed();
  setInterval(() => feed.add({ videoId: `dev${Date.now().toString(36)}` }), 600_000).unref();
  const providers = recordedProviders();
  const { origin } = await startFixtureServer({ answer: (asked) => feed.answer(asked) ?? providers(asked) });
  return { settings: recordedSettings(origin) };
}

function apiLoader() {
  return createServer({
    root: join(root, 'apps/api'),
    configFile: false,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
  });
}

/** Two servers that answer for owners' domains what the seeds say of them; `second` alone can say something else. */
async function startNames() {
  const { startDnsServer } = await (await apiLoader()).ssrLoadModule('/src/testing/dns-server.ts');
  const [first, second] = [await startDnsServer(), await startDnsServer()];
  return {
    addresses: `${first.address},${second.address}`,
    second,
    set: (...record) => [first, second].forEach((server) => server.set(...record)),
    break: (name, how) => [first, second].forEach((server) => server.break(name, how)),
  };
}

/** Writes out of what it is given, a word at a time, and adds one number that nobody said. */
async function startModel() {
  if (process.env.AI_BASE_URL !== undefined) return { settings: {} };
  const loader = await createServer({
    root: join(root, 'packages/writers'),
    configFile: false,
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    resolve: { conditions: ['@tosite/source'] },
    ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
    appType: 'custom',
  });
  const { startModelServer } = await loader.ssrLoadModule('/src/testing/model-server.ts');
  const { origin } = await startModelServer({ behaviour: 'invents', pace: 30 });
  return { settings: { AI_BASE_URL: `${origin}/v1`, AI_MODEL: 'recorded' } };
}

async function startPayments() {
  const loader = await apiLoader();
  const { startStripeStandIn } = await loader.ssrLoadModule('/src/testing/payments/stripe-stand-in.ts');
  mkdirSync(join(root, '.dev-data'), { recursive: true });
  return startStripeStandIn({
    file: join(root, '.dev-data/stripe-stand-in.json'),
    deliver: ({ body, signature }) =>
      new Promise((resolve) => {
        const report = http.request(
          {
            host: '127.0.0.1',
            port: apiPort,
            path: '/api/payment/webhook',
            method: 'POST',
            headers: { host: `dashboard.localhost:${port}`, 'stripe-signature': signature },
          },
          (answer) => answer.resume().on('end', resolve),
        );
        report.on('error', resolve);
        report.end(body);
      }),
  });
}
