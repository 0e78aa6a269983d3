import { expect, it } from 'vitest';
import { readChapters } from './read-chapters.ts';

const starts = (description: string, duration: number | null = null) =>
  readChapters(description, duration).map(({ start, title }) => `${start} ${title}`);

it.each([
  ['plain', '0:00 Intro\n1:23 Middle\n1:02:10 End', ['0 Intro', '83 Middle', '3730 End']],
  ['in brackets', '(00:00) Cold open\n(00:42) Why\n(05:15) Recipe', ['0 Cold open', '42 Why', '315 Recipe']],
  ['in square brackets', '[00:00] A\n[01:00] B\n[02:00] C', ['0 A', '60 B', '120 C']],
  ['with dashes', '0:00 - A\n1:00 – B\n2:00 — C', ['0 A', '60 B', '120 C']],
  ['with ends', '0:00 - 1:00 A\n1:00 - 2:00 B\n2:00 - 3:00 C', ['0 A', '60 B', '120 C']],
  ['as a list', '• 0:00 A\n• 1:00 B\n• 2:00 C', ['0 A', '60 B', '120 C']],
  ['numbered', '1. 0:00 A\n2. 1:00 B\n3. 2:00 C', ['0 A', '60 B', '120 C']],
  ['with the times last', 'A 0:00\nB - 1:00\nC (2:00)', ['0 A', '60 B', '120 C']],
  ['with hours throughout', '00:00:00 A\n00:10:00 B\n01:00:00 C', ['0 A', '600 B', '3600 C']],
  [
    'from right to left',
    '\u200f0:00 المقدمة\n\u200f1:10 الماء\n\u200f3:45 النار',
    ['0 المقدمة', '70 الماء', '225 النار'],
  ],
  ['with Arabic digits', '٠:٠٠ بداية ١\n١:١٠ وسط\n٣:٤٥ نهاية', ['0 بداية ١', '70 وسط', '225 نهاية']],
  ['with Windows lines and empty ones', '0:00 A\r\n\r\n1:00 B\r\n\r\n2:00 C', ['0 A', '60 B', '120 C']],
  [
    'titles that begin with a number',
    '0:00 10 things\n1:00 5 more\n2:00 3D',
    ['0 10 things', '60 5 more', '120 3D'],
  ],
  [
    'with text around',
    'Hello.\n\n0:00 A\n1:00 B\n2:00 C\n\nText one\nText two\n12:30 is my favourite',
    ['0 A', '60 B', '120 C'],
  ],
  [
    'twice, in two languages',
    '0:00 A\n1:00 B\n2:00 C\n\nDeutsch:\n0:00 X\n1:00 Y\n2:00 Z',
    ['0 A', '60 B', '120 C'],
  ],
])('%s', (_name, description, chapters) => {
  expect(starts(description)).toEqual(chapters);
});

it.each([
  ['two lines', '0:00 A\n1:00 B'],
  ['not from 0:00', '0:30 A\n1:00 B\n2:00 C'],
  ['not ascending', '0:00 A\n2:00 B\n1:00 C\n3:00 D'],
  ['the same time twice', '0:00 A\n1:00 B\n1:00 C'],
  ['times without titles', '0:00\n1:00\n2:00'],
  ['a sentence about 0:00', 'Chapters (not from 0:00)\n0:30 Start here\n2:00 Then here'],
  ['scores and ratios', 'We won 3:1\nand 2:0\nand 4:3'],
  ['no description', ''],
])('%s: no chapters', (_name, description) => {
  expect(starts(description)).toEqual([]);
});

it('what lies behind the end of the video is no chapter', () => {
  expect(starts('0:00 A\n1:00 B\n2:00 C\n9:00 D', 200)).toEqual(['0 A', '60 B', '120 C']);
  expect(starts('0:00 A\n1:00 B\n2:00 C', 100)).toEqual([]);
});

it('a hostile description is read in no time', () => {
  const before = process.cpuUsage();
  for (const line of [
    '0:00 '.repeat(4000),
    '('.repeat(20_000),
    `${'- '.repeat(10_000)}0:00`,
    '1:00 x\n'.repeat(3000),
  ])
    readChapters(line, null);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1000);
});
