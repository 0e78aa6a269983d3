// Takes the pictures of the gallery out of a running product (`pnpm start`), as visitors see its sample sites, and makes
// those of the themes from the larger ones of the docs:
//
//   node scripts/take-sample-pictures.mjs [origin of the previews]
//
// Needs a Chromium (CHROMIUM, or /usr/bin/chromium). Run it when a theme or a sample has changed.
import { mkdir, readdir, writeFile } from 'node:fs/promises';
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
const THEME = { width: 640, height: 427 };

await mkdir(join(folder, 'themes'), { recursive: true });
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

const drawn = new URL('../../../docs/images/themes/', import.meta.url).pathname;
for (const name of await readdir(drawn)) {
  const webp = await sharp(join(drawn, name)).resize(THEME).webp({ quality: 52, effort: 6 }).toBuffer();
  await writeFile(join(folder, 'themes', name), webp);
}
