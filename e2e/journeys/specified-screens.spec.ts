import { expect } from '@playwright/test';
import { chooseTheme } from './choose-theme.ts';
import { boxOf, expectBeside, expectRedEdge, paintedColour } from './look.ts';
import { siteFrame } from './site-frame.ts';
import { logInAsOwner, test } from './states-people.ts';

/* What the specification says that a person sees, seen: laid out at a width, painted in a colour, pressed. */

test.use({ viewport: { width: 1280, height: 800 }, trace: 'off', reducedMotion: 'reduce' });

const PHONE = { width: 390, height: 844 };

test('the auth screens stand in one wrapper beside the words of the landing that one came from', async ({
  page,
  stack,
}) => {
  await page.goto(stack.origin('youtube'));
  await page.getByRole('banner').first().getByRole('link', { name: 'Login' }).click();
  const places: string[] = [];
  for (const [path, heading] of [
    ['/login', 'Login'],
    ['/signup', 'Create your account'],
    ['/forgot-password', 'Forgot your password?'],
    ['/reset-password', 'Choose a new password'],
  ] as const) {
    if (path !== '/login') await page.goto(`${stack.origin('dashboard')}${path}?from=youtube`);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeInViewport();
    const words = page.getByRole('heading', { name: 'Create a blog from your youtube' });
    await expect(words).toBeInViewport();
    await expect(page.getByText('Convert your YouTube channel to a blog in seconds')).toBeInViewport();
    const [main, beside] = [
      await boxOf(page.getByRole('main')),
      await boxOf(page.getByRole('complementary')),
    ];
    expect(beside.x).toBeGreaterThan(main.x + main.width);
    places.push(JSON.stringify([main.x, main.width, beside.x, beside.width]));
  }
  expect(new Set(places).size).toBe(1);
});

test('while it is not known who is there a spinner turns in the middle of the window', async ({
  page,
  people,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await logInAsOwner(page, people);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/\/api\/auth\/status$/u, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${people.home}/account`);
  const spinner = page
    .getByRole('status', { name: 'Loading' })
    .or(page.getByRole('status').filter({ hasText: 'Loading' }));
  const drawn = await boxOf(spinner.locator('svg'));
  expect(Math.abs(drawn.x + drawn.width / 2 - 640)).toBeLessThan(20);
  expect(Math.abs(drawn.y + drawn.height / 2 - 400)).toBeLessThan(20);
  const moving = spinner.locator('svg rect');
  const at = (await boxOf(moving)).x;
  await expect.poll(async () => Math.abs((await boxOf(moving)).x - at)).toBeGreaterThan(1);
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toHaveCount(0);
  answer();
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('a path that is not there and a route that breaks fill the window with a box in its middle, on a phone too', async ({
  page,
  people,
}) => {
  await page.route(/\/assets-app\/settings-seo-[\w-]{8}\.js$/u, (route) => route.abort());
  for (const [path, heading] of [
    ['/nothing', 'There is nothing here'],
    ['/settings/seo', 'Something went wrong'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    // Who is at home keeps the places beside a path that is not there; a stranger has the whole window.
    if (path === '/settings/seo') await logInAsOwner(page, people);
    await page.goto(`${people.home}${path}`);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    if (path === '/settings/seo') await expect(page.getByText(/^Report [\w-]+/u)).toBeVisible();
    for (const size of [{ width: 1280, height: 800 }, PHONE]) {
      await page.setViewportSize(size);
      const main = page.getByRole('main');
      const wrapper = await boxOf(main.locator('xpath=..'));
      expect([wrapper.x, wrapper.y, wrapper.width]).toEqual([0, 0, size.width]);
      expect(wrapper.height).toBeGreaterThanOrEqual(size.height - 1);
      const box = await boxOf(main);
      expect(Math.abs(box.x + box.width / 2 - size.width / 2)).toBeLessThan(2);
      expect(box.width).toBeLessThanOrEqual(440);
      const first = await boxOf(page.getByRole('heading', { level: 1 }));
      const last = await boxOf(main.locator(':scope > *').last());
      const middle = (first.y + last.y + last.height) / 2;
      expect(Math.abs(middle - size.height / 2)).toBeLessThan(size.height / 8);
    }
  }
});

test('design stands in the home layout, with the switcher, the places and the user menu, and Logout there ends at the login', async ({
  page,
  people,
}) => {
  await logInAsOwner(page, people);
  await page.goto(`${people.home}/website/link-profile`);
  const opener = page.getByRole('button', { name: 'Account menu, Una Owner' });
  await expect(page.getByRole('banner').getByRole('link').first().locator('svg')).toBeVisible();
  await opener.click();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Account Settings' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Billing' })).toHaveCount(0);
  // Whoever makes another website finds back to those that are there.
  await page.getByRole('link', { name: 'Your websites' }).click();
  await page.waitForURL(`${people.home}/`);

  await page.goto(`${people.home}/design`);
  await siteFrame(page);
  await expect(page.getByRole('button', { name: 'Website: Una Owner. Choose another' })).toBeInViewport();
  const places = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await expect(places).toHaveText(['Home', 'Design', 'Posts', 'Analytics', 'Settings']);
  for (const place of await places.all()) await expect(place).toBeInViewport();
  // No picture: the initials.
  await expect(opener).toHaveText('UO');
  await opener.click();
  const said = page.getByText('Signed in as');
  await expect(said).toBeInViewport();
  await expect(said).toContainText('una.owner@example.com');
  await expect(page.getByText('una.owner@example.com')).toBeInViewport();
  const billing = page.getByRole('link', { name: 'Billing' });
  await expect(billing).toBeInViewport();
  await expect(billing).toHaveAttribute('href', '/billing');
  const settings = page.getByRole('link', { name: 'Account Settings' });
  await expect(settings).toBeInViewport();
  await expect(settings).toHaveAttribute('href', '/account');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${people.home}/login`);
  await expect(page.getByRole('heading', { name: 'Login', level: 1 })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  for (const key of ['accessToken', 'user', 'websiteDetails', 'previewData']) expect(kept).not.toContain(key);
  await page.goto(`${people.home}/design`);
  await expect(page.getByRole('link', { name: 'Start for free' }).first()).toBeVisible();
});

test('a setting that is changed and a section that is moved are drawn in the frame at once, and not saved', async ({
  page,
  people,
}) => {
  await logInAsOwner(page, people);
  await page.goto(`${people.home}/edit/${people.siteId}`);
  const frame = await siteFrame(page);
  await expect(page.getByText('All saved')).toBeVisible();
  const accents = () => frame.evaluate(accentsOfSections);
  const [accent] = await accents();
  await page.getByRole('group', { name: 'Accent' }).getByRole('radio').nth(2).check({ force: true });
  // At once in the window, and on the whole page when it rests.
  await expect.poll(async () => (await accents())[0]).not.toBe(accent);
  await expect.poll(async () => new Set(await accents()).size).toBe(1);
  await expect(frame.locator('body *[style*="--accent"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => [...new Set(await accents())]).toEqual([accent]);

  const title = frame.locator('h1');
  const before = await boxOf(title);
  await chooseTheme(page, 'Terminal');
  await expect.poll(async () => JSON.stringify(await boxOf(title))).not.toBe(JSON.stringify(before));
  const light = await paintedColour(frame.locator('html'), 'backgroundColor');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect
    .poll(async () => Math.max(...(await paintedColour(frame.locator('html'), 'backgroundColor'))))
    .toBeLessThan(Math.min(...light));
  await expect(page.getByText('Not saved')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('All saved')).toBeVisible();
  await expect.poll(async () => JSON.stringify(await boxOf(title))).toBe(JSON.stringify(before));

  const height = async (section: string) => (await boxOf(frame.locator(`[data-section="${section}"]`))).y;
  const above = await height('education');
  const handle = page.getByRole('button', { name: 'Move Education' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Education is picked up/u)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/Education is at number/u)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => height('education')).toBeLessThan(above - 20);
  await expect(page.getByText('Not saved')).toBeVisible();
});

test('failures are said in toasts of 356 px, three of them seen at once', async ({ page, people }) => {
  const answers = [
    { status: 500, body: JSON.stringify({ error: 'internal', message: 'The first sentence.' }) },
    { status: 500, body: JSON.stringify({ error: 'The second sentence.' }) },
    { status: 500, body: '' },
    { status: 500, body: JSON.stringify({ error: 'internal', message: 'The last sentence.' }) },
  ];
  await page.goto(`${people.home}/website/link-profile`);
  const field = page.getByLabel('Enter your profile url');
  const toasts = page.locator('[data-sonner-toast]');
  for (const [index, answer] of answers.entries()) {
    await page.route(
      /previewData$/u,
      (route) => route.fulfill({ contentType: 'application/json', ...answer }),
      {
        times: 1,
      },
    );
    await field.fill('https://github.com/quillfeather-dev');
    await field.press('Enter');
    await expect(toasts).toHaveCount(index + 1);
    // A toast stays while the pointer rests on it.
    if (index === 0) await toasts.hover();
  }
  const seen = async () => {
    const opacities = await toasts.evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity));
    return opacities.filter((opacity) => opacity === '1').length;
  };
  await expect.poll(seen).toBe(3);
  for (const toast of (await toasts.all()).slice(0, 3))
    expect(Math.round((await boxOf(toast)).width)).toBe(356);
  await expect(toasts.filter({ hasText: 'The last sentence.' })).toBeInViewport();
  await expect(toasts.filter({ hasText: 'Failed to fetch preview' })).toBeInViewport();
  await expect(toasts.filter({ hasText: 'The second sentence.' })).toBeInViewport();
  await expect(toasts.filter({ hasText: 'The first sentence.' })).toHaveCSS('opacity', '0');
});

test('the website form says what is missing or wrong beside the field and leads the typing there, on both screens', async ({
  page,
  people,
}) => {
  await logInAsOwner(page, people);
  for (const [path, submit] of [
    [`/website/preview?id=${people.previewId}`, 'Publish my site'],
    ['/create-website', 'Create the website'],
  ] as const) {
    await page.goto(`${people.home}${path}`);
    for (const [label, typed, sentence] of [
      ['Website name', '', 'Website name is required'],
      ['Website address', '', 'Website domain is required'],
      ['Website address', 'a'.repeat(64), 'Website domain must be 63 characters or less'],
      ['Website address', 'una-owner', 'Only letters, numbers and hyphens allowed'],
    ] as const) {
      const field = page.getByRole('textbox', { name: label });
      await field.fill(typed);
      await page.getByRole('button', { name: submit }).first().click();
      await expectBeside(field, page.getByText(sentence).filter({ visible: true }).first());
      await expectRedEdge(field, true);
      await field.fill('unaagain');
    }
    // What is offered in place of an address stands under that address alone.
    const address = page.getByRole('textbox', { name: 'Website address' });
    await address.fill('www');
    await expect(page.getByRole('button', { name: 'wwwsite' })).toBeVisible();
    for (const other of ['unathird', 'a'.repeat(64), '']) {
      await address.fill(other);
      await expect(page.getByRole('button', { name: 'wwwsite' })).toHaveCount(0);
    }
    await address.fill('unaagain');
  }

  // Another preview in another tab of this browser has a name, an address and a look of its own.
  const other = await page.context().newPage();
  await other.goto(`${people.home}/website/link-profile`);
  await other.getByLabel('Enter your profile url').fill('https://github.com/tosite-sample-tove');
  await other.getByRole('button', { name: 'Create your website' }).click();
  await other.waitForURL(/\/website\/preview\?/u);
  await other.getByRole('textbox', { name: 'Website address' }).fill('toveelsewhere');
  await page.goto(`${people.home}/website/preview?id=${people.previewId}`);
  for (const tab of [page, other]) {
    const isTove = tab === other;
    await tab.bringToFront();
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(/^(?:Tove|Noor), this is your site$/u);
    await expect(tab.getByRole('heading', { level: 1 })).toContainText(isTove ? 'Tove' : 'Noor');
    const field = (name: string) => tab.getByRole('textbox', { name });
    await expect(field('Website name')).toHaveValue(isTove ? 'Tove Lindahl' : /^(?!Tove)/u);
    await expect(field('Website address')).toHaveValue(isTove ? 'toveelsewhere' : /^(?!tove)/u);
  }
  await other.close();
});

function accentsOfSections(): string[] {
  return [...document.querySelectorAll('[data-section]')].map((section) =>
    getComputedStyle(section).getPropertyValue('--accent'),
  );
}
