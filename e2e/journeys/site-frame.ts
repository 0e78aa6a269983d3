import type { Frame, Page } from '@playwright/test';

/** The editor's own frame, once the site stands in it; its themes stand in smaller ones. */
export async function siteFrame(page: Page): Promise<Frame> {
  const frame = page.locator('iframe[title="Your site, as it would be published"]');
  await frame.contentFrame().locator('h1').waitFor();
  const found = await (await frame.elementHandle())?.contentFrame();
  if (found === undefined || found === null) throw new Error('the editor has no frame');
  return found;
}
