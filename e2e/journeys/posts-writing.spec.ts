import { expect, type Page } from '@playwright/test';
import { startModelServer, type ModelServer } from '@tosite/writers/testing/model-server';
import { startStack, type Stack } from '../stack.ts';
import { expectAccessible, test as base } from './fixtures.ts';
import { mailed } from './outbox.ts';
import { publishAs } from './publish.ts';

const SAMPLE = 'https://www.youtube.com/@tosite-sample-plainobjects';
const BENCHES = 'Why benches lost their backs in 1983';

/** The product beside a model of our own, which writes out of what it is given. */
const test = base.extend<object, { model: ModelServer; stack: Stack }>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the parts from this pattern
    async ({}, use) => {
      const model = await startModelServer({ pace: 30 });
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ model }, use) => {
      const stack = await startStack({ AI_BASE_URL: `${model.origin}/v1`, AI_MODEL: 'recorded' });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** A website of the sample channel, whose owner has confirmed their address and is at its home. */
async function siteOfChannel(page: Page, stack: Stack, label: string): Promise<void> {
  await page.goto(stack.origin('dashboard'));
  const form = page.locator('form').first();
  await form.getByLabel('Enter your profile url').fill(SAMPLE);
  await form.getByRole('button', { name: 'Create your website' }).click();
  await page.waitForURL(/\/website\/preview\?/u);
  await publishAs(page, { name: 'Edda Lindqvist', label });
  const proof = /(http:\/\/\S+\/verify-email#token=[\w-]{43})/u;
  await page.goto(await mailed(stack.dataDir, `${label}@example.com`, proof));
  await expect(page.getByText(/verified|confirmed/iu).first()).toBeVisible();
}

test('the model’s draft comes with marked paragraphs, which are looked at before it goes up', async ({
  page,
  stack,
  model,
}) => {
  await siteOfChannel(page, stack, 'plainmodel');
  await page.goto(`${stack.origin('dashboard')}/posts/films`);
  await page.getByRole('checkbox', { name: `Choose ${BENCHES}` }).check();
  await expect(page.getByText('3 of 3 left').first()).toBeVisible();
  await page.getByRole('button', { name: /^How it is written: The model/u }).click();
  await page.getByRole('combobox', { name: 'Tone' }).selectOption('friendly');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  model.next('invents');
  await page.getByRole('button', { name: 'Make the draft' }).click();
  const job = page.getByRole('list', { name: 'Made' }).getByRole('listitem').filter({ hasText: BENCHES });
  await expect(job.getByText('Written by the model.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('2 of 3 left').first()).toBeVisible();
  await expectAccessible(page);
  await job.getByRole('link', { name: 'One paragraph to check' }).click();

  const panel = page.getByRole('region', { name: 'One paragraph to check' });
  await expect(panel.getByText(/“4711”.* (?:is|are) not said/u)).toBeVisible();
  await expect(page.locator('.post-doubt-word', { hasText: '4711' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  const question = page.getByRole('dialog', { name: 'One paragraph has not been checked' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Look at them first' }).click();
  await panel.getByRole('button', { name: 'It is right' }).click();
  await expect(page.getByRole('heading', { name: 'Every paragraph is checked' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('region', { name: 'One paragraph to check' })).toBeVisible();
  await page
    .getByRole('region', { name: 'One paragraph to check' })
    .getByRole('button', { name: 'Delete it' })
    .click();
  await expect(page.getByText('4711')).toHaveCount(0);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^On your site since/u)).toBeVisible();
});

test('help with “about” comes piece by piece, is taken over, and is taken back in one step', async ({
  page,
  stack,
}) => {
  await siteOfChannel(page, stack, 'plainhelp');
  await page.goto(`${stack.origin('dashboard')}/design`);
  await page
    .getByRole('button', { name: /^About/u })
    .first()
    .click();
  const about = page.getByRole('textbox', { name: 'About' });
  const before = await about.inputValue();
  await page.getByRole('button', { name: 'Help me write: About' }).click();
  const panel = page.getByRole('dialog', { name: 'Help me write: About' });
  await panel.getByRole('textbox', { name: 'What should it say?' }).fill('what I make, in two sentences');
  await panel.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(panel.getByRole('button', { name: 'Stop' })).toBeFocused();
  await expect(page.getByRole('banner').getByText('A text is being written').first()).toBeVisible();
  const written = panel.getByRole('group', { name: 'The text' });
  await expect(written).toHaveAttribute('aria-busy', 'false');
  const text = (await written.textContent()) ?? '';
  expect(text.trim()).not.toBe('');
  await expectAccessible(page);
  expect(await about.inputValue()).toBe(before);
  await panel.getByRole('button', { name: before === '' ? 'Insert' : 'Replace' }).click();
  await expect(about).toHaveValue(text.trim());
  await expect(page.getByRole('button', { name: 'Help me write: About' })).toBeFocused();
  await page.getByRole('button', { name: /^Undo: /u }).click();
  await expect(about).toHaveValue(before);

  // Asked for what stands nowhere, it says so and the field is left alone.
  await page.getByRole('button', { name: 'Help me write: About' }).click();
  await panel.getByRole('textbox', { name: 'What should it say?' }).fill('that I won the "Nobelpreis"');
  await panel.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(panel.getByText('That stands nowhere.')).toBeVisible();
  await expectAccessible(page);
  await expect(about).toHaveValue(before);
});
