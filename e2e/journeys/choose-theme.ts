import type { Page } from '@playwright/test';

/** Chooses a theme in the editor: those that suit the site stand in a row, all of them in a dialog. */
export async function chooseTheme(page: Page, name: string): Promise<void> {
  const all = page.getByRole('button', { name: /^All \d+ themes$/u });
  await all.waitFor();
  const inRow = page.getByRole('radio', { name, exact: true });
  if ((await inRow.count()) > 0) {
    await inRow.check({ force: true });
    return;
  }
  await all.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name, exact: true }).check({ force: true });
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}
