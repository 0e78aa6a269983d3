import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanLine, cleanLines, cleanSigns, cleanText, shorten, shortenToSentence } from './clean-text.ts';

describe('cleaning what a person wrote', () => {
  it.each([
    undefined,
    null,
    '',
    '   ',
    'undefined',
    'null',
    'NaN',
    '[object Object]',
    '***',
    '* * *',
    '–',
    '• · •',
    '\u200B\u202E',
  ])('leaves nothing of %j', (text) => {
    expect(cleanText(text)).toBeNull();
  });

  it('I7: composes letters, drops what cannot be seen and keeps paragraphs', () => {
    expect(cleanText('  Jose\u0301\u202E \t Ruiz\u200B\r\n\r\n\r\n\r\nDos\u0000  ')).toBe('José Ruiz\n\nDos');
  });

  it('keeps joiners that scripts need, and symbols that speak alone', () => {
    expect(cleanText('می\u200Cخواهم')).toBe('می\u200Cخواهم');
    expect(cleanText('🌱')).toBe('🌱');
  });

  it('puts a name on one line and lists each text once', () => {
    expect(cleanLine('Ada\nLovelace')).toBe('Ada Lovelace');
    expect(cleanLines(['Rust', 'rust ', null, '***', 'Go'])).toEqual(['Rust', 'Go']);
  });

  it('shortens after a sentence where enough is left, and not after an abbreviation', () => {
    const text = 'I led the team of Dr. Ruiz for ten years. Then I wrote what we had learnt.';
    expect(shortenToSentence(text, 60)).toBe('I led the team of Dr. Ruiz for ten years.');
    expect(shortenToSentence(text, 40)).toBe('I led the team of Dr. Ruiz for ten…');
    expect(shortenToSentence(text, 200)).toBe(text);
    expect(shortenToSentence('港の灯りを直した。それから本を書いた。今は教えている。', 20)).toBe(
      '港の灯りを直した。それから本を書いた。',
    );
  });

  it('shortens between words, without half a character', () => {
    expect(shorten('One two three four', 12)).toBe('One two…');
    expect(shorten('short', 12)).toBe('short');
    expect(shorten('😀'.repeat(20), 10)).toMatch(/^(😀)+…$/u);
  });
});

it('a text of ASCII alone is cleaned as it is among other letters', () => {
  assert(
    property(string({ unit: 'binary-ascii' }), string({ unit: 'grapheme' }), (ascii, other) => {
      expect(cleanSigns(`|${ascii}|é`)).toBe(`${cleanSigns(`|${ascii}|`)}é`);
      expect(cleanSigns(cleanSigns(other))).toBe(cleanSigns(other));
    }),
  );
  for (const text of ['a  b', ' a', 'a\tb', 'a\u007fb', 'a\r\nb'])
    expect(cleanSigns(`${text}é`)).toBe(`${cleanSigns(text)}é`);
});
