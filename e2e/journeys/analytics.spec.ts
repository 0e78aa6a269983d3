import { expect, type Browser } from '@playwright/test';
import { expectAccessible, test } from './fixtures.ts';
import { publishAs } from './publish.ts';

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Opens pages as somebody would; the browser of these tests calls itself a robot, and is none that is counted. */
async function read(browser: Browser, userAgent: string | undefined, addresses: readonly string[]) {
  const context = await browser.newContext(userAgent === undefined ? {} : { userAgent });
  const page = await context.newPage();
  const statuses: (number | undefined)[] = [];
  for (const address of addresses) statuses.push((await page.goto(address))?.status());
  await context.close();
  return statuses;
}

test('who comes to a site is counted and told to its owner, and what they miss is sent on', async ({
  page,
  browser,
  stack,
}) => {
  await page.goto(stack.origin('dashboard'));
  const form = page.locator('form').first();
  await form.getByLabel('Enter your profile url').fill('https://www.linkedin.com/in/tosite-sample-noor');
  await form.getByRole('button', { name: 'Create your website' }).click();
  await page.waitForURL(/\/website\/preview\?/u);
  const address = (await publishAs(page, { name: 'Noor van Aalst', label: 'counted' })).replace(/\/$/u, '');

  await page.getByRole('navigation').getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('heading', { name: 'Analytics', level: 1 })).toBeVisible();
  await expectAccessible(page);

  expect(
    await read(browser, PERSON, [`${address}/`, `${address}/?utm_source=letter`, `${address}/old-work/`]),
  ).toEqual([200, 200, 404]);
  expect(await read(browser, undefined, [`${address}/`])).toEqual([200]);

  await page.goto(`${stack.origin('dashboard')}/analytics?range=7&compare=none`);
  await expect(page.getByRole('radio', { name: /^Views\s*2$/u })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Daily visitors\s*1$/u })).toBeVisible();
  await page.getByRole('button', { name: /^Campaigns/u }).click();
  await expect(page.getByText('letter')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Not found/u }).click();
  await page.getByRole('button', { name: 'Send them on from /old-work/' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send them on' });
  await dialog.getByLabel('Page of your site').fill('/');
  await dialog.getByRole('button', { name: 'Send them there' }).click();
  await expect(page.getByText('Leads to /', { exact: true })).toBeVisible();
  expect(await read(browser, PERSON, [`${address}/old-work/`])).toEqual([200]);
});
