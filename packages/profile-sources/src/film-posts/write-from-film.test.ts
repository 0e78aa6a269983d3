import { everyBlock, inlineText, postText } from '@tosite/validation/posts/post-text';
import { describe, expect, test } from 'vitest';
import type { Cue } from '@tosite/validation/posts/cue';
import type { FilmFacts, WrittenPost } from './film-facts.ts';
import { writeFromFilm } from './write-from-film.ts';

const WRITTEN: Cue[] = [
  { start: 0, text: '[Music]' },
  { start: 2, text: 'There is a red kettle in my kitchen' },
  { start: 4.5, text: 'that nobody is allowed to give away. It was pressed' },
  { start: 8, text: 'in Olofström in 1962, and it has a chip on the lid.' },
  { start: 14, text: 'This video is sponsored by a firm that sells tea.' },
  { start: 60, text: 'EDDA: I bought four electric kettles second-hand,' },
  { start: 64, text: 'so that each had a year of scale inside, as yours does.' },
  { start: 70, text: '(laughter) The best one took four minutes and twenty-five seconds.' },
  { start: 120, text: 'Turn the old kettle over: the base is not flat.' },
  { start: 126, text: 'The flame goes in, cannot leave at once, and spreads.' },
  { start: 133, text: 'Please subscribe and hit that like button.' },
];
const FILM: FilmFacts = {
  url: 'https://www.youtube.com/watch?v=abc',
  title: 'The red kettle boils faster than the clever one',
  description: `A 1962 enamel kettle beat four electric models in our kitchen. The reason sits in its base.

0:00 The kettle
1:00 Four electric kettles
2:00 What a base does

Read the table: https://plainobjects.example/kettles
Subscribe: https://youtube.com/@x?sub_confirmation=1
Music: a neighbour, through the wall
#kettle #tea`,
  chapters: [
    { start: 0, title: 'The kettle' },
    { start: 60, title: 'Four electric kettles' },
    { start: 120, title: 'What a base does' },
  ],
  tags: ['kettle', 'tea'],
};
const ALL = { length: 'long', includeTranscript: false } as const;
const of = (
  cues: Cue[],
  film = FILM,
  options: Parameters<typeof writeFromFilm>[2] = ALL,
  automatic = false,
) => writeFromFilm(film, { cues, language: 'en', automatic }, options);
const lines = (post: WrittenPost | null) =>
  [...everyBlock(post?.content.content ?? [])].flatMap((block) =>
    block.type === 'paragraph' || block.type === 'heading'
      ? [[block.type, block.attrs.at, inlineText(block.content ?? [])]]
      : [],
  );

test('chapters are headings, paragraphs bear their second, and who asks or pays says nothing', () => {
  const post = of(WRITTEN);
  expect(lines(post)).toEqual([
    ['heading', 0, 'The kettle'],
    [
      'paragraph',
      2,
      'There is a red kettle in my kitchen that nobody is allowed to give away. It was pressed in Olofström in 1962, and it has a chip on the lid.',
    ],
    ['heading', 60, 'Four electric kettles'],
    [
      'paragraph',
      60,
      'EDDA: I bought four electric kettles second-hand, so that each had a year of scale inside, as yours does. The best one took four minutes and twenty-five seconds.',
    ],
    ['heading', 120, 'What a base does'],
    [
      'paragraph',
      120,
      'Turn the old kettle over: the base is not flat. The flame goes in, cannot leave at once, and spreads.',
    ],
    ['paragraph', null, 'Read the table'],
    ['paragraph', null, 'Music: a neighbour, through the wall'],
  ]);
  expect(post?.excerpt).toBe(
    'A 1962 enamel kettle beat four electric models in our kitchen. The reason sits in its base.',
  );
  expect(JSON.stringify(post)).not.toContain('sub_confirmation');
});

test('captions of a machine are cut where somebody draws breath; only a capital is added', () => {
  const heard: Cue[] = [
    { start: 0, text: 'so there is a red kettle in my kitchen that' },
    { start: 3, text: 'nobody is allowed to give away' },
    { start: 9, text: 'it was pressed in olofstrom in 1962 and it' },
    { start: 12, text: 'has a chip on the lid' },
  ];
  expect(lines(of(heard, { ...FILM, chapters: [], description: null }, ALL, true))).toEqual([
    ['paragraph', 0, 'So there is a red kettle in my kitchen that nobody is allowed to give away'],
    ['paragraph', 9, 'It was pressed in olofstrom in 1962 and it has a chip on the lid'],
  ]);
});

test('without captions it is what the description tells, and its chapters lead to their seconds', () => {
  const post = writeFromFilm(FILM, null, ALL);
  expect(postText(post?.content ?? { type: 'doc', content: [] })).toContain('The reason sits in its base.');
  expect(JSON.stringify(post)).toContain('https://www.youtube.com/watch?v=abc&t=60s');
});

describe('there is nothing to write from', () => {
  const bare = { ...FILM, chapters: [], description: 'New video!\n#tea' };
  test.each([
    ['without captions, chapters and a description', null],
    [
      'with captions of music only',
      {
        cues: [
          { start: 0, text: '[Music]' },
          { start: 5, text: '♪ la la ♪' },
        ],
        language: null,
        automatic: false,
      },
    ],
    ['with empty captions', { cues: [], language: null, automatic: true }],
  ])('%s', (_, transcript) => {
    expect(writeFromFilm(bare, transcript, ALL)).toBeNull();
  });
});

test('a short post of a long film keeps the order, and every chapter that has something to say', () => {
  const cues = Array.from({ length: 400 }, (_, index) => ({
    start: index * 6,
    text: `Sentence ${index} says that part ${index % 17} of the machine ${index % 23} turns ${index % 7} times.`,
  }));
  const chapters = Array.from({ length: 8 }, (_, index) => ({ start: index * 300, title: `Part ${index}` }));
  const post = of(
    cues,
    { ...FILM, description: null, chapters },
    { length: 'short', includeTranscript: false },
  );
  const seconds = lines(post).map(([, at]) => at);
  expect(lines(post).filter(([type]) => type === 'heading')).toHaveLength(8);
  expect(seconds).toEqual(seconds.toSorted((a, b) => Number(a) - Number(b)));
  expect(postText(post?.content ?? { type: 'doc', content: [] }).split(/\s+/u).length).toBeLessThan(320);
});

test('what nobody ends with a full stop is cut between words, and stays within a post', () => {
  const endless: Cue[] = [
    { start: null, text: 'A word of the kettle and another of the tea, '.repeat(8_000) },
  ];
  const chinese: Cue[] = [{ start: null, text: '今天我们在山上煮茶水壶是一九六二年做的😀'.repeat(800) }];
  for (const [cues, language] of [
    [endless, 'en'],
    [chinese, 'zh'],
  ] as const) {
    const post = writeFromFilm(
      { ...FILM, chapters: [], description: null },
      { cues, language, automatic: false },
      ALL,
    );
    const said = lines(post).map(([, , text]) => String(text));
    expect(said.length).toBeGreaterThan(0);
    for (const text of said) {
      expect(text.length).toBeLessThan(5 * 600);
      expect(text).not.toMatch(/^\p{Surrogate}|\p{Surrogate}$/u);
      expect(cues[0]?.text.toLowerCase()).toContain(text.toLowerCase());
    }
  }
});

test('all that is said stands below where it fits, and not in part', () => {
  const long = Array.from({ length: 3_800 }, (_, index) => ({
    start: index * 6,
    text: `Sentence ${index} says that part ${index % 17} of the machine ${index % 23} turns and turns, as it did in 1962.`,
  }));
  const whole = { length: 'short', includeTranscript: true } as const;
  const fits = of(long.slice(0, 500), FILM, whole);
  expect(fits?.isWholeLeftOut).toBe(false);
  expect(postText(fits?.content ?? { type: 'doc', content: [] })).toContain('Sentence 499 says');
  const left = of(long, FILM, whole);
  expect(left?.isWholeLeftOut).toBe(true);
  expect(postText(left?.content ?? { type: 'doc', content: [] }).length).toBeLessThan(10_000);
});

test('captions of a machine in a script without spaces have none between their lines', () => {
  const thai = ['วันนี้เราจะชงชาบนภูเขา', 'กาน้ำใบนี้ทำขึ้นในปี', '1962 และมันหนักมาก', 'ไม่มีใครอยากให้มันไป'];
  const post = writeFromFilm(
    { ...FILM, chapters: [], description: null },
    { cues: thai.map((text, index) => ({ start: index * 2, text })), language: 'th', automatic: true },
    ALL,
  );
  expect(lines(post).map(([, , text]) => text)).toEqual([`${thai[0]}${thai[1]} ${thai[2]}${thai[3]}`]);
});

test(
  'captions out of order, of one script without spaces, or two million characters long are written from',
  { timeout: 120_000 },
  () => {
    const japanese = [
      { start: 0, text: '今日は山でお茶を作ります。' },
      { start: 4, text: 'このやかんは1962年に' },
      { start: 8, text: '作られました。とても赤いです。' },
    ];
    expect(
      lines(
        writeFromFilm(
          { ...FILM, chapters: [], description: null },
          { cues: japanese, language: 'ja', automatic: false },
          ALL,
        ),
      ),
    ).toEqual([
      ['paragraph', 0, '今日は山でお茶を作ります。このやかんは1962年に作られました。とても赤いです。'],
    ]);
    const endless = Array.from({ length: 20_000 }, (_, index) => ({
      start: (index * 7919) % 20_000,
      text: `number ${index} of a hundred characters that go on and on without any end to them at all as it seems to us`,
    }));
    expect(of(endless, FILM, ALL, true)).not.toBeNull();
  },
);
