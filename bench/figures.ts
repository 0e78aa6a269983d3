// Prints the figures that the README and the release notes quote. Build first: `pnpm build`.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startStack, type Stack } from '@tosite/e2e/stack';
import { startFixtureServer } from '@tosite/profile-sources/testing/fixture-server';
import { ask, json } from './api.ts';
import { residentMegabytes } from './process-cost.ts';
import { startRenamingProxy } from './renaming-proxy.ts';
import { line, summary } from './statistics.ts';

const ROOT = new URL('..', import.meta.url).pathname;
const PREVIEWS = 50;
const CREATES = 20;

const github = await startFixtureServer({});
const proxy = await startRenamingProxy(github.origin, { handle: 'quillfeather-dev', delayMs: 200 });
const late = await startStack({
  GITHUB_API_BASE: `${proxy.origin}/api.github.com`,
  GITHUB_RAW_BASE: `${proxy.origin}/raw.githubusercontent.com`,
});
try {
  await settle();
  line('memory of the process at rest', `${residentMegabytes(late.pid)} MB`);
  await previews(late);
  await creates(late);
  await weights(late);
} finally {
  await late.stop();
  await proxy.close();
  await github.close();
}

async function previews(target: Stack): Promise<void> {
  const times: number[] = [];
  for (let index = 0; index < PREVIEWS; index += 1) {
    const began = performance.now();
    const answer = await ask(target, 'dashboard', '/api/onboard/previewData', {
      body: { profileUrl: `https://github.com/bench-${index}` },
    });
    if (answer.status !== 200)
      throw new Error(`preview ${index}: ${answer.status} ${answer.body.toString()}`);
    times.push(performance.now() - began);
  }
  const { median, p95 } = summary(times);
  line(
    `link → preview, upstream 200 ms late, ${PREVIEWS} profiles (${proxy.requests()} upstream requests)`,
    `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
  );
}

async function creates(target: Stack): Promise<void> {
  const signup = await ask(target, 'dashboard', '/api/auth/email/signup', {
    body: { email: 'bench@example.com', password: 'correct horse battery 9', name: 'Bench' },
  });
  const token = String(json(signup)['accessToken']);
  const times: number[] = [];
  for (let index = 0; index < CREATES; index += 1) {
    const preview = json(
      await ask(target, 'dashboard', '/api/onboard/previewData', {
        body: { profileUrl: 'https://github.com/tosite-sample-tove' },
      }),
    );
    const began = performance.now();
    const created = await ask(target, 'dashboard', '/api/website/create', {
      headers: { authorization: `Bearer ${token}` },
      body: {
        websiteName: 'Bench',
        websiteDomain: `bench${index}`,
        theme: 'swiss',
        type: 'github',
        previewId: preview['previewId'],
      },
    });
    if (created.status !== 201) throw new Error(`create: ${created.status} ${created.body.toString()}`);
    const page = await ask(target, `bench${index}`, '/');
    if (page.status !== 200) throw new Error(`the site answered ${page.status}`);
    times.push(performance.now() - began);
  }
  const { median, p95 } = summary(times);
  line(`create → site answers, ${CREATES} sites`, `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);
}

async function weights(target: Stack): Promise<void> {
  for (const [name, label, path] of [
    ['generated page (github sample, swiss)', 'bench0', '/'],
    ['preview page (linkedin sample, atelier)', 'preview', '/tosite-sample-noor/'],
    ['landing (linkedin)', 'linkedin', '/'],
    ['landing (dashboard)', 'dashboard', '/'],
  ] as const) {
    const answer = await ask(target, label, path);
    const html = answer.body.toString('utf8');
    const styles = [...html.matchAll(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/gu)].map(
      (match) => match[1] ?? '',
    );
    const scripts = [...html.matchAll(/<script[^>]+src="([^"]+)"/gu)].map((match) => match[1] ?? '');
    let bytes = gzipSync(answer.body, { level: 9 }).length;
    let script = 0;
    for (const href of styles) bytes += gzipSync((await ask(target, label, href)).body, { level: 9 }).length;
    for (const src of scripts) script += gzipSync((await ask(target, label, src)).body, { level: 9 }).length;
    line(
      `${name}: HTML + CSS gzip, script gzip`,
      `${bytes} B, ${script} B, ${1 + styles.length + scripts.length} requests before fonts and pictures`,
    );
  }
  const dist = join(ROOT, 'apps/dashboard/dist');
  const index = readFileSync(join(dist, 'index.html'), 'utf8');
  const first = [...index.matchAll(/(?:src|href)="(\/[^"]+\.js)"/gu)].map((match) => match[1] ?? '');
  const total = first.reduce(
    (sum, path) => sum + gzipSync(readFileSync(join(dist, path)), { level: 9 }).length,
    0,
  );
  const brotli = first.reduce(
    (sum, path) => sum + brotliCompressSync(readFileSync(join(dist, path))).length,
    0,
  );
  line(
    `dashboard: script named by index.html (${first.length} files)`,
    `${total} B gzip, ${brotli} B brotli`,
  );
  line('dashboard: files in all', `${count(dist)} files`);
}

/** The samples are drawn at the first start; what is measured is the process after that. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 45_000));
}

function count(folder: string): number {
  return readdirSync(folder, { recursive: true }).filter((name) =>
    statSync(join(folder, String(name))).isFile(),
  ).length;
}
