import type { Browser, BrowserContext } from '@playwright/test';
import type { Stack } from '@tosite/e2e/stack';
import { ACCOUNT } from './make-site.ts';

/** A browser of the account, which has nothing of ours yet but the session. */
export async function signedIn(target: Stack, chrome: Browser): Promise<BrowserContext> {
  const context = await chrome.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${target.origin('dashboard')}/login`);
  await page.getByLabel('E-mail').fill(ACCOUNT.email);
  await page.getByLabel('Password', { exact: true }).fill(ACCOUNT.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const storageState = await context.storageState();
  await context.close();
  return chrome.newContext({ viewport: { width: 1440, height: 900 }, storageState });
}
