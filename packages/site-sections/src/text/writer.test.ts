import { describe, expect, it } from 'vitest';
import { writerFor } from './writer.ts';

describe('dates and numbers of a language', () => {
  it('writes a date at its own precision', () => {
    const { date } = writerFor('en');
    expect(
      ['2021', '2021-09', '2021-09-04', '2021-09-04T10:00:00.000Z', null, 'soon', '2021-13'].map(date),
    ).toEqual(['2021', 'Sep 2021', '4 September 2021', '4 September 2021', null, null, null]);
  });

  it('follows the language', () => {
    expect(writerFor('nl').date('2021-03')).toBe('mrt 2021');
    expect(writerFor('de').number(1234567)).toBe('1.234.567');
    // What was told as "48.2K" is written as roughly in every language.
    expect(['en', 'de', 'fr', 'ja'].map((language) => writerFor(language).rough(48_200))).toEqual([
      '48.2K',
      '48,2 Tausend',
      '48,2\u00A0k',
      '4.82万',
    ]);
    expect(writerFor('en').rough(120)).toBe('120');
    expect(writerFor('de').percent(0.46)).toBe('46\u00A0%');
  });

  it('falls back to English for a tag that is none', () => {
    expect(writerFor('not a tag!').number(1234)).toBe('1,234');
  });

  it('shortens from a million on and writes lengths as clocks do', () => {
    const { compact, duration } = writerFor('en');
    expect([compact(412_000), compact(1_240_000)]).toEqual(['412,000', '1.24M']);
    expect([702, 3849, 5].map(duration)).toEqual(['11:42', '1:04:09', '0:05']);
  });
});
