import { expect, type Frame, type Page } from '@playwright/test';
import { boxOf, expectBeside, expectRedEdge, paintedColour } from './look.ts';
import { logInAsOwner, test } from './states-people.ts';

/* What the specification says that a person sees, seen: laid out at a width, painted in a colour, pressed. */

test.use({ viewport: { width: 1280, height: 800 }, trace: 'off', reducedMotion: 'reduce' });

const PHONE = { width: 390, height: 844 };
const MISSING = 'Profile link is required';
const INVALID = 'Please enter a valid LinkedIn, GitHub, YouTube, or Instagram profile URL';

const MAIN_HOST = [
  'Create a website from your',
  'social media',
  'Enter your profile url',
  'Paste a LinkedIn, GitHub, or YouTube profile URL to generate a website in seconds',
] as const;
/** Title, its label, the title of the form, the description. */
const LANDINGS = {
  dashboard: MAIN_HOST,
  dashboardstaging: MAIN_HOST,
  linkedin: ['Create a portfolio from your', 'linkedin', 'Enter your linkedin profile url', /LinkedIn/u],
  github: ['Create a portfolio from your', 'github', 'Enter your github profile url', /GitHub/u],
  youtube: [
    'Create a blog from your',
    'youtube',
    'Enter your Youtube channel url',
    'Convert your YouTube channel to a blog in seconds',
  ],
  instagram: [
    'Create UGC website from your',
    'instagram',
    'Enter your instagram profile url',
    /Instagram.*reels and photos/u,
  ],
} as const;

test('each landing shows its brand, its title with a label in a colour of its own, its form and its drawing', async ({
  page,
  stack,
}) => {
  const colours = new Map<string, string>();
  for (const [subdomain, [title, label, formTitle, description]] of Object.entries(LANDINGS)) {
    await page.goto(stack.origin(subdomain));
    const name = label === 'social media' ? '' : label[0]?.toUpperCase() + label.slice(1);
    await expect(page.locator('header [data-brand]')).toHaveText(`${name}site`);
    await boxOf(page.locator('header [data-brand] svg'));
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(`${title} ${label}`);
    await expect(heading).toBeInViewport();
    await expect(page.locator('.pitch .lede')).toHaveText(description);
    await expect(page.locator('.pitch .lede')).toBeInViewport();
    const coloured = heading.locator('span').filter({ hasText: label });
    const colour = await paintedColour(coloured, 'color');
    const plain = await paintedColour(heading, 'color');
    // Ink is grey; a colour is not.
    expect(Math.max(...colour) - Math.min(...colour)).toBeGreaterThan(50);
    expect(Math.max(...plain) - Math.min(...plain)).toBeLessThan(30);
    colours.set(subdomain, colour.join(' '));
    const field = page.getByLabel(formTitle).first();
    await expect(field).toBeInViewport();
    await expect(field).toHaveAttribute('name', 'profileOrUsername');
    await expect(page.getByRole('button', { name: 'Create your website' }).first()).toBeInViewport();
    const drawing = await boxOf(page.locator('.hero svg.wide'));
    expect(Math.min(drawing.width, drawing.height)).toBeGreaterThan(300);
    expect(drawing.x).toBeGreaterThan((await boxOf(field)).x);
    await boxOf(page.getByText('create website in seconds from your social media accounts'));
    await boxOf(page.getByText(/^© 2025 \S/u));
  }
  expect(new Set(colours.values()).size).toBe(5);
  expect(colours.get('dashboardstaging')).toBe(colours.get('dashboard'));
});

test('Features and Pricing bring their place into view, the cards and the footer are whole, and Terms opens in a new tab', async ({
  page,
  stack,
}) => {
  await page.goto(stack.origin('github'));
  const header = page.getByRole('banner').first();
  for (const [name, heading] of [
    ['Features', '#features h2'],
    ['Pricing', '#pricing h2'],
  ] as const) {
    await expect(page.locator(heading).first()).not.toBeInViewport();
    await header.getByRole('link', { name, exact: true }).click();
    await expect(page.locator(heading).first()).toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
  }
  for (const claim of [
    'Customizable',
    'Generation in under 30 seconds',
    'SEO ready',
    'Analytics',
    'Custom domain or free subdomain',
  ])
    await boxOf(page.locator('#features').getByRole('heading', { name: claim, exact: true }));
  const others = page.locator('#others-form');
  await boxOf(page.getByRole('heading', { name: 'Other platforms offered' }));
  await others.getByRole('radio', { name: /YouTube/u }).press('Space');
  await expect(others.getByLabel('Enter your Youtube channel url')).toBeVisible();
  const dashboard = stack.origin('dashboard');
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute(
    'href',
    `${dashboard}/login?from=github`,
  );
  await expect(header.getByRole('link', { name: 'Start for free' })).toHaveAttribute(
    'href',
    `${dashboard}/website/link-profile?from=github`,
  );
  const footer = page.getByRole('contentinfo');
  for (const platform of ['github', 'linkedin', 'youtube', 'instagram'])
    await expect(
      footer
        .getByRole('navigation', { name: 'Convert Websites' })
        .getByRole('link', { name: new RegExp(platform, 'iu') }),
    ).toHaveAttribute('href', `${stack.origin(platform)}/`);
  const about = footer.getByRole('navigation', { name: 'About' }).getByRole('link').filter({ visible: true });
  await expect(about).toHaveText([/^Terms and Conditions/u, /^Privacy Policy/u, /^Help Center/u]);
  for (const [name, heading] of [
    [/^Terms and Conditions/u, /Terms/u],
    [/^Privacy Policy/u, /Privacy/u],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await footer.getByRole('link', { name }).click();
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText(heading);
  }
  const sample = page.waitForEvent('popup');
  await page.locator('.sample').getByRole('link').first().click();
  await expect((await sample).getByRole('heading', { level: 1 })).toHaveText(/Tove/u);
});

test('the plans stand side by side at 1280 px and below each other at 390; the prices are monthly first, and yearly when that is chosen', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.origin('dashboard')}/#pricing`);
  const plan = (name: string) => page.locator('.plan').filter({ has: page.getByRole('heading', { name }) });
  const [standard, free] = [plan('Standard'), plan('Free')];
  const left = await boxOf(standard);
  const right = await boxOf(free);
  expect(right.x).toBeGreaterThanOrEqual(left.x + left.width);
  expect(Math.abs(right.y - left.y)).toBeLessThan(2);
  const amounts = page.locator('.plan .amount').filter({ visible: true });
  await expect(amounts).toHaveText(['$5/month', '$0/month']);
  await page.getByRole('radio', { name: 'Yearly' }).click();
  await expect(amounts).toHaveText(['$15/year', '$0/year']);
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await expect(amounts).toHaveText(['$5/month', '$0/month']);
  await expect(standard.getByText('Most Popular')).toBeVisible();
  const signup = new RegExp(`^${stack.origin('dashboard')}/signup`, 'u');
  await expect(standard.getByRole('link', { name: 'Buy now' })).toHaveAttribute('href', signup);
  await expect(free.getByRole('link', { name: 'Get started' })).toHaveAttribute('href', signup);

  await page.setViewportSize(PHONE);
  const above = await boxOf(standard);
  const below = await boxOf(free);
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
  expect(Math.abs(below.x - above.x)).toBeLessThan(2);
  expect(Math.min(above.width, below.width)).toBeGreaterThan(300);
});

test('on a phone a menu takes the place of the header’s entries, opens with its five, and closes when one is chosen', async ({
  page,
  stack,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(stack.origin('linkedin'));
  const header = page.getByRole('banner').first();
  const entries = header.getByRole('link').filter({ visible: true, hasNotText: /site$/u });
  await expect(entries).toHaveCount(0);
  await header.getByText('Menu', { exact: true }).click();
  await expect(entries).toHaveText(['Websites', 'Pricing', 'Help center', 'Login', 'Start for free']);
  for (const entry of await entries.all()) {
    const box = await boxOf(entry);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width);
    expect(box.height).toBeGreaterThanOrEqual(44);
  }
  await entries.filter({ hasText: 'Pricing' }).click();
  await expect(page.locator('#pricing h2')).toBeInViewport();
  await expect(entries).toHaveCount(0);
});

test('an error of the profile form takes the place of the helper, in red with a red edge, on the landing and in the dashboard', async ({
  page,
  stack,
}) => {
  const dashboard = stack.origin('dashboard');
  for (const address of [dashboard, `${dashboard}/website/link-profile`]) {
    await page.goto(address);
    const field = page.getByLabel('Enter your profile url').first();
    await expect(field).toHaveAttribute('name', 'profileOrUsername');
    const form = page
      .locator('form')
      .filter({ has: page.getByLabel('Enter your profile url') })
      .first();
    const helper = form.getByText(/never ask for/u);
    const helped = await boxOf(helper);
    await expectRedEdge(field, false);
    const send = form.getByRole('button', { name: 'Create your website' });
    for (const [typed, sentence] of [
      ['', MISSING],
      ['https://example.com/ada', INVALID],
    ] as const) {
      await field.fill(typed);
      await expect(form.getByText(MISSING)).toHaveCount(0);
      await send.click();
      const message = form.getByText(sentence);
      await expectBeside(field, message);
      await expect(helper).toHaveCount(0);
      expect(Math.abs((await boxOf(message)).y - helped.y)).toBeLessThan(3);
      const [red, green, blue] = await paintedColour(message, 'color');
      expect(red).toBeGreaterThan(2 * Math.max(green, blue));
      await expectRedEdge(field, true);
    }
  }
});

test('while the profile is fetched the button says so, on the landing and in the dashboard', async ({
  page,
  stack,
}) => {
  const dashboard = stack.origin('dashboard');
  for (const address of [dashboard, `${dashboard}/website/link-profile`]) {
    await page.goto(address);
    let asked = 0;
    await page.route(/previewData$/u, (route) => {
      asked += 1;
      return asked > 1 ? route.abort() : undefined;
    });
    const form = page
      .locator('form')
      .filter({ has: page.getByLabel('Enter your profile url') })
      .first();
    await form.getByLabel('Enter your profile url').fill('https://github.com/quillfeather-dev');
    await form.getByRole('button', { name: 'Create your website' }).click();
    const busy = form.getByRole('button', { name: 'Fetching profile' });
    await expect(busy).toBeInViewport();
    await busy.click({ force: true });
    expect(asked).toBe(1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('dashboardstaging has the landing of the main host, refuses a bare name and offers the platforms', async ({
  page,
  stack,
}) => {
  const staging = stack.origin('dashboardstaging');
  await page.goto(staging);
  const form = page.locator('form').first();
  await form.getByLabel('Enter your profile url').fill('quillfeather-dev');
  await form.getByRole('button', { name: 'Create your website' }).click();
  await expect(form.getByText(INVALID)).toBeVisible();
  // No Instagram: a name there has no hyphen.
  await expect(form.getByRole('button').filter({ hasNotText: 'Create' })).toHaveText([
    'LinkedIn',
    'GitHub',
    'YouTube',
  ]);
  const asked = page.waitForRequest(/previewData$/u);
  await form.getByRole('button', { name: 'GitHub' }).click();
  expect(new URL((await asked).url()).origin).toBe(staging);
  await page.waitForURL(/\/\/dashboardstaging\.localhost:\d+\/website\/preview\?/u);
});

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
  await logInAsOwner(page, people);
  await page.route(/\/assets-app\/account-[\w-]{8}\.js$/u, (route) => route.abort());
  for (const [path, heading] of [
    ['/posts', 'There is nothing here'],
    ['/account', 'Something went wrong'],
  ] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${people.home}${path}`);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    if (path === '/account') await expect(page.getByText(/^Report [\w-]+/u)).toBeVisible();
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

  await page.goto(`${people.home}/design`);
  await expect(page.frameLocator('iframe').locator('h1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Website: Una Owner. Choose another' })).toBeInViewport();
  const places = page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link');
  await expect(places).toHaveText(['Home', 'Design', 'Settings']);
  for (const place of await places.all()) await expect(place).toBeInViewport();
  // No picture: the initials.
  await expect(opener).toHaveText('UO');
  await opener.click();
  const said = page.getByText('Signed in as');
  await expect(said).toBeInViewport();
  await expect(said).toContainText('una.owner@example.com');
  await expect(page.getByText('una.owner@example.com')).toBeInViewport();
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

const frameOf = async (page: Page): Promise<Frame> => {
  await page.frameLocator('iframe').locator('h1').waitFor();
  const frame = page.frames().find((each) => each.url().endsWith('/preview-frame'));
  if (frame === undefined) throw new Error('the editor has no frame');
  return frame;
};

test('a setting that is changed and a section that is moved are drawn in the frame at once, and not saved', async ({
  page,
  people,
}) => {
  await logInAsOwner(page, people);
  await page.goto(`${people.home}/edit/${people.siteId}`);
  const frame = await frameOf(page);
  await expect(page.getByText('All saved')).toBeVisible();
  const title = frame.locator('h1');
  const before = await boxOf(title);
  await page.getByRole('radio', { name: 'Terminal', exact: true }).check({ force: true });
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
  }
});
