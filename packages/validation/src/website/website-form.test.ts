import { expect, test } from 'vitest';
import * as v from 'valibot';
import { WebsiteFormSchema } from './website-form.ts';

const messages = (input: unknown) => {
  const found: Record<string, string> = {};
  for (const issue of v.safeParse(WebsiteFormSchema, input).issues ?? [])
    found[v.getDotPath(issue) ?? ''] ??= issue.message;
  return found;
};
const FILLED = { websiteName: 'Mira', websiteDomain: 'mira', theme: 'swiss', type: 'github' };

test('a filled form is accepted and trimmed', () => {
  expect(v.parse(WebsiteFormSchema, { ...FILLED, websiteName: ' Mira ' })).toEqual(FILLED);
});

const REQUIRED = {
  websiteName: 'Website name is required',
  websiteDomain: 'Website domain is required',
  theme: 'Theme is required',
  type: 'Type is required',
};

test('every field is required, in the words of the specification, whether empty, blank, absent or of another kind', () => {
  expect(messages({ websiteName: '', websiteDomain: '', theme: '', type: '' })).toEqual(REQUIRED);
  expect(messages({ websiteName: ' ', websiteDomain: '\t', theme: '\n', type: '  ' })).toEqual(REQUIRED);
  expect(messages({})).toEqual(REQUIRED);
  expect(messages({ websiteName: null, websiteDomain: 5, theme: [], type: {} })).toEqual(REQUIRED);
});

test('the address has two rules of its own', () => {
  expect(messages({ ...FILLED, websiteDomain: 'a'.repeat(64) })).toEqual({
    websiteDomain: 'Website domain must be 63 characters or less',
  });
  for (const websiteDomain of ['jane-doe', 'jane_doe', 'jane.doe', 'jane doe', 'jané', '名前', '-', 'a\nb']) {
    expect(messages({ ...FILLED, websiteDomain })).toEqual({
      websiteDomain: 'Only letters, numbers and hyphens allowed',
    });
  }
  expect(messages({ ...FILLED, websiteDomain: 'aZ09'.repeat(15) + 'abc' })).toEqual({});
});

test('a name of 121 characters is too long', () => {
  expect(messages({ ...FILLED, websiteName: 'a'.repeat(121) })).toEqual({
    websiteName: 'Keep this at 120 characters or less.',
  });
});
