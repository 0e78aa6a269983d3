import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What a machine finds wrong with a screen of the dashboard; its frames hold sites, which have journeys of their own. */
export async function faultsOf(page: Page, rules?: string[]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .options({
      resultTypes: ['violations'],
      runOnly: rules === undefined ? { type: 'tag', values: WCAG } : { type: 'rule', values: rules },
    })
    // In the page itself: the other way opens a second one for every look.
    .setLegacyMode(true)
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
