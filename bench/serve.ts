// What a visit costs, beside nginx and bare node:http. Build first: `pnpm build`. Needs nginx with its module
// `libnginx-mod-http-brotli-static`, wrk, and two processor cores: the server has one, wrk the other.
// pnpm bench serve [--rounds 5] [--seconds 1] [--sites 10,1000,5000] [--only cases,hosts,first]
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startStack, type Stack } from '@tosite/e2e/stack';
import { ask, json } from './api.ts';
import { signUp } from './make-site.ts';
import { measure, pin, type Load, type Measured } from './serving/load.ts';
import { startBare, startNginx, type Page, type Peer } from './serving/peers.ts';
import { seedSites } from './serving/seed.ts';
import { line, summary } from './statistics.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
    sites: { type: 'string', default: '10,1000,5000' },
    only: { type: 'string', default: 'cases,hosts,first' },
  },
});
const ROUNDS = Number(values.rounds);
const SECONDS = Number(values.seconds);
const SITES = values.sites.split(',').map(Number);
/** Until what runs often is compiled. */
const WARM_SECONDS = 3;
const LABEL = 'served';
const dataDir = mkdtempSync(join(tmpdir(), 'tosite-serve-'));
const folder = mkdtempSync(join(tmpdir(), 'tosite-peers-'));
const SETTINGS = { LOG_LEVEL: 'warn' };

try {
  versions();
  await makeOne();
  for (const count of SITES) seedSites(dataDir, LABEL, { prefix: `s${count}x`, count });
  seedSites(dataDir, LABEL, { prefix: 'first', count: 400 });
  const stack = await startStack(SETTINGS, dataDir);
  try {
    // The samples of a first start are drawn.
    await pause(20_000);
    if (values.only.includes('cases')) await cases(stack);
    if (values.only.includes('hosts')) await manyHosts(stack);
    if (values.only.includes('first')) await firstVisits(stack);
  } finally {
    await stack.stop();
  }
} finally {
  for (const each of [dataDir, folder]) rmSync(each, { recursive: true, force: true });
}

/** One sample, published and compressed. */
async function makeOne(): Promise<void> {
  const stack = await startStack(SETTINGS, dataDir);
  const headers = await signUp(stack);
  const body = { profileUrl: 'https://github.com/tosite-sample-tove' };
  const preview = json(await ask(stack, 'dashboard', '/api/onboard/previewData', { body }));
  const made = await ask(stack, 'dashboard', '/api/website/create', {
    headers,
    body: {
      websiteName: 'Bench',
      websiteDomain: LABEL,
      theme: 'swiss',
      type: 'github',
      previewId: preview['previewId'],
    },
  });
  if (made.status !== 201) throw new Error(`create: ${made.status} ${made.body.toString()}`);
  const { _id: id } = json(made)['website'] as { _id: string };
  // Pictures are copied and the site published anew; then its forms are made.
  for (let waited = 0, quiet = 0, before = -1; waited < 180 && quiet < 25; waited += 1) {
    await pause(1000);
    const forms = formsIn(join(dataDir, 'files/sites', id));
    quiet = forms > 0 && forms === before ? quiet + 1 : 0;
    before = forms;
  }
  await stack.stop();
}

async function cases(stack: Stack): Promise<void> {
  const page = await readPage(stack);
  const ours: Peer = {
    name: 'to.site',
    port: stack.port,
    pids: () => [stack.pid],
    stop: async () => undefined,
  };
  const peers = [await startNginx(folder, page), await startBare(folder, page), ours];
  try {
    for (const { pids } of peers) pin(pids(), 0);
    for (const peer of peers) {
      const hosts = { name: peer === ours ? `${LABEL}.localhost:${stack.port}` : '127.0.0.1', count: 1 };
      for (const load of Object.values(loads(page)))
        await measure(folder, peer, { ...load, hosts, connections: 32 }, WARM_SECONDS);
    }
    for (const connections of [32, 128]) {
      for (const [name, load] of Object.entries(loads(page))) {
        const rounds: Record<string, Measured>[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const measured: Record<string, Measured> = {};
          for (const peer of peers) {
            const hosts = {
              name: peer === ours ? `${LABEL}.localhost:${stack.port}` : '127.0.0.1',
              count: 1,
            };
            const etag = peer.name === 'nginx' ? await etagOf(peer, load) : page.etag;
            const headers = {
              ...load.headers,
              ...(load.headers['If-None-Match'] ? { 'If-None-Match': etag } : {}),
            };
            measured[peer.name] = await measure(
              folder,
              peer,
              { ...load, headers, hosts, connections },
              SECONDS,
            );
          }
          rounds.push(measured);
        }
        report(`${name}, ${connections} connections`, rounds);
      }
    }
  } finally {
    for (const peer of peers) await peer.stop();
    pin([stack.pid], 0);
  }
}

function loads(page: Page): Record<string, Omit<Load, 'hosts' | 'connections'>> {
  const of = (headers: Record<string, string>, more = {}) => ({ path: '/', method: 'GET', headers, ...more });
  return {
    '200 plain': of({}),
    '200 br': of({ 'Accept-Encoding': 'gzip, deflate, br' }),
    '200 gzip': of({ 'Accept-Encoding': 'gzip' }),
    304: of({ 'Accept-Encoding': 'br', 'If-None-Match': page.etag }),
    '404': of({ 'Accept-Encoding': 'br' }, { path: '/nothing' }),
  };
}

function report(name: string, rounds: readonly Record<string, Measured>[]): void {
  const of = (peer: string, pick: (measured: Measured) => number): number[] =>
    rounds.flatMap((round) => (round[peer] === undefined ? [] : [pick(round[peer])]));
  const median = (figures: number[]): number => summary(figures).median;
  const rates = Object.keys(rounds[0] ?? {}).map(
    (peer) => `${peer} ${median(of(peer, ({ perCpuSecond }) => perCpuSecond)).toFixed(0)}`,
  );
  const ratio = (peer: string): string => {
    const paired = rounds.map(
      (round) => (round['to.site']?.perCpuSecond ?? 0) / (round[peer]?.perCpuSecond ?? 1),
    );
    return `${median(paired).toFixed(2)} [${Math.min(...paired).toFixed(2)}–${Math.max(...paired).toFixed(2)}]`;
  };
  const late = (peer: string): string => median(of(peer, ({ p99 }) => p99)).toFixed(1);
  line(name, `${rates.join(', ')} per CPU-s; of nginx ${ratio('nginx')}, of bare ${ratio('bare node:http')}`);
  line(
    '',
    `p99 ${late('to.site')} ms, nginx ${late('nginx')}, bare ${late('bare node:http')}; load ${loadavg()[0]?.toFixed(1)}`,
  );
}

/** Visitors spread over many sites: the first round is cold, the others follow it. */
async function manyHosts(stack: Stack): Promise<void> {
  pin([stack.pid], 0);
  const target = { port: stack.port, pids: () => [stack.pid] };
  const loadOf = (count: number, encoding: string): Load => ({
    path: '/',
    method: 'GET',
    headers: { 'Accept-Encoding': encoding },
    connections: 32,
    hosts: { name: `s${count}x%d.localhost:${stack.port}`, count },
  });
  for (const count of SITES)
    for (const encoding of ['br', 'identity']) {
      // Long enough that every site was asked for.
      const cold = await measure(
        folder,
        target,
        loadOf(count, encoding),
        Math.max(2, Math.ceil(count / 400)),
      );
      line(
        `${count} sites, ${encoding}, cold`,
        `${cold.perCpuSecond.toFixed(0)} per CPU-s, p99 ${cold.p99.toFixed(0)} ms`,
      );
    }
  for (const encoding of ['br', 'identity']) {
    const rounds: Measured[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const measured: Measured[] = [];
      for (const count of SITES)
        measured.push(await measure(folder, target, loadOf(count, encoding), SECONDS));
      rounds.push(measured);
    }
    SITES.forEach((count, index) => {
      const { median } = summary(rounds.map((round) => round[index]?.perCpuSecond ?? 0));
      const paired = summary(
        rounds.map((round) => (round[index]?.perCpuSecond ?? 0) / (round[0]?.perCpuSecond ?? 1)),
      );
      const p99 = summary(rounds.map((round) => round[index]?.p99 ?? 0)).median;
      line(
        `${count} sites, ${encoding}, warm`,
        `${median.toFixed(0)} per CPU-s, ${paired.median.toFixed(2)} of ${SITES[0]} sites, p99 ${p99.toFixed(1)} ms`,
      );
    });
  }
  line('memory of the server', `${memory(stack.pid)} MB`);
  const nobody = await measure(
    folder,
    target,
    { ...loadOf(20_000, 'br'), hosts: { name: `nobody%d.localhost:${stack.port}`, count: 20_000 } },
    10,
  );
  line(
    '20,000 hosts that do not exist',
    `${nobody.perCpuSecond.toFixed(0)} per CPU-s, p99 ${nobody.p99.toFixed(0)} ms`,
  );
}

/** One visit each of sites that were never asked for: CPU of the process for all, by their number. */
async function firstVisits(stack: Stack): Promise<void> {
  pin([stack.pid], 0);
  const ticks = (): number => {
    const fields = readFileSync(`/proc/${stack.pid}/stat`, 'utf8')
      .replace(/^.*\) /u, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  };
  const each = async (from: number, to: number): Promise<void> => {
    for (let n = from; n < to; n += 1)
      await ask(stack, `first${n}`, '/', { headers: { 'accept-encoding': 'br' } });
  };
  await each(0, 100);
  const before = ticks();
  await each(100, 400);
  line('a first visit of a site', `${((ticks() - before) / 300).toFixed(2)} ms of CPU`);
}

async function readPage(stack: Stack): Promise<Page> {
  const get = async (path: string, encoding: string) =>
    ask(stack, LABEL, path, { headers: { 'accept-encoding': encoding } });
  const forms = async (path: string): Promise<Page['forms']> => ({
    identity: (await get(path, 'identity')).body,
    br: (await get(path, 'br')).body,
    gzip: (await get(path, 'gzip')).body,
  });
  const first = await get('/', 'br');
  const headers = Object.fromEntries(
    Object.entries(first.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return { headers, etag: headers['etag'] ?? '', forms: await forms('/'), missing: await forms('/nothing') };
}

async function etagOf(peer: Peer, load: Pick<Load, 'headers'>): Promise<string> {
  const { 'If-None-Match': _, ...headers } = load.headers;
  return (await fetch(`http://127.0.0.1:${peer.port}/`, { headers })).headers.get('etag') ?? '';
}

function versions(): void {
  const first = (command: string, args: string[]): string => {
    try {
      return (
        execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).split('\n')[0] ??
        ''
      ).trim();
    } catch (error) {
      return String((error as { stdout?: string }).stdout ?? '').split('\n')[0] ?? '';
    }
  };
  line('node', process.version);
  line('nginx', first('dpkg-query', ['-W', '-f', '${Version}', 'nginx']));
  line('wrk', first('dpkg-query', ['-W', '-f', '${Version}', 'wrk']));
  line('processor', /model name\s*: (.+)/u.exec(readFileSync('/proc/cpuinfo', 'utf8'))?.[1] ?? '');
  line(
    'load of the machine',
    loadavg()
      .map((load) => load.toFixed(1))
      .join(' '),
  );
}

function formsIn(folderOfSite: string): number {
  return readdirSync(folderOfSite, { recursive: true }).filter((name) => String(name).endsWith('.forms'))
    .length;
}

function memory(pid: number): number {
  return Math.round(
    Number(/VmRSS:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  );
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
