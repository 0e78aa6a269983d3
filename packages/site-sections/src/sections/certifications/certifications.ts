import { cleanLine } from '../../text/clean-text.ts';
import { safeAddress } from '../../parts/safe-address.ts';
import { arrange, collapse } from '../arrange.ts';
import { entriesSection } from '../entries-section.tsx';
import { entry } from '../entry.ts';

export const certifications = entriesSection({
  key: 'certifications',
  select: (profile, settings) => {
    const items = arrange(profile.certifications, settings).flatMap((item) => {
      const name = cleanLine(item.name);
      if (name === null) return [];
      return entry({
        id: item.id,
        title: name,
        href: safeAddress(item.url),
        sub: cleanLine(item.issuer),
        credential: cleanLine(item.licence),
        when:
          item.issued === null && item.expires === null
            ? null
            : { start: item.issued, end: item.expires, current: false, kind: 'period' },
      });
    });
    const entries = collapse(items, settings.shown ?? 6);
    return entries && { entries, compact: true, timeline: false, tagsAre: null };
  },
});
