import { emptyOwnerEdits } from '@tosite/validation/profile/owner-edits';
import { PROFILE_ITEMS } from '@tosite/validation/profile/owner-edits-fields';
import { PROFILE_LISTS, type ProfileList } from '@tosite/validation/profile/profile';
import { SECTION_KEYS } from '@tosite/validation/website/section-order';
import { SECTION_SETTINGS } from '@tosite/validation/website/section-settings';
import { expect, it } from 'vitest';
import { editorWords } from '../../words/editor-words.ts';
import { differencesOf } from './differences.ts';
import type { EditorDocument } from './editor-document.ts';
import {
  canAddTo,
  emptyItem,
  itemFields,
  readAddedItem,
  settingFields,
  writtenValue,
} from './schema-fields.ts';
import { actionOfText } from './take-text.ts';

it.each(SECTION_KEYS)('every setting of %s has a control, with the label of its schema', (section) => {
  const names = settingFields(section).map(({ name }) => name);
  const declared = Object.keys(SECTION_SETTINGS[section].entries);
  // Hiding is the eye of its row; order and hidden items are in its list.
  const elsewhere = ['hidden', 'order', 'hiddenItems', ...(section === 'hero' ? ['title'] : [])];
  expect(names).toEqual(declared.filter((name) => !elsewhere.includes(name)));
  expect(settingFields(section).every(({ title, name }) => title !== '' && title !== name)).toBe(true);
});

it.each(PROFILE_LISTS.filter(canAddTo))(
  'an item of %s can be added once its first field is written',
  (list) => {
    const [first] = itemFields(list);
    expect(readAddedItem(list, emptyItem(list))).toBeNull();
    const filled = { ...emptyItem(list), url: 'https://example.com', [first?.name ?? '']: 'Mine' };
    const values = 'url' in emptyItem(list) ? filled : { ...emptyItem(list), [first?.name ?? '']: 'Mine' };
    expect(readAddedItem(list, values)).toMatchObject({
      [first?.name ?? '']: 'Mine',
      origin: { source: 'owner' },
    });
  },
);

it('what cannot stand in a field is not taken', () => {
  const field = (name: string) => itemFields('experience').find((known) => known.name === name);
  const [start, title, skills] = [field('start'), field('title'), field('skills')];
  if (start === undefined || title === undefined || skills === undefined) throw new Error('no such fields');
  expect(writtenValue('experience', start, 'last year')).toEqual({ error: true });
  expect(writtenValue('experience', start, '2021-05')).toEqual({ value: '2021-05' });
  expect(writtenValue('experience', start, '')).toEqual({ value: null });
  expect(writtenValue('experience', skills, 'a, b,, a')).toEqual({ value: ['a', 'b'] });
});

it.each(PROFILE_LISTS)('every fact of %s that a page prints can be written, and has a name', (list) => {
  const fields = itemFields(list);
  for (const { name } of fields) expect([name, editorWords.fields[name]]).not.toContain(undefined);
  const { entries }: { entries: Record<string, unknown> } = PROFILE_ITEMS[list];
  const unsaid = [
    'id',
    'origin',
    'approximate',
    'kind',
    'videoId',
    'chapters',
    'pictures',
    'bytes',
    'takenOffset',
    'video',
  ];
  expect(new Set(fields.map(({ name }) => name))).toEqual(
    new Set(Object.keys(entries).filter((name) => !unsaid.includes(name))),
  );
});

it('a count is written in digits, a share in percent, a moment as its day; nothing means that it is not told', () => {
  const write = (list: ProfileList, name: string, text: string, before?: unknown) => {
    const field = itemFields(list).find((known) => known.name === name);
    return field === undefined ? null : writtenValue(list, field, text, before);
  };
  expect(write('projects', 'stars', '1,204')).toEqual({ value: 1204 });
  expect(write('projects', 'stars', '')).toEqual({ value: null });
  expect(write('projects', 'stars', 'many')).toEqual({ error: true });
  expect(write('codeLanguages', 'share', '12.5')).toEqual({ value: 0.125 });
  expect(write('codeLanguages', 'share', '120')).toEqual({ error: true });
  expect(write('videos', 'publishedAt', '2021-05-28', '2021-05-01T08:30:00.000Z')).toEqual({
    value: '2021-05-28T08:30:00.000Z',
  });
  expect(write('media', 'takenAt', '2021-05-28')).toEqual({ value: '2021-05-28T12:00:00.000Z' });
  expect(write('media', 'takenAt', '2021-13-28')).toEqual({ error: true });
});

it('the preview can write texts, and nothing else', () => {
  expect(actionOfText({ kind: 'field', path: 'headline' }, ' Mine ')).toEqual({
    kind: 'field',
    path: 'headline',
    value: 'Mine',
  });
  expect(actionOfText({ kind: 'field', path: 'name' }, '')).toBeNull();
  expect(actionOfText({ kind: 'field', path: 'avatar' }, 'x')).toBeNull();
  expect(actionOfText({ kind: 'title', section: 'constructor' }, 'x')).toBeNull();
  expect(actionOfText({ kind: 'title', section: 'about' }, '')).toMatchObject({
    key: 'title',
    value: undefined,
  });
  const item = { kind: 'item' as const, list: 'projects' as const, id: 'p', field: 'description' };
  expect(actionOfText(item, '')).toMatchObject({ kind: 'set-item', set: { description: null } });
  expect(actionOfText({ ...item, list: 'constructor' as never }, 'x')).toBeNull();
});

it('two versions differ in the parts that differ', () => {
  const mine: EditorDocument = {
    design: { theme_name: 'swiss', theme_mode: 'auto', sections: { about: { title: 'Me' } } },
    sectionOrder: ['hero', 'about'],
    edits: emptyOwnerEdits(),
  };
  expect(differencesOf(mine, structuredClone(mine))).toEqual([]);
  const theirs: EditorDocument = {
    design: { ...mine.design, theme_name: 'ledger', sections: {} },
    sectionOrder: ['about', 'hero'],
    edits: { ...mine.edits, fields: { headline: 'x' } },
  };
  expect(differencesOf(mine, theirs)).toEqual(['Theme', 'Sections', 'About', 'Texts']);
});
