import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { isWhole } from './draw.ts';
import { faultsOf } from './states-faults.ts';
import { test, type People } from './states-people.ts';
import { screensOf, type Screen } from './states-screens.ts';

// Each of these looks at many screens.
test.describe.configure({ timeout: 900_000 });

const FAULT = {
  error: 'internal',
  message: 'Something went wrong on our side, and we have a record of it. Try again in a moment.',
};

type Seat = { context: BrowserContext; page: Page };

/** A browser of each person who a screen may be for. */
async function seats(browser: Browser, people: People): Promise<Record<Screen['who'], Seat>> {
  const sit = async (context: BrowserContext) => {
    context.setDefaultTimeout(30_000);
    return { context, page: await context.newPage() };
  };
  return {
    owner: await sit(await browser.newContext({ storageState: people.owner, reducedMotion: 'reduce' })),
    visitor: await sit(await browser.newContext({ reducedMotion: 'reduce' })),
  };
}

/** Every screen in turn; what is wrong with any of them, with its address. */
async function lookAtEach(
  screens: readonly Screen[],
  look: (screen: Screen) => Promise<readonly string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens) {
    const found = await look(screen).catch((error: Error) => [error.message]);
    faults.push(...found.map((fault) => `${screen.path}: ${fault}`));
  }
  return faults;
}

/** What stands in place of content; its name is its label, or what is read aloud in it. */
const waiting = (page: Page, name = '') =>
  page
    .getByRole('status', { name })
    .or(page.getByRole('status').filter({ hasText: name }))
    .first();

const again = (page: Page) =>
  page.getByRole('button', { name: /^(?:Try again|Load the page again)$/u }).first();

const heading = (page: Page, { ready }: Screen) =>
  page.getByRole('heading', { name: ready, exact: typeof ready === 'string' }).first();

/** The page in that mode, painted: a control whose colours are in transition would be read with those it had before. */
async function setMode(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    const frame = () => new Promise((painted) => void requestAnimationFrame(painted));
    await frame();
    await frame();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** Only colours differ between the modes: what depends on them is looked at in both, the rest once. */
async function faultsInBothModes(page: Page): Promise<string[]> {
  await setMode(page, 'light');
  const light = await faultsOf(page);
  await setMode(page, 'dark');
  const dark = await faultsOf(page, ['color-contrast']);
  return [...light, ...dark.map((fault) => `dark: ${fault}`)];
}

/** In one of the modes: every second screen in the dark. */
async function faultsInOneMode(page: Page, screen: number): Promise<string[]> {
  if (isWhole) return faultsInBothModes(page);
  const mode = screen % 2 === 0 ? 'light' : 'dark';
  await setMode(page, mode);
  return (await faultsOf(page)).map((fault) => `${mode}: ${fault}`);
}

const go = (page: Page, { home }: People, path: string) =>
  page.goto('about:blank').then(() => page.goto(`${home}${path}`, { waitUntil: 'commit' }));

test('every screen is accessible and fits a window of 320 px', async ({ browser, people }) => {
  const sat = await seats(browser, people);
  const screens = screensOf(people);
  const faults = await lookAtEach(screens, async (screen) => {
    const { page } = sat[screen.who];
    await page.setViewportSize({ width: 1280, height: 800 });
    await go(page, people, screen.path);
    await heading(page, screen).waitFor();
    const found = await faultsInOneMode(page, screens.indexOf(screen));
    await page.setViewportSize({ width: 320, height: 640 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    return width > 320 ? [...found, `${width} px wide`] : found;
  });
  expect(faults).toEqual([]);
});

test('every screen shows that its content is on its way, and says what to do when it does not come', async ({
  browser,
  people,
}) => {
  const sat = await seats(browser, people);
  const screens = screensOf(people).filter(({ call }) => call !== undefined);
  const faults = await lookAtEach(screens, async (screen) => {
    const { page } = sat[screen.who];
    let fail: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (fail = resolve));
    await page.route(
      ({ pathname }) => screen.call?.test(pathname) === true,
      async (route) => {
        await held;
        await route.fulfill({ status: 500, json: FAULT }).catch(() => undefined);
      },
    );
    try {
      await go(page, people, screen.path);
      await waiting(page, screen.loading).waitFor();
      const turn = screens.indexOf(screen);
      const found = (await faultsInOneMode(page, turn)).map((fault) => `loading, ${fault}`);
      fail();
      await page.getByText(FAULT.message).first().waitFor();
      found.push(...(await faultsInOneMode(page, turn + 1)).map((fault) => `failed, ${fault}`));
      await page.unrouteAll();
      await again(page).click();
      await heading(page, screen).waitFor();
      return found;
    } finally {
      fail();
      await page.unrouteAll();
    }
  });
  expect(faults).toEqual([]);
});

test('who is not signed in comes to the landing, and who has no website to the first step', async ({
  browser,
  people,
}) => {
  const { home } = people;
  const { page: visitor } = (await seats(browser, people)).visitor;
  const guarded = screensOf(people).filter(({ who }) => who === 'owner');
  const landed = await lookAtEach(guarded, async ({ path }) => {
    await visitor.goto(`${home}${path}`);
    await visitor.getByRole('link', { name: 'Start for free' }).first().waitFor();
    return visitor.url() === `${home}/` ? [] : [visitor.url()];
  });
  expect(landed).toEqual([]);

  const context = await browser.newContext({ storageState: people.nobodysSite });
  context.setDefaultTimeout(30_000);
  const newcomer = await context.newPage();
  const needing = screensOf(people).filter(({ needsWebsite }) => needsWebsite);
  const sent = await lookAtEach(needing, async ({ path }) => {
    await newcomer.goto(`${home}${path}`);
    await newcomer.waitForURL(`${home}/website`);
    await newcomer.getByLabel('Enter your profile url').waitFor();
    return [];
  });
  expect(sent).toEqual([]);
  await newcomer.goto(`${home}/account`);
  await newcomer.getByRole('heading', { name: 'Two-factor sign-in' }).waitFor();
});

test('an address on a wrong subdomain leads to the main dashboard', async ({ browser, stack, people }) => {
  const { page } = (await seats(browser, people)).owner;
  for (const [label, arrives] of [
    ['nowhere', '/'],
    ['www', '/'],
    ['github', '/account?from=github'],
  ] as const) {
    await page.goto(`${stack.origin(label)}/account`);
    await page.waitForURL(`${people.home}${arrives}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
});
