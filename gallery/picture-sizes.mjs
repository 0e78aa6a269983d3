// How wide pictures are said to be (`sizes`), beside how wide they are drawn, in every theme, by slot:
// node picture-sizes.mjs [theme …] [--homes]. Lists what is fetched too small (below 1) or more than twice as large as drawn.
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const WIDTHS = [390, 620, 768, 1000, 1100, 1280, 1440, 1920];
const LEAST = 0.97;
const MOST = 2.06;

const words = process.argv.slice(2);
const homesOnly = words.includes('--homes');
const only = words.filter((word) => !word.startsWith('--'));
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
  args: ['--disable-gpu', '--no-first-run'],
});
const page = await browser.newPage({ reducedMotion: 'reduce' });
page.setDefaultTimeout(120_000);

for (const theme of catalog.themes.filter((name) => only.length === 0 || only.includes(name))) {
  const slots = new Map();
  for (const subject of catalog.subjects.filter(({ set }) => set === 'samples')) {
    for (const { kind, path } of subject.pages) {
      if (kind === 'lost' || kind === 'cv' || (homesOnly && kind !== 'home')) continue;
      await page.goto(`${origin}/sites/${theme}/light/${subject.id}${path}`, {
        waitUntil: 'domcontentloaded',
      });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const { slot, ratio } of await page.evaluate(measure)) {
          const name = `${kind} ${slot} at ${width}`;
          const { least = ratio, most = ratio } = slots.get(name) ?? {};
          slots.set(name, { least: Math.min(least, ratio), most: Math.max(most, ratio) });
        }
      }
    }
  }
  const wrong = [...slots].filter(([, { least, most }]) => least < LEAST || most > MOST);
  process.stdout.write(`${theme}: ${slots.size} slots, ${wrong.length} wrong\n`);
  for (const [name, { least, most }] of wrong)
    process.stdout.write(`  ${name}: ${least.toFixed(2)} to ${most.toFixed(2)}\n`);
}
await browser.close();
await server.close();

/** The width that `sizes` promises, by the width at which the picture is drawn in its box. */
function measure() {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = 'position:fixed;height:0';
  return [...document.images].flatMap((picture) => {
    const box = picture.getBoundingClientRect();
    if (!picture.sizes || box.width === 0) return [];
    const covers = getComputedStyle(picture).objectFit === 'cover';
    const shape = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
    const drawn = covers ? Math.max(picture.clientWidth, picture.clientHeight * shape) : picture.clientWidth;
    const said = picture.sizes.split(/,(?![^(]*\))/u).map((part) => part.trim());
    const chosen = said
      .filter((part) => part !== 'auto')
      .find((part) => !part.startsWith('(') || matchMedia(part.slice(0, part.indexOf(')') + 1)).matches);
    probe.style.width = chosen?.replace(/^\(.*?\)\s+/u, '') ?? '100vw';
    const promised = probe.getBoundingClientRect().width;
    // Whoever knows `auto` takes what is drawn; for others what follows it may be more, and not less.
    const isExact = said[0] === 'auto' && picture.loading === 'lazy' && promised >= drawn;
    // Beyond its own size there is nothing to fetch.
    if (drawn > Number(picture.getAttribute('width'))) return [];
    const place = picture.closest('[data-section]')?.dataset.section ?? '';
    const holder = picture.closest(
      '.portrait, .banner, .story, .story-item, .film, .tile, .item, .person, .slats, .lightbox, .prose, .post-lead, .pictures, .more-from',
    );
    return [
      {
        slot: `${place} ${holder?.className.split(' ')[0] ?? 'picture'}`,
        ratio: isExact ? 1 : promised / drawn,
      },
    ];
  });
}
