import { cleanLine, cleanText } from '../../text/clean-text.ts';
import { arrange, collapse } from '../arrange.ts';
import { entriesSection } from '../entries-section.tsx';
import { entry, singleDate } from '../entry.ts';

export const honours = entriesSection({
  key: 'honours',
  select: (profile, settings) => {
    const items = arrange(profile.honours, settings).flatMap((item) => {
      const title = cleanLine(item.title);
      if (title === null) return [];
      return entry({
        id: item.id,
        title,
        sub: cleanLine(item.issuer),
        text: cleanText(item.description),
        when: singleDate(item.issued),
      });
    });
    const entries = collapse(items, settings.shown ?? 6);
    return entries && { entries, compact: true, timeline: false, tagsAre: null };
  },
});
