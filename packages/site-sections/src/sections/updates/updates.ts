import { cleanLine, cleanText } from '../../text/clean-text.ts';
import { safeAddress } from '../../parts/safe-address.ts';
import { arrange, collapse } from '../arrange.ts';
import { entriesSection } from '../entries-section.tsx';
import { entry, singleDate } from '../entry.ts';

const LONGEST_TITLE = 90;

export const updates = entriesSection({
  key: 'updates',
  select: (profile, settings) => {
    const items = arrange(profile.updates, settings).flatMap((item) => {
      const text = cleanText(item.text);
      if (text === null) return [];
      const { title, rest } = splitTitle(text);
      return entry({
        id: item.id,
        title,
        href: safeAddress(item.url),
        text: rest,
        when: singleDate(item.date),
        picture: item.picture,
      });
    });
    const entries = collapse(items, settings.shown ?? 3);
    return entries && { entries, compact: false, timeline: false, tagsAre: null, list: 'updates' as const };
  },
});

/** An update has no title of its own; its first line or sentence serves as one when it is short and more follows. */
export function splitTitle(text: string): { title: string | null; rest: string | null } {
  const match = /^(?:([^\n]+)\n+|([^\n]+?[.!?…])\s+(?=[\p{Lu}\p{N}“"]))([\s\S]+)$/u.exec(text);
  const title = cleanLine(match?.[1] ?? match?.[2]);
  if (match === null || title === null || title.length > LONGEST_TITLE) return { title: null, rest: text };
  return { title: title.replace(/\.$/u, ''), rest: cleanText(match[3]) };
}
