// What counting readers costs, and what it costs to look at them. Build first: `pnpm build`.
// pnpm bench analytics [--only pairs,counted,year] [--rounds 8] [--each 4000] [--views 100000]
// On PostgreSQL: `DATABASE_URL=postgres://…` before it, with an empty database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startStack, type Stack } from '@tosite/e2e/stack';
import { sumsOfDays, writeSums } from './analytics/sums.ts';
import { ask, json } from './api.ts';
import { makeSampleSite } from './make-sample-site.ts';
import { logIn, signUp } from './make-site.ts';
import { connections, get, manyAtOnce } from './many-at-once.ts';
import { cpu, residentMegabytes } from './process-cost.ts';
import { line, summary } from './statistics.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'pairs,counted,year' },
    rounds: { type: 'string', default: '8' },
    each: { type: 'string', default: '4000' },
    views: { type: 'string', default: '100000' },
  },
});
const ROUNDS = Number(values.rounds);
const EACH = Number(values.each);
const VIEWS = Number(values.views);
const AT_ONCE = 32;
const ANSWERS = 40;
const DAY = 86_400_000;
const YEAR = 365;
const LABEL = 'counted';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const BROWSER = { 'user-agent': CHROME, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
// Each of the visitors is somebody else.
const SETTINGS = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'warn' };
const LATER = new URL('../e2e/later.mjs', import.meta.url).href;
const UNCOUNTED = new URL('analytics/uncounted.mjs', import.meta.url).href;
const WITHOUT = { ...SETTINGS, NODE_OPTIONS: `--import ${LATER} --import ${UNCOUNTED}` };

const agent = connections(AT_ONCE);
const databaseUrl = process.env['DATABASE_URL'];
const isAsked = (part: string): boolean => values.only.split(',').includes(part);
try {
  if (isAsked('pairs')) await pairs();
  if (isAsked('counted') || isAsked('year')) {
    const dataDir = mkdtempSync(join(tmpdir(), 'tosite-analytics-'));
    const start = () =>
      startStack(
        { ...SETTINGS, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) },
        dataDir,
      );
    let stack = await start();
    try {
      line('database', databaseUrl === undefined ? 'SQLite' : 'PostgreSQL');
      const site = await siteOf(stack);
      if (isAsked('counted')) await counted(stack, site);
      if (isAsked('year')) {
        await stack.stop();
        const sums = sumsOfDays(site.id, 2 * YEAR + 1);
        await writeSums({ dataDir, databaseUrl }, sums);
        stack = await start();
        // What is over is added up once an hour, and at the start.
        await pause(20_000);
        await year(stack, { id: site.id, headers: await logIn(stack) }, sums.length);
      }
    } finally {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
} finally {
  agent.destroy();
}

type Site = { id: string; headers: Record<string, string> };

async function siteOf(target: Stack): Promise<Site> {
  const headers = await signUp(target);
  return { id: await makeSampleSite(target, headers, LABEL), headers };
}

async function open(target: Stack, visitor: number): Promise<void> {
  const status = await get(agent, target.port, '/', {
    host: `${LABEL}.localhost:${target.port}`,
    'x-forwarded-for': `81.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
    ...BROWSER,
  });
  if (status !== 200) throw new Error(`the page was answered ${status}`);
}

async function viewsOf(target: Stack, { id, headers }: Site): Promise<number> {
  const answer = json(await ask(target, 'dashboard', `/api/website/${id}/analytics`, { headers }));
  return (answer['totals'] as { views: number }).views;
}

/** The same build twice, one of them with the one call taken out that counts, by turns. */
async function pairs(): Promise<void> {
  const counting = await startStack(SETTINGS);
  const plain = await startStack(WITHOUT);
  const rate = async (target: Stack, from: number): Promise<number> => {
    const before = cpu([target.pid]);
    await manyAtOnce(EACH, AT_ONCE, (index) => open(target, from + index));
    // What is counted is written within two seconds: it belongs to what it costs.
    await pause(2500);
    return EACH / (cpu([target.pid]) - before);
  };
  try {
    const found: number[] = [];
    const sites = [await siteOf(counting), await siteOf(plain)];
    // The samples of a first start are drawn.
    await pause(30_000);
    for (const [index, target] of [counting, plain].entries()) {
      await rate(target, 0);
      let views = 0;
      for (let waited = 0; waited < 20 && views < (index === 0 ? EACH : 0); waited += 1) {
        views = await viewsOf(target, sites[index] as Site);
        if (views < EACH) await pause(500);
      }
      found.push(index === 0 ? views : await viewsOf(target, sites[index] as Site));
    }
    if (found[0] !== EACH || found[1] !== 0) throw new Error(`counted ${found.join(' and ')} of ${EACH}`);
    const rates = { counting: [] as number[], plain: [] as number[], ratio: [] as number[] };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const order = round % 2 === 0 ? [counting, plain] : [plain, counting];
      const of = new Map<Stack, number>();
      for (const target of order) of.set(target, await rate(target, round * EACH));
      const [withIt, without] = [of.get(counting) ?? Number.NaN, of.get(plain) ?? Number.NaN];
      rates.counting.push(withIt);
      rates.plain.push(without);
      rates.ratio.push(withIt / without);
    }
    const { median } = summary(rates.ratio);
    line(
      'page requests a CPU second, counted; not counted',
      `${summary(rates.counting).median.toFixed(0)}; ${summary(rates.plain).median.toFixed(0)}`,
    );
    line(
      `with counting of without, ${ROUNDS} pairs of ${EACH}`,
      `median ${median.toFixed(3)} [${Math.min(...rates.ratio).toFixed(3)} to ${Math.max(...rates.ratio).toFixed(3)}] (goal 0.95)`,
    );
    if (median < 0.95) process.exitCode = 1;
  } finally {
    await counting.stop();
    await plain.stop();
  }
}

/** As many as are sent: each shown once, and what that takes meanwhile. */
async function counted(target: Stack, site: Site): Promise<void> {
  const least = residentMegabytes(target.pid);
  let most = least;
  const look = (): void => {
    most = Math.max(most, residentMegabytes(target.pid));
  };
  const before = await viewsOf(target, site);
  const began = performance.now();
  await manyAtOnce(VIEWS, AT_ONCE, async (index) => {
    await open(target, 2_000_000 + index);
    if (index % 1000 === 0) look();
  });
  const sent = performance.now();
  let found = 0;
  while (found < VIEWS && performance.now() - sent < 300_000) {
    found = (await viewsOf(target, site)) - before;
    look();
  }
  const seconds = (performance.now() - began) / 1000;
  line(`views: ${VIEWS} sent, shown`, String(found));
  line(
    'a second sent; a second sent, counted and added up',
    `${(VIEWS / ((sent - began) / 1000)).toFixed(0)}; ${(VIEWS / seconds).toFixed(0)}`,
  );
  line('memory before, and at most', `${least} MB, ${most} MB`);
  if (found !== VIEWS) process.exitCode = 1;
}

/** Ten million views in a year, and as many in the year before, which it is compared with. */
async function year(target: Stack, site: Site, sums: number): Promise<void> {
  const dayOf = (ago: number): string => new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
  const path = `/api/website/${site.id}/analytics?from=${dayOf(YEAR)}&to=${dayOf(1)}&compare=previous`;
  const times: number[] = [];
  const pages: number[] = [];
  let views = 0;
  let before = 0;
  for (let round = -2; round < ANSWERS; round += 1) {
    if (round === 0) before = cpu([target.pid]);
    const began = performance.now();
    const asked = ask(target, 'dashboard', path, { headers: site.headers });
    // Somebody reads the site at that moment.
    await pause(5);
    const came = performance.now();
    await open(target, 9_000_000 + round);
    const page = performance.now() - came;
    const answer = await asked;
    if (answer.status !== 200) throw new Error(`the year was answered ${answer.status}`);
    ({ views } = json(answer)['totals'] as { views: number });
    if (round < 0) continue;
    times.push(performance.now() - began);
    pages.push(page);
  }
  const used = ((cpu([target.pid]) - before) / ANSWERS) * 1000;
  const { median, p95 } = summary(times);
  line('a year of', `${views} views, compared with the year before; ${sums} sums of two years`);
  line('one answer', `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms (goal 300)`);
  line('processor time of the server for it', `${used.toFixed(0)} ms`);
  line(
    'a page of the site, asked for meanwhile',
    `median ${summary(pages).median.toFixed(0)} ms, p95 ${summary(pages).p95.toFixed(0)} ms`,
  );
  if (p95 >= 300) process.exitCode = 1;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
