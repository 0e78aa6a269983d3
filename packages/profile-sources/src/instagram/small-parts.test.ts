import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeByTime } from './export/merge-by-time.ts';
import { repairText } from './export/repair-text.ts';
import { hashtags } from './hashtags.ts';
import { parseJson } from './parse-json.ts';
import { postId } from './post-id.ts';
import { readMoment } from './read-moment.ts';
import { asExported } from './testing/made-export.ts';

describe('JSON with long numbers', () => {
  it.each([
    ['{"id":17841400000000101}', { id: '17841400000000101' }],
    ['[ -12345678901234567890 , 12]', ['-12345678901234567890', 12]],
    [
      String.raw`{"a":"17841400000000101 \" 17841400000000102"}`,
      { a: '17841400000000101 " 17841400000000102' },
    ],
    ['[0.12345678901234567890, 1e300, 1.5]', [0.123_456_789_012_345_68, 1e300, 1.5]],
    ['[1234567890123456e2]', [123_456_789_012_345_600]],
    ['{"12345678901234567":1}', { '12345678901234567': 1 }],
  ])('%s', (json, value) => {
    expect(parseJson(json)).toEqual(value);
  });

  it('is otherwise what it always was', () => {
    const small = fc.json({ noUnicodeString: false }).filter((json) => !/\d{16}|e\+?\d/iu.test(json));
    fc.assert(
      fc.property(small, (json) => {
        expect(parseJson(json)).toEqual(JSON.parse(json));
      }),
      { numRuns: 200 },
    );
  });

  it.each(['', '{', '<html>', '"', '{"a":"\\'])('%j is none', (text) => {
    expect(() => parseJson(text)).toThrow(SyntaxError);
  });
});

describe('repairing words', () => {
  it.each([
    ['Ã©', 'é'],
    ['New mugs â\u0098\u0095ï¸\u008f', 'New mugs ☕️'],
    ['ð\u009f\u0091©â\u0080\u008dð\u009f\u008e¨', '👩‍🎨'],
    ['ï»¿bom', '\ufeffbom'],
    ['Café', 'Café'],
    ['naïve ☕', 'naïve ☕'],
    ['plain', 'plain'],
    ['', ''],
    ['\u00ff\u00fe', '\u00ff\u00fe'],
    ['Ã', 'Ã'],
  ])('%j becomes %j', (broken, right) => {
    expect(repairText(broken)).toBe(right);
  });

  it('brings back every text that the export broke', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(repairText(asExported(text))).toBe(text);
      }),
      { numRuns: 300 },
    );
  });
});

it.each([
  ['2026-11-14T17:53:00+0000', '2026-11-14T17:53:00.000Z'],
  ['2019-06-16T08:00:00+02:00', '2019-06-16T06:00:00.000Z'],
  [1_794_679_200, '2026-11-14T18:00:00.000Z'],
  ['1794679200', '2026-11-14T18:00:00.000Z'],
  [1_794_679_200_000, '2026-11-14T18:00:00.000Z'],
  [0, null],
  [-1, null],
  [Number.NaN, null],
  [1e300, null],
  ['yesterday', null],
  ['2026-13-45T99:99:99Z', null],
  [null, null],
  [{}, null],
])('the moment %j is %j', (value, moment) => {
  expect(readMoment(value)).toBe(moment);
});

it.each([
  ['New #ceramics #Ceramics, #stone_ware. #日本 #été', ['ceramics', 'stone_ware', '日本', 'été']],
  ['We are #1 &#39; a#b https://x.example/#anchor ＃wide', ['wide']],
  ['# nothing', []],
  ['', []],
])('the hashtags of %j', (caption, tags) => {
  expect(hashtags(caption)).toEqual(tags);
});

it.each([
  ['https://www.instagram.com/reel/DFq6EsYpBOZ/', 'instagram:post:DFq6EsYpBOZ'],
  ['https://www.instagram.com/some.name/p/DFq6EsYpBOZ/?img_index=1', 'instagram:post:DFq6EsYpBOZ'],
  ['https://www.instagram.com/some.name/', null],
  [null, null],
])('the id of %j', (permalink, id) => {
  expect(postId(permalink)).toBe(id);
});

it('lists are merged by time in the direction of the first', () => {
  const at = (...days: number[]) =>
    days.map((day) => ({ takenAt: `2026-01-${String(day).padStart(2, '0')}` }));
  const days = (items: { takenAt: string }[]) => items.map(({ takenAt }) => Number(takenAt.slice(-2)));
  expect(days(mergeByTime(at(9, 5, 1), at(10, 6, 5, 0)))).toEqual([10, 9, 6, 5, 5, 1, 0]);
  expect(days(mergeByTime(at(1, 5, 9), at(10, 6, 0)))).toEqual([0, 1, 5, 6, 9, 10]);
  expect(days(mergeByTime([], at(3, 2)))).toEqual([3, 2]);
  expect(days(mergeByTime(at(3, 2), []))).toEqual([3, 2]);
});
