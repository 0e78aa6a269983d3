import { expect, type Page } from '@playwright/test';
import type { FixtureAnswer } from '@tosite/profile-sources/testing/fixture-server';
import { startStack, type Stack } from '../stack.ts';
import { expectAccessible, makeWebsiteByCall, signUp, test as base } from './fixtures.ts';
import { mailed } from './outbox.ts';

const PROFILE = 'https://github.com/ida-writes-tides';
const COPY = 'idacopy';

const test = base.extend<object, { stack: Stack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the parts from this pattern
    async ({}, use) => {
      const stack = await startStack({ OPERATOR_EMAILS: 'ilse@example.com' });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test('whoever shows that a profile is theirs has a copy of it taken out of sight, and its owner is told', async ({
  page,
  browser,
  stack,
}) => {
  let bio = 'Tides of the North Sea';
  stack.platformsAnswer(({ host, path }) => (host === 'api.github.com' ? github(path, bio) : undefined));
  const home = stack.origin('dashboard');
  const other = await (await browser.newContext()).newPage();
  await begin(other, home, { name: 'Nobody Known', email: 'copy@example.com', label: COPY });
  await begin(page, home, { name: 'Ida Sund', email: 'ida@example.com', label: 'idareal' });
  const copy = await (await browser.newContext()).newPage();
  expect((await copy.goto(stack.origin(COPY)))?.status()).toBe(200);

  await page.goto(`${home}/settings/general`);
  await page.getByRole('button', { name: /^Show that .* is yours$/u }).click();
  const prove = page.getByRole('dialog');
  const code = await prove.getByRole('code').or(prove.locator('code')).first().innerText();
  await expectAccessible(page);
  await prove.getByRole('button', { name: 'Check now' }).click();
  await expect(prove.getByRole('alert')).toContainText('neither the code');
  bio = `Tides of the North Sea ${code}`;
  await prove.getByRole('button', { name: 'Check now' }).click();
  await expect(prove).toBeHidden();
  await expect(page.getByText(/shown by a code/u)).toBeVisible();

  await page.getByRole('button', { name: 'Somebody made a copy' }).click();
  const claim = page.getByRole('dialog');
  await claim.getByRole('button', { name: 'Take it down' }).click();
  await expect(claim.getByText('Paste the address of the copy.')).toBeVisible();
  await claim.getByLabel('Address of the copy').fill(`${stack.origin('idareal')}/`);
  await claim.getByRole('button', { name: 'Take it down' }).click();
  await expect(claim.getByRole('alert').last()).toContainText('your own');
  await claim.getByLabel('Address of the copy').fill(`${stack.origin(COPY)}/posts`);
  await claim.getByLabel('Anything that whoever looks should know').fill('It shows my work.');
  await expectAccessible(page);
  await claim.getByRole('button', { name: 'Take it down' }).click();
  await expect(claim.getByText('It is out of sight.', { exact: false })).toBeVisible();
  await expectAccessible(page);

  expect((await copy.goto(stack.origin(COPY)))?.status()).toBe(410);
  expect((await copy.goto(stack.origin('idareal')))?.status()).toBe(200);
  const told = await mailed(stack.dataDir, 'copy@example.com', /(github\.com\/ida-writes-tides[^]*)/u);
  expect(told).not.toContain('ida@example.com');
  await other.goto(`${home}/`);
  await expect(other.getByText('says that this website is a copy of it', { exact: false })).toBeVisible();
  await other.context().close();
  await copy.context().close();
});

async function begin(
  page: Page,
  home: string,
  { name, email, label }: { name: string; email: string; label: string },
): Promise<void> {
  await page.goto(`${home}/signup`);
  await signUp(page, name, email);
  await page.waitForURL(/\/website/u);
  await makeWebsiteByCall(page, { profileUrl: PROFILE, name, label });
}

/** One person, who writes what they like about themselves, and has no repositories. */
function github(path: string, bio: string): FixtureAnswer | undefined {
  const [, login = '', rest = ''] = /^\/users\/([^/?]+)(\/[^?]*)?/u.exec(path) ?? [];
  if (login.toLowerCase() !== 'ida-writes-tides') return undefined;
  const person = {
    login,
    id: 77_001,
    type: 'User',
    name: 'Ida Sund',
    bio,
    blog: null,
    html_url: PROFILE,
    public_repos: 0,
    followers: 0,
    following: 0,
    created_at: '2019-04-02T08:00:00Z',
  };
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return { status: 200, headers, body: JSON.stringify(rest === '' ? person : []) };
}
