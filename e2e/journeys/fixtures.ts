import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { startStack, type Stack } from '../stack.ts';

/** One running product for all journeys of a file; what goes wrong in a page fails its test. */
export const test = base.extend<{ page: Page }, { stack: Stack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the parts from this pattern
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // A route that draws nothing on its way is said by the router, as a warning.
      if (message.text().includes('Matched leaf route')) errors.push(message.text());
      if (message.type() === 'error' && /Content Security Policy|Refused to/u.test(message.text())) {
        errors.push(message.text());
      }
    });
    await use(page);
    expect(errors).toEqual([]);
  },
});

/** No violation of WCAG 2.2 A and AA that a machine can find. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}

/** The violations of WCAG 2.2 A and AA that a machine finds, each with where they are. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // A message that is fading is as pale as that for a moment: what is looked at stands still.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter((animation) => {
      const end = animation.effect?.getComputedTiming().endTime;
      return animation.playState === 'running' && typeof end === 'number' && end < 10_000;
    });
    await Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
  });
  const { violations } = await new AxeBuilder({ page })
    // Only violations are read, and naming each node that passes takes longer than the rules.
    .options({
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    })
    // Where there is one frame only, a second page that gathers the frames' findings takes as long again.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

export const PASSWORD = 'correct horse battery 9';

export async function signUp(page: Page, name: string, email: string): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** A website of the account that is signed in, made by calls; how one is made by hand is another journey. */
export async function makeWebsiteByCall(
  page: Page,
  website: { profileUrl: string; name: string; label: string },
): Promise<void> {
  const status = await page.evaluate(async ({ profileUrl, name, label }) => {
    const post = async (path: string, body: object) => {
      const response = await fetch(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('accessToken')}`,
        },
        body: JSON.stringify(body),
      });
      return { status: response.status, body: await response.json() };
    };
    const preview = await post('/api/onboard/previewData', { profileUrl });
    const created = await post('/api/website/create', {
      websiteName: name,
      websiteDomain: label,
      theme: preview.body.design.theme_name,
      type: preview.body.website_type,
      previewId: preview.body.previewId,
    });
    return created.status;
  }, website);
  expect(status).toBe(201);
}
