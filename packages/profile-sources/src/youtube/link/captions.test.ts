import { describe, expect, it } from 'vitest';
import type { TranscriptOutcome } from './captions.ts';
import { DOWN, jsonAnswer, useRecordedYoutube, type RecordedYoutube } from '../testing/recorded-youtube.ts';

const start = useRecordedYoutube();
const NONE = 'This video has no captions that we can read. Paste its transcript, or add a .srt or .vtt file.';
const BLOCKED =
  "YouTube doesn't let us read this video's captions. Paste its transcript, or add a .srt or .vtt file.";
const fetch = async (
  youtube: RecordedYoutube,
  videoId: string,
  languages?: string[],
): Promise<TranscriptOutcome> =>
  youtube.sources.fetchTranscript(videoId, {
    signal: new AbortController().signal,
    ...(languages === undefined ? {} : { languages }),
  });
const WRITTEN = [
  { start: 0.4, text: 'Right. It’s half six and it’s raining' },
  { start: 3, text: 'sideways & the kettle is "new".' },
  { start: 6.4, text: '[wind noise]' },
  { start: 83, text: 'This is the station that never was.' },
  { start: 245, text: 'First brew — weak <and> windy 🫖' },
];
const player = (captionTracks: unknown, status = 'OK') =>
  jsonAnswer({
    playabilityStatus: { status },
    captions: { playerCaptionsTracklistRenderer: { captionTracks } },
  });

describe('captions that can be had', () => {
  it('are those that a person wrote, when there are both', async () => {
    expect(await fetch(await start(), 'kc001q9ZzYx')).toEqual({
      kind: 'found',
      language: 'en-GB',
      automatic: false,
      cues: WRITTEN,
    });
  });

  it('are in a wanted language first', async () => {
    expect(await fetch(await start(), 'kc004Fx-_aB', ['de', 'ar'])).toMatchObject({
      language: 'ar',
      cues: [
        { start: 0, text: 'أهلا وسهلا' },
        { start: 2.6, text: 'اليوم نصنع الشاي في الجبل' },
      ],
    });
  });

  it('are those of a machine when nobody wrote any', async () => {
    const youtube = await start({
      answer: ({ path }) => (path.includes('lang=en-GB') ? { status: 200, body: '' } : undefined),
    });
    expect(await fetch(youtube, 'kc001q9ZzYx')).toEqual({
      kind: 'found',
      language: 'en',
      automatic: true,
      cues: WRITTEN,
    });
  });

  it.each(['srv1', 'vtt'])('may come as %s, whatever was asked for', async (form) => {
    const youtube = await start({
      answer: ({ path }) => {
        if (!path.includes('fmt=json3')) return undefined;
        return {
          status: 302,
          headers: { location: path.replace('fmt=json3', form === 'srv1' ? '' : `fmt=${form}`) },
        };
      },
    });
    expect(await fetch(youtube, 'kc001q9ZzYx')).toMatchObject({ kind: 'found', cues: WRITTEN });
  });
});

describe('no captions, and captions that are not given, are two different outcomes', () => {
  it.each([
    ['an empty body', 'kc003Pq7RsT', undefined, 'none', NONE],
    ['a player without captions', 'kc003Pq7RsT', player(undefined), 'none', NONE],
    [
      'a video that is not there',
      'kc003Pq7RsT',
      jsonAnswer({ playabilityStatus: { status: 'ERROR', reason: 'Video unavailable' } }),
      'none',
      NONE,
    ],
    ['a page in place of the captions', 'kc001q9ZzYx', undefined, 'none', NONE],
    ['the question whether we are a robot', 'kc005q9ZzYx', undefined, 'blocked', BLOCKED],
    ['429', 'kc001q9ZzYx', { status: 429, body: '' }, 'blocked', BLOCKED],
    ['a server that is down', 'kc001q9ZzYx', DOWN, 'blocked', BLOCKED],
    ['an answer that is none', 'kc001q9ZzYx', { status: 200, body: 'hello' }, 'blocked', BLOCKED],
    ['an id that is none', '../../x', undefined, 'none', NONE],
  ])('%s', async (name, videoId, answer, kind, message) => {
    const youtube = await start({
      answer: ({ path }) => {
        if (path.startsWith('/youtubei/v1/player')) return answer;
        return name.startsWith('a page')
          ? { status: 200, headers: { 'content-type': 'text/html' }, body: '<html><p>Hello</p></html>' }
          : undefined;
      },
    });
    expect(await fetch(youtube, videoId)).toEqual({ kind, message });
  });

  it('429 from the captions themselves is a block', async () => {
    const youtube = await start({
      answer: ({ path }) => (path.startsWith('/api/timedtext') ? { status: 429, body: '' } : undefined),
    });
    expect(await fetch(youtube, 'kc001q9ZzYx')).toMatchObject({ kind: 'blocked' });
  });
});

it('captions are asked of YouTube only, whatever the player names', async () => {
  const youtube = await start({
    answer: ({ path }) =>
      path.startsWith('/youtubei/v1/player')
        ? player([
            { baseUrl: 'http://169.254.169.254/api/timedtext?v=x', languageCode: 'en' },
            { baseUrl: 'https://www.youtube.com.evil.example/api/timedtext?v=x', languageCode: 'en' },
            { baseUrl: 'https://www.youtube.com/logout', languageCode: 'en' },
            { baseUrl: 7 },
            null,
          ])
        : undefined,
  });
  expect(await fetch(youtube, 'kc001q9ZzYx')).toMatchObject({ kind: 'none' });
  expect(youtube.server.requests).toHaveLength(1);
});
