import { cleanLine, cleanLines, cleanText } from '../../text/clean-text.ts';
import { safeAddress, writtenAddress } from '../../parts/safe-address.ts';
import { collapse } from '../arrange.ts';
import { entriesSection } from '../entries-section.tsx';
import { entry } from '../entry.ts';
import { sectionProjects } from './section-projects.ts';

/** Projects of a curriculum vitae. Repositories have a section of their own, which looks as a list of code does. */
export const projects = entriesSection({
  key: 'projects',
  select: (profile, settings, site) => {
    const compact = settings.layout === 'compact';
    const items = sectionProjects(profile.projects, 'projects', site).map((item) => {
      const [href, homepage] = [safeAddress(item.url), safeAddress(item.homepage)];
      return entry({
        id: item.id,
        title: cleanLine(item.name),
        href: href ?? homepage,
        text: compact ? null : cleanText(item.description),
        when:
          item.start === null && item.end === null
            ? null
            : { start: item.start, end: item.end, current: false, kind: 'period' },
        archived: item.archived,
        besides: compact ? [] : cleanLines([item.language, item.licence]),
        tags: compact ? [] : cleanLines(item.topics),
        site:
          compact || homepage === null || href === null || homepage === href
            ? null
            : { text: writtenAddress(homepage), href: homepage },
        picture: compact ? null : item.picture,
      });
    });
    const entries = collapse(items, settings.shown ?? 6);
    return (
      entries && {
        entries,
        compact,
        timeline: false,
        tagsAre: 'topics' as const,
        list: 'projects' as const,
      }
    );
  },
});
