import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTranscript } from './parse-transcript.ts';

const recorded = (name: string) =>
  readFileSync(new URL(`../../../../fixtures/youtube/captions/${name}`, import.meta.url), 'utf8');
const shown = (source: string) => parseTranscript(source).map(({ start, text }) => `${start} ${text}`);
const WRITTEN = [
  '0.4 Right. It’s half six and it’s raining',
  '3 sideways & the kettle is "new".',
  '6.4 [wind noise]',
  '83 This is the station that never was.',
  '245 First brew — weak <and> windy 🫖',
];

it.each([
  'kc001.en-GB.json3',
  'kc001.en-GB.srv1.xml',
  'kc001.en-GB.vtt',
  'kc001.en.asr.json3',
  'kc001.en.asr.srv3.xml',
])('%s says the same in its own form', (name) => {
  expect(shown(recorded(name))).toEqual(WRITTEN);
});

const TWO = ['1 Hello there', '4.5 Goodbye'];
describe('files', () => {
  it.each([
    [
      'SubRip',
      '1\n00:00:01,000 --> 00:00:04,000\nHello\nthere\n\n2\n00:00:04,500 --> 00:00:06,000\nGoodbye\n',
    ],
    [
      'SubRip of Windows with a mark',
      '\ufeff1\r\n00:00:01,000 --> 00:00:04,000\r\nHello there\r\n\r\n2\r\n00:00:04,500 --> 00:00:06,000\r\nGoodbye\r\n',
    ],
    [
      'SubRip without empty lines',
      '1\n00:00:01,000 --> 00:00:04,000\nHello there\n2\n00:00:04,500 --> 00:00:06,000\nGoodbye',
    ],
    [
      'SubRip with dots and styles',
      '1\n00:00:01.000 --> 00:00:04.000 X1:1 X2:2\n{\\an8}<i>Hello</i> <font color="red">there</font>\n\n2\n0:00:04.500 --> 0:00:06.000\n<b>Goodbye</b>',
    ],
    [
      'WebVTT',
      'WEBVTT - a title\nKind: captions\n\nNOTE a note\n\nSTYLE\n::cue { color: red }\n\nfirst\n00:01.000 --> 00:04.000 align:start position:0%\n<v Fred>Hello</v> &amp;lrm;there\n\n00:04.500 --> 00:06.000\n<c.yellow>Good</c><00:00:05.000><c>bye</c>'.replace(
        '&amp;lrm;',
        '',
      ),
    ],
    ['SubViewer', '0:00:01.000,0:00:04.000\nHello there\n\n0:00:04.500,0:00:06.000\nGoodbye'],
    [
      'TTML',
      '<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml"><body><div><p begin="00:00:01.000" end="00:00:04.000">Hello <span>there</span></p><p begin="4.5s">Goodbye</p></div></body></tt>',
    ],
  ])('%s', (name, source) => {
    const wanted = name === 'WebVTT' ? ['1 Hello there', '4.5 Good bye'] : TWO;
    expect(shown(source)).toEqual(wanted);
  });

  it('captions that roll say each line once', () => {
    const rolling = Array.from(
      { length: 6 },
      (_, n) => `00:00:0${n}.000 --> 00:00:0${n + 1}.000\nline ${n}\nline ${n + 1}\n`,
    ).join('\n');
    expect(shown(`WEBVTT\n\n${rolling}`)).toEqual([
      '0 line 0 line 1',
      ...Array.from({ length: 5 }, (_, n) => `${n + 1} line ${n + 2}`),
    ]);
  });

  it('what is said twice is said twice', () => {
    expect(
      shown(
        '00:00:01,000 --> 00:00:02,000\nNo.\n\n00:00:02,000 --> 00:00:03,000\nNo.\n\n00:00:03,000 --> 00:00:04,000\nYes.',
      ),
    ).toEqual(['1 No.', '2 No.', '3 Yes.']);
  });
});

describe('pasted text', () => {
  it.each([
    ['times on lines of their own', '0:01\nHello there\n0:04\nGoodbye', ['1 Hello there', '4 Goodbye']],
    ['times before the words', '0:01 Hello there\n0:04 Goodbye', ['1 Hello there', '4 Goodbye']],
    ['times in brackets', '[00:00:01] Hello there\n(1:00:04) Goodbye', ['1 Hello there', '3604 Goodbye']],
    ['times of lyrics', '[00:01.50]Hello there\n[00:04.00]Goodbye', ['1.5 Hello there', '4 Goodbye']],
    [
      'times read out',
      '0:01\n1 second\nHello there\n1:05\n1 minute, 5 seconds\n3 cups',
      ['1 Hello there', '65 3 cups'],
    ],
    ['times read out in German', '1:05\n1 Minute und 5 Sekunden\nHallo', ['65 Hallo']],
    ['a heading before the first time', 'Transcript\n0:01\nHello', ['null Transcript', '1 Hello']],
    [
      'no times',
      'First line\nof a paragraph.\n\nSecond one.',
      ['null First line of a paragraph.', 'null Second one.'],
    ],
    ['right to left', '0:01\nأهلا وسهلا\n٠:٠٤\nوداعا', ['1 أهلا وسهلا', '4 وداعا']],
    ['nothing', ' \n\n ', []],
  ])('%s', (_name, source, cues) => {
    expect(shown(source)).toEqual(cues);
  });

  it('a sentence with a clock in it is no list of times', () => {
    const text = `${'We met at noon.\n'.repeat(30)}12:30 was too late`;
    expect(parseTranscript(text)).toHaveLength(1);
    expect(parseTranscript(text)[0]?.start).toBeNull();
  });
});

it.each([
  '{"a":1}',
  '<!doctype html><p>Hello</p>',
  '<?xml version="1.0"?><rss/>',
  '{"events":[null,{"segs":7}]}',
])('%s holds no captions', (source) => {
  expect(parseTranscript(source)).toEqual([]);
});

it('anything at all gives cues in order of appearance, and never throws', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'WEBVTT\n',
      '00:00:01,000 --> 00:00:02,000\n',
      '0:01',
      '\n',
      '<text start="1">',
      '{"events":[',
      '1\n',
      '<c>',
      '&amp;',
      '\u202e',
      '[',
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      for (const { start, text } of parseTranscript(pieces.join(''))) {
        expect(start === null || (Number.isFinite(start) && start >= 0)).toBe(true);
        expect(text.trim()).toBe(text);
        expect(text).not.toBe('');
      }
    }),
    { numRuns: 300 },
  );
});

it('a file of three hours is read in no time', () => {
  const line = (n: number) =>
    `${n}\n${String(Math.floor(n / 3600)).padStart(2, '0')}:${String(Math.floor(n / 60) % 60).padStart(2, '0')}:${String(n % 60).padStart(2, '0')},000 --> 03:00:00,000\nline ${n}\n`;
  const source = Array.from({ length: 10_800 }, (_, n) => line(n)).join('\n');
  const before = process.cpuUsage();
  expect(parseTranscript(source)).toHaveLength(10_800);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(1500);
});
