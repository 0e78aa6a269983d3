import { cleanLine, cleanText } from '../../text/clean-text.ts';
import { safeAddress } from '../../parts/safe-address.ts';
import { arrange, collapse } from '../arrange.ts';
import { entriesSection } from '../entries-section.tsx';
import { entry } from '../entry.ts';

export const playlists = entriesSection({
  key: 'playlists',
  select: (profile, settings) => {
    const items = arrange(profile.playlists, settings).flatMap((item) => {
      const title = cleanLine(item.title);
      if (title === null) return [];
      return entry({
        id: item.id,
        title,
        href: safeAddress(item.url),
        sub: cleanText(item.description),
        counts: item.count === null ? [] : [{ what: 'videos', value: item.count }],
      });
    });
    const entries = collapse(items, settings.shown ?? 6);
    return entries && { entries, compact: true, timeline: false, tagsAre: null };
  },
});
