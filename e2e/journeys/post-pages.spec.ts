import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { THEME_NAMES, type ThemeName } from '@tosite/validation/website/design';
import { loadDrawing } from '../sites/load-drawing.ts';
import { serveFolder, type StaticServer } from '../sites/static-server.ts';
import { partOf } from './draw.ts';
import { seenByAxe, seenStill } from './seen-pages.ts';

const PREFIX = '/blogs';
const PHONE = { viewport: { width: 320, height: 720 } };
const DESK = { viewport: { width: 1440, height: 900 } };
/** One of them in each theme, in two directions. */
const LONG = ['posts/posts/long/', 'posts-ar/posts/long/'];
/** One of them in each theme, another one in the next; with `DRAW=all` all in each. */
const SLUGS =
  'written arabic japanese emoji endless word portrait wide pictures tagged short silent filler-20';
const HARD = SLUGS.split(' ').map((slug) => `posts/posts/${slug}/`);
const LISTS = ['posts/posts/', 'posts/tags/stairs/', 'two-posts/posts/', 'posts-ar/posts/'];

test.use({ trace: 'off' });

let folder: string;
let server: StaticServer;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tosite-posts-'));
  const drawing = await loadDrawing();
  // On paper the long one of every theme.
  await drawing.renderPosts(folder, (theme) => [...new Set(['posts/posts/long/', ...pagesOf(theme)])]);
  await drawing.close();
  server = await serveFolder(folder, PREFIX);
});

test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

function pagesOf(theme: ThemeName): string[] {
  const index = THEME_NAMES.indexOf(theme);
  return [...partOf(LONG, index, 2), ...partOf(HARD, index, 13), ...partOf(LISTS, index, 4)];
}

for (const theme of THEME_NAMES) {
  test(`posts in ${theme} are whole on a phone and a desk, without a script, with no word on another`, async ({
    browser,
  }) => {
    const faults: string[] = [];
    const home = `${server.origin}${PREFIX}/`;
    for (const size of [PHONE, DESK]) {
      const still = await browser.newContext({ ...size, javaScriptEnabled: false });
      const scripted = await browser.newContext({ ...size, colorScheme: size === DESK ? 'dark' : 'light' });
      for (const path of pagesOf(theme)) {
        const url = `${server.origin}${PREFIX}/${theme}/${path}`;
        const found = [
          ...(await seenStill(still, { url, theme, home })),
          ...(await seenByAxe(scripted, url)),
        ];
        faults.push(...[...new Set(found)].map((fault) => `${path} at ${size.viewport.width}: ${fault}`));
      }
      await still.close();
      await scripted.close();
    }
    expect(faults).toEqual([]);
  });
}

test('on paper a post is its words in one column, with no navigation, and says where its links lead', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  const left: string[] = [];
  for (const theme of THEME_NAMES) {
    await page.goto(`${server.origin}${PREFIX}/${theme}/posts/posts/long/`);
    for (const away of [
      '.masthead nav',
      '.trail',
      '.turn',
      '.more-from',
      '.contents',
      '.strokes',
      '.curtain',
      '.at',
    ])
      for (const one of await page.locator(away).all())
        if (await one.isVisible()) left.push(`${theme}: ${away}`);
    const link = page.locator('.part-text a[href="https://stairs.example/rules/1909"]');
    const says = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    if (!says.includes('https://stairs.example/rules/1909')) left.push(`${theme}: a link says ${says}`);
  }
  expect(left).toEqual([]);
});
