import { ADDED_ITEMS, CHANGED_ITEMS, PROFILE_ITEMS } from '@tosite/validation/profile/owner-edits-fields';
import type { ProfileItem } from '@tosite/validation/profile/owner-edits';
import { InstantSchema, PictureSchema, type ProfileList } from '@tosite/validation/profile/profile';
import { SECTION_SETTINGS } from '@tosite/validation/website/section-settings';
import type { SectionKey } from '@tosite/validation/website/section-order';
import * as v from 'valibot';
import { readAs, type ValueKind } from './written-values.ts';

/* Forms are made from the schemas: a setting or a field that is added there has its control here. */

export type Control =
  | { kind: 'text'; long: boolean; most: number | undefined }
  | { kind: 'switch' }
  | { kind: 'number'; least: number; most: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'choices'; options: readonly string[] }
  | { kind: 'value'; as: ValueKind }
  | { kind: 'words' }
  | { kind: 'picture' };
export type SchemaField = { name: string; title: string; help: string | undefined; control: Control };

const LONG = 300;
/** How an item was read and what its page is made of: nothing that a page says in words. */
const NOT_WRITTEN = new Set([
  'id',
  'origin',
  'approximate',
  'kind',
  'videoId',
  'chapters',
  'pictures',
  'bytes',
  'takenOffset',
]);

export function settingFields(section: SectionKey): SchemaField[] {
  return Object.entries<v.GenericSchema>(SECTION_SETTINGS[section].entries).flatMap(([name, entry]) => {
    const schema = inner(entry);
    const control = controlOf(schema);
    // A list of ids is put in order where its items are.
    if (control === null || control.kind === 'words' || name === 'hidden') return [];
    // The opening has a name where others have a title.
    if (section === 'hero' && name === 'title') return [];
    return [{ name, title: v.getTitle(schema) ?? name, help: v.getDescription(schema), control }];
  });
}

export function hasOrder(section: SectionKey): boolean {
  return 'order' in SECTION_SETTINGS[section].entries;
}

/** What an item is comes first; when it was, after it. */
const PERIOD = new Set(['start', 'end', 'current']);

export function itemFields(list: ProfileList): SchemaField[] {
  const { entries }: { entries: Record<string, v.GenericSchema> } = PROFILE_ITEMS[list];
  const fields = Object.entries(entries).flatMap(([name, entry]) => {
    const control = NOT_WRITTEN.has(name)
      ? null
      : (valueControl(name, inner(entry)) ?? controlOf(inner(entry)));
    return control === null ? [] : [{ name, title: name, help: undefined, control }];
  });
  const rest = fields.filter(({ name }) => !PERIOD.has(name));
  return [...rest.slice(0, 2), ...fields.filter(({ name }) => PERIOD.has(name)), ...rest.slice(2)];
}

function valueControl(name: string, schema: v.GenericSchema): Control | null {
  if (schema.type === 'number') return { kind: 'value', as: name === 'share' ? 'percent' : 'count' };
  return schema === InstantSchema ? { kind: 'value', as: 'moment' } : null;
}

/** Lists whose items are more than words: a film has to be somewhere. */
const NOT_ADDED: readonly ProfileList[] = ['videos', 'playlists', 'media', 'codeLanguages'];
export const canAddTo = (list: ProfileList): boolean => !NOT_ADDED.includes(list);

/** An item of which nothing is written yet. */
export function emptyItem(list: ProfileList): Record<string, unknown> {
  const { entries }: { entries: Record<string, v.GenericSchema> } = PROFILE_ITEMS[list];
  return Object.fromEntries(
    Object.entries(entries).flatMap(([name, entry]) =>
      name === 'id' || name === 'origin' ? [] : [[name, emptyValue(entry)]],
    ),
  );
}

/** The item, when it is one that may be added; null: something is missing or cannot be used. */
export function readAddedItem(list: ProfileList, values: Record<string, unknown>): ProfileItem | null {
  const first = itemFields(list)[0]?.name ?? '';
  const [main] = [values[first]];
  if (typeof main !== 'string' || main.trim() === '') return null;
  const id = `owner:${crypto.randomUUID()}`;
  const read = v.safeParse(ADDED_ITEMS[list], { ...values, id });
  // Read with the schema of exactly this list's items.
  return read.success ? (read.output as ProfileItem) : null;
}

/** Why this value cannot stand in this field; null: it can. An empty text is none. */
export function writtenValue(
  list: ProfileList,
  field: SchemaField,
  text: string,
  before?: unknown,
): { value: unknown } | { error: true } {
  const candidates = candidatesOf(field.control, text, before);
  for (const value of candidates)
    if (v.safeParse(CHANGED_ITEMS[list], { [field.name]: value }).success) return { value };
  return { error: true };
}

function candidatesOf(control: Control, text: string, before: unknown): unknown[] {
  if (control.kind === 'words') return [wordsOf(text)];
  if (control.kind === 'value') {
    const value = readAs(control.as, text, before);
    return value === undefined ? [] : [value];
  }
  return text.trim() === '' ? [null, ''] : [text];
}

export function wordsOf(text: string): string[] {
  return [...new Set(text.split(/[,;\n]/u).map((word) => word.trim()))].filter((word) => word !== '');
}

function inner(schema: v.GenericSchema): v.GenericSchema {
  // Wrappers of valibot carry what they wrap under this name.
  return 'wrapped' in schema && schema.type !== 'object' ? inner(schema.wrapped as v.GenericSchema) : schema;
}

function controlOf(schema: v.GenericSchema): Control | null {
  if (schema === PictureSchema || ('entries' in schema && 'alt' in (schema.entries as object)))
    return { kind: 'picture' };
  switch (schema.type) {
    case 'string': {
      const most = limitOf(schema, 'max_length');
      return { kind: 'text', long: (most ?? 0) > 2048 || most === 2000, most };
    }
    case 'boolean':
      return { kind: 'switch' };
    case 'number':
      return {
        kind: 'number',
        least: limitOf(schema, 'min_value') ?? 0,
        most: limitOf(schema, 'max_value') ?? LONG,
      };
    case 'picklist':
      return { kind: 'choice', options: optionsOf(schema) };
    case 'array': {
      const item = 'item' in schema ? inner(schema.item as v.GenericSchema) : null;
      if (item?.type === 'picklist') return { kind: 'choices', options: optionsOf(item) };
      return item?.type === 'string' ? { kind: 'words' } : null;
    }
    default:
      return null;
  }
}

function optionsOf(schema: v.GenericSchema): readonly string[] {
  return 'options' in schema && Array.isArray(schema.options) ? schema.options.map(String) : [];
}

function limitOf(schema: v.GenericSchema, type: string): number | undefined {
  if (!('pipe' in schema) || !Array.isArray(schema.pipe)) return undefined;
  const steps = schema.pipe as readonly { type?: string; requirement?: unknown }[];
  const found = steps.find((step) => step.type === type)?.requirement;
  return typeof found === 'number' ? found : undefined;
}

function emptyValue(schema: v.GenericSchema): unknown {
  if (v.safeParse(schema, null).success) return null;
  switch (inner(schema).type) {
    case 'boolean':
      return false;
    case 'number':
      return 0;
    case 'array':
      return [];
    case 'picklist':
      return optionsOf(inner(schema))[0];
    default:
      return '';
  }
}
