import { expect, it } from 'vitest';
import { initialsOf } from './avatar.tsx';

it.each([
  ['Ada Byron', 'AB'],
  ['ada', 'A'],
  ['Noor van Aalst', 'NA'],
  ['  نور الدين ', 'نا'],
  ['𝒜lba Mora', '𝒜M'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
