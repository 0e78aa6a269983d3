import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { partOf } from './draw.ts';
import { typedForms, type TypedForm } from './states-forms.ts';
import { endEverySession, logInAgain, logInAsOwner, test, type People } from './states-people.ts';

// Each of these looks at many screens.
test.describe.configure({ timeout: 900_000 });

const API = /\/api\//u;
const SLOW_MS = 3000;

const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true }).first();
const sender = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').last();

async function openForm(page: Page, { home }: People, form: TypedForm): Promise<void> {
  await page.goto(`${home}${form.path}`);
  await form.open?.(page);
}

async function typeAll(page: Page, { typed, secret }: TypedForm): Promise<void> {
  for (const [label, text] of Object.entries({ ...typed, ...secret })) await field(page, label).fill(text);
}

async function expectTyped(page: Page, texts: Record<string, string> | undefined): Promise<void> {
  for (const [label, text] of Object.entries(texts ?? {})) await expect(field(page, label)).toHaveValue(text);
}

/** A window of its own for each form, so that they can wait side by side. */
async function inWindows(
  browser: Browser,
  people: People,
  forms: readonly TypedForm[],
  look: (page: Page, form: TypedForm) => Promise<void>,
): Promise<string[]> {
  const faults: string[] = [];
  const rows = [...forms];
  const next = async (): Promise<void> => {
    const form = rows.shift();
    if (form === undefined) return;
    const context = await browser.newContext(
      form.who === 'owner' ? { storageState: people.owner, reducedMotion: 'reduce' } : {},
    );
    context.setDefaultTimeout(30_000);
    const page = await context.newPage();
    await look(page, form).catch((error: Error) => faults.push(`${form.path}: ${error.message}`));
    await context.close();
    await next();
  };
  await Promise.all(Array.from({ length: WINDOWS }, next));
  return faults;
}
const WINDOWS = 3;

// Every form is in one of these two; all of them are in both with DRAW=all.
test('when the server cannot be reached, a form says so and keeps what was typed, over a reload too', async ({
  browser,
  people,
}) => {
  const faults = await inWindows(browser, people, partOf(typedForms, 0, 2), async (page, form) => {
    await openForm(page, people, form);
    await typeAll(page, form);
    await page.route(API, (route) => route.abort());
    await sender(page, form.submit).click();
    await expect(
      page.getByText('to.site cannot be reached. Check the connection and try again.').first(),
    ).toBeVisible();
    await expectTyped(page, { ...form.typed, ...form.secret });
    await page.unroute(API);
    await page.reload();
    await form.open?.(page);
    await expectTyped(page, form.typed);
    for (const label of Object.keys(form.secret ?? {})) await expect(field(page, label)).toHaveValue('');
  });
  expect(faults).toEqual([]);
});

test('with answers that take three seconds, a screen and its form show that they wait, and keep what was typed', async ({
  browser,
  people,
}) => {
  const faults = await inWindows(browser, people, partOf(typedForms, 1, 2), async (page, form) => {
    // What the form sends is still on its way when the window closes: on a busy machine three seconds can pass before
    // the screen is looked at, and a website that was really created would be the one that another window opens.
    let sent = false;
    await page.route(API, async (route) => {
      if (sent && route.request().method() !== 'GET') return;
      await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      await route.continue().catch(() => undefined);
    });
    await page.goto(`${people.home}${form.path}`, { waitUntil: 'commit' });
    if (form.who === 'owner') await expect(page.getByRole('status').first()).toBeVisible();
    await form.open?.(page);
    await typeAll(page, form);
    sent = true;
    await sender(page, form.submit).click();
    await expect(sender(page, form.busy)).toBeVisible();
    await expectTyped(page, { ...form.typed, ...form.secret });
  });
  expect(faults).toEqual([]);
});

test('a session that ends while two tabs are open ends in both, and what was typed in either is there after login', async ({
  page,
  browser,
  people,
}) => {
  const { home } = people;
  await logInAsOwner(page, people);
  await page.goto(`${home}/settings/seo`);
  await field(page, 'Title').fill('Typed in the first tab');
  const other = await page.context().newPage();
  await other.goto(`${home}/account`);
  await field(other, 'Your name').fill('Typed in the second tab');
  await endEverySession(browser, people);

  await sender(page, 'Save').click();
  await page.waitForURL(/\/login\?.*ended=1/u);
  await expect(
    page.getByText('Your session has ended. Log in to continue; what you typed is kept.'),
  ).toBeVisible();
  // The other tab learns of it without being touched.
  await other.waitForURL(/\/login\?.*ended=1/u);
  await expect(other.getByText(/Your session has ended/u)).toBeVisible();

  await logInAgain(page);
  await page.waitForURL(`${home}/settings/seo`);
  await expect(field(page, 'Title')).toHaveValue('Typed in the first tab');
  await other.waitForURL(`${home}/account`);
  await expect(field(other, 'Your name')).toHaveValue('Typed in the second tab');
});

test('a refresh that fails in the middle of saving loses nothing, whether it is refused or not answered', async ({
  page,
  browser,
  people,
}) => {
  const { home } = people;
  await logInAsOwner(page, people);
  await page.goto(`${home}/settings/seo`);
  await field(page, 'Title').fill('Typed before the refresh');
  await page.route(/\/api\/auth\/refresh-token/u, (route) => route.abort());
  await page.route(/\/seo-settings/u, (route) =>
    route.fulfill({ status: 401, json: { error: 'session_expired', message: 'Login to go on.' } }),
  );
  await sender(page, 'Save').click();
  await expect(
    page.getByText('to.site cannot be reached. Check the connection and try again.'),
  ).toBeVisible();
  await expect(page).toHaveURL(`${home}/settings/seo`);
  await expect(field(page, 'Title')).toHaveValue('Typed before the refresh');
  await page.unrouteAll();

  await endEverySession(browser, people);
  await sender(page, 'Save').click();
  await page.waitForURL(/\/login\?.*ended=1/u);
  await logInAgain(page);
  await page.waitForURL(`${home}/settings/seo`);
  await expect(field(page, 'Title')).toHaveValue('Typed before the refresh');
  await sender(page, 'Save').click();
  await expect(page.getByText('Saved. Your site says so now.')).toBeVisible();
});
