import { request } from 'node:http';
import { expect, type Browser, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { startStack, type Stack } from '../stack.ts';
import { expectAccessible, PASSWORD, signUp, test as base, makeWebsiteByCall } from './fixtures.ts';
import { mailed } from './outbox.ts';

const OPERATOR = 'ilse@example.com';
const OWNER = 'noor@example.com';
const LABEL = 'operatorjourney';

/** Somebody runs it, and stands behind a proxy: reports come from many networks. */
const test = base.extend<object, { stack: Stack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the parts from this pattern
    async ({}, use) => {
      const stack = await startStack({ OPERATOR_EMAILS: OPERATOR, TRUSTED_PROXIES: '127.0.0.1' });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('a reported site is held, looked at, taken down, answered for and given back, and all of it is in the log', async ({
  page,
  browser,
  stack,
}) => {
  const home = stack.origin('dashboard');
  await openAccount(page, home, 'Ilse Brandt', OPERATOR);
  await page.goto(await mailed(stack.dataDir, OPERATOR, /(http:\/\/\S+\/verify-email#token=[\w-]{43})/u));
  await expect(page.getByText(/address is confirmed/iu)).toBeVisible();

  // Without the second step, and for anybody else, there is nothing here.
  expect((await page.goto(`${home}/operator`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Turn on two-factor sign-in to go on' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Turn it on' }).click();
  await turnTwoFactorOn(page);
  await nothingForAnybodyElse(browser, home);

  const owner = await (await browser.newContext()).newPage();
  await openAccount(owner, home, 'Noor Haddad', OWNER);
  await makeWebsiteByCall(owner, {
    profileUrl: 'https://www.linkedin.com/in/tosite-sample-noor',
    name: 'Noor',
    label: LABEL,
  });
  for (const network of ['10.0.0.1', '10.1.0.1', '10.2.0.1']) await report(stack, network);
  expect(await statusOf(stack)).toBe(410);

  expect((await page.goto(`${home}/operator`))?.status()).toBe(200);
  await expect(page.getByRole('link', { name: /operatorjourney/u })).toBeVisible();
  await expect(page.getByText('Held by reports, 3 open')).toBeVisible();
  const look = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(look).toBeVisible();
  await expect(page.getByText('It asks for my PIN.').last()).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press('s');
  await expect(page.getByRole('alert')).toHaveText('Say why: the owner gets it, and it stands in the log.');
  await page.getByLabel('Reason, for the owner and the log').fill('Asks for a PIN in the name of a bank.');
  await expect(page.getByText(/They get: .*Asks for a PIN/u)).toBeVisible();
  await page.getByRole('button', { name: 'Suspend the website' }).click();
  await expect(page.getByText('Nothing to look at')).toBeVisible();
  expect(await statusOf(stack)).toBe(410);
  await mailed(stack.dataDir, OWNER, /(Asks for a PIN in the name of a bank)/u);

  await owner.goto(`${home}/account`);
  await expect(owner.getByText('Asks for a PIN in the name of a bank.')).toBeVisible();
  await expect(owner.getByText(/by an operator/u)).toBeVisible();
  await answer(owner);

  await page.reload();
  await expect(page.getByText(/The owner says: “Why/u)).toBeVisible();
  await page.getByRole('link', { name: /operatorjourney/u }).click();
  await page.getByLabel('Reason, for the owner and the log').fill('The bank is their client, proof seen.');
  await page.getByRole('button', { name: 'Put it up again' }).click();
  await expect(page.getByText('Nothing to look at')).toBeVisible();
  expect(await statusOf(stack)).toBe(200);

  await page.getByRole('link', { name: 'Audit log' }).click();
  for (const what of [/Suspended/u, /Restored/u, /Held/u, /Reported/u])
    await expect(page.getByRole('cell', { name: what }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Ilse Brandt' }).first()).toBeVisible();
  // One that fades has no contrast.
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('searchbox').fill(OWNER);
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('heading', { name: OWNER })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Give to another account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail address of the account that gets it').fill(OWNER);
  await dialog.getByLabel('Reason, for the owner and the log').fill('They asked.');
  await dialog.getByRole('button', { name: `Give ${LABEL} away` }).click();
  await expect(dialog.getByRole('alert')).toContainText('has not confirmed');
  await expectAccessible(page);
  await owner.context().close();
});

async function openAccount(page: Page, home: string, name: string, email: string): Promise<void> {
  await page.goto(`${home}/signup`);
  await signUp(page, name, email);
  await page.waitForURL(/\/website/u);
}

async function turnTwoFactorOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set it up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const key = await dialog.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/u).innerText();
  const app = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) });
  await dialog.getByLabel('Code from the app').fill(app.generate());
  await dialog.getByRole('button', { name: 'Turn it on' }).click();
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText(/On since/u)).toBeVisible();
}

async function nothingForAnybodyElse(browser: Browser, home: string): Promise<void> {
  const stranger = await (await browser.newContext()).newPage();
  for (const path of ['/operator', '/operator/audit'])
    expect((await stranger.goto(`${home}${path}`))?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
  await stranger.context().close();
}

async function report(stack: Stack, network: string): Promise<void> {
  const form = { site: LABEL, reason: 'fishing', words: 'It asks for my PIN.', contact: '' };
  const headers = {
    origin: stack.origin('dashboard'),
    'x-forwarded-for': network,
    'content-type': 'application/x-www-form-urlencoded',
  };
  expect(await ask(stack, 'dashboard', '/report', headers, new URLSearchParams(form).toString())).toBe(200);
}

const statusOf = (stack: Stack): Promise<number> => ask(stack, LABEL, '/');

/** Without a browser: every host stands at this machine. */
function ask(
  { port }: Stack,
  label: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const host = `${label}.localhost:${port}`;
    request({ host: '127.0.0.1', port, path, method, headers: { ...headers, host } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end(body);
  });
}

async function answer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Help' }).first().click();
  await page.getByRole('button', { name: 'Write to us' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What is it about').fill('Why');
  await dialog.getByLabel('What happened, and what did you expect').fill('It is my own bank.');
  await dialog.getByRole('button', { name: 'Send it' }).click();
  await expect(dialog).toBeHidden();
}
