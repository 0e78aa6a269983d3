import { expect } from '@playwright/test';
import { THEME_NAMES } from '@tosite/validation/website/design';
import { expectAccessible, signUp, test } from './fixtures.ts';

test('a GitHub link becomes a website that anybody can open', async ({ page, browser, stack }) => {
  await page.goto(stack.origin('github'));
  await expectAccessible(page);
  const form = page.locator('form').first();
  await form.getByLabel('Enter your github profile url').fill('https://github.com/quillfeather-dev');
  await form.getByRole('button', { name: 'Create your website' }).click();

  await page.waitForURL(/dashboard\.localhost:\d+\/website\/preview\?/u);
  await expect(page.getByText('Profile found')).toBeVisible();
  const frame = page.frameLocator('iframe[title="Your site, preview"]');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Quill');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Publish my site' }).click();
  await page.waitForURL(/\/signup/u);
  await expectAccessible(page);
  await signUp(page, 'Quill Feather', 'quill@example.com');
  await page.waitForURL(/\/website\/preview/u);
  const address = page.getByRole('textbox', { name: 'Website address' });
  await address.fill('quill');
  await expect(page.getByText(/quill\.localhost:\d+ is free/u)).toBeVisible();
  await page.getByRole('button', { name: 'Publish my site' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText(/Your site is live/u)).toBeVisible();
  await expectAccessible(page);

  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const site = await stranger.newPage();
  const foreign: string[] = [];
  site.on('request', (request) => {
    if (!request.url().startsWith(`${stack.origin('quill')}/`) && !request.url().startsWith('data:')) {
      foreign.push(request.url());
    }
  });
  const response = await site.goto(`${stack.origin('quill')}/`);
  expect(response?.status()).toBe(200);
  await expect(site.getByRole('heading', { level: 1 })).toContainText('Quill');
  // A portfolio: what this person made has a place of its own.
  const work = site.locator('section#repositories');
  await expect(work.getByText('tinder-lang').first()).toBeVisible();
  expect(await site.locator('script:not([type="application/ld+json"])').count()).toBe(0);
  expect(foreign).toEqual([]);
  expect(await stranger.cookies()).toEqual([]);
  await stranger.close();
});

test('a sample becomes a website with no network at all', async ({ page, browser, stack }) => {
  await page.goto(stack.origin('dashboard'));
  const form = page.locator('form').first();
  await form.getByLabel('Enter your profile url').fill('https://www.linkedin.com/in/tosite-sample-noor');
  await form.getByRole('button', { name: 'Create your website' }).click();
  await page.waitForURL(/\/website\/preview\?/u);
  const frame = page.frameLocator('iframe[title="Your site, preview"]');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/Noor\s+van Aalst/u);

  // Each look is looked at by itself: the site in that theme, small.
  await expect(page.locator('[data-thumb="drawn"]')).toHaveCount(THEME_NAMES.length, { timeout: 60_000 });
  for (const theme of THEME_NAMES) {
    const thumb = page.frameLocator(`[data-thumb] iframe[title="${theme}"]`);
    await expect(thumb.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(thumb.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
      /Noor\s+van Aalst/u,
    );
  }
  // The other theme is drawn at once, with the same facts.
  await page.getByRole('radio', { name: 'Swiss' }).check({ force: true });
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'swiss');
  await expect(frame.getByText('Harbour & Pell').first()).toBeVisible();
  // The website's name is no heading: neither on the site nor on the small pictures of its looks.
  await page.getByRole('textbox', { name: 'Website name' }).fill('Forms & weather');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/Noor\s+van Aalst/u);
  await expect(page.locator('.mini-name')).toHaveText(Array.from({ length: 8 }, () => 'Noor van Aalst'));

  await page.getByRole('button', { name: 'Publish my site' }).click();
  await page.waitForURL(/\/signup/u);
  // Beside the form stands the site, as it was left.
  const waiting = page.getByRole('complementary', { name: 'The site that waits for you' });
  const left = waiting.locator('iframe').contentFrame();
  await expect(left.locator('html')).toHaveAttribute('data-theme', 'swiss');
  await expect(left.locator('h1')).toHaveText(/Noor\s+van Aalst/u);
  await signUp(page, 'Noor van Aalst', 'noor.sample@example.com');
  await page.waitForURL(/\/website\/preview/u);
  await page.getByRole('button', { name: 'Publish my site' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText(/Your site is live/u)).toBeVisible();

  const address = await page.getByRole('link', { name: 'View site' }).first().getAttribute('href');
  const stranger = await browser.newContext();
  const site = await stranger.newPage();
  await site.goto(address ?? '');
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(/Noor\s+van Aalst/u);
  await expect(site.locator('html')).toHaveAttribute('data-theme', 'swiss');
  await expectAccessible(site);
  const said = (property: string) => site.locator(`meta[property="${property}"]`).getAttribute('content');
  expect(await said('og:site_name')).toBe('Forms & weather');
  const card = (await said('og:image')) ?? '';
  await stranger.close();

  // Whoever goes back to the preview reads that it is live, and where it is edited.
  await page.goBack();
  await expect(page.getByText(/^This site is live at /u)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Publish my site' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to your home' }).click();
  await page.waitForURL((url) => url.pathname === '/');

  // What is said of search results and of shared links is what was published.
  await page.goto(`${stack.origin('dashboard')}/settings/seo`);
  const found = page.getByRole('region', { name: 'In search results' });
  await expect(found).toContainText('Forms & weather');
  const shared = page.getByRole('region', { name: 'When somebody shares the link' }).locator('img');
  await expect(shared).toHaveAttribute('src', card);
  await expect
    .poll(() => shared.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1200, 630]);

  // Renamed and deleted where its other settings are; then the account is one link away.
  await page.getByRole('link', { name: 'General' }).click();
  await page.getByRole('button', { name: 'Change name or address' }).click();
  const renaming = page.getByRole('dialog');
  await renaming.getByRole('textbox', { name: 'Website name' }).fill('Weather');
  await renaming.getByRole('button', { name: /^Save/u }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Live now' })).toContainText('Renamed');
  await page.getByRole('button', { name: 'Delete the website' }).click();
  const deleting = page.getByRole('dialog', { name: 'Delete Weather?' });
  await deleting.getByRole('textbox').fill('Weather');
  await deleting.getByRole('button', { name: 'Delete the website' }).click();
  await page.waitForURL((url) => url.pathname === '/website');
  await page.getByRole('link', { name: 'Your account' }).click();
  await expect(page.getByRole('button', { name: /^Delete/u })).toBeVisible();
});

test('without JavaScript a link leads to the preview, and a wrong one back to the form with what was typed', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(stack.origin('youtube'));
  const field = page.getByLabel('Enter your Youtube channel url').first();
  await field.fill('https://example.com/not-a-channel');
  await page.getByRole('button', { name: 'Create your website' }).first().click();
  await expect(
    page.getByText('Please enter a valid LinkedIn, GitHub, YouTube, or Instagram profile URL'),
  ).toBeVisible();
  const again = page.getByLabel('Enter your Youtube channel url').first();
  await expect(again).toHaveValue('https://example.com/not-a-channel');

  await again.fill('@tosite-sample-plainobjects');
  await page.getByRole('button', { name: 'Create your website' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your site is ready to look at');
  await expect(page.getByRole('link', { name: 'Make this site yours' })).toHaveAttribute(
    'href',
    /\/website\/preview\?id=[0-9a-f]{32}$/u,
  );
  await page.getByRole('link', { name: 'Look at the site' }).click();
  await page.waitForURL(/preview\.localhost:\d+\/[0-9a-f]{32}\/$/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Plain\s+Objects/u);
  await context.close();
});

test('a profile that is not there is said beside the field, and nothing typed is lost', async ({
  page,
  stack,
}) => {
  await page.goto(stack.origin('github'));
  const form = page.locator('form').first();
  const field = form.getByLabel('Enter your github profile url');
  await field.fill('no-such-user-fx');
  await form.getByRole('button', { name: 'Create your website' }).click();
  await expect(form.getByText(/We couldn't find a GitHub profile named no-such-user-fx/u)).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('no-such-user-fx');
});
