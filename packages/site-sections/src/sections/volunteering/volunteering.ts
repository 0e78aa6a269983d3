import { cleanLine, cleanLines, cleanText } from '../../text/clean-text.ts';
import { arrange, collapse } from '../arrange.ts';
import { entriesSection } from '../entries-section.tsx';
import { entry, period } from '../entry.ts';

export const volunteering = entriesSection({
  key: 'volunteering',
  select: (profile, settings) => {
    const items = arrange(profile.volunteering, settings).flatMap((item) => {
      const [role, organisation] = [cleanLine(item.role), cleanLine(item.organisation)];
      if (role === null && organisation === null) return [];
      return entry({
        id: item.id,
        title: role ?? organisation,
        sub: role === null ? null : organisation,
        text: cleanText(item.description),
        when: period(item),
        notes: cleanLines([item.cause]),
      });
    });
    const entries = collapse(items, settings.shown ?? 4);
    return entries && { entries, compact: false, timeline: false, tagsAre: null };
  },
});
