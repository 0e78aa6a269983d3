import { cleanLine, cleanLines } from '../../text/clean-text.ts';
import { safeAddress } from '../../parts/safe-address.ts';
import { arrange, collapse } from '../arrange.ts';
import { entriesSection } from '../entries-section.tsx';
import { entry, period } from '../entry.ts';

export const organisations = entriesSection({
  key: 'organisations',
  select: (profile, settings) => {
    const items = arrange(profile.organisations, settings).flatMap((item) => {
      const name = cleanLine(item.name) ?? cleanLine(item.handle);
      if (name === null) return [];
      return entry({
        id: item.id,
        title: name,
        href: safeAddress(item.url),
        sub: cleanLine(item.description),
        when: period({ start: item.start, end: item.end ?? null, current: false }),
        notes: cleanLines([item.role]),
      });
    });
    const entries = collapse(items, settings.shown ?? 6);
    return entries && { entries, compact: true, timeline: false, tagsAre: null };
  },
});
