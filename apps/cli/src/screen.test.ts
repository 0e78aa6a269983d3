import { expect, test } from 'vitest';
import { createScreen } from './screen.ts';

function written(isTTY: boolean, quiet = false) {
  let text = '';
  const screen = createScreen({ write: (part) => (text += part), isTTY, columns: 40 }, { quiet });
  screen.progress('Copying pictures 1 of 2');
  screen.done('Profile of Eve\u001B[31m\nred');
  screen.warn('half');
  return text;
}

test('a log gets a line for what is done, and nothing that steers a terminal', () => {
  expect(written(false)).toBe('✓ Profile of Eve [31m red\n! half\n');
});

test('a name keeps the joiners between its letters', () => {
  let text = '';
  const screen = createScreen({ write: (part) => (text += part), isTTY: false }, { quiet: false });
  screen.done('Profile of رضایی\u200Cمنش 👩\u200D🌾\u202E');
  expect(text).toBe('✓ Profile of رضایی\u200Cمنش 👩\u200D🌾 \n');
});

test('a terminal gets a line of progress that the next one takes the place of', () => {
  expect(written(true)).toBe('… Copying pictures 1 of 2\r\u001B[2K✓ Profile of Eve [31m red\n! half\n');
});

test('quiet says nothing', () => {
  expect(written(true, true)).toBe('');
});
