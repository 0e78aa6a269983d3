import { expect, test } from 'vitest';
import { groundParagraph } from './ground-paragraph.ts';

const CUES = [
  { start: 0, text: 'There is a red kettle in my kitchen that nobody is allowed to give away.' },
  { start: 8, text: 'It was pressed in Olofström in 1962, it has a chip on the lid,' },
  { start: 15, text: 'and last month it did something that I had to film three times.' },
  { start: 41, text: 'I bought four electric kettles second-hand, each with a year of scale inside.' },
  { start: 55, text: 'The best of them took four minutes and twenty-five seconds.' },
];

test('what was said is supported, at the second at which it was said', () => {
  expect(groundParagraph('It was pressed in Olofström in 1962 and has a chip on the lid.', CUES)).toEqual({
    supported: true,
    at: 8,
    missing: [],
  });
  expect(groundParagraph('I bought four electric kettles second-hand.', CUES)).toMatchObject({
    supported: true,
    at: 41,
  });
});

test('a number that was not said is named, though all the other words were', () => {
  expect(groundParagraph('It was pressed in Olofström in 1972, with a chip on the lid.', CUES)).toEqual({
    supported: false,
    at: 8,
    missing: ['1972'],
  });
});

test('a name that was not said is named', () => {
  expect(groundParagraph('It was pressed in Malmö in 1962, with a chip on the lid.', CUES)).toMatchObject({
    supported: false,
    missing: ['Malmö'],
  });
});

test('words that stand minutes apart are no paragraph', () => {
  const far = [
    ...CUES,
    ...Array.from({ length: 40 }, (_, i) => ({ start: 60 + i, text: 'and so on and so forth' })),
    { start: 200, text: 'a samovar from Tula sings before breakfast' },
  ];
  expect(
    groundParagraph('The red kettle in my kitchen sings before breakfast like a samovar', far).supported,
  ).toBe(false);
});

test('a script without spaces is compared word by word', () => {
  const cues = [
    { start: 3, text: '今日は山でお茶を作ります' },
    { start: 9, text: 'やかんは赤いです' },
  ];
  expect(groundParagraph('山でお茶を作ります', cues)).toMatchObject({ supported: true, at: 3 });
  expect(groundParagraph('海でコーヒーを飲みました', cues).supported).toBe(false);
});

test('without words or without cues there is nothing to say', () => {
  expect(groundParagraph('', CUES)).toEqual({ supported: true, at: null, missing: [] });
  expect(groundParagraph('A red kettle', [])).toEqual({
    supported: false,
    at: null,
    missing: ['red', 'kettle'],
  });
});
