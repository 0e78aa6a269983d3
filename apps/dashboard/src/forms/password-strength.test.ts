import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it('counts down to the shortest that is taken', () => {
  expect(passwordStrength('')).toBeNull();
  expect(passwordStrength('abc')).toBe('5 more characters are needed.');
  expect(passwordStrength('engines')).toBe('One more character is needed.');
});
it.each(['password1', 'aaaaaaaaaa', '12345678', 'adabyron1', 'qwertzuiop'])(
  'calls %s easy to guess',
  (password) => {
    expect(passwordStrength(password, ['Ada Byron', 'adabyron'])).toMatch(/^Easy to guess/u);
  },
);
it('praises length, whatever the letters', () => {
  expect(passwordStrength('blue harbour')).toMatch(/^Fair/u);
  expect(passwordStrength('correct horse battery')).toBe('Strong.');
});
it('says when it is too long to be taken', () => {
  expect(passwordStrength('ab'.repeat(65))).toBe('Use 128 characters or less.');
});
