// Pictures of every theme with every kind of website, in both modes and three widths, on sheets to be looked at:
// node contact-sheets.mjs <folder> [theme …] [--set=hard] [--page=item]. Sets: samples, sparse,
// recorded, hard. Pages: home, item, archive, tag, cv, lost, or all;
// of a cv, also what is printed. Starts the gallery itself; needs a Chromium (CHROMIUM, or /usr/bin/chromium).
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { createServer } from 'vite';

const words = process.argv.slice(2);
const set = words.find((word) => word.startsWith('--set='))?.slice('--set='.length) ?? 'samples';
const wanted = words.find((word) => word.startsWith('--page='))?.slice('--page='.length) ?? 'home';
const [folder = 'sheets', ...only] = words.filter((word) => !word.startsWith('--'));
const out = resolve(process.env.INIT_CWD ?? '.', folder);
/** Width, height that is shown, and the width on the sheet. */
const SIZES = [
  [390, 2400, 200],
  [768, 2400, 320],
  [1440, 2400, 480],
];
const GAP = 12;

await mkdir(out, { recursive: true });
const server = await createServer({
  root: import.meta.dirname,
  logLevel: 'error',
  server: { port: 0, hmr: false },
});
await server.listen();
const origin = `http://127.0.0.1:${server.httpServer.address().port}`;
const catalog = await (await fetch(`${origin}/subjects.json`)).json();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});

for (const theme of catalog.themes.filter((name) => only.length === 0 || only.includes(name))) {
  for (const subject of catalog.subjects.filter((one) => one.set === set)) {
    for (const { kind, path } of subject.pages) {
      if (wanted !== 'all' && kind !== wanted) continue;
      const name = kind === 'home' ? `${theme}-${subject.id}` : `${theme}-${subject.id}-${kind}`;
      const page = await browser.newPage({ viewport: { width: 390, height: 900 }, reducedMotion: 'reduce' });
      page.setDefaultTimeout(120_000);
      await page.goto(`${origin}/sites/${theme}/light/${subject.id}${path}`, { waitUntil: 'load' });
      const shots = { light: [], dark: [] };
      for (const [width, height, shown] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.evaluate(everyPicture);
        for (const mode of ['light', 'dark']) {
          await page.evaluate((wanted) => (document.documentElement.dataset.mode = wanted), mode);
          const png = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
          shots[mode].push(
            await sharp(png).resize({ width: shown }).png().toBuffer({ resolveWithObject: true }),
          );
        }
      }
      for (const mode of ['light', 'dark']) await sheet(shots[mode], join(out, `${name}-${mode}.png`));
      if (kind === 'cv') {
        await page.evaluate(() => (document.documentElement.dataset.mode = 'light'));
        await page.pdf({
          path: join(out, `${name}-print.pdf`),
          preferCSSPageSize: true,
          printBackground: true,
        });
      }
      await page.close();
    }
  }
  process.stdout.write(`${theme}\n`);
}
await browser.close();
await server.close();

/** Pictures below the first view would come only when they are scrolled to: a sheet waits for all of them. */
async function everyPicture() {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all([
    document.fonts.ready,
    ...pictures.map((picture) => picture.decode().catch(() => undefined)),
  ]);
}

async function sheet(shots, file) {
  const width = shots.reduce((sum, { info }) => sum + info.width + GAP, GAP);
  const height = Math.max(...shots.map(({ info }) => info.height)) + 2 * GAP;
  let left = GAP;
  const layers = shots.map(({ data, info }) => {
    const layer = { input: data, left, top: GAP };
    left += info.width + GAP;
    return layer;
  });
  await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(layers)
    .png({ palette: true })
    .toFile(file);
}
