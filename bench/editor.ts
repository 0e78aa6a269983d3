// How long a change in the editor takes to be on screen, and what script each screen loads. Build first: `pnpm build`.
// Usage: pnpm --filter @tosite/bench editor [changes]
import { startStack, type Stack } from '@tosite/e2e/stack';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { channelData } from './channel-data.ts';
import { EditorChanges } from './editor-changes.ts';
import { makeSite, signUp } from './make-site.ts';
import { scriptsOf } from './script-bytes.ts';
import { signedIn } from './signed-in.ts';
import { line, summary } from './statistics.ts';

const CHANGES = Number(process.argv[2] ?? 30);
const ITEMS = 300;
const DRIVER_ARGUMENTS = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-dev-shm-usage'];

const stack = await startStack();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: DRIVER_ARGUMENTS,
});
try {
  const { id } = await makeSite(stack, await signUp(stack), 'bench', channelData(ITEMS));
  await quiet();
  await weigh(stack, browser, id);
  await time(stack, browser, id);
} finally {
  await browser.close();
  await stack.stop();
}

async function weigh(target: Stack, chrome: Browser, id: string): Promise<void> {
  const signedOut = await chrome.newContext();
  await report('/login', signedOut, `${target.origin('dashboard')}/login`);
  await signedOut.close();
  for (const [name, path] of [
    ['/', '/'],
    ['/design, its frame included', `/edit/${id}`],
  ] as const) {
    // Each of a browser that has nothing of ours yet but the session.
    const context = await signedIn(target, chrome);
    await report(name, context, `${target.origin('dashboard')}${path}`);
    await context.close();
  }
}

async function report(name: string, context: BrowserContext, address: string): Promise<void> {
  const { page, frame } = await scriptsOf(await context.newPage(), address);
  const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
  line(
    `script of ${name}`,
    `${kilobytes(page.gzip + frame.gzip)} gzip, ${kilobytes(page.brotli + frame.brotli)} brotli, ${page.files + frame.files} files`,
  );
  if (frame.files > 0)
    line('  of it in the frame', `${kilobytes(frame.gzip)} gzip, ${kilobytes(frame.brotli)} brotli`);
}

async function time(target: Stack, chrome: Browser, id: string): Promise<void> {
  const context = await signedIn(target, chrome);
  const page = await context.newPage();
  const changes = await EditorChanges.open(page, `${target.origin('dashboard')}/edit/${id}`);
  for (const [name, change] of [
    ['accent', () => changes.accent()],
    ['title of a section', () => changes.title()],
    ['text written in the page', () => changes.text()],
    ['item hidden or shown', () => changes.item()],
    ['section hidden or shown', () => changes.section()],
    ['section moved', () => changes.order()],
  ] as const) {
    const times: number[] = [];
    // The first two warm up.
    for (let index = -2; index < CHANGES; index += 1) {
      const took = await change();
      if (index >= 0) times.push(took);
    }
    const { median, p95 } = summary(times);
    line(
      `${name} → painted (${ITEMS} items, ${CHANGES} times)`,
      `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    );
  }
  await context.close();
}

/** Until the samples of the first start are drawn. */
async function quiet(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 20_000));
}
