import { expect, type Page } from '@playwright/test';
import { startStack } from '../stack.ts';
import { expectAccessible, test } from './fixtures.ts';
import { visitSite } from './publish.ts';

// An app is registered with every platform here; their pages that ask a person are recordings.
const registered = test.extend<object, { stack: Awaited<ReturnType<typeof startStack>> }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the parts from this pattern
    async ({}, use) => {
      const stack = await startStack({}, undefined, true);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

async function goOnAs(page: Page, platform: string, account: RegExp | string): Promise<void> {
  await expect(page.getByRole('heading', { name: `${platform}, recorded` })).toBeVisible();
  await page.getByRole('link', { name: account }).click();
}

registered(
  'signs in with Google, connects LinkedIn and Instagram, makes a site of each, and lets go of them',
  async ({ page, browser, stack }) => {
    await page.goto(`${stack.origin('dashboard')}/signup`);
    await page.getByRole('link', { name: /Google/u }).click();
    await goOnAs(page, 'Google', 'Refuse');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'To the login' }).click();
    await page.getByRole('link', { name: /Google/u }).click();
    await goOnAs(page, 'Google', /Gina Google/u);
    await page.waitForURL(({ pathname }) => pathname !== '/callback' && !pathname.startsWith('/login'));
    await expect(page.getByRole('button', { name: /Gina/u })).toBeVisible();

    // A walled link leads to the account, and the account to a preview.
    const link = encodeURIComponent('https://www.linkedin.com/in/blocked-fx');
    await page.goto(`${stack.origin('dashboard')}/website/link-profile?profileOrUsername=${link}`);
    await page.getByRole('button', { name: 'Create your website' }).click();
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await goOnAs(page, 'LinkedIn', /Mireille Okonjo-Blanc/u);
    await page.waitForURL(/\/website\/preview\?/u);
    await page.getByRole('textbox', { name: 'Website address' }).fill('mireilleaccount');
    await page.getByRole('button', { name: 'Publish my site' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    const address = (await page.getByRole('link', { name: 'View site' }).first().getAttribute('href')) ?? '';
    await visitSite(browser, address, async (site) => {
      await expect(site.getByRole('heading', { level: 1 })).toContainText('Mireille');
      await expect(site.locator('body')).toContainText('Musée des Vents');
    });

    // A second account from the settings; a personal one cannot be connected, and says what to do.
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Connect Instagram' }).click();
    await goOnAs(page, 'Instagram', /a personal account/u);
    await expect(page.getByRole('alert')).toContainText('only shares posts of professional accounts');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Connect Instagram' }).click();
    await goOnAs(page, 'Instagram', /saffron\.and\.slate/u);
    await expect(page.getByText('@saffron.and.slate').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Disconnect @saffron.and.slate' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('saffron.and.slate');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Disconnect/u })
      .click();
    await expect(page.getByRole('button', { name: 'Connect Instagram' })).toBeVisible();
  },
);
