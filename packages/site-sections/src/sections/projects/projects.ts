import { cleanLine, cleanLines, cleanText } from '../../text/clean-text.ts';
import { safeAddress } from '../../parts/safe-address.ts';
import { arrange, fold } from '../arrange.ts';
import { entriesSection } from '../entries-section.tsx';
import { entry } from '../entry.ts';

/** Projects of a curriculum vitae. Repositories have a section of their own. */
export const projects = entriesSection({
  key: 'projects',
  select: (profile, settings) => {
    const compact = settings.layout === 'compact';
    const items = arrange(profile.projects, settings).flatMap((item) => {
      const name = cleanLine(item.name);
      if (name === null) return [];
      return entry({
        id: item.id,
        title: name,
        href: safeAddress(item.url) ?? safeAddress(item.homepage),
        text: compact ? null : cleanText(item.description),
        when:
          item.start === null && item.end === null
            ? null
            : { start: item.start, end: item.end, current: false, kind: 'period' },
        tags: compact ? [] : cleanLines(item.topics),
        picture: compact ? null : item.picture,
      });
    });
    const entries = fold(items, settings.shown ?? 6);
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
