import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainLine, plainText } from './text-of-model.ts';

const FILM = 'https://www.youtube.com/watch?v=abcdefghijk';

it.each([
  ['---\ntitle: x\nslug: y\n---\nWords.', 'Words.'],
  ['![a](https://c.example/?q=1)Words.', 'Words.'],
  ['See [here](javascript:alert(1)).', 'See here).'],
  ['See [this](https://evil.example/) and https://evil.example/x now', 'See this and now'],
  [`It is at ${FILM} to see`, `It is at ${FILM} to see`],
  ['<script>alert(1)</script>Words <img src=x onerror=y>are <b>bold</b>', 'Words are bold'],
  ['<scr<script></script>ipt>alert(1)</script>Words', 'alert(1)Words'],
  ['A List<String> where a < b and c > d', 'A List<String> where a < b and c > d'],
  ['# Heading\n\n**bold** and `code`', 'Heading\n\nbold and code'],
  ['zero\u200bwidth \u202eright', 'zerowidth right'],
])('of %j the words are left', (written, words) => {
  expect(plainText(written, [FILM])).toBe(words);
});

it('nothing that would do something is left, however it is put together', () => {
  const piece = fc.constantFrom(
    '<script>',
    '</script>',
    '<',
    '>',
    'scr',
    'ipt',
    '![',
    '](',
    ')',
    '[',
    'javascript:',
    'java',
    'script:',
    'https://',
    'x.example',
    ' ',
    '\n',
    '---\n',
    'title: x\n',
    '<img src=x>',
    '<!--',
    '-->',
    '**',
    'word',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const text = plainText(pieces.join(''));
      expect(text).not.toMatch(/<script\b[^>]*>|<img|javascript:\w|https?:\/\/\w/iu);
      expect(plainLine(text)).not.toContain('\n');
    }),
  );
});
