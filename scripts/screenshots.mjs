// Makes the pictures of the README and the docs out of a running product: `pnpm start`, then
// node scripts/screenshots.mjs [origin of the dashboard]. Needs a Chromium (CHROMIUM, or /usr/bin/chromium).
import { createRequire } from 'node:module';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

const require = createRequire(new URL('../e2e/package.json', import.meta.url));
const { chromium } = require('@playwright/test');
const [dashboard = 'http://dashboard.localhost:3000'] = process.argv.slice(2);
const host = (label) => dashboard.replace('//dashboard.', `//${label}.`);
const folder = new URL('../docs/images/', import.meta.url).pathname;

const SHOTS = [
  ['landing', host('linkedin'), 1440, 900, 'light'],
  ['sample-atelier', `${host('preview')}/tosite-sample-noor/`, 1440, 900, 'light'],
  ['sample-swiss', `${host('preview')}/tosite-sample-tove/`, 1440, 900, 'dark'],
];

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-sync',
  ],
});
for (const [name, url, width, height, colorScheme] of SHOTS) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1500);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
  await page.close();
}
await browser.close();
