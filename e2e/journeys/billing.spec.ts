import { request } from 'node:http';
import { expect, type Page } from '@playwright/test';
import {
  startStripeStandIn,
  type StripeStandIn,
} from '../../apps/api/src/testing/payments/stripe-stand-in.ts';
import { startStack, type Stack } from '../stack.ts';
import { expectAccessible, signUp, test as base } from './fixtures.ts';
import { visitSite } from './publish.ts';

/* Buying, with the payment service of the tests in place of Stripe: its pages say so, and no money moves. */

const DAY = 24 * 60 * 60 * 1000;
const LINE = 'Made with to.site';

const test = base.extend<object, { stripe: StripeStandIn; stack: Stack }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the parts from this pattern
    async ({}, use) => {
      let deliverTo: string | null = null;
      const stripe = await startStripeStandIn({
        deliver: async ({ body, signature }) => {
          if (deliverTo === null) return;
          const { host, port, pathname: path } = new URL(deliverTo);
          const headers = { host, 'stripe-signature': signature, 'content-type': 'application/json' };
          // Only a browser knows that every name below localhost is this machine.
          await new Promise<void>((resolve, reject) => {
            const report = request({ host: '127.0.0.1', port, path, method: 'POST', headers }, (answer) => {
              answer.resume().on('end', resolve);
            });
            report.on('error', reject).end(body);
          });
        },
      });
      await use(Object.assign(stripe, { deliverTo: (address: string) => void (deliverTo = address) }));
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ stripe }, use) => {
      const stack = await startStack({ ...stripe.settings, OPERATOR_EMAILS: 'operator@example.com' });
      (stripe as StripeStandIn & { deliverTo: (address: string) => void }).deliverTo(
        `${stack.origin('dashboard')}/api/payment/webhook`,
      );
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** What somebody does who has no website yet: a sample's link, a free address, published. */
async function makeSite(page: Page, label: string): Promise<void> {
  await page.getByLabel(/^Enter your (?:github )?profile url/u).fill('https://github.com/tosite-sample-tove');
  await page.getByRole('button', { name: 'Create your website' }).click();
  await page.waitForURL(/\/website\/preview\?/u);
  await page.getByRole('textbox', { name: 'Website address' }).fill(label);
  await expect(page.getByText(new RegExp(`${label}\\.localhost:\\d+ is free`, 'u'))).toBeVisible();
  await page.getByRole('button', { name: 'Publish my site' }).click();
}

/** The page at an address of the stack, as a visitor gets it. */
async function pageAt(page: Page, address: string): Promise<string> {
  const { host, port } = new URL(address);
  return (await page.request.get(`http://127.0.0.1:${port}/`, { headers: { host } })).text();
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test('‘Buy now’ leads through signing up and a website to Stripe and back; Standard is stopped, kept, and survives a refused card', async ({
  page,
  browser,
  stack,
  stripe,
}) => {
  test.setTimeout(180_000);
  const dashboard = stack.origin('dashboard');
  await page.goto(`${stack.origin('github')}/#pricing`);
  await page.getByRole('radio', { name: 'Yearly' }).click();
  await page.getByRole('link', { name: 'Buy now' }).click();
  await page.waitForURL(/\/signup\?plan=standard&interval=yearly/u);
  await expect(page.getByText('Standard, $15 a year')).toBeVisible();
  await signUp(page, 'Tove Payer', 'payer@example.com');

  // No website yet: it comes first, and the wish stays in sight.
  await page.waitForURL(/\/website/u);
  await expect(page.getByText('It is remembered. Make the website first')).toBeVisible();
  await makeSite(page, 'payersite');
  await page.waitForURL(`${dashboard}/billing`);
  await expect(heading(page, /payersite\.localhost:\d+ is live/u)).toBeVisible();
  await expect(page.getByText('Nothing is charged before you confirm it at Stripe.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  expect(Object.keys(stripe.state.sessions)).toEqual([]);
  await expectAccessible(page);

  // Turning back: nothing was paid, and the site is as it was.
  await page.getByRole('button', { name: 'Pay $15 a year at Stripe' }).click();
  await page.getByRole('link', { name: 'Back, without paying' }).click();
  await expect(heading(page, 'You turned back, nothing was paid')).toBeVisible();
  await expect(page.getByText('stays on Free.')).toBeVisible();
  await expectAccessible(page);
  const address = `${stack.origin('payersite')}/`;
  await visitSite(browser, address, async (site) => {
    await expect(site.getByText(LINE)).toBeVisible();
  });

  // A debit that the bank refuses, then a payment.
  await page.getByRole('link', { name: 'Look at Standard again' }).click();
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await page.getByRole('button', { name: 'Pay $15 a year at Stripe' }).click();
  await page.getByRole('button', { name: 'Pay by a debit that the bank refuses' }).click();
  await expect(heading(page, 'Your bank said no')).toBeVisible();
  await page.getByRole('link', { name: 'Try another card' }).click();
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await page.getByRole('button', { name: 'Pay $15 a year at Stripe' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(heading(page, 'Paid. Standard is on')).toBeVisible();
  await expect(page.getByText('Standard, $15 a year')).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(async () => (await pageAt(page, address)).includes(LINE), { timeout: 60_000 })
    .toBe(false);

  // A made-up payment is nothing.
  await page.goto(`${dashboard}/payment/success?session_id=cs_test_forged`);
  await expect(heading(page, 'There is nothing here')).toBeVisible();
  await page.getByRole('link', { name: 'Back to billing' }).click();

  // Stopped at the end of what is paid, and taken back.
  await expect(heading(page, 'Standard, $15 a year')).toBeVisible();
  await page.getByRole('button', { name: 'Stop Standard' }).click();
  const dialog = page.getByRole('dialog', { name: /^Stop Standard on/u });
  await expect(dialog.getByText(/^Nothing is deleted/u)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Stop on/u }).click();
  await expect(heading(page, /^Standard ends on/u)).toBeVisible();
  await page.getByRole('button', { name: 'Keep Standard' }).click();
  await expect(page.getByText('Next payment')).toBeVisible();

  // The card is refused when the year is over: a week in which all stays, and a way out of it.
  await page.getByRole('button', { name: 'Card, invoices, monthly or yearly' }).click();
  await page.getByRole('button', { name: 'Use a card that is declined' }).click();
  stripe.advance(366 * DAY);
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(heading(page, 'A payment of $15 did not go through')).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change the card' }).click();
  await page.getByRole('button', { name: 'Use a good card, and pay what is open' }).click();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page.getByText('Next payment')).toBeVisible({ timeout: 30_000 });
});

test('a letter goes to whoever runs the installation, by keyboard, with the website', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.origin('dashboard')}/signup`);
  await signUp(page, 'Lena Writer', 'writer@example.com');
  await page.waitForURL(/\/website/u);
  await makeSite(page, 'writersite');
  await page.waitForURL((url) => url.pathname === '/');
  const help = page.getByRole('button', { name: 'Help' });
  await help.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Write to us' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Write to us' });
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await expectAccessible(page);
  await dialog.getByLabel('What is it about').fill('The line');
  await dialog.getByLabel('What happened, and what did you expect').fill('It is there. ¿Por qué?');
  await dialog.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText('Your letter is on its way.')).toBeVisible();
  await expect(help).toBeFocused();
});
