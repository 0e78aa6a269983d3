import { THEMES } from '../../themes/themes.ts';
import { isVisible } from '../is-visible.ts';
import type { SectionSite } from '../section.ts';

/** Whether the facts that the owner shows stand at the top of the page, and so not in a section of their own. */
export function factsStandAbove(site: SectionSite): boolean {
  const { theme_name, sections } = site.design;
  return (
    THEMES[theme_name].factsAbove === true &&
    isVisible(site, 'facts') &&
    isVisible(site, 'hero') &&
    sections.hero?.showFacts !== false
  );
}
