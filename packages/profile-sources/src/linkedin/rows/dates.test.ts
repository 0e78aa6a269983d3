import { describe, expect, it } from 'vitest';
import { createDateReader, meansPresent, readDate, readPeriod } from './dates.ts';

describe("LinkedIn's own writing", () => {
  it.each([
    ['Apr 2019', '2019-04'],
    ['2015', '2015'],
    ['05 Mar 2024', '2024-03-05'],
    ['Mar 4, 1990', '1990-03-04'],
    ['Jan 20, 2020', '2020-01-20'],
    ['07/08/23, 10:00 AM', '2023-07-08'],
    ['1/2/20, 9:00 AM', '2020-01-02'],
    ['12/31/19, 11:59 PM', '2019-12-31'],
    ['2024/03/05 10:11:12 UTC', '2024-03-05'],
    ['2026-10-30 08:00:00', '2026-10-30'],
    ['2026-09-12T07:21:29.000+00:00', '2026-09-12'],
    ['Fri Jan 03 10:00:00 UTC 2020', '2020-01-03'],
  ])('%s is %s', (cell, date) => {
    expect(readDate(cell)).toBe(date);
  });
});

describe('other languages', () => {
  it.each([
    ['abr. de 2019', '2019-04'],
    ['abril de 2019', '2019-04'],
    ['ene 2020', '2020-01'],
    ['5 de marzo de 2024', '2024-03-05'],
    ['janv. 2020', '2020-01'],
    ['août 2020', '2020-08'],
    ['5 mars 2024', '2024-03-05'],
    ['déc. 2020', '2020-12'],
    ['Mär 2019', '2019-03'],
    ['Mrz. 2019', '2019-03'],
    ['5. März 2024', '2024-03-05'],
    ['Dez. 2020', '2020-12'],
    ['set. de 2020', '2020-09'],
    ['fevereiro de 2020', '2020-02'],
    ['gen 2020', '2020-01'],
    ['mar 5 apr 2024', '2024-04-05'],
    ['settembre 2021', '2021-09'],
    ['mrt 2019', '2019-03'],
    ['mei 2019', '2019-05'],
    ['okt. 2019', '2019-10'],
    ['kwi 2019', '2019-04'],
    ['kwietnia 2019', '2019-04'],
    ['paź 2019', '2019-10'],
    ['listopad 2019', '2019-11'],
    ['Nis 2019', '2019-04'],
    ['Şub 2019', '2019-02'],
    ['Ağustos 2020', '2020-08'],
    ['KASIM 2020', '2020-11'],
    ['апр. 2019 г.', '2019-04'],
    ['апреля 2019', '2019-04'],
    ['فبراير 2020', '2020-02'],
    ['أبريل ٢٠١٩', '2019-04'],
    ['2019年4月', '2019-04'],
    ['2019年4月5日', '2019-04-05'],
    ['2019년 4월', '2019-04'],
    ['2019. ápr. 5.', '2019-04-05'],
    ['Απρ 2019', '2019-04'],
    ['ม.ค. 2019', '2019-01'],
    ['มี.ค. 2019', '2019-03'],
  ])('%s is %s', (cell, date) => {
    expect(readDate(cell)).toBe(date);
  });
});

describe('what a spreadsheet makes of "Apr 2019"', () => {
  it.each([
    ['Apr-19', '2019-04'],
    ['avr.-19', '2019-04'],
    ['19-Apr', '2019-04'],
    ["Apr '19", '2019-04'],
    ['"Apr 2019"', '2019-04'],
    ['04/2019', '2019-04'],
    ['4.2019', '2019-04'],
    ['2019-04', '2019-04'],
    ['2019/4', '2019-04'],
    ['2019-04-01', '2019-04'],
    ['2019-04-01 00:00:00', '2019-04'],
    ['2019-04-01T00:00:00.000Z', '2019-04'],
    ['01/04/2019', '2019-04'],
    ['4/1/2019', '2019-04'],
    ['01.04.2019', '2019-04'],
    ['01-04-2019', '2019-04'],
    ['43556', '2019-04'],
    ['43556.0', '2019-04'],
  ])('%s is %s', (cell, date) => {
    expect(readDate(cell)).toBe(date);
  });

  it('the order of day and month is learnt from the whole column', () => {
    const european = createDateReader(['14/04/2019', '01/09/2021', '']);
    expect([european('14/04/2019'), european('01/09/2021')]).toEqual(['2019-04-14', '2021-09-01']);
    const american = createDateReader(['4/14/2019', '9/1/2021']);
    expect(american('9/1/2021')).toBe('2021-09-01');
    const months = createDateReader(['01/04/2019', '01/09/2021', '01/01/2020']);
    expect(months('01/09/2021')).toBe('2021-09');
    const americanMonths = createDateReader(['4/1/2019', '9/1/2021', '1/1/2020']);
    expect(americanMonths('9/1/2021')).toBe('2021-09');
  });
});

describe('what is no date', () => {
  it.each([
    '',
    ' ',
    'foo',
    '99',
    '0',
    '2019-13',
    'Feb 30, 2020',
    '00/00/0000',
    '2019 - 2020',
    'Apr',
    'Apr 5',
    '32/13/2019',
    '1',
    '3019',
    'x'.repeat(100_000),
    '*** ****',
    'null',
    'Invalid date',
    '04/19',
  ])('%.20j', (cell) => {
    expect(readDate(cell)).toBeNull();
  });

  it('a year at least is kept of words that name a time of the year', () => {
    expect(readDate('Summer 2015')).toBe('2015');
    expect(readDate('ca. 2015')).toBe('2015');
  });
});

describe('a period', () => {
  const period = (start: string, end: string, emptyEnd: 'current' | 'unknown' = 'current') =>
    readPeriod(createDateReader([start, end]), { start, end }, emptyEnd);

  it('with a start and an empty end goes on', () => {
    expect(period('Apr 2019', '')).toEqual({ start: '2019-04', end: null, current: true });
    expect(period('Apr 2019', ' ')).toMatchObject({ current: true });
    expect(period('2019', '', 'unknown')).toEqual({ start: '2019', end: null, current: false });
  });

  it('without dates has none, and does not go on', () => {
    expect(period('', '')).toEqual({ start: null, end: null, current: false });
  });

  it.each([
    'Present',
    'PRESENT',
    'Heute',
    "aujourd'hui",
    'aujourd’hui',
    'Actualidad',
    'o momento',
    'Oggi',
    'heden',
    'obecnie',
    'halen',
    '至今',
  ])('with %s for an end goes on', (end) => {
    expect(meansPresent(end)).toBe(true);
    expect(period('Apr 2019', end, 'unknown')).toEqual({ start: '2019-04', end: null, current: true });
  });

  it('whose end cannot be read does not go on: nobody said so', () => {
    expect(period('Apr 2019', '??')).toEqual({ start: '2019-04', end: null, current: false });
    expect(period('', 'Apr 2019')).toEqual({ start: null, end: '2019-04', current: false });
  });
});
