import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { THEME_NAMES, type ThemeName } from '@tosite/validation/website/design';
import { loadDrawing } from '../sites/load-drawing.ts';
import type { DrawnPage, InnerPage } from '../sites/render-inner.ts';
import { serveFolder, type StaticServer } from '../sites/static-server.ts';
import { partOf } from './draw.ts';
import { seenByAxe, seenStill } from './seen-pages.ts';

const PREFIX = '/inner';
const PHONE = { width: 320, height: 720 };
const DESK = { width: 1440, height: 900 };

const ITEM = /^\/(?:posts|projects)\/(?!page\/)[^/]+\/index\.html$/u;
const ARCHIVE = /^\/posts\/index\.html$/u;
const CV = /^\/cv\/index\.html$/u;

/** Two of them in each theme, the others in the next; with `DRAW=all` all in each. */
const PAGES: readonly InnerPage[] = [
  { profile: 'youtube', path: ITEM },
  { profile: 'a full company with a name of 60 characters', path: ITEM },
  { profile: 'instagram', path: /^\/posts\/five-rooms/u },
  { profile: 'Japanese', path: ITEM },
  { profile: '300 videos', path: ARCHIVE },
  { profile: 'github', path: ITEM },
  { profile: 'Arabic', path: CV },
  { profile: 'instagram', path: /^\/posts\/fifty-one-steps/u },
  { profile: 'linkedin-company', path: ITEM },
  { profile: 'youtube', path: ARCHIVE },
  { profile: 'unbroken words, linkedin-individual', path: CV },
  { profile: 'linkedin-individual', path: ITEM },
];
/** On paper it runs over several sheets. */
const LONG_CV: InnerPage = { profile: '20 jobs that overlap', path: CV };

test.use({ trace: 'off' });

let folder: string;
let server: StaticServer;
let drawing: Awaited<ReturnType<typeof loadDrawing>>;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tosite-inner-'));
  drawing = await loadDrawing();
  server = await serveFolder(folder, PREFIX);
});

test.afterAll(async () => {
  await server.close();
  await drawing.close();
  rmSync(folder, { recursive: true, force: true });
});

function pagesOf(theme: ThemeName): readonly InnerPage[] {
  return partOf(PAGES, THEME_NAMES.indexOf(theme), 6);
}

const urlOf = ({ file }: DrawnPage) => `${server.origin}${PREFIX}/${file}`;

for (const theme of THEME_NAMES) {
  test(`inner pages in ${theme} are whole on a phone and a desk, with no word on another`, async ({
    browser,
  }) => {
    const home = `${server.origin}${PREFIX}/`;
    const faults: string[] = [];
    const drawn = await drawing.renderInner(folder, [theme], pagesOf);
    for (const size of [PHONE, DESK]) {
      const still = await browser.newContext({ viewport: size, javaScriptEnabled: false });
      const scripted = await browser.newContext({
        viewport: size,
        colorScheme: size === DESK ? 'dark' : 'light',
      });
      for (const page of drawn) {
        const url = urlOf(page);
        const found = [
          ...(await seenStill(still, { url, theme, home })),
          ...(await seenByAxe(scripted, url)),
        ];
        faults.push(...[...new Set(found)].map((fault) => `${page.file} at ${size.width}: ${fault}`));
      }
      await still.close();
      await scripted.close();
    }
    expect(faults).toEqual([]);
  });
}

test('a long curriculum vitae is whole on paper, with no word broken and none beside the sheet', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  // A4 without its margins, in CSS pixels.
  await page.setViewportSize({ width: 688, height: 1032 });
  const faults: string[] = [];
  for (const one of await drawing.renderInner(folder, THEME_NAMES, () => [LONG_CV])) {
    await page.goto(urlOf(one));
    faults.push(...(await printedFaults(page)).map((fault) => `${one.theme}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

/** Words that are drawn in two pieces, cut off, or beside the sheet; what cannot run on to another one. */
async function printedFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const cv = document.querySelector('.cv');
    if (cv === null) return ['no curriculum vitae'];
    const texts = document.createTreeWalker(cv, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const boxes = [...range.getClientRects()];
        if (boxes.every(({ width }) => width <= 1)) found.push(`${word} is not there`);
        if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) found.push(`${word} is broken`);
        if (boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1))
          found.push(`${word} is beside the sheet`);
      }
    }
    for (let each: Element | null = cv; each !== null; each = each.parentElement) {
      const { overflowY, position } = getComputedStyle(each);
      if (each !== document.body && each !== document.documentElement && overflowY !== 'visible')
        found.push(`${each.className} cuts off`);
      if (position === 'fixed' || position === 'sticky') found.push(`${each.className} is ${position}`);
    }
    return [...new Set(found)];
  });
}
