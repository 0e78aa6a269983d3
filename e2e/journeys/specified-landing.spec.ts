import { expect } from '@playwright/test';
import { boxOf, expectBeside, expectRedEdge, paintedColour } from './look.ts';
import { test } from './states-people.ts';

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

test('an entry of the header leads to the very top of its section, at each width', async ({
  page,
  stack,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(stack.origin('linkedin'));
    if (width === 390) await page.getByRole('banner').first().getByText('Menu', { exact: true }).click();
    await page.getByRole('banner').first().getByRole('link', { name: 'Pricing' }).click();
    await expect(page.locator('#pricing h2')).toBeInViewport();
    // Nothing that is laid out afterwards moves it away.
    await page.waitForTimeout(1000);
    const top = (await boxOf(page.locator('#pricing'))).y;
    expect([width, top >= 0 && top <= 40]).toEqual([width, true]);
  }
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

test('each look on the landing opens a sample that is drawn in it', async ({ page, people }) => {
  await page.context().clearCookies();
  await page.goto(`${people.home}/`);
  const looks = page.locator('#themes li');
  const named = await looks.evaluateAll((items) =>
    items.map((item) => ({
      theme: item.querySelector('h3')?.textContent?.toLowerCase() ?? '',
      address: item.querySelector('a')?.href ?? '',
    })),
  );
  expect(named).toHaveLength(8);
  for (const { theme, address } of named) {
    // They are drawn in the background, from the start of the server on.
    await expect
      .poll(
        async () => {
          await page.goto(address);
          return page.locator('html').getAttribute('data-theme');
        },
        { timeout: 120_000 },
      )
      .toBe(theme);
  }
});
