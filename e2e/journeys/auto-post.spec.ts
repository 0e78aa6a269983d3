import { expect, type Page } from '@playwright/test';
import { growingFeed, GROWING_CHANNEL } from '@tosite/profile-sources/testing/growing-feed';
import { expectAccessible, test } from './fixtures.ts';
import { publishAs, visitSite } from './publish.ts';

const runNow = (page: Page) => page.getByRole('button', { name: 'Run now' }).click();

test('what a channel brings out after the switch becomes posts of the site, in order and once', async ({
  page,
  browser,
  stack,
}) => {
  const feed = growingFeed();
  stack.platformsAnswer((request) => feed.answer(request));
  await page.goto(stack.origin('youtube'));
  const form = page.locator('form').first();
  await form.getByLabel('Enter your Youtube channel url').fill(GROWING_CHANNEL);
  await form.getByRole('button', { name: 'Create your website' }).click();
  await page.waitForURL(/\/website\/preview\?/u);
  const address = await publishAs(page, { name: 'Growing', label: 'growing' });

  await page.goto(`${stack.origin('dashboard')}/settings/auto-post`);
  await expect(page.getByRole('heading', { name: 'New films become posts' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Publish', exact: true }).check();
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect(page.getByRole('switch', { name: 'Auto-post' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Publish', exact: true })).toBeChecked();

  // What was there is not new.
  await runNow(page);
  await expect(page.getByText('Nothing new.')).toBeVisible({ timeout: 60_000 });

  const moment = Date.now();
  feed.add({
    videoId: 'newfilm0001',
    title: 'The first new walk',
    publishedAt: new Date(moment).toISOString(),
  });
  feed.add({
    videoId: 'newfilm0002',
    title: 'مشية ثانية مع الغلاية',
    publishedAt: new Date(moment + 1000).toISOString(),
  });
  stack.later();
  await runNow(page);
  await expect(page.getByText('2 posts made.')).toBeVisible({ timeout: 60_000 });
  const runs = page.getByRole('list', { name: 'Runs, newest first' });
  await expect(runs.getByRole('link', { name: 'The first new walk' })).toBeVisible();
  await expect(runs.getByRole('link', { name: 'مشية ثانية مع الغلاية' })).toBeVisible();
  await expectAccessible(page);

  // The feed says the same again, with a title changed.
  feed.films = feed.films.map((film) => ({ ...film, title: `${film.title} (new title)` }));
  stack.later();
  await runNow(page);
  await expect(page.getByText('Nothing new.')).toBeVisible({ timeout: 60_000 });

  // Down for a while: it says so, and nothing is deleted.
  stack.platformsAnswer(({ host }) => (host.includes('youtube') ? { status: 503, body: 'down' } : undefined));
  stack.later();
  await runNow(page);
  await expect(page.getByText('The last look did not work')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page);

  await page.goto(`${stack.origin('dashboard')}/posts`);
  const titles = page.getByRole('link', { name: /walk|مشية/u });
  await expect(titles).toHaveText(['مشية ثانية مع الغلاية', 'The first new walk']);
  await visitSite(browser, address, async (site) => {
    await site.goto(`${address}/posts/the-first-new-walk/`);
    await expect(site.getByRole('heading', { level: 1 })).toContainText('The first new walk');
    await expect(site.getByText(/The wind comes from the west/u).first()).toBeVisible();
  });
});
