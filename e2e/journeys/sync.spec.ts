import { expect, type Page } from '@playwright/test';
import type { FixtureAnswer, FixtureRequest } from '@tosite/profile-sources/testing/fixture-server';
import { recordedFile } from './export-files.ts';
import { expectAccessible, test } from './fixtures.ts';
import { publishAs, visitSite } from './publish.ts';

const MINE = 'My language, in my own words';
const recorded = (path: string): unknown => JSON.parse(recordedFile(`github/${path}`).toString('utf8'));

/** GitHub some days later: another bio, two other descriptions, one repository fewer. */
function changedGitHub({ host, path }: FixtureRequest): FixtureAnswer | undefined {
  if (host !== 'api.github.com') return undefined;
  if (path === '/users/quillfeather-dev') {
    // Recorded here, in this shape.
    const user = recorded('users/quillfeather-dev.json') as Record<string, unknown>;
    return json({ ...user, bio: 'Draws maps for a living now.' });
  }
  if (!path.startsWith('/users/quillfeather-dev/repos?per_page=100')) return undefined;
  const repositories = recorded('repos/quillfeather-dev.per_page-100.sort-pushed.json') as { name: string }[];
  const descriptions: Record<string, string> = {
    'tinder-lang': 'A tiny language, now with types',
    fjordmap: 'Coastlines, faster',
  };
  return json(
    repositories
      .filter(({ name }) => name !== 'moth-editor')
      .map((repository) => {
        const description = descriptions[repository.name];
        return description === undefined ? repository : { ...repository, description };
      }),
  );
}

const json = (value: unknown): FixtureAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

/** What the owner writes over tinder-lang, as the dashboard's editor saves it. */
async function describeTinderLang(page: Page, words: string): Promise<void> {
  await page.evaluate(async (description) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('accessToken') ?? ''}`,
      'content-type': 'application/json',
    };
    const ask = async (path: string, method: string, body?: unknown) => {
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      const response = await fetch(`/api/website/${path}`, { method, headers, ...init });
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      // oxlint-disable-next-line typescript/no-unsafe-return -- read at once below
      return response.json();
    };
    const { website } = await ask('current-website', 'POST', {});
    const { profile, edits, revision } = await ask(`${website._id}/content`, 'GET');
    const project = profile.projects.find(({ name }: { name: string }) => name === 'tinder-lang');
    await ask(`${website._id}/edit`, 'PUT', {
      profile: { ...edits, items: { [`projects/${project.id}`]: { set: { description } } } },
      profileRevision: revision,
    });
  }, words);
}

test('a sync brings changes: shown before they are taken, taken, undone, and the owner’s words stay', async ({
  page,
  browser,
  stack,
}) => {
  await page.goto(stack.origin('dashboard'));
  const form = page.locator('form').first();
  await form.getByLabel('Enter your profile url').fill('https://github.com/quillfeather-dev');
  await form.getByRole('button', { name: 'Create your website' }).click();
  await page.waitForURL(/\/website\/preview\?/u);
  const address = await publishAs(page, { name: 'Nora Quillfeather', label: 'nora' });
  await describeTinderLang(page, MINE);

  stack.platformsAnswer(changedGitHub);
  stack.later();
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(page.getByText(/^Read\. \d changes are waiting for you\.$/u)).toBeVisible();
  await page.getByRole('link', { name: 'Review' }).click();

  const edited = page.getByRole('listitem').filter({ hasText: 'You edited this' });
  await expect(edited).toContainText(MINE);
  await expect(edited).toContainText('A tiny language, now with types');
  await expect(edited.getByRole('radio', { name: 'Leave' })).toBeChecked();
  await expect(page.getByRole('listitem').filter({ hasText: 'Coastlines, faster' })).toBeVisible();
  const gone = page.getByRole('listitem').filter({ hasText: 'moth-editor' });
  await expect(gone.getByRole('radio', { name: 'Leave' })).toBeChecked();
  await expectAccessible(page);
  await visitSite(browser, address, async (site) => {
    await expect(site.locator('body')).not.toContainText('Coastlines, faster');
  });

  await page.getByRole('button', { name: /^Take \d, leave \d$/u }).click();
  await expect(page.getByText(/\d changes were taken/u)).toBeVisible();
  await visitSite(browser, address, async (site) => {
    await expect(site.locator('body')).toContainText('Coastlines, faster');
    await expect(site.locator('body')).toContainText('Draws maps for a living now.');
    await expect(site.locator('body')).toContainText(MINE);
    await expect(site.locator('body')).not.toContainText('now with types');
    await expect(site.locator('body')).toContainText('moth-editor');
  });

  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone. Your site is as it was before.')).toBeVisible();
  await visitSite(browser, address, async (site) => {
    await expect(site.locator('body')).not.toContainText('Coastlines, faster');
    await expect(site.locator('body')).toContainText(MINE);
  });
  stack.platformsAnswer(() => undefined);
});
