import { DesignSchema } from '@tosite/validation/website/design';
import { SECTION_SETTINGS } from '@tosite/validation/website/section-settings';
import * as v from 'valibot';
import { THEME_SECTION, type EditorDocument, type SettingsSection } from './editor-document.ts';

/**
 * One setting of a section, or of the theme (`theme_name`, `theme_mode`, `fonts`, `accent`). An empty key puts the value in
 * the place of the whole section; undefined takes a setting out, so that its default counts again. What the section's
 * schema does not take changes nothing.
 */
export function changeSetting(
  document: EditorDocument,
  section: SettingsSection,
  key: string,
  value: unknown,
): EditorDocument {
  return section === THEME_SECTION
    ? changeTheme(document, key, value)
    : changeSection(document, section, key, value);
}

function changeTheme(document: EditorDocument, key: string, value: unknown): EditorDocument {
  const { sections, ...theme } = document.design;
  const read = v.safeParse(DesignSchema, { ...asRecord(withKey(theme, key, value)), sections });
  return read.success ? { ...document, design: read.output } : document;
}

function changeSection(
  document: EditorDocument,
  section: Exclude<SettingsSection, typeof THEME_SECTION>,
  key: string,
  value: unknown,
): EditorDocument {
  const { design } = document;
  const next = withKey(design.sections[section] ?? {}, key, value);
  const { [section]: _, ...others } = design.sections;
  if (next === undefined) return { ...document, design: { ...design, sections: others } };
  const schema: v.GenericSchema = SECTION_SETTINGS[section];
  const read = v.safeParse(schema, next);
  if (!read.success) return document;
  return { ...document, design: { ...design, sections: { ...others, [section]: read.output } } };
}

function withKey(settings: object, key: string, value: unknown): unknown {
  if (key === '') return value;
  const others = Object.entries(settings).filter(([name]) => name !== key);
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]]);
}

function asRecord(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
