import { expect, type Browser, type Page } from '@playwright/test';
import { signUp } from './fixtures.ts';

/** Publishes the preview that is open under an address of one's own, with a new account; answers the site's address. */
export async function publishAs(page: Page, owner: { name: string; label: string }): Promise<string> {
  await page.getByRole('button', { name: 'Publish my site' }).click();
  await page.waitForURL(/\/signup/u);
  await signUp(page, owner.name, `${owner.label}@example.com`);
  await page.waitForURL(/\/website\/preview/u);
  await page.getByRole('textbox', { name: 'Website address' }).fill(owner.label);
  await expect(page.getByText(new RegExp(`${owner.label}\\.localhost:\\d+ is free`, 'u'))).toBeVisible();
  await page.getByRole('button', { name: 'Publish my site' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByText(/Your site is live/u)).toBeVisible();
  return (await page.getByRole('link', { name: 'View site' }).first().getAttribute('href')) ?? '';
}

/** The site as a stranger gets it, with nothing asked of anybody else. */
export async function visitSite(
  browser: Browser,
  address: string,
  look: (site: Page) => Promise<void>,
): Promise<void> {
  const stranger = await browser.newContext();
  const site = await stranger.newPage();
  const foreign: string[] = [];
  site.on('request', (request) => {
    const url = request.url();
    if (new URL(url).host !== new URL(address).host && !url.startsWith('data:')) foreign.push(url);
  });
  const response = await site.goto(address);
  expect(response?.status()).toBe(200);
  await look(site);
  expect(foreign).toEqual([]);
  await stranger.close();
}
