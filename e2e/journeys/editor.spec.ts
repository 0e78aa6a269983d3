import { expect, type Browser, type FrameLocator, type Page } from '@playwright/test';
import { chooseTheme } from './choose-theme.ts';
import { recordedFile } from './export-files.ts';
import { expectAccessible, PASSWORD, test } from './fixtures.ts';
import { publishAs, visitSite } from './publish.ts';

const mark = (frame: FrameLocator, section: string) => frame.locator(`[data-section="${section}"]`);
const placeOf = (frame: FrameLocator, section: string) =>
  mark(frame, section).evaluate((element) =>
    [...document.querySelectorAll('[data-section]')].indexOf(element),
  );

async function openEditor(page: Page): Promise<FrameLocator> {
  await page.getByRole('navigation').getByRole('link', { name: 'Design' }).click();
  const frame = page.frameLocator('iframe[title="Your site, as it would be published"]');
  await expect(frame.locator('h1')).toBeVisible();
  return frame;
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved. It is on your site.').last()).toBeVisible();
  await expect(page.getByText('All saved')).toBeVisible();
};

test('an owner changes the look, the order and the words of a site, and visitors see it', async ({
  page,
  browser,
  stack,
}) => {
  await page.goto(stack.origin('dashboard'));
  const form = page.locator('form').first();
  await form.getByLabel('Enter your profile url').fill('https://www.linkedin.com/in/tosite-sample-noor');
  await form.getByRole('button', { name: 'Create your website' }).click();
  await page.waitForURL(/\/website\/preview\?/u);
  const address = await publishAs(page, { name: 'Noor van Aalst', label: 'noor' });
  const frame = await openEditor(page);
  await expectAccessible(page);

  await chooseTheme(page, 'Swiss');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'swiss');
  await page.getByRole('radio', { name: 'Green' }).check({ force: true });
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(frame.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page.getByText('Not saved')).toBeVisible();
  // The rows count what the page shows.
  const skills = await mark(frame, 'skills').locator('li').count();
  await expect(page.getByRole('button', { name: /^Skills/u })).toHaveText(
    new RegExp(`^Skills${skills}$`, 'u'),
  );

  const before = await placeOf(frame, 'education');
  const handle = page.getByRole('button', { name: 'Move Education' });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/Education is picked up/u)).toBeAttached();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/Education is at number/u)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => placeOf(frame, 'education')).toBe(before - 1);

  // Drawn at its own size: the driver's clicks do not follow a frame that is made smaller.
  await page.getByRole('radio', { name: 'Tablet' }).check({ force: true });
  await frame.locator('.headline').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('I make forms shorter');
  await page.keyboard.press('Enter');
  await expect(frame.locator('.headline')).toHaveText('I make forms shorter');
  await frame.getByText('Design Director', { exact: true }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Director of Forms');
  await page.keyboard.press('Enter');
  await expect(mark(frame, 'experience').locator('.item-title').first()).toHaveText('Director of Forms');

  await page.getByRole('button', { name: 'Undo: edit Director of Forms' }).click();
  await expect(mark(frame, 'experience').locator('.item-title').first()).toHaveText('Design Director');
  await page.getByRole('button', { name: 'Redo: edit Director of Forms' }).click();
  await expect(mark(frame, 'experience').locator('.item-title').first()).toHaveText('Director of Forms');

  await page.getByRole('button', { name: /^Skills/u }).click();
  await page.getByLabel('Title', { exact: true }).fill('What I can do');
  await expect(mark(frame, 'skills').locator('h2')).toHaveText('What I can do');
  await page.getByRole('button', { name: 'Add: Skill' }).click();
  const adding = page.getByRole('group', { name: 'Skills' });
  await adding.getByLabel('Name', { exact: true }).fill('Rowing');
  await adding.getByRole('button', { name: 'Add it' }).click();
  await expect(mark(frame, 'skills')).toContainText('Rowing');

  await save(page);
  await visitSite(browser, address, async (site) => {
    await expect(site.locator('html')).toHaveAttribute('data-theme', 'swiss');
    await expect(site.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect(site.locator('.headline')).toHaveText('I make forms shorter');
    await expect(site.getByRole('heading', { name: 'Director of Forms' })).toBeVisible();
    await expect(site.locator('[data-section="skills"]')).toContainText('What I can do');
    await expect(site.locator('[data-section="skills"]')).toContainText('Rowing');
  });

  // One save is one version, whatever of the site it changed.
  await page.goto(`${stack.origin('dashboard')}/settings/general`);
  const versions = page.getByRole('region', { name: 'Earlier versions' }).getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('What changed: texts, theme, ');
});

test('what another tab saved is shown beside one’s own, what is unsaved outlives the session, and logging out asks about it', async ({
  page,
  browser,
  stack,
}) => {
  // Three tabs and another device: on a busy machine each takes its time.
  test.slow();
  await page.goto(`${stack.origin('dashboard')}/signup`);
  await page.goto(`${stack.origin('dashboard')}/website/link-profile`);
  await page.getByLabel('Enter your profile url').fill('https://github.com/tosite-sample-tove');
  await page.getByRole('button', { name: 'Create your website' }).click();
  await page.waitForURL(/\/website\/preview\?/u);
  await publishAs(page, { name: 'Tove Lindahl', label: 'tove' });
  await openEditor(page);
  const other = await page.context().newPage();
  await other.goto(`${stack.origin('dashboard')}/`);
  const otherFrame = await openEditor(other);
  await chooseTheme(other, 'Terminal');
  await expect(otherFrame.locator('html')).toHaveAttribute('data-theme', 'terminal');
  await save(other);
  await other.close();

  await chooseTheme(page, 'Aurora');
  // Kept in this browser, also when the page goes.
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('aurora');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/These are your changes from the last time/u)).toBeVisible();
  const frame = page.frameLocator('iframe[title="Your site, as it would be published"]');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'aurora');

  // A picture that was chosen is among them, also after a reload.
  await page.getByRole('button', { name: /^Opening/u }).click();
  await page
    .getByRole('group', { name: 'Picture', exact: true })
    .locator('input[type=file]')
    .setInputFiles({
      name: 'portrait.png',
      mimeType: 'image/png',
      buffer: recordedFile('media/png-160x160-58176a.png'),
    });
  await page.getByRole('button', { name: 'Use it' }).click();
  const shown = frame.locator('[data-section="hero"] img').first();
  await expect(shown).toHaveAttribute('src', /^(?:data|blob):/u);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('pending:');
  await page.reload();
  await expect(page.getByText(/These are your changes from the last time/u)).toBeVisible();
  await expect(shown).toHaveAttribute('src', /^(?:data|blob):/u);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your site was saved elsewhere in the meantime' });
  await expect(dialog).toContainText('What is different: Theme, Texts.');
  await expect(dialog.frameLocator('iframe[title="The one that was saved"]').locator('html')).toHaveAttribute(
    'data-theme',
    'terminal',
  );
  await dialog.getByRole('button', { name: 'Continue with the saved one' }).click();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'terminal');
  await page.getByRole('button', { name: 'Undo: continue with another version' }).click();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'aurora');
  await save(page);
  await expect(page.getByText(/These are your changes from the last time/u)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Discard them' })).toHaveCount(0);

  // Given up, they make room for what the server has now, which is the last save and not the first opening.
  await chooseTheme(page, 'Cinema');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('cinema');
  await page.reload();
  await page.getByRole('button', { name: 'Discard them' }).click();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'aurora');
  await expect(page.getByText('All saved')).toBeVisible();

  // A session that ends in the middle of editing leads to the login at once, and what was changed is there after it.
  await chooseTheme(page, 'Ledger');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('ledger');
  await endSessionsElsewhere(browser, stack.origin('dashboard'), 'tove@example.com');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/\/login\?returnTo=%2Fdesign&ended=1/u);
  await expect(page.getByText(/what you typed is kept/u)).toBeVisible();
  await logIn(page, 'tove@example.com');
  await page.waitForURL((url) => url.pathname === '/design');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'ledger');

  // Logging out in another tab asks about it; then nothing is said to be kept, and nothing is.
  const tab = await page.context().newPage();
  await tab.goto(`${stack.origin('dashboard')}/`);
  await tab.getByLabel('Language').first().selectOption('es');
  await tab.getByRole('button', { name: 'Menú de la cuenta, Tove Lindahl' }).click();
  await tab.getByRole('button', { name: 'Cerrar sesión' }).click();
  const asked = tab.getByRole('dialog', { name: '¿Cerrar la sesión de todos modos?' });
  await asked.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.waitForURL(/\/login\?returnTo=%2Fdesign&left=1/u);
  await expect(page.getByText(/what you typed is kept/u)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('ledger');
  // What was chosen for this browser stays.
  await expect(tab.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
});

async function logIn(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function endSessionsElsewhere(browser: Browser, dashboard: string, email: string): Promise<void> {
  const device = await browser.newContext();
  const page = await device.newPage();
  await page.goto(`${dashboard}/login`);
  await logIn(page, email);
  await page.waitForURL((url) => url.pathname === '/');
  await page.evaluate(async () => {
    const authorization = `Bearer ${localStorage.getItem('accessToken') ?? ''}`;
    await fetch('/api/sessions', { method: 'DELETE', headers: { authorization } });
  });
  await device.close();
}
