import { describe, expect, it } from 'vitest';
import { countryName, emailIn, firstLineOf, languageTag, linksIn, mainLanguage } from '../channel-words.ts';
import { dayOfAge, readAge } from './read-age.ts';
import { readCount } from '../read-count.ts';
import { readClock, readIsoDuration } from '../read-duration.ts';
import { readInstant, readJoined } from '../read-instant.ts';

const DAY = 24 * 60 * 60_000;

describe('counts', () => {
  it.each([
    ['120k views', 120_000],
    ['48.2K subscribers', 48_200],
    ['1.2M subscribers', 1_200_000],
    ['3.04B views', 3_040_000_000],
    ['1,234,567 views', 1_234_567],
    ['1.234.567 Aufrufe', 1_234_567],
    ['1 234 567 vues', 1_234_567],
    ['1’234’567 Aufrufe'.replaceAll('’', "'"), 1_234_567],
    ['12,5 Mio. Aufrufe', 12_500_000],
    ['2 mil visualizaciones', 2000],
    ['48,2 mil suscriptores', 48_200],
    ['1,2 mi de visualizações', 1_200_000],
    ['3,4 тыс. просмотров', 3400],
    ['1,1 млн подписчиков', 1_100_000],
    ['12万 回視聴', 120_000],
    ['1.2億 回視聴', 120_000_000],
    ['1.2만회', 12_000],
    ['チャンネル登録者数 12.3万人', 123_000],
    ['1.2 lakh views', 120_000],
    ['2 crore views', 20_000_000],
    ['٤٨ ألف مشاهدة', 48_000],
    ['1,2 Tsd. Abonnenten', 1200],

    ['56 kanaler', 56],
    ['3 membros', 3],
    ['2 bidrag', 2],
    ['1.2 million views', 1_200_000],
    ['1,5 mil M de visualizaciones', 1_500_000_000],
    ['No views', 0],
    ['1 view', 1],
    ['videos', null],
    ['', null],
    ['9'.repeat(30), null],
  ])('%s is %s', (text, count) => {
    expect(readCount(text)).toBe(count);
  });
});

describe('ages', () => {
  it.each([
    ['1 day ago', DAY],
    ['3 days ago', 3 * DAY],
    ['Streamed 2 weeks ago', 14 * DAY],
    ['Premiered 5 months ago', 150 * DAY],
    ['12 hours ago', DAY / 2],
    ['vor 3 Tagen', 3 * DAY],
    ['vor 1 Jahr', 365 * DAY],
    ['il y a 2 semaines', 14 * DAY],
    ['il y a 1 an', 365 * DAY],
    ['hace 5 meses', 150 * DAY],
    ['há 3 dias', 3 * DAY],
    ['2 anni fa', 730 * DAY],
    ['3 日前', 3 * DAY],
    ['2 か月前', 60 * DAY],
    ['3天前', 3 * DAY],
    ['2년 전', 730 * DAY],
    ['3 дня назад', 3 * DAY],
    ['2 недели назад', 14 * DAY],
    ['4 lata temu', 1460 * DAY],
    ['قبل ٣ أيام', 3 * DAY],
    ['3 gün önce', 3 * DAY],
  ])('%s is %s milliseconds', (text, ago) => {
    expect(readAge(text)?.ago).toBe(ago);
  });

  it.each([
    '120k views',
    '48.2K subscribers',
    '1.2M views',
    '3 mil visualizaciones',
    '12 waiting',
    'yesterday',
    '',
  ])('%j is none', (text) => {
    expect(readAge(text)).toBeNull();
  });

  it('only days and less become a date', () => {
    const now = Date.UTC(2026, 10, 20, 9, 30);
    expect(dayOfAge(readAge('2 days ago'), now)).toBe('2026-11-18T00:00:00.000Z');
    expect(dayOfAge(readAge('2 weeks ago'), now)).toBeNull();
    expect(dayOfAge(readAge('1 year ago'), now)).toBeNull();
  });
});

describe('durations', () => {
  it.each([
    ['PT1H5M32S', 3932],
    ['P1DT2H3M4S', 93_784],
    ['PT58S', 58],
    ['PT23M', 1380],
    ['P1W', 604_800],
    ['P0D', null],
    ['PT0S', null],
    ['1:00', null],
    ['PT99999999999999999S', null],
    ['', null],
  ])('%s is %s seconds', (text, seconds) => {
    expect(readIsoDuration(text)).toBe(seconds);
  });

  it.each([
    ['1:05:32', 3932],
    ['0:58', 58],
    ['26:03:04', 93_784],
    ['LIVE', null],
    ['1:99', null],
  ])('%s on a thumbnail is %s seconds', (text, seconds) => {
    expect(readClock(text)).toBe(seconds);
  });
});

describe('dates', () => {
  it.each([
    ['2016-03-02T11:00:04.123456Z', '2016-03-02T11:00:04.123Z'],
    ['2026-11-18T15:00:07+00:00', '2026-11-18T15:00:07.000Z'],
    ['1970-01-01T00:00:00Z', null],
    ['2026-13-45T99:99:99Z', null],
    ['yesterday', null],
  ])('%s is %s', (text, instant) => {
    expect(readInstant(text)).toBe(instant);
  });

  it.each([
    ['Joined Mar 2, 2016', '2016-03-02'],
    ['Joined 12 Sept 2015', '2015-09-12'],
    ['Joined Feb 31, 2016', null],
    ['Beigetreten am 02.03.2016', null],
  ])('%s is %s', (text, day) => {
    expect(readJoined(text)).toBe(day);
  });
});

describe('what a channel writes of itself', () => {
  it.each([
    ['Contact: post@kettleandcompass.example.com', 'post@kettleandcompass.example.com'],
    ['✉ hello@studio.example. Thanks', 'hello@studio.example'],
    ['follow @kettle on x.com', null],
    ['price 5@home', null],
    ['a@b', null],
  ])('%j shows the e-mail %s', (text, email) => {
    expect(emailIn(text)).toBe(email);
  });

  it('the links that it shows, without the marks of the sentence', () => {
    expect(
      linksIn(
        'See https://a.example/x?a=1&b=2, (https://b.example/y) and javascript:alert(1). https://a.example/x?a=1&b=2',
      ),
    ).toEqual(['https://a.example/x?a=1&b=2', 'https://b.example/y']);
  });

  it.each([
    ['Slow walks, strong tea.\n\nMore', 'Slow walks, strong tea.'],
    ['\n\n  光の織機  \n', '光の織機'],
    ['https://shop.example\nText', null],
    ['write to a@b.example', null],
    ['x'.repeat(201), null],
    [null, null],
  ])('the first line of %j is %j', (text, line) => {
    expect(firstLineOf(text)).toBe(line);
  });

  it.each([
    ['GB', 'United Kingdom'],
    ['no', 'Norway'],
    ['Netherlands', 'Netherlands'],
    ['QX', null],
    ['', null],
  ])('the country %j is %j', (text, name) => {
    expect(countryName(text)).toBe(name);
  });

  it('its language, or that of most of its videos', () => {
    expect(languageTag('en-gb')).toBe('en-GB');
    expect(languageTag('zxx')).toBeNull();
    expect(languageTag('not a language')).toBeNull();
    expect(mainLanguage(['de', 'de', 'en', null])).toBe('de');
    expect(mainLanguage(['de', 'en', null])).toBeNull();
    expect(mainLanguage([])).toBeNull();
  });
});
