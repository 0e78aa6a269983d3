import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from './fixtures.ts';
import { publishAs, visitSite } from './publish.ts';

async function openPosts(page: Page, origin: string, label: string): Promise<string> {
  await page.goto(origin);
  const form = page.locator('form').first();
  await form.getByLabel('Enter your profile url').fill('https://www.linkedin.com/in/tosite-sample-noor');
  await form.getByRole('button', { name: 'Create your website' }).click();
  await page.waitForURL(/\/website\/preview\?/u);
  const address = await publishAs(page, { name: 'Noor van Aalst', label });
  await page.getByRole('navigation').getByRole('link', { name: 'Posts' }).click();
  await expect(page.getByText('No posts yet')).toBeVisible();
  return address;
}

async function write(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole('link', { name: 'Write a post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.keyboard.press('Enter');
  await page.keyboard.type(text);
  await expect(page.getByText(/^Saved \d/u)).toBeVisible();
  await page.waitForURL(/post=(?!new)/u);
}

test('an owner writes a post by keyboard, publishes it, and visitors read it', async ({
  page,
  browser,
  stack,
}) => {
  const address = await openPosts(page, stack.origin('dashboard'), 'writer');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Write a post' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('The red kettle');
  await page.keyboard.press('Enter');
  // Markdown as people type it.
  await page.keyboard.type('It **boils** fast.\n## Why\n- the base\nthe rim\n');
  await page.keyboard.press('Enter');
  await page.keyboard.type('> Nobody drew it to be fast.');
  const paper = page.getByRole('textbox', { name: 'Text of the post' });
  await expect(paper.locator('h2')).toHaveText('Why');
  await expect(paper.locator('strong')).toHaveText('boils');
  await expect(paper.locator('li')).toHaveText(['the base', 'the rim']);
  await expect(paper.locator('blockquote')).toHaveText('Nobody drew it to be fast.');
  await expect(page.getByText(/^Saved \d/u)).toBeVisible();
  await expectAccessible(page);

  // What is there after the tab was closed is what was written.
  await page.keyboard.type(' And more');
  await page.reload();
  await expect(paper.locator('blockquote')).toHaveText('Nobody drew it to be fast. And more');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^On your site\./u)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update' })).toBeDisabled();
  await visitSite(browser, `${address}/posts/the-red-kettle/`, async (site) => {
    await expect(site.locator('h1')).toHaveText('The red kettle');
    await expect(site.getByText('Nobody drew it to be fast. And more')).toBeVisible();
    await expect(site.locator('article strong, main strong').first()).toHaveText('boils');
  });

  await page.getByRole('link', { name: 'Posts', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'The red kettle' })).toContainText('Published');
});

test('posts are put in order by keyboard, deleted and brought back', async ({ page, stack }) => {
  await openPosts(page, stack.origin('dashboard'), 'order');
  for (const title of ['First', 'Second', 'Third']) {
    await write(page, title, `${title} has words.`);
    await page.getByRole('link', { name: 'Posts', exact: true }).click();
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  }
  const titles = () => page.getByRole('list', { name: 'Posts' }).getByRole('link').allTextContents();
  const before = await titles();
  expect([...before].sort()).toEqual(['First', 'Second', 'Third']);
  const [top = '', next = '', last = ''] = before;
  await page.getByRole('button', { name: `Move ${top}` }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${top} is lifted. It is at place 1 of 3.`)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`${top}: place 2 of 3.`)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(titles).toEqual([next, top, last]);
  await expect(page.getByText(`${top} is at place 2 now.`)).toBeVisible();
  await page.reload();
  await expect.poll(titles).toEqual([next, top, last]);

  await page.getByRole('checkbox', { name: `Select ${next}` }).check();
  await page.getByRole('checkbox', { name: `Select ${last}` }).check();
  await expectAccessible(page);
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 posts deleted. Kept for 30 days.')).toBeVisible();
  await expect.poll(titles).toEqual([top]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(titles).toEqual([next, top, last]);
});

test('two windows on one post: neither loses what it wrote', async ({ page, stack }) => {
  await openPosts(page, stack.origin('dashboard'), 'twotabs');
  await write(page, 'Shared', 'One. ');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'Title' }).fill('Shared, by the other');
  await expect(other.getByText(/^Saved \d/u)).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Shared, by me');
  await expect(page.getByText(/^This post was changed in another window/u)).toBeVisible();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('dialog').getByText('Shared, by the other')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText(/^Saved \d/u)).toBeVisible();
  await other.reload();
  await expect(other.getByRole('textbox', { name: 'Title' })).toHaveValue('Shared, by me');
});

test('a finger that stays on a post drags it, one that moves at once scrolls', async ({ browser, stack }) => {
  const context = await browser.newContext({
    // The row that is dragged is far from the edges, where the page would scroll with it.
    viewport: { width: 390, height: 1400 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openPosts(page, stack.origin('dashboard'), 'finger');
  const titles = Array.from({ length: 15 }, (_, index) => `Number ${index + 1}`);
  await page.evaluate(async (names) => {
    const token = /__Host-at=([^;]+)/u.exec(document.cookie)?.[1] ?? localStorage.getItem('accessToken');
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` };
    const post = async (path: string, body: object) =>
      (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<unknown>;
    const { website } = (await post('/api/website/current-website', {})) as { website: { _id: string } };
    for (const title of names)
      await post('/api/post/save-post', { post: { website_id: website._id, title }, post_id: null });
  }, titles);
  await page.reload();
  const shown = () =>
    page
      .getByRole('list', { name: 'Posts' })
      .getByRole('link', { name: /^Number/u })
      .allTextContents();
  await expect.poll(async () => (await shown()).length).toBe(15);
  const before = await shown();
  const client = await context.newCDPSession(page);
  const centre = async (title: string) => {
    const box = await page.getByRole('listitem').filter({ hasText: title }).boundingBox();
    if (box === null) throw new Error(`no row of ${title}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  /** From one place to another, in steps that a hand makes. */
  const glide = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    for (let step = 1; step <= 12; step += 1) {
      const y = from.y + ((to.y - from.y) * step) / 12;
      await touch('touchMove', { x: from.x, y });
      await page.waitForTimeout(20);
    }
  };

  const [first = '', second = '', third = '', fourth = ''] = before;
  const start = await centre(third);
  await touch('touchStart', start);
  await glide(start, { x: start.x, y: start.y - 300 });
  await touch('touchEnd');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(await shown()).toEqual(before);
  await page.evaluate(() => scrollTo(0, 0));

  const from = await centre(second);
  const to = await centre(third);
  await touch('touchStart', from);
  await page.waitForTimeout(600);
  await expect(page.locator('li[data-dragging]')).toContainText(second);
  await glide(from, to);
  await page.waitForTimeout(200);
  await touch('touchEnd');
  await expect.poll(async () => (await shown()).slice(0, 4)).toEqual([first, third, second, fourth]);
  await expect(page.getByText(`${second} is at place 3 now.`)).toBeVisible();
  await page.reload();
  await expect.poll(async () => (await shown()).slice(0, 4)).toEqual([first, third, second, fourth]);
  await context.close();
});
