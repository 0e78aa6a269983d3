// What the list of posts costs a browser when it holds thousands of them. Build first: `pnpm build`.
// Usage: pnpm --filter @tosite/bench posts-list [posts]
import { startStack } from '@tosite/e2e/stack';
import { chromium, type Page } from '@playwright/test';
import { channelData } from './channel-data.ts';
import { makeSite, signUp } from './make-site.ts';
import { withPosts } from './many-posts.ts';
import { signedIn } from './signed-in.ts';
import { line, summary } from './statistics.ts';

const POSTS = Number(process.argv[2] ?? 5000);
const TURNS = 15;
const FRAMES = 240;
const STEP_PX = 400;

const stack = await startStack();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-dev-shm-usage'],
});
try {
  await makeSite(stack, await signUp(stack), 'postlist', withPosts(channelData(8), POSTS));
  // The samples of the first start are drawn, and the pages of the posts.
  await new Promise((resolve) => setTimeout(resolve, 20_000));
  const context = await signedIn(stack, browser);
  const page = await context.newPage();
  // The names that tsx gives to the functions that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(`${stack.origin('dashboard')}/posts`, { waitUntil: 'commit' });
  await page.locator('ol > li').first().waitFor();
  line('first rows on the screen', `${(await page.evaluate(() => performance.now())).toFixed(0)} ms`);
  await all(page);
  const drawn = await page.evaluate(() => ({
    rows: document.querySelectorAll('ol > li').length,
    elements: document.querySelectorAll('*').length,
    boxes: document.querySelectorAll('ol input[type=checkbox]').length,
  }));
  line(
    'rows, of them with controls; elements of the page',
    `${drawn.rows}, ${drawn.boxes}; ${drawn.elements}`,
  );
  await scroll(page);
  await select(page);
  await lift(page);
} finally {
  await browser.close();
  await stack.stop();
}

/** "Show more" until there are no more. */
async function all(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^Show \d+ more$/u });
  const times: number[] = [];
  while ((await more.count()) > 0) {
    const before = await page.locator('ol > li').count();
    times.push(
      await more.evaluate(async (button: HTMLElement, rows) => {
        button.click();
        const list = () => document.querySelectorAll('ol > li').length;
        while (list() === rows) await new Promise((resolve) => setTimeout(resolve, 5));
        const arrived = performance.now();
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        return performance.now() - arrived;
      }, before),
    );
    await page.waitForFunction((rows) => document.querySelectorAll('ol > li').length > rows, before);
  }
  if (times.length > 0)
    line('100 further rows are there \u2192 painted, the last time', `${times.at(-1)?.toFixed(0)} ms`);
}

/** Frame by frame, from the top down; how long each took, and what of a row was not there yet when it was in sight. */
async function scroll(page: Page): Promise<void> {
  const { frames, bare } = await page.evaluate(
    async ([count, step]) => {
      scrollTo(0, 0);
      await new Promise((resolve) => setTimeout(resolve, 500));
      const found: number[] = [];
      let without = 0;
      let last = performance.now();
      for (let index = 0; index < count; index += 1) {
        scrollBy(0, step);
        const now: number = await new Promise((painted) => requestAnimationFrame(painted));
        found.push(now - last);
        last = now;
        const row = document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.closest('li');
        if (row !== null && row !== undefined && row.querySelector('input') === null) without += 1;
      }
      return { frames: found, bare: without };
    },
    [FRAMES, STEP_PX] as const,
  );
  const { median, p95 } = summary(frames);
  line(
    `a frame while ${STEP_PX} px are scrolled in each (${FRAMES} frames)`,
    `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, longest ${Math.max(...frames).toFixed(0)} ms`,
  );
  line('  frames whose middle row had no controls yet', String(bare));
}

async function select(page: Page): Promise<void> {
  const times: number[] = [];
  for (let turn = -2; turn < TURNS; turn += 1) {
    const took = await page
      .locator('ol > li input[type=checkbox]')
      .nth(3)
      .evaluate(async (box: HTMLElement) => {
        const began = performance.now();
        box.click();
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
        return performance.now() - began;
      });
    if (turn >= 0) times.push(took);
  }
  const { median, p95 } = summary(times);
  line(
    `one is selected \u2192 painted (${TURNS} times)`,
    `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
  );
}

/** Lifted by keyboard, moved one down, put back. */
async function lift(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(500);
  const handle = page
    .locator('ol > li')
    .nth(2)
    .getByRole('button', { name: /^Move / });
  await handle.focus();
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.keyboard.press('Space');
    await page.getByText(/is lifted\. It is at place/u).waitFor({ state: 'attached' });
    times.push(
      await page.evaluate(async () => {
        const began = performance.now();
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', {
            code: 'ArrowDown',
            key: 'ArrowDown',
            bubbles: true,
            cancelable: true,
          }),
        );
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
        return performance.now() - began;
      }),
    );
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
  }
  const { median, p95 } = summary(times);
  line(
    `a lifted one goes one down \u2192 painted (${TURNS} times)`,
    `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`,
  );
}
