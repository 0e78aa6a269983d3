import { expect, type BrowserContext, type Page } from '@playwright/test';
import type { ThemeName } from '@tosite/validation/website/design';
import { callOf } from '../engines/engine.ts';
import { readWords } from '../engines/evidence/read-words.ts';
import { rulesOnWords, wordsOverWords } from '../engines/touching.ts';
import { openAndWatchShifts, pageFaults } from '../sites/page-faults.ts';
import { watchPage } from '../sites/watch-page.ts';
import { accessibilityFaults } from './fixtures.ts';

/** What is wrong with a drawn page as it lies there, for who has no script: shifts, scroll, words over words. `home`: where everything that it loads has to begin. */
export async function seenStill(
  context: BrowserContext,
  { url, theme, home }: { url: string; theme: ThemeName; home: string },
): Promise<string[]> {
  const page = await context.newPage();
  const faults = watchPage(page, home);
  const found = [...(await openAndWatchShifts(page, url)), ...(await pageFaults(page))];
  // The faults were looked for down to the foot; a bar that stays in view lies where it began only at the top.
  await page.evaluate(() => window.scrollTo(0, 0));
  const { words, rules } = await wordsOf(page);
  expect(words.length).toBeGreaterThan(0);
  await page.close();
  return [...faults, ...found, ...wordsOverWords(words, theme), ...rulesOnWords(rules, words)];
}

async function wordsOf(page: Page): Promise<ReturnType<typeof readWords>> {
  return page.evaluate(callOf(readWords));
}

/** What a machine finds against WCAG on a page. */
export async function seenByAxe(context: BrowserContext, url: string): Promise<string[]> {
  const page = await context.newPage();
  await page.goto(url);
  const found = await accessibilityFaults(page);
  await page.close();
  return found;
}
