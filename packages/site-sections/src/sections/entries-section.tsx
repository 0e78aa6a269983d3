import type { ReactNode } from 'react';
import type { Profile } from '@tosite/validation/profile/profile';
import type { SectionKey } from '@tosite/validation/website/section-order';
import type { SectionSettings } from '@tosite/validation/website/section-settings';
import { Entries, type EntriesContent } from '../parts/entries.tsx';
import { EntryLines, saysLittle } from '../parts/entry-lines.tsx';
import { Frame } from '../parts/frame.tsx';
import { everyItem } from './arrange.ts';
import type { PageContext, Section, SectionSite } from './section.ts';

type Declaration<K extends SectionKey, C extends EntriesContent> = {
  key: K;
  select: (profile: Profile, settings: SectionSettings[K], site: SectionSite) => C | null;
  note?: (content: C, page: PageContext) => ReactNode;
};

/** A section that is a list of entries under its heading. */
export function entriesSection<K extends SectionKey, C extends EntriesContent>({
  key,
  select,
  note,
}: Declaration<K, C>): Section<K, C> {
  return {
    key,
    css: ['entries'],
    select,
    View: ({ content, page, little }) =>
      little === true ? (
        <Frame section={key} page={page}>
          <EntryLines content={content} page={page} />
        </Frame>
      ) : (
        <Frame section={key} page={page} note={note?.(content, page)}>
          <Entries content={content} page={page} />
        </Frame>
      ),
    little: saysLittle,
    count: ({ entries }) => entries.all,
    pictures: ({ entries }) => everyItem(entries).flatMap(({ picture }) => picture ?? []),
  };
}
