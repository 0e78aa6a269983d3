import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from './fixtures.ts';
import { mailed } from './outbox.ts';
import { publishAs } from './publish.ts';

const SAMPLE = 'https://www.youtube.com/@tosite-sample-plainobjects';
const BENCHES = 'Why benches lost their backs in 1983';
const SALT = 'Salt does not make water boil sooner';
const DRAWER = 'Everything that was in the kitchen drawer';
const KEY = 'A key that opens two doors, by design';
const FIVE = [
  BENCHES,
  SALT,
  'Linen, from field to window',
  'Tiles under water look bigger. They are not',
  DRAWER,
];
const SAID =
  '0:02 There is a samovar in my attic. 0:07 Nobody is allowed to polish it. 0:12 It came from Tula.';

/** A website of the sample channel, whose owner is at its home. */
async function siteOfChannel(page: Page, origin: string, label: string): Promise<string> {
  await page.goto(origin);
  const form = page.locator('form').first();
  await form.getByLabel('Enter your profile url').fill(SAMPLE);
  await form.getByRole('button', { name: 'Create your website' }).click();
  await page.waitForURL(/\/website\/preview\?/u);
  return publishAs(page, { name: 'Edda Lindqvist', label });
}

const job = (page: Page, title: string) =>
  page
    .getByRole('list', { name: /^(?:Being made|Made)$/u })
    .getByRole('listitem')
    .filter({ hasText: title });

test('five films become drafts; one is edited and goes up, in the site, its feed, sitemap and archive', async ({
  page,
  stack,
}) => {
  const address = await siteOfChannel(page, stack.origin('dashboard'), 'plainfilms');
  // Search may know of a site whose owner can be reached.
  const proof = /(http:\/\/\S+\/verify-email#token=[\w-]{43})/u;
  await page.goto(await mailed(stack.dataDir, 'plainfilms@example.com', proof));
  await expect(page.getByText(/verified|confirmed/iu).first()).toBeVisible();
  await page.goto(`${stack.origin('dashboard')}/`);
  await page.getByRole('link', { name: 'Posts' }).click();
  await page.getByRole('link', { name: 'Make from films' }).first().click();
  await page.waitForURL(/\/posts\/films$/u);
  await expect(page.getByRole('heading', { level: 1, name: 'Films of Plain Objects' })).toBeVisible();
  for (const title of FIVE) await page.getByRole('checkbox', { name: `Choose ${title}` }).check();
  await expect(page.getByText('5 films', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Make 5 drafts' }).click();
  await expect(page.getByRole('button', { name: 'Stop the rest' })).toBeVisible();
  // What is being made goes on after the page was loaded anew.
  await page.reload();
  await expect(page.getByText(/of 5 made/u)).toBeVisible();
  await expect(page.getByText('5 of 5 made')).toBeVisible({ timeout: 60_000 });
  await expect(job(page, BENCHES).getByText(/words of captions \(en\)/u)).toBeVisible();
  await expect(job(page, DRAWER).getByText(/^A machine heard what is said/u)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Has a post' })).toHaveCount(5);
  // Each still is seen: the page shows pictures of our own hosts alone.
  const still = page.getByRole('list', { name: 'Films, newest first' }).locator('img').first();
  expect(await still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(90);
  await expectAccessible(page);

  await job(page, BENCHES).getByRole('link', { name: 'Open the draft' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveText(BENCHES);
  await title.fill('Benches, and the year 1983');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^On your site since/u)).toBeVisible();

  const site = new URL(address);
  const read = async (path: string) => {
    // Only a browser knows where names below localhost lead.
    const answer = await page.request.get(`http://127.0.0.1:${site.port}${path}`, {
      headers: { host: site.host },
    });
    expect([path, answer.status()]).toEqual([path, 200]);
    return answer.text();
  };
  const archive = await read('/posts/');
  const link =
    /href="(\/posts\/[^"]+)"[^>]*>(?:<[^>]+>)*Benches, and the year 1983/u.exec(archive)?.[1] ?? '';
  expect(link, 'the archive names it').not.toBe('');
  expect(await read(link)).toContain('Benches, and the year 1983');
  const feed = await read('/feed.xml');
  expect(feed.split('<title>Benches, and the year 1983</title>').length).toBe(2);
  expect(await read('/sitemap.xml')).toContain(link);

  await page.goto(`${stack.origin('dashboard')}/posts`);
  await expect(page.getByRole('link', { name: 'Benches, and the year 1983' })).toBeVisible();
  await expect(page.getByRole('link', { name: SALT })).toBeVisible();
});

test('captions are dropped where there are none, and what was written elsewhere becomes drafts', async ({
  page,
  stack,
}) => {
  await siteOfChannel(page, stack.origin('dashboard'), 'plaincaptions');
  await page.goto(`${stack.origin('dashboard')}/posts/films`);
  await page.getByRole('checkbox', { name: `Choose ${KEY}` }).check();
  await page.getByRole('radio', { name: 'Long' }).check({ force: true });
  await page.getByRole('button', { name: 'Make the draft' }).click();
  const made = job(page, KEY);
  await expect(made.getByText(/^This film has no captions that we can read/u)).toBeVisible();
  await expectAccessible(page);
  await made
    .getByLabel('A file with captions')
    .setInputFiles({ name: 'key.txt', mimeType: 'text/plain', buffer: Buffer.from(SAID) });
  await expect(made.getByRole('textbox')).toHaveValue(SAID);
  await made.getByRole('button', { name: 'Make the post' }).click();
  await made.getByRole('link', { name: 'Open the draft' }).click();
  await expect(page.getByText(/samovar in my attic/u).first()).toBeVisible();

  await page.goto(`${stack.origin('dashboard')}/posts`);
  await page.getByRole('button', { name: 'Bring posts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bring what you have written' });
  await expectAccessible(page);
  const bring = (name: string, text: string) =>
    dialog
      .getByLabel('Files with posts')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
  await bring('page.html', '<html><body><h2>Nothing</h2></body></html>');
  await expect(dialog.getByRole('alert')).toContainText('No draft was made');
  await bring('spoons.md', '---\ntitle: Spoons I kept\n---\n\nTen of them.\n\n![One](img/one.png)\n');
  await expect(dialog.getByText('One draft made')).toBeVisible();
  await expect(dialog.getByText('One thing was left out')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Show the list' }).click();
  await expect(page.getByRole('link', { name: 'Spoons I kept' })).toBeVisible();
  await expect(page.getByRole('link', { name: KEY })).toBeVisible();
});
