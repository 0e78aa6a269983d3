import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { RichText } from '@tosite/validation/profile/profile';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { findChanges } from '../../site-content/changes/find-changes.ts';
import { ReadingSchema, type Reading } from '../../site-content/reading.ts';
import { layersOf } from './store-reading.ts';

const known = emptyProfile({
  platform: 'github',
  type: 'github',
  handle: 'ann',
  url: 'https://github.com/ann',
  name: 'Ann',
});

it('what was left stays left however a reader orders the parts of a text', () => {
  // A reader writes the parts of a text in its own order, the database in the schema's.
  const about: RichText = {
    text: 'Another text',
    linkBase: 'https://github.com/ann/ann/blob/HEAD/',
    base: 'https://raw.githubusercontent.com/ann/ann/HEAD/',
    format: 'markdown',
  };
  const reading: Reading = {
    profile: { ...known, about },
    method: 'github:rest',
    saysAll: true,
    warnings: [],
  };
  const kept = v.parse(ReadingSchema, JSON.parse(JSON.stringify(reading)));
  const [asked] = findChanges('src', known, kept);
  expect(asked?.fields).toEqual(['about']);
  const { left } = layersOf({ id: 'src', lastImport: known, left: [asked?.id ?? ''] }, reading);
  expect(left).toEqual([asked?.id]);
});
