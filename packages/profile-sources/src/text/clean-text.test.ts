import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanName, cleanText, clip } from './clean-text.ts';

const codes = (text: string | null) =>
  Array.from(text ?? '', (character) => character.codePointAt(0)?.toString(16)).join(' ');

describe('a name keeps the joiners that its script or its emoji is written with', () => {
  it.each([
    ['Persian', 'علی\u200cرضا شرکت فن\u200cآوری'],
    ['Persian with a vowel mark before it', 'نَ\u200cما'],
    ['Arabic, the abbreviation of the Islamic year', '1445 ه\u200d'],
    ['Sinhala', 'ශ්\u200dරී පාලම් සමාගම'],
    ['Malayalam, a letter that ends a word', 'അവന്\u200d'],
    ['Bengali', 'র\u200d্যাব'],
    ['Hindi', 'क्\u200dष राम'],
    ['Kannada', 'ರಾಜ್\u200cಕುಮಾರ್'],
    ['Khmer', 'ស្\u200cរ'],
    ['Mongolian', 'ᠮᠣᠩᠭ\u180bᠣᠯ'],
    ['a profession', 'Robin 👩\u200d💻'],
    ['a profession with a skin tone', 'Robin 👩🏽\u200d🚒'],
    ['a family', '👨\u200d👩\u200d👧 Sample'],
    ['a heart with its selector', '❤\ufe0f\u200d🔥 Studio'],
    ['a rainbow flag', '🏳\ufe0f\u200d🌈 Books'],
    ['a keycap', '1\ufe0f\u20e3 First'],
    ['a flag of two letters', '🇳🇴 Fjord'],
    ['a flag of tags', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Ceilidh'],
    ['a variant of a Han character', '葛\u{e0100}城'],
  ])('%s', (_what, name) => {
    expect(codes(cleanName(name))).toBe(codes(name.normalize('NFC')));
  });

  it.each([
    ['between Latin letters', 'pay\u200dpal', 'paypal'],
    ['a non-joiner between Latin letters', 'Ro\u200cbin', 'Robin'],
    ['at the ends', '\u200dRobin\u200d', 'Robin'],
    ['Cyrillic', 'Ми\u200dра', 'Мира'],
    ['a selector on a letter', 'Ro\ufe0fbin', 'Robin'],
    ['a selector on a number that is no keycap', '1\ufe0f2', '12'],
    ['tags that are no flag', 'Robin\u{e0041}\u{e0042}\u{e007f}', 'Robin'],
    ['tags that do not end', '🏴\u{e0067}x', '🏴x'],
    ['after an emoji, before a letter', '🔥\u200dx', '🔥x'],
    ['many in a row', 'علی\u200c\u200c\u200cرضا', 'علی\u200cرضا'],
  ])('but not %s', (_what, name, right) => {
    expect(codes(cleanName(name))).toBe(codes(right));
  });
});

describe('what is cut is cut between characters', () => {
  it.each([
    ['a family', `${'a'.repeat(8)}👨\u200d👩\u200d👧`, 'aaaaaaaa'],
    ['a flag', `${'a'.repeat(8)}🇳🇴`, 'aaaaaaaa'],
    ['a letter with its mark', `${'a'.repeat(9)}e\u0301`, 'aaaaaaaaa'],
    ['a syllable', `${'a'.repeat(9)}ශ්\u200dරී`, 'aaaaaaaaa'],
  ])('%s', (_what, text, right) => {
    expect(clip(text, 10)).toBe(right);
  });

  it('never longer than it may be, never half a pair, and the beginning of what was there', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '\u0301', '👩', '\u200d', '🏽', '🇳', 'é', '\ud83d', ' ') }),
        fc.integer({ min: 1, max: 30 }),
        (text, most) => {
          const cut = clip(text, most);
          expect(cut.length).toBeLessThanOrEqual(most);
          expect(text.startsWith(cut)).toBe(true);
          expect(cleanText(cut, 100) ?? '').not.toMatch(
            /[\ud800-\udfff](?![\udc00-\udfff])(?<![\ud800-\udbff].)/u,
          );
        },
      ),
    );
  });
});

it('what is no character is in no text', () => {
  expect(cleanText('a\u0010b\ufffec\uffffd\u{1fffe}e\ufdd0f\ud800g', 100)).toBe('abcdef\ufffdg');
});
