// What the home page of each kind of site weighs on a phone: its first view, and read to its end. Build first: `pnpm build`.
import { chromium, type BrowserContext } from '@playwright/test';
import { startStack, type Stack } from '@tosite/e2e/stack';
import { ask, json } from './api.ts';
import { signUp } from './make-site.ts';
import { line } from './statistics.ts';

const SAMPLES = [
  'https://www.linkedin.com/in/tosite-sample-noor',
  'https://www.linkedin.com/company/tosite-sample-corran',
  'https://github.com/tosite-sample-tove',
  'https://www.youtube.com/@tosite-sample-plainobjects',
  'https://www.instagram.com/tosite-sample-rima',
];
const kib = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };

const stack = await startStack();
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium' });
try {
  const headers = await signUp(stack);
  const sites: { label: string; type: string }[] = [];
  for (const [index, profileUrl] of SAMPLES.entries()) {
    const label = `weighed${index}`;
    sites.push({ label, type: await publish(stack, { headers, label, profileUrl }) });
  }
  // Until their pictures are copied and the pages drawn with them.
  await new Promise((resolve) => setTimeout(resolve, 20_000));
  for (const { label, type } of sites) {
    // With scripts on, though there are none: without, browsers fetch late pictures at once.
    const context = await browser.newContext(PHONE);
    const { first, whole, requests } = await weigh(context, stack.origin(label));
    await context.close();
    line(`home page of ${type}`, `${kib(first)} first view, ${kib(whole)} whole, ${requests} requests`);
  }
} finally {
  await browser.close();
  await stack.stop();
}

async function publish(
  target: Stack,
  { headers, label, profileUrl }: { headers: Record<string, string>; label: string; profileUrl: string },
): Promise<string> {
  const preview = json(await ask(target, 'dashboard', '/api/onboard/previewData', { body: { profileUrl } }));
  // The design of a preview names its theme.
  const { theme_name: theme } = preview['design'] as { theme_name: string };
  const type = String(preview['website_type']);
  const body = {
    websiteName: label,
    websiteDomain: label,
    theme,
    type,
    previewId: preview['previewId'],
  };
  const created = await ask(target, 'dashboard', '/api/website/create', { headers, body });
  if (created.status !== 201) throw new Error(`create: ${created.status} ${created.body.toString()}`);
  return `${type}, ${theme}`;
}

async function weigh(
  context: BrowserContext,
  address: string,
): Promise<{ first: number; whole: number; requests: number }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const bytes: number[] = [];
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => bytes.push(encodedDataLength));
  const sum = () => bytes.reduce((total, each) => total + each, 0);
  await page.goto(address, { waitUntil: 'networkidle' });
  const first = sum();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += PHONE.viewport.height) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    await page.waitForTimeout(100);
  }
  await page.waitForLoadState('networkidle');
  return { first, whole: sum(), requests: bytes.length };
}
