import type { OwnerEdits } from '@tosite/validation/profile/owner-edits';
import type { Profile } from '@tosite/validation/profile/profile';
import type { Design } from '@tosite/validation/website/design';
import { SECTION_KEYS, type SectionKey } from '@tosite/validation/website/section-order';

/** Everything that the editor changes, and that undo and redo go through as one. */
export type EditorDocument = {
  design: Design;
  section_order: readonly SectionKey[];
  /** The owner's layer over what the sources said. */
  edits: OwnerEdits;
};

/** What the editor cannot change: what the sources say, and what the site is besides its design. */
export type EditorSubject = {
  /** The sources merged, without the owner's layer. */
  profile: Profile;
  defaults: Pick<EditorDocument, 'design' | 'section_order'>;
};

/** Settings of the whole site stand under this name beside those of the sections. */
export const THEME_SECTION = 'theme';
export type SettingsSection = typeof THEME_SECTION | SectionKey;

export function isSectionKey(text: string): text is SectionKey {
  return (SECTION_KEYS as readonly string[]).includes(text);
}
