import { describe, expect, it } from 'vitest';
import {
  DOWN,
  jsonAnswer,
  readProfile,
  useRecordedYoutube,
  youtubeLink,
} from '../testing/recorded-youtube.ts';

const start = useRecordedYoutube();
const KETTLE = '@kettleandcompass';

describe('every way to name a channel', () => {
  const NAMES = [
    '@kettleandcompass',
    '@KettleAndCompass',
    'https://www.youtube.com/@kettleandcompass/',
    'https://www.youtube.com/@kettleandcompass/videos',
    'https://m.youtube.com/@kettleandcompass?si=x',
    'https://www.youtube.com/channel/UCfxKettleAndCompass0001',
    'https://www.youtube.com/channel/UCfxKettleAndCompass0001/',
    'https://www.youtube.com/user/kettlecompass',
    'https://www.youtube.com/user/KettleCompass/',
    'https://www.youtube.com/c/KettleAndCompass',
    'https://www.youtube.com/c/KettleAndCompass/',
    'https://youtu.be/kc001q9ZzYx',
  ];
  it.each(NAMES.flatMap((name) => [[name, 'a-key'] as const, [name, undefined] as const]))(
    '%s leads to the same one (key: %s)',
    async (name, key) => {
      const youtube = await start(key === undefined ? {} : { key });
      const { profile } = await readProfile(youtube, name);
      expect(profile.handle).toBe('kettleandcompass');
      expect(profile.url).toBe('https://www.youtube.com/@kettleandcompass');
      expect(profile.videos).toHaveLength(56);
    },
  );

  it('a custom name is found by the page when innertube is silent', async () => {
    const youtube = await start({
      key: 'a-key',
      answer: ({ path }) => (path.startsWith('/youtubei/') ? DOWN : undefined),
    });
    expect(
      (await readProfile(youtube, 'https://youtube.com/c/KettleAndCompass')).profile.videos,
    ).toHaveLength(56);
  });

  it('a user name that the API does not know is found by innertube', async () => {
    const youtube = await start({
      key: 'a-key',
      answer: ({ path }) =>
        path.includes('forUsername') ? jsonAnswer({ pageInfo: { totalResults: 0 } }) : undefined,
    });
    const { profile, report } = await readProfile(youtube, 'https://youtube.com/user/kettlecompass');
    expect(profile.videos).toHaveLength(56);
    expect(report.method).toBe('youtube:api+innertube');
  });

  it('a video that may not be embedded has a channel all the same', async () => {
    const youtube = await start({
      answer: ({ path }) =>
        path.startsWith('/oembed')
          ? { status: 401, headers: { 'content-type': 'text/html' }, body: 'Unauthorized' }
          : undefined,
    });
    expect((await readProfile(youtube, 'https://youtu.be/kc001q9ZzYx')).profile.handle).toBe(
      'kettleandcompass',
    );
  });
});

describe('time and calls', () => {
  it.each([
    ['a-key', 8, 5],
    [undefined, 6, 3],
  ])('with the key %s: %s calls, of which %s wait for one another', async (key, calls, rounds) => {
    const youtube = await start({ delayMs: 300, ...(key === undefined ? {} : { key }) });
    await readProfile(youtube, KETTLE);
    expect(youtube.server.rounds()).toBe(rounds);
    expect(youtube.server.requests).toHaveLength(calls);
  });

  it.each(['a-key', undefined])(
    '200 people who want one channel cause one reading of it (key: %s)',
    async (key) => {
      const youtube = await start({ delayMs: 20, ...(key === undefined ? {} : { key }) });
      const link = youtubeLink(KETTLE);
      const results = await Promise.all(
        Array.from({ length: 200 }, () =>
          youtube.sources.fetchProfile(link, { signal: new AbortController().signal }),
        ),
      );
      expect(results.every(({ profile }) => profile.videos.length === 56)).toBe(true);
      expect(youtube.server.requests).toHaveLength(key === undefined ? 6 : 8);
    },
  );
});
