import { expect, it } from 'vitest';
import { sourceName } from './source-words.ts';

it('a source is called by its address, a file without one by its name, else by its platform', () => {
  const platform = 'linkedin';
  const profileUrl = 'https://www.linkedin.com/in/ada/';
  expect(sourceName({ platform, profileUrl, handle: 'ada' })).toBe('linkedin.com/in/ada');
  expect(sourceName({ platform, profileUrl: '', handle: 'Ada Byron' })).toBe('Ada Byron');
  expect(sourceName({ platform, profileUrl: '', handle: '' })).toBe('LinkedIn');
});
