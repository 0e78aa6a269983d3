import { array, assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { sentencesOf } from './words.ts';

const at = (text: string, index: number) => text.slice(index);

test('a long text has the sentences that it has when it is read at once', () => {
  const piece = constantFrom(
    'The kettle boils. ',
    'Does it? ',
    'It cost 1.50 in 1962, ',
    'e.g. twice',
    ' ',
    '\n\n',
    '“No.” ',
    '今日は山でお茶を作ります。',
    'هل تعرف؟ ',
    '…',
    '...',
    'x'.repeat(90),
    '😀',
  );
  assert(
    property(array(piece, { maxLength: 60 }), integer({ min: 40, max: 400 }), (pieces, window) => {
      const text = pieces.join('');
      expect(sentencesOf(text, 'en', window)).toEqual(sentencesOf(text, 'en', 1_000_000));
    }),
  );
});

test('each begins where it says, and a text of a long film takes as long as its parts', () => {
  const text = 'Sentence 12 says that part 3 of the machine turns, as it did in 1962. '.repeat(4_000);
  const found = sentencesOf(text);
  expect(found).toHaveLength(4_000);
  for (const sentence of [found[0], found[1_999], found[3_999]])
    expect(sentence && at(text, sentence.index).startsWith(sentence.text)).toBe(true);
});
