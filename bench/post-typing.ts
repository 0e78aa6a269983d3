// How long a letter takes from the key to the screen in the editor of a long post. Build first: `pnpm build`.
// Usage: pnpm --filter @tosite/bench post-typing [words]
import { startStack } from '@tosite/e2e/stack';
import { chromium, type Page } from '@playwright/test';
import { ask, json } from './api.ts';
import { channelData } from './channel-data.ts';
import { makeSite, signUp } from './make-site.ts';
import { paragraphs } from './many-posts.ts';
import { signedIn } from './signed-in.ts';
import { line, summary } from './statistics.ts';

const WORDS = Number(process.argv[2] ?? 20_000);
/** Of one of `paragraphs`. */
const WORDS_OF_PARAGRAPH = 84;
const LETTERS = 200;
const FIRST = 20;

const stack = await startStack();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-dev-shm-usage'],
});
try {
  const headers = await signUp(stack);
  const { id } = await makeSite(stack, headers, 'posttyping', channelData(8));
  const content = paragraphs(Math.ceil(WORDS / WORDS_OF_PARAGRAPH));
  const saved = await ask(stack, 'dashboard', '/api/post/save-post', {
    headers,
    body: { post: { website_id: id, title: 'A long post', content }, post_id: null },
  });
  if (saved.status !== 200) throw new Error(`save: ${saved.status} ${saved.body.toString()}`);
  const { _id: postId } = json(saved)['post'] as { _id: string };
  const context = await signedIn(stack, browser);
  const page = await context.newPage();
  // The names that tsx gives to the functions that run in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(`${stack.origin('dashboard')}/posts?post=${postId}`, { waitUntil: 'commit' });
  const text = page.getByRole('textbox', { name: 'Text of the post' });
  await text.waitFor();
  line(
    `the editor of ${WORDS} words stands`,
    `${(await page.evaluate(() => performance.now())).toFixed(0)} ms`,
  );
  for (const [name, share] of [
    ['at its beginning', 0],
    ['in its middle', 0.5],
    ['at its end', 1],
  ] as const) {
    const count = await text.locator('p').count();
    await text
      .locator('p')
      .nth(Math.round(share * (count - 1)))
      .click();
    const { median, p95 } = summary(await typed(page));
    line(`key to paint ${name}`, `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`);
  }
} finally {
  await browser.close();
  await stack.stop();
}

/** Milliseconds from each key, as the browser got it, to the end of the frame that shows its letter. */
async function typed(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(globalThis, { times });
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => times.push(performance.now() - timeStamp));
          port1.start();
          port2.postMessage(null);
        }),
      { capture: true },
    );
  });
  for (let index = 0; index < LETTERS; index += 1)
    await page.keyboard.press(index % 6 === 5 ? ' ' : 'e', { delay: 15 });
  const times = await page.evaluate(() => (globalThis as unknown as { times: number[] }).times);
  return times.slice(FIRST);
}
