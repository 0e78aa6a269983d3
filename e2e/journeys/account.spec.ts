import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible, PASSWORD, signUp, test, makeWebsiteByCall } from './fixtures.ts';
import { mailed } from './outbox.ts';

const OLD = 'mira@example.com';
const NEW = 'mira.new@example.com';

test('an account is secured, moved to another address, and deleted by its owner', async ({
  page,
  browser,
  stack,
}) => {
  const home = stack.origin('dashboard');
  await page.goto(`${home}/signup`);
  await signUp(page, 'Mira Owner', OLD);
  await page.waitForURL(/\/website/u);
  await makeWebsiteByCall(page, {
    profileUrl: 'https://github.com/tosite-sample-tove',
    name: 'Tove',
    label: 'accountjourney',
  });
  await page.goto(`${home}/account`);
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
  await expect(page.getByText('This device', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Your name').fill('Mira Ransom');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByRole('button', { name: 'Account menu, Mira Ransom' }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Set it up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /square code/u })).toBeVisible();
  await expectAccessible(page);
  const setupKey = (await dialog.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/u).innerText()).replaceAll(
    ' ',
    '',
  );
  const app = new TOTP({ secret: Secret.fromBase32(setupKey) });
  await dialog.getByLabel('Code from the app').fill('000000');
  await dialog.getByRole('button', { name: 'Turn it on' }).click();
  await expect(dialog.getByText(/This code is wrong/u)).toBeVisible();
  await dialog.getByLabel('Code from the app').fill(app.generate());
  await dialog.getByRole('button', { name: 'Turn it on' }).click();
  const listed = dialog.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await expect(listed).toHaveCount(10);
  const codes = await listed.allInnerTexts();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText(/On since/u)).toBeVisible();

  await page
    .getByRole('button', { name: /^Account menu/u })
    .first()
    .click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(/\/login/u);
  await logIn(page, OLD);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible(page);
  // The code that turned it on is used up; the app's next one is a new one.
  await page.getByLabel('Code from the app').fill(app.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`${home}/login?returnTo=/account`);
  await logIn(other, OLD);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.getByLabel('Recovery code').fill((codes[0] ?? '').toLowerCase());
  await other.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(other.getByText('9 recovery codes are left.')).toBeVisible();

  await page.goto(`${home}/account`);
  await page.getByRole('button', { name: /^Sign out Chrome/u }).click();
  await expect(page.getByRole('button', { name: /^Sign out Chrome/u })).toHaveCount(0);
  await other.reload();
  await other.waitForURL(/\/login/u, { timeout: 30_000 });
  await elsewhere.close();

  await page.goto(await mailed(stack.dataDir, OLD, /(http:\/\/\S+\/verify-email#token=[\w-]{43})/u));
  await expect(page.getByRole('heading', { name: 'Your e-mail address is confirmed.' })).toBeVisible();
  await page.goto(`${home}/account`);
  await page.getByRole('button', { name: 'Change the address' }).click();
  await page.getByLabel('New e-mail address').fill(NEW);
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Send the two e-mails' }).click();
  await expect(page.getByText(`Waiting to change to ${NEW}`)).toBeVisible();
  await expectAccessible(page);
  const link = /(http:\/\/\S+\/verify-email\?for=change#token=[\w-]{43})/u;
  await page.goto(await mailed(stack.dataDir, OLD, link));
  await expect(page.getByRole('heading', { name: 'One address has agreed' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto(await mailed(stack.dataDir, NEW, link));
  await expect(page.getByRole('heading', { name: 'Your address is changed' })).toBeVisible();
  await page.getByRole('link', { name: 'To your account' }).click();
  await expect(page.getByText(NEW, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^to-site-account-\d{4}-\d\d-\d\d\.json$/u);

  await page.getByRole('button', { name: 'Delete the account' }).click();
  await dialog.getByLabel(`Type ${NEW} to continue`).fill(NEW);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await page.waitForURL(/\/login/u);
  await logIn(page, NEW);
  await expect(page.getByText(/The e-mail address or the password is wrong/u)).toBeVisible();
});

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
