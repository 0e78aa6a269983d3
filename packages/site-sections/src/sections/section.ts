import type { ReactNode } from 'react';
import type { Picture, Profile } from '@tosite/validation/profile/profile';
import type { SectionKey } from '@tosite/validation/website/section-order';
import type { SectionSettings } from '@tosite/validation/website/section-settings';
import type { SiteInput } from '../site.ts';
import type { SitePages } from '../pages/page-list.ts';
import type { StyleSheet } from '../style-sheet.ts';
import type { Writer } from '../text/writer.ts';
import type { CssPart, Theme } from '../themes/theme.ts';
import type { Words } from '../words/words.ts';

/** What a section may know of the site that it stands in, besides its profile: its neighbours. */
export type SectionSite = Pick<SiteInput, 'design' | 'sectionOrder' | 'order'> &
  Partial<Pick<SiteInput, 'language' | 'posts'>>;

/** What every view of one page shares. */
export type PageContext = {
  site: SiteInput;
  theme: Theme;
  words: Words;
  writer: Writer;
  sheet: StyleSheet;
  /** The other pages of the site, to link to. */
  pages: SitePages;
};

/** A section is data and two pure functions. */
export type Section<K extends SectionKey, C> = {
  key: K;
  /** The blocks of the theme's style sheet that its view needs. */
  css: readonly CssPart[];
  /** What it shows; null when there is nothing to show. */
  select: (profile: Profile, settings: SectionSettings[K], site: SectionSite) => C | null;
  View: (props: { content: C; page: PageContext; little?: boolean }) => ReactNode;
  /** Whether it says so little that it shares a row with its neighbours; its view is then told so. */
  little?: (content: C) => boolean;
  /** Whether it is set in lines wherever it stands: it has nothing to draw. */
  lines?: (content: C) => boolean;
  /** How many items it has, with those that fold away or stay elsewhere; absent for what is no list. */
  count?: (content: C) => number;
  /** The pictures that the view shows, in order. */
  pictures: (content: C) => Picture[];
};
