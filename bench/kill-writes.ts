// kill -9 at random moments while people write, then a look at what is left. Build first: `pnpm build`.
// Usage: pnpm --filter @tosite/bench kill [rounds] [least]
// Fails as well when fewer writes than `least` were acknowledged (three a round unless said): then nothing was proved.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack, type Stack } from '@tosite/e2e/stack';
import { ask, json } from './api.ts';
import { line } from './statistics.ts';

const ROUNDS = Number(process.argv[2] ?? 20);
const LEAST = Number(process.argv[3] ?? ROUNDS * 3);
const WRITERS = 4;
/** So long a round may wait for its first acknowledged writes before the kill. */
const LONGEST_MS = 60_000;

const dataDir = mkdtempSync(join(tmpdir(), 'tosite-kill-'));
/** What the server said was done: sites by their label, and the newest revision of each one's design. */
const acknowledged = new Map<string, number>();
let lost = 0;
let broken = 0;
let files = 0;
let writes = 0;
let token = '';

try {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const stack = await startStack({}, dataDir);
    await signIn(stack);
    await check(stack);
    const writing = Array.from({ length: WRITERS }, (_, writer) => write(stack, `r${round}w${writer}`));
    await somethingWritten();
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 2500));
    await stack.kill();
    await Promise.all(writing);
  }
  const last = await startStack({}, dataDir);
  await signIn(last);
  await check(last);
  await last.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
line(`kill -9 under writes, ${ROUNDS} rounds: acknowledged writes`, String(writes));
line('  lost', String(lost));
line(
  '  pages, and files that they name, that were neither a whole old nor a whole new version',
  String(broken),
);
line('  files that were compared', String(files));
const isProved = writes >= LEAST && files > 0;
if (!isProved) line('  too few to prove anything: at least', `${LEAST} writes`);
process.exitCode = lost + broken === 0 && isProved ? 0 : 1;

/** However busy the machine is, a kill falls among writes. */
async function somethingWritten(): Promise<void> {
  const enough = writes + WRITERS;
  const isOver = (): boolean => writes >= enough || Date.now() > until;
  const until = Date.now() + LONGEST_MS;
  while (!isOver()) await new Promise((resolve) => setTimeout(resolve, 50));
}

async function signIn(stack: Stack): Promise<void> {
  const body = { email: 'kill@example.com', password: 'correct horse battery 9' };
  const login = await ask(stack, 'dashboard', '/api/auth/email/login', { body });
  const answer =
    login.status === 200
      ? login
      : await ask(stack, 'dashboard', '/api/auth/email/signup', { body: { ...body, name: 'Kill' } });
  token = String(json(answer)['accessToken']);
}

/** Creates a site and saves its design again and again, until the connection breaks. */
async function write(stack: Stack, label: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  try {
    const preview = json(
      await ask(stack, 'dashboard', '/api/onboard/previewData', {
        body: { profileUrl: 'https://github.com/tosite-sample-tove' },
      }),
    );
    const created = await ask(stack, 'dashboard', '/api/website/create', {
      headers,
      body: {
        websiteName: label,
        websiteDomain: label,
        theme: 'swiss',
        type: 'github',
        previewId: preview['previewId'],
      },
    });
    if (created.status !== 201) return;
    acknowledged.set(label, 1);
    writes += 1;
    for (;;) {
      const saved = await ask(stack, 'dashboard', '/api/design', {
        headers,
        body: {
          domainName: label,
          designData: {
            theme_name: 'swiss',
            theme_mode: 'auto',
            sections: { about: { title: `Revision ${(acknowledged.get(label) ?? 0) + 1}` } },
          },
        },
      });
      if (saved.status !== 200) return;
      acknowledged.set(label, Number(json(saved)['revision']));
      writes += 1;
    }
  } catch {
    // The process was killed: what was not answered may or may not have happened.
  }
}

async function check(stack: Stack): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  for (const [label, revision] of acknowledged) {
    const design = await ask(stack, 'dashboard', `/api/design/${label}`, { headers });
    if (design.status !== 200 || Number(json(design)['revision']) < revision) lost += 1;
    else acknowledged.set(label, Number(json(design)['revision']));
    await checkPage(stack, label, acknowledged.get(label) ?? revision);
  }
}

/** The page and every file that it names, each by the sum that it goes out with; and the page shows what was saved. */
async function checkPage(stack: Stack, label: string, revision: number): Promise<void> {
  const until = Date.now() + LONGEST_MS;
  let page = await ask(stack, label, '/');
  // A publish that was interrupted is made good after the start.
  while (shownIn(page.body) < revision && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    page = await ask(stack, label, '/');
  }
  if (shownIn(page.body) < revision || !isWhole(page) || !page.body.includes('</html>')) broken += 1;
  const text = page.body.toString('utf8');
  const named = [...text.matchAll(/(?:src|href)="(\/[^"#?]*)"/gu)].map(([, path = '/']) => path);
  const listed = [...text.matchAll(/srcset="([^"]*)"/gu)].flatMap(([, list = '']) =>
    list.split(',').map((each) => each.trim().split(' ')[0] ?? ''),
  );
  for (const path of new Set([...named, ...listed.filter((each) => each.startsWith('/'))])) {
    files += 1;
    if (!isWhole(await ask(stack, label, path))) broken += 1;
  }
}

/** Whether what came is what its address promises. */
function isWhole({ status, headers, body }: Awaited<ReturnType<typeof ask>>): boolean {
  const etag = String(headers.etag ?? '').replaceAll('"', '');
  return status === 200 && etag === createHash('sha256').update(body).digest('hex').slice(0, 32);
}

/** The first page that a site was made with says no revision. */
function shownIn(body: Buffer): number {
  return Number(/Revision (\d+)/u.exec(body.toString('utf8'))?.[1] ?? '1');
}
