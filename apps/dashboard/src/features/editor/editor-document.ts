import type { Profile } from '@tosite/validation/profile/profile';
import { SECTION_KEYS, type SectionKey } from '@tosite/validation/website/section-order';
import type { SiteSpec } from '@tosite/validation/website/site-spec';

/** The parts of a site's spec that the editor changes, and that undo and redo go through as one. */
export const EDITED_PARTS = [
  'design',
  'sectionOrder',
  'edits',
] as const satisfies readonly (keyof SiteSpec)[];
export type EditorDocument = Readonly<Pick<SiteSpec, (typeof EDITED_PARTS)[number]>>;

export const documentOf = ({ design, sectionOrder, edits }: SiteSpec): EditorDocument => ({
  design,
  sectionOrder,
  edits,
});

/** What the editor cannot change: what the sources say, and what the site is besides its design. */
export type EditorSubject = {
  /** The sources merged, without the owner's layer. */
  profile: Profile;
  defaults: Pick<EditorDocument, 'design' | 'sectionOrder'>;
};

/** Settings of the whole site stand under this name beside those of the sections. */
export const THEME_SECTION = 'theme';
export type SettingsSection = typeof THEME_SECTION | SectionKey;

export function isSectionKey(text: string): text is SectionKey {
  return (SECTION_KEYS as readonly string[]).includes(text);
}
