import type { Profile } from '@tosite/validation/profile/profile';
import type { RepositorySort } from '../../words/words.ts';
import { cleanLine } from '../../text/clean-text.ts';
import { arrange, type ListSettings } from '../arrange.ts';
import type { SectionSite } from '../section.ts';

type Project = Profile['projects'][number];
type ProjectSettings = ListSettings & {
  showForks?: boolean | undefined;
  sort?: RepositorySort | undefined;
};

/**
 * Which projects a section tells of, and in which order: one rule for both sections that draw this list. Somebody
 * else's work that was only copied is not the person's, unless they pinned it, put it in its place, or ask for forks.
 */
export function sectionProjects(
  projects: readonly Project[],
  section: 'projects' | 'repositories',
  site: SectionSite,
): Project[] {
  const settings: ProjectSettings = site.design.sections[section] ?? {};
  const order = ownerOrder(section, site);
  const placed = new Set(order);
  const chosen = projects.filter(
    (item) =>
      cleanLine(item.name) !== null &&
      (settings.showForks === true || !item.fork || item.pinned || placed.has(item.id)),
  );
  const compare = section === 'projects' ? finishedLast : ORDERS[settings.sort ?? 'best'];
  return arrange(chosen.sort(compare), { hiddenItems: settings.hiddenItems, order });
}

/** The section's own order, else the other section's, else the order of the list itself. */
function ownerOrder(section: 'projects' | 'repositories', { design, order }: SectionSite): string[] {
  const other = section === 'projects' ? 'repositories' : 'projects';
  return [...(design.sections[section]?.order ?? design.sections[other]?.order ?? order?.projects ?? [])];
}

/** What is not worked on any more comes after the rest, and so do copies of others' work. */
const finishedLast = (a: Project, b: Project) =>
  Number(a.archived) - Number(b.archived) || Number(a.fork) - Number(b.fork);
const byStars = (a: Project, b: Project) => (b.stars ?? 0) - (a.stars ?? 0);
const ORDERS: Record<RepositorySort, (a: Project, b: Project) => number> = {
  best: (a, b) => Number(b.pinned) - Number(a.pinned) || finishedLast(a, b) || byStars(a, b),
  stars: byStars,
  recent: (a, b) => (b.updatedAt ?? b.start ?? '').localeCompare(a.updatedAt ?? a.start ?? ''),
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
};
