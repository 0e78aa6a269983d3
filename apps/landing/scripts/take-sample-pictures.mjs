// Takes the pictures of the gallery out of a running product (`pnpm start`), as visitors see its sample sites:
//
//   node scripts/take-sample-pictures.mjs [origin of the previews]
//
// Needs a Chromium (CHROMIUM, or /usr/bin/chromium). Run it when a theme or a sample has changed.
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';

const require = createRequire(new URL('../../../e2e/package.json', import.meta.url));
const { chromium } = require('@playwright/test');
const [previews = 'http://preview.localhost:3000'] = process.argv.slice(2);
const folder = new URL('../pictures/', import.meta.url).pathname;

const HANDLES = ['noor', 'corran', 'tove', 'plainobjects', 'rima'].map((name) => `tosite-sample-${name}`);
const SEEN = { width: 1000, height: 1150 };
const KEPT = { width: 720, height: 828 };

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
for (const handle of HANDLES) {
  for (const colorScheme of ['light', 'dark']) {
    const page = await browser.newPage({ viewport: SEEN, colorScheme });
    await page.goto(`${previews}/${handle}/`, { waitUntil: 'networkidle' });
    const png = await page.screenshot();
    const webp = await sharp(png).resize(KEPT).webp({ quality: 58, effort: 6 }).toBuffer();
    await writeFile(join(folder, `${handle}-${colorScheme}.webp`), webp);
    await page.close();
  }
}
await browser.close();
