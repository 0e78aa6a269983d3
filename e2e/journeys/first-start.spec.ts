import { expect } from '@playwright/test';
import { startStack, type Stack } from '../stack.ts';
import { expectAccessible, PASSWORD, test as base } from './fixtures.ts';
import { mailed } from './outbox.ts';

const OPERATOR = 'ilse@example.com';

/** A fresh installation, as its README starts it. */
const test = base.extend<object, { stack: Stack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the parts from this pattern
    async ({}, use) => {
      const stack = await startStack({ OPERATOR_EMAILS: OPERATOR });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('whoever starts it finds by the link of the log what is missing, becomes the operator, and the link is over', async ({
  page,
  stack,
}) => {
  const [link = ''] = /http:\/\/\S+\/first-start#\S+/u.exec(stack.output()) ?? [];
  await page.goto(link.replace(/#.*/u, '#guessed'));
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await expectAccessible(page);

  // Another fragment alone opens no new page.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: '3 are set, 3 are missing, 9 can wait' })).toBeVisible();
  await expect(page.getByText('SMTP_URL=smtps://user:password@mail.example.com')).toBeVisible();
  await page.getByText('Set it: Payments').click();
  await expect(page.getByText('STRIPE_SECRET_KEY=')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Your name').fill('Ilse Brandt');
  await expect(page.getByLabel('E-mail')).toHaveValue(OPERATOR);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Open the operator’s account' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your address' })).toBeVisible();
  const confirming = await mailed(stack.dataDir, OPERATOR, /(http:\/\/\S+\/verify-email#token=[\w-]{43})/u);
  await page.goto(confirming);
  await expect(page.getByText(/address is confirmed/iu)).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
});
