import { cleanLine, cleanText } from '../../text/clean-text.ts';
import { safeAddress } from '../../parts/safe-address.ts';
import { arrange, collapse } from '../arrange.ts';
import { entriesSection } from '../entries-section.tsx';
import { entry, singleDate } from '../entry.ts';

export const publications = entriesSection({
  key: 'publications',
  select: (profile, settings) => {
    const items = arrange(profile.publications, settings).flatMap((item) => {
      const title = cleanLine(item.title);
      if (title === null) return [];
      return entry({
        id: item.id,
        title,
        href: safeAddress(item.url),
        sub: cleanLine(item.publisher),
        text: cleanText(item.description),
        when: singleDate(item.published),
      });
    });
    const entries = collapse(items, settings.shown ?? 6);
    return entries && { entries, compact: true, timeline: false, tagsAre: null };
  },
});
