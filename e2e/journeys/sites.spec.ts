import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type BrowserContext } from '@playwright/test';
import { THEME_NAMES } from '@tosite/validation/website/design';
import type { RenderedSample } from '../sites/render-samples.ts';
import { loadDrawing } from '../sites/load-drawing.ts';
import { crowdedEntries } from '../sites/masthead.ts';
import { openAndWatchShifts, pageFaults } from '../sites/page-faults.ts';
import { serveFolder, type StaticServer } from '../sites/static-server.ts';
import { watchPage } from '../sites/watch-page.ts';
import { partOf } from './draw.ts';
import { accessibilityFaults } from './fixtures.ts';

const PREFIX = '/people/2026';
const PHONE = { viewport: { width: 320, height: 720 } };
const CLI = new URL('../../apps/cli/bin/tosite.mjs', import.meta.url).pathname;

/** One page below the home page for each theme, by the order of themes: those that a site has once, and its items. */
const LEAVES = [
  /^projects\/[^/]+\/index\.html$/u,
  /^posts\/index\.html$/u,
  /^cv\/index\.html$/u,
  /^tags\/[^/]+\/index\.html$/u,
  /^posts\/(?!page\/)[^/]+\/index\.html$/u,
];

// A trace of every step of some hundred pages takes longer than the steps.
test.use({ trace: 'off' });

let folder: string;
let server: StaticServer;
let samples: RenderedSample[];

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tosite-sites-'));
  const drawing = await loadDrawing();
  samples = await drawing.renderSamples(folder);
  await drawing.close();
  server = await serveFolder(folder, PREFIX);
});

test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

for (const [index, theme] of THEME_NAMES.entries()) {
  test(`the samples in ${theme} are whole on the narrowest phone, without a script`, async ({ browser }) => {
    const still = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
    const scripted = await browser.newContext(PHONE);
    const faults: string[] = [];
    for (const page of pagesIn(theme, index)) {
      const url = `${server.origin}${PREFIX}/${page}`;
      const found = [...(await seenStill(still, url)), ...(await seenByAxe(scripted, url))];
      faults.push(...[...new Set(found)].map((fault) => `${page}: ${fault}`));
    }
    await still.close();
    await scripted.close();
    expect(faults).toEqual([]);
  });
}

/** The home page of one of the samples, another one in the next theme, and one page below any of them. */
function pagesIn(theme: string, index: number): string[] {
  const own = samples.filter((sample) => sample.theme === theme);
  const leaves = own.flatMap(({ path, pages }) =>
    pages
      .filter((name) => LEAVES[index % LEAVES.length]?.test(name) === true)
      .map((name) => `${path}/${name}`),
  );
  const leaf = leaves[index % leaves.length];
  expect(leaf).toBeDefined();
  const homes = partOf(own, index, own.length).map(({ path }) => `${path}/`);
  expect(homes.length).toBeGreaterThan(0);
  return [...homes, ...(leaf === undefined ? [] : [leaf])];
}

async function seenStill(context: BrowserContext, url: string): Promise<string[]> {
  const page = await context.newPage();
  const faults = watchPage(page, `${server.origin}${PREFIX}/`);
  const found = [...(await openAndWatchShifts(page, url)), ...(await pageFaults(page))];
  await page.close();
  return [...faults, ...found];
}

async function seenByAxe(context: BrowserContext, url: string): Promise<string[]> {
  const page = await context.newPage();
  const faults = watchPage(page, `${server.origin}${PREFIX}/`);
  await page.goto(url);
  const found = await accessibilityFaults(page);
  await page.close();
  return [...faults, ...found];
}

test('entries of the masthead keep apart in every theme, whatever they are called', async ({ page }) => {
  const faults: string[] = [];
  for (const [index, theme] of THEME_NAMES.entries()) {
    for (const width of partOf([390, 768, 1008, 1280], index, 2)) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${server.origin}${PREFIX}/${theme}/github/`);
      const found = await crowdedEntries(page);
      faults.push(...found.map((fault) => `${theme} at ${width}: ${fault}`));
    }
  }
  expect(faults).toEqual([]);
});

test('a whole date among the facts widens no page', async ({ page }) => {
  await page.setViewportSize(PHONE.viewport);
  for (const theme of THEME_NAMES) {
    await page.goto(`${server.origin}${PREFIX}/${theme}/github/`);
    const [dates, width] = await page.evaluate(() => {
      const found = document.querySelectorAll('.facts time');
      for (const one of found) one.textContent = '13 de septiembre de 2015';
      return [found.length, document.documentElement.scrollWidth] as const;
    });
    expect(dates).toBeGreaterThan(0);
    expect([theme, width]).toEqual([theme, PHONE.viewport.width]);
  }
});

test('a page that is half read is not shown yet: nothing of it moves as the rest comes', async ({ page }) => {
  const html = readFileSync(join(folder, 'ledger/linkedin-company/index.html'), 'utf8');
  const half = html.slice(0, html.indexOf('<figure'));
  expect(half).toContain('<h1');
  await page.setContent(half);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.setContent(html);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an exported folder opens from the disk: home, an item and back', async ({ browser }) => {
  const exported = join(folder, 'exported site');
  execFileSync(process.execPath, [CLI, 'tosite-sample-corran', '--quiet', '--out', exported]);
  const root = pathToFileURL(`${exported}/`).href;
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false });
  const page = await context.newPage();
  const faults = watchPage(page, root);

  await page.goto(`${root}index.html`);
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  expect(name).toContain('Corran Marine Survey');
  faults.push(...(await pageFaults(page)));

  await page.locator('main a[href^="./posts/"]').first().click();
  await page.waitForURL(/\/posts\/[^/]+\/index\.html$/u);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
  faults.push(...(await pageFaults(page)));

  await page.getByRole('link', { name: 'Corran Marine Survey' }).first().click();
  await page.waitForURL(`${root}index.html`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  faults.push(...(await pageFaults(page)));
  await context.close();
  expect(faults).toEqual([]);
});
