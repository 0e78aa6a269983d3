import { expect, it } from 'vitest';
import { fragmentEmail, fragmentToken } from './fragment-token.ts';

it('reads the token behind the #', () => {
  expect(fragmentToken('#token=abc-_1')).toBe('abc-_1');
  expect(fragmentToken('#abc-_1')).toBe('abc-_1');
});
it.each(['', '#', '#token=', `#${'a'.repeat(600)}`, '#other=1'])('finds none in %j', (hash) => {
  expect(fragmentToken(hash)).toBeNull();
});

it('knows whose link it is where the mail says so', () => {
  expect(fragmentToken('#token=abc&email=ada%40example.com')).toBe('abc');
  expect(fragmentEmail('#token=abc&email=ada%40example.com')).toBe('ada@example.com');
  expect(fragmentEmail('#token=abc')).toBe('');
});
