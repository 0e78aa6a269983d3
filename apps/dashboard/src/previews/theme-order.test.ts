import { WEBSITE_TYPES } from '@tosite/validation/platforms/platform';
import type { StoredImage } from '@tosite/validation/profile/stored-image';
import { THEME_NAMES } from '@tosite/validation/website/design';
import { expect, it } from 'vitest';
import { preview } from '../testing/fixtures.ts';
import { themesFor } from './theme-order.ts';

const { profile } = preview;
const picture: StoredImage = { id: 'p', width: 8, height: 8, color: '#888', placeholder: '', variants: [] };
const pictures = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`https://p.example/${index}`, picture]));

it.each(WEBSITE_TYPES)('of %s every theme is offered once', (type) => {
  for (const count of [0, 6])
    expect(themesFor({ ...profile, type }, pictures(count)).toSorted()).toEqual(THEME_NAMES.toSorted());
});

it('what a site begins with is offered first', () => {
  expect(themesFor({ ...profile, type: 'youtube' }, pictures(9))[0]).toBe('broadsheet');
  expect(themesFor({ ...profile, type: 'instagram' }, pictures(9))[0]).toBe('gallery');
});

it('the theme of pictures stands last where there are fewer than six, the portrait not counted', () => {
  const avatar = { url: 'https://p.example/0', width: null, height: null, alt: '' };
  const instagram = { ...profile, type: 'instagram' as const, avatar };
  expect(themesFor(instagram, pictures(6)).at(-1)).toBe('gallery');
  expect(themesFor(instagram, pictures(7)).at(-1)).not.toBe('gallery');
});
