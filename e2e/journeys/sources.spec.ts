import { expect, type Page } from '@playwright/test';
import { THEME_NAMES } from '@tosite/validation/website/design';
import { partOf } from './draw.ts';
import { dropOnPage } from './export-files.ts';
import { expectAccessible, test } from './fixtures.ts';
import { publishAs, visitSite } from './publish.ts';

test('a LinkedIn link is walled; the ZIP, dropped anywhere, becomes the full portfolio', async ({
  page,
  browser,
  stack,
}) => {
  await page.goto(stack.origin('linkedin'));
  const form = page.locator('form').first();
  await form.getByLabel('Enter your linkedin profile url').fill('https://www.linkedin.com/in/blocked-fx');
  await form.getByRole('button', { name: 'Create your website' }).click();
  await expect(page.getByText(/LinkedIn doesn.t let websites read profiles/u).first()).toBeVisible();
  await page.getByRole('link', { name: 'Upload your export' }).click();

  await page.waitForURL(/dashboard\.localhost:\d+\/website\/link-profile/u);
  await expect(page.getByRole('button', { name: 'Choose the file' })).toBeVisible();
  await expectAccessible(page);
  // What is no profile is said beside the zone, with what was found and what is expected.
  await dropOnPage(page, 'linkedin/export/connections-only.zip');
  await expect(page.getByRole('alert')).toContainText('This ZIP has no Profile.csv');
  await expect(page.getByRole('alert')).toContainText('Connections.csv');

  await dropOnPage(page, 'linkedin/export/Complete_LinkedInDataExport_11-20-2026.zip');
  await page.waitForURL(/\/website\/preview\?/u);
  await expect(page.getByText(/Mireille Okonjo-Blanc: 6 jobs, 3 schools/u)).toBeVisible();
  const address = await publishAs(page, { name: 'Mireille Okonjo-Blanc', label: 'mireille' });
  await visitSite(browser, address, async (site) => {
    await expect(site.getByRole('heading', { level: 1 })).toContainText('Mireille');
    for (const fact of ['Co-founder & Design Lead', 'Musée des Vents', 'Service Design']) {
      await expect(site.getByText(fact).first()).toBeVisible();
    }
    // A portfolio: what the person does comes after what they say of themselves, each part of it in a place of its own.
    const places = await site.locator('section[id]').evaluateAll((all) => all.map(({ id }) => id));
    const parts = ['about', 'experience', 'education', 'skills', 'certifications', 'projects'];
    expect(places.filter((id) => parts.includes(id))).toEqual(parts);
    await expect(site.locator('#experience').getByRole('heading', { level: 3 }).first()).toBeVisible();
    // Private files of the same archive stay private.
    await expect(site.locator('body')).not.toContainText(/Zip Code|Birth Date/u);
  });
});

test('a YouTube channel becomes a blog', async ({ page, browser, stack }) => {
  await page.goto(stack.origin('youtube'));
  const form = page.locator('form').first();
  await form.getByLabel('Enter your Youtube channel url').fill('https://www.youtube.com/@kettleandcompass');
  await form.getByRole('button', { name: 'Create your website' }).click();
  await page.waitForURL(/\/website\/preview\?/u);
  await looksHaveTheirPictures(page);
  await expect(page.getByText('Missing: playlists.')).toBeVisible();
  const address = await publishAs(page, { name: 'Kettle', label: 'kettle' });
  await visitSite(browser, address, async (site) => {
    await expect(site.getByRole('heading', { level: 1 })).toContainText('Kettle');
    await expect(
      site
        .locator('article, li')
        .filter({ has: site.locator('img') })
        .first(),
    ).toBeVisible();
    // A blog: its posts come first, before what is said of the channel, and each has a page of its own.
    const places = await site.locator('section[id]').evaluateAll((all) => all.map(({ id }) => id));
    expect(places).toContain('posts');
    expect(places.indexOf('about')).toBeGreaterThan(places.indexOf('posts'));
    const post = site.locator('#posts').getByRole('heading', { level: 3 }).first().getByRole('link');
    const title = (await post.textContent())?.trim() ?? '';
    await post.click();
    await site.waitForURL(/\/posts\/./u);
    await expect(site.getByRole('heading', { level: 1 })).toContainText(title);
  });
});

test('an Instagram export becomes a showcase', async ({ page, browser, stack }) => {
  await page.goto(`${stack.origin('dashboard')}/website/link-profile?next=import`);
  await page.getByRole('radio', { name: 'Instagram' }).check({ force: true });
  await expect(page.getByRole('img', { name: /Instagram: .*Format JSON/u })).toBeVisible();
  await dropOnPage(page, 'instagram/export/instagram-saffron.and.slate-2026-11-20-FxAbCd12.zip');
  await page.waitForURL(/\/website\/preview\?/u);
  // What is told of the page is counted on the page: places with nothing in them are not drawn.
  const sections = page.frameLocator('iframe[title="Your site, preview"]').locator('[data-section]');
  await expect(sections.first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Page drawn' })).toContainText(
    `${await sections.count()} sections`,
  );
  const address = await publishAs(page, { name: 'Saffron', label: 'saffron' });
  await visitSite(browser, address, async (site) => {
    await expect(site.getByText(/New mugs, straight from the kiln/u).first()).toBeVisible();
    await expect(site.getByText('釉薬の実験').first()).toBeVisible();
    expect(await site.locator('img').count()).toBeGreaterThan(3);
    // A showcase of both: photos, and reels that are films of the site's own.
    const tiles = site.locator('#highlights li.tile');
    // An album says how many it holds, a film how long it is.
    const reels = tiles.filter({ has: site.locator('.length', { hasText: /^(?:\d+:\d\d|Reel)$/u }) });
    await expect(
      tiles.filter({ has: site.locator('img'), hasNot: site.locator('.length') }).first(),
    ).toBeVisible();
    await expect(reels.first()).toBeVisible();
    await reels.first().getByRole('link').first().click();
    await expect(site.locator('video:visible')).toHaveCount(1);
    for (const picture of await site.locator('img').all()) {
      expect(await picture.getAttribute('src')).toMatch(/^(?:\/|data:)/u);
    }
  });
});

test('a LinkedIn company page becomes a company site', async ({ page, browser, stack }) => {
  await page.goto(stack.origin('dashboard'));
  const form = page.locator('form').first();
  await form.getByLabel('Enter your profile url').fill('https://www.linkedin.com/company/atelier-cendre-fx/');
  await form.getByRole('button', { name: 'Create your website' }).click();
  await page.waitForURL(/\/website\/preview\?/u);
  const address = await publishAs(page, { name: 'Atelier', label: 'cendre' });
  await visitSite(browser, address, async (site) => {
    await expect(site.getByRole('heading', { level: 1 })).toContainText('Atelier');
    await expect(site.locator('body')).not.toContainText('***');
  });
});

/** The preview is drawn in one look and offers eight: none shows a broken picture, and each has its letters. */
async function looksHaveTheirPictures(page: Page): Promise<void> {
  const frame = page.frameLocator('iframe[title="Your site, preview"]');
  for (const theme of partOf(THEME_NAMES, 0, 2)) {
    await page.locator(`input[type="radio"][value="${theme}"]`).dispatchEvent('click');
    await expect(frame.locator('html')).toHaveAttribute('data-theme', theme);
    const looks = () =>
      frame.locator('html').evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.allSettled([...document.images].map((image) => image.decode()));
        const broken = [...document.images].filter((image) => image.naturalWidth === 0);
        const heading = getComputedStyle(document.querySelector('h1') ?? document.body);
        const face = heading.fontFamily.split(',')[0]?.replaceAll('"', '');
        const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
        return {
          pictures: document.images.length > 2,
          broken: broken.map(({ src }) => src),
          face: loaded.some(({ family }) => family.replaceAll('"', '') === face),
        };
      });
    await expect.poll(looks, theme).toEqual({ pictures: true, broken: [], face: true });
  }
}

test('a name in letters that a theme’s face lacks keeps its words whole in the small pictures of all looks', async ({
  page,
  stack,
}) => {
  await page.goto(`${stack.origin('dashboard')}/website/link-profile?next=import`);
  const basics = { name: 'Олександра Παράδειγμα', label: 'Μηχανικός', summary: 'Σχεδιάζω γέφυρες.' };
  const buffer = Buffer.from(JSON.stringify({ basics }));
  const file = { name: 'resume.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.waitForURL(/\/website\/preview\?/u);
  const names = page.locator('.mini-name');
  await expect(names).toHaveCount(8);
  await page.evaluate(() => document.fonts.ready);
  const broken = await names.evaluateAll((all) =>
    all.flatMap((name) => {
      const text = name.firstChild;
      const letters = Array.from(text?.textContent ?? '', (_, at) => {
        const range = document.createRange();
        range.setStart(text!, at);
        range.setEnd(text!, at + 1);
        return Math.round(range.getBoundingClientRect().top);
      });
      const space = (text?.textContent ?? '').indexOf(' ');
      const lines = [letters.slice(0, space), letters.slice(space + 1)].map((word) => new Set(word).size);
      return lines.some((count) => count > 1) ? [name.parentElement?.className] : [];
    }),
  );
  expect(broken).toEqual([]);
});
