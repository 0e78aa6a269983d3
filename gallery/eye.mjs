// Looks at pages of all themes as a person would and says what to circle in red: sideways scroll, text over text, words
// cut off, targets too small to press, contrast, coarse pictures, things that move while the page comes, empty first views.
// node eye.mjs [--seed 1] [--count 48] [--seconds 110] [--theme x] [--subject y] [--page home] [--width 390] [--all]
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import { faultsOfPage } from './eye-faults.mjs';

const WIDTHS = [320, 390, 768, 1440];
/** More than this of the window moved. */
const MOST_SHIFT = 0.02;

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '48' },
    seconds: { type: 'string', default: '110' },
    theme: { type: 'string' },
    subject: { type: 'string' },
    page: { type: 'string' },
    width: { type: 'string' },
    mode: { type: 'string' },
    all: { type: 'boolean', default: false },
  },
});
const began = Date.now();
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
  args: ['--disable-gpu', '--no-first-run', '--disable-background-networking'],
});

const drawings = values.all ? everyDrawing() : drawnAtRandom(Number(values.seed), Number(values.count));
let looked = 0;
let found = 0;
for (const drawing of drawings) {
  if (!values.all && Date.now() - began > Number(values.seconds) * 1000) break;
  looked += 1;
  for (const fault of await lookAt(drawing)) {
    found += 1;
    process.stdout.write(`${Object.values(drawing).join(' ')}: ${fault}\n`);
  }
}
await browser.close();
await server.close();
const seconds = Math.round((Date.now() - began) / 1000);
process.stdout.write(`${looked} pages looked at in ${seconds} s, ${found} faults\n`);
process.exitCode = found > 0 || looked === 0 ? 1 : 0;

function everyDrawing() {
  return catalog.themes.filter(isWanted('theme')).flatMap((theme) =>
    catalog.subjects
      .filter(({ id }) => isWanted('subject')(id))
      .flatMap(({ id, pages }) =>
        pages
          .filter(({ kind }) => isWanted('page')(kind))
          .flatMap(({ kind, path }) =>
            WIDTHS.filter((width) => isWanted('width')(String(width))).map((width, index) => ({
              theme,
              subject: id,
              page: kind,
              width,
              mode: values.mode ?? (index % 2 === 0 ? 'light' : 'dark'),
              path,
            })),
          ),
      ),
  );
}

function isWanted(name) {
  return (value) => values[name] === undefined || values[name] === value;
}

/** Themes, sets of profiles and widths in turn, so that none is left out; what of them, by the seed. */
function drawnAtRandom(seed, count) {
  const random = randomOf(seed);
  const one = (list) => list[Math.floor(random() * list.length)];
  const sets = ['sparse', 'recorded', 'hard'];
  const everyTheme = catalog.themes;
  return Array.from({ length: count }, (_, index) => {
    const turn = Math.floor(index / everyTheme.length);
    const set = sets[(turn + index) % sets.length];
    const subject = one(catalog.subjects.filter((each) => each.set === set));
    const page = random() < 0.5 ? subject.pages[0] : one(subject.pages);
    return {
      theme: everyTheme[index % everyTheme.length],
      subject: subject.id,
      page: page.kind,
      width: WIDTHS[(turn + index) % WIDTHS.length],
      mode: one(['light', 'dark']),
      path: page.path,
    };
  });
}

/** mulberry32: the same numbers for the same seed, everywhere. */
function randomOf(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

async function lookAt({ theme, subject, page: kind, width, mode, path }) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(60_000);
  try {
    await page.addInitScript(() => {
      globalThis.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const answer = await page.goto(`${origin}/sites/${theme}/${mode}/${subject}${path}`, {
      waitUntil: 'load',
    });
    if (answer?.status() !== 200) return [`answered ${answer?.status()}`];
    // Light that is blurred takes seconds a frame without a graphics card, and moves nothing.
    await page.addStyleTag({
      content: '*, ::before, ::after { filter: none !important; mask: none !important }',
    });
    await page.evaluate(readDown);
    const faults = await page.evaluate(faultsOfPage, { home: kind === 'home' });
    const shifted = await page.evaluate(() => globalThis.shifted);
    if (shifted > MOST_SHIFT) faults.push(`${shifted.toFixed(3)} of the window moved`);
    return faults;
  } finally {
    await page.close();
  }
}

/** To the foot of the page and back, as a reader does, until every picture on the way has come. */
async function readDown() {
  await document.fonts.ready;
  const { scrollHeight } = document.documentElement;
  const step = Math.max(innerHeight, scrollHeight / 8);
  for (let top = 0; top < scrollHeight; top += step) {
    scrollTo({ top, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  // One that was not scrolled to never comes.
  const coming = [...document.images].filter(({ complete }) => !complete);
  const come = Promise.all(coming.map((picture) => picture.decode().catch(() => null)));
  await Promise.race([come, new Promise((resolve) => setTimeout(resolve, 1500))]);
  scrollTo({ top: 0, behavior: 'instant' });
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
