import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('the dashboard stands in Spanish for whom it is: every screen of the way in is drawn', async ({
  page,
  stack,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'es'));
  for (const path of ['/login', '/signup', '/forgot-password', '/website/link-profile']) {
    await page.goto(`${stack.origin('dashboard')}${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
});
