import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { PASSWORD, test as base } from './fixtures.ts';

/** What a browser holds after signing in: its cookies and its local storage. */
type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** One owner with one website and a preview that waits, for all journeys of a file; and somebody without a website. */
export type People = {
  /** The dashboard's own origin. */
  home: string;
  owner: Kept;
  nobodysSite: Kept;
  siteId: string;
  previewId: string;
};

export const test = base.extend<object, { people: People }>({
  people: [
    async ({ browser, stack }, use) => {
      const home = stack.origin('dashboard');
      const { page, context } = await open(browser, home);
      await signUpByCall(page, 'Una Owner', OWNER);
      const { siteId, previewId } = await page.evaluate(makeWebsiteAndPreview);
      await page.goto(`${home}/website/preview?id=${previewId}`);
      await expect(page.getByRole('button', { name: 'Publish my site' })).toBeVisible();
      const owner = await context.storageState();
      await context.close();
      const other = await open(browser, home);
      await signUpByCall(other.page, 'Nia None', 'nia.none@example.com');
      const nobodysSite = await other.context.storageState();
      await other.context.close();
      await use({ home, owner, nobodysSite, siteId, previewId });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const OWNER = 'una.owner@example.com';

async function open(browser: Browser, home: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${home}/login`);
  return { context, page };
}

const signUpByCall = (page: Page, name: string, email: string) =>
  page.evaluate(enter, { path: '/api/auth/email/signup', body: { name, email, password: PASSWORD } });

/** A session of its own for the owner: what ends it leaves the others. */
export async function logInAsOwner(page: Page, { home }: People): Promise<void> {
  await page.goto(`${home}/login`);
  await page.evaluate(enter, { path: '/api/auth/email/login', body: { email: OWNER, password: PASSWORD } });
}

/** Types the owner's password into the login that is open. */
export async function logInAgain(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(OWNER);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Ends every session of the owner, as another device of theirs does. */
export async function endEverySession(browser: Browser, people: People): Promise<void> {
  const { context, page } = await open(browser, people.home);
  await logInAsOwner(page, people);
  const status = await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('accessToken')}`;
    return (await fetch('/api/sessions', { method: 'DELETE', headers: { authorization } })).status;
  });
  expect(status).toBeLessThan(300);
  await context.close();
}

// Runs in the page.
async function enter({ path, body }: { path: string; body: object }): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const { accessToken, user } = await response.json();
  localStorage.setItem('accessToken', accessToken);
  localStorage.setItem('user', JSON.stringify(user));
}

// Runs in the page.
async function makeWebsiteAndPreview(): Promise<{ siteId: string; previewId: string }> {
  const post = async (path: string, body: object) => {
    const authorization = `Bearer ${localStorage.getItem('accessToken')}`;
    const headers = { 'content-type': 'application/json', authorization };
    return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  const preview = () =>
    post('/api/onboard/previewData', { profileUrl: 'https://www.linkedin.com/in/tosite-sample-noor' });
  const first = await preview();
  const created = await post('/api/website/create', {
    websiteName: 'Una Owner',
    websiteDomain: 'unaowner',
    theme: first.design.theme_name,
    type: first.website_type,
    previewId: first.previewId,
  });
  if (created.website === undefined) throw new Error(JSON.stringify(created));
  const second = await preview();
  return { siteId: created.website._id, previewId: second.previewId };
}
