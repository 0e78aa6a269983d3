import type { SiteTag } from './site-tags.ts';

const MOST = 24;

/**
 * The tags that the page of one names, itself among them: those with most on them, by name, so that a new post seldom
 * changes what stands on the pages of all tags.
 */
export function tagsBeside(tags: readonly SiteTag[], current: SiteTag): SiteTag[] {
  const most = tags.slice(0, MOST);
  const shown = most.some(({ path }) => path === current.path) ? most : [...most.slice(0, -1), current];
  return shown.toSorted((a, b) => (a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1));
}
