import { ProfileSchema, type Profile } from '@tosite/validation/profile/profile';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  DOWN,
  jsonAnswer,
  readProfile,
  useRecordedYoutube,
  whatWasAsked,
} from '../testing/recorded-youtube.ts';
import { warningsOf } from '../../testing/warnings-of.ts';

const start = useRecordedYoutube();
const KETTLE = '@kettleandcompass';
const find = (profile: Profile, videoId: string) => profile.videos.find((video) => video.videoId === videoId);
const ids = (profile: Profile, kind: string) =>
  profile.videos.filter((video) => video.kind === kind).map(({ videoId }) => videoId);

describe('with a key', () => {
  it('a channel becomes a profile with everything that YouTube says in public', async () => {
    const youtube = await start({ key: 'a-key' });
    const { profile, report } = await readProfile(youtube, KETTLE);
    const { origin } = youtube.server;
    expect(safeParse(ProfileSchema, profile).issues).toBeUndefined();
    expect(profile).toMatchObject({
      platform: 'youtube',
      type: 'youtube',
      handle: 'kettleandcompass',
      url: 'https://www.youtube.com/@kettleandcompass',
      name: 'Kettle & Compass',
      headline: 'Slow walks, strong tea.',
      about: {
        format: 'text',
        text: 'Slow walks, strong tea.\n\nNew film most Wednesdays.\n\nContact: post@kettleandcompass.example.com',
      },
      avatar: { width: 900, height: 900, alt: 'Kettle & Compass' },
      location: 'United Kingdom',
      language: 'en-GB',
      since: '2016-03-02',
      contact: {
        email: 'post@kettleandcompass.example.com',
        phone: null,
        website: 'https://kettleandcompass.example.com/',
      },
      stats: { subscribers: 48_200, views: 9_123_456, videos: 56, followers: null },
    });
    expect(profile.banner?.url.startsWith(`${origin}/yt3.googleusercontent.example.com/`)).toBe(true);
    expect(profile.banner?.width).toBe(2560);
    expect(profile.links.map(({ label, url }) => `${label} ${url}`)).toEqual([
      'kettleandcompass.example.com https://kettleandcompass.example.com/',
    ]);
    expect(report.method).toBe('youtube:api+innertube');
  });

  it('all its public videos are there, newest first, the private and the deleted one are not', async () => {
    const { profile, report } = await readProfile(await start({ key: 'a-key' }), KETTLE);
    expect(profile.videos).toHaveLength(56);
    expect(new Set(profile.videos.map(({ id }) => id)).size).toBe(56);
    const dates = profile.videos.map(({ publishedAt }) => publishedAt ?? '');
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(find(profile, 'kc031Pq7RsT')).toBeUndefined();
    expect(find(profile, 'kc046_-Tram')).toBeUndefined();
    expect(find(profile, '-c017q9ZzYx')).toMatchObject({
      id: 'youtube:video:-c017q9ZzYx',
      url: 'https://www.youtube.com/watch?v=-c017q9ZzYx',
    });
    expect(warningsOf(report)).toContain('2 of the uploads are private or deleted and left out.');
  });

  it('keeps videos, Shorts and streams apart', async () => {
    const { profile } = await readProfile(await start({ key: 'a-key' }), KETTLE);
    expect(ids(profile, 'short')).toEqual(['kc002_-Tram']);
    expect(ids(profile, 'live')).toEqual(['kc006_-Tram']);
    expect(find(profile, 'kc002_-Tram')).toMatchObject({
      url: 'https://www.youtube.com/shorts/kc002_-Tram',
      thumbnail: { width: 405, height: 720 },
      duration: 58,
    });
    expect(find(profile, 'kc006_-Tram')?.duration).toBeNull();
    // Short in time, but neither upright nor called a Short.
    expect(find(profile, 'kc011Pq7RsT')?.kind).toBe('video');
    const { profile: lumen } = await readProfile(await start({ key: 'a-key' }), '@lumenloom.studio');
    expect(lumen.videos.map(({ videoId, kind }) => `${videoId} ${kind}`)).toEqual([
      'lum00Fx_-Ab video',
      'lum01Fx_-Ab live',
      'lum02Fx_-Ab short',
    ]);
  });

  it('takes what is missing as missing', async () => {
    const { profile } = await readProfile(await start({ key: 'a-key' }), KETTLE);
    expect(find(profile, 'kc009q9ZzYx')).toMatchObject({ likes: null, views: 13_346 });
    expect(find(profile, 'kc008Fx-_aB')).toMatchObject({ duration: 93_784, chapters: [] });
    expect(find(profile, 'kc010_-Tram')?.thumbnail).toMatchObject({ width: 480, height: 360 });
    expect(find(profile, 'kc011Pq7RsT')?.description?.length).toBeGreaterThan(4900);
    const { profile: lumen } = await readProfile(await start({ key: 'a-key' }), '@lumenloom.studio');
    expect(lumen).toMatchObject({
      name: 'Lumen Loom — 光の織機',
      about: null,
      headline: null,
      banner: null,
      location: null,
      stats: { subscribers: null, views: 2400, videos: 3 },
      contact: { email: null, website: null },
    });
  });

  it('reads the chapters of a description, also in brackets and from right to left', async () => {
    const { profile } = await readProfile(await start({ key: 'a-key' }), KETTLE);
    expect(find(profile, 'kc001q9ZzYx')?.chapters).toEqual([
      { start: 0, title: 'Intro' },
      { start: 83, title: 'The station that never was' },
      { start: 245, title: 'First brew — “weak & windy”' },
      { start: 768, title: 'Q&A: why <this> map?' },
      { start: 3730, title: 'Home again' },
    ]);
    expect(find(profile, 'kc003Pq7RsT')?.chapters.map(({ title }) => title)).toEqual([
      'Cold open',
      'Why soup?',
      'Recipe',
      'Credits',
    ]);
    expect(find(profile, 'kc004Fx-_aB')?.chapters).toEqual([
      { start: 0, title: 'المقدمة' },
      { start: 70, title: 'الماء' },
      { start: 225, title: 'النار' },
    ]);
  });

  it('costs six units and two calls without a key', async () => {
    const youtube = await start({ key: 'a-key' });
    await readProfile(youtube, KETTLE);
    const asked = whatWasAsked(youtube);
    expect(asked.filter((line) => line.startsWith('api ')).toSorted()).toEqual([
      'api channels',
      'api playlistItems',
      'api playlistItems',
      'api playlists',
      'api videos',
      'api videos',
    ]);
    expect(asked.filter((line) => !line.startsWith('api '))).toEqual([
      'innertube browse',
      'innertube browse',
    ]);
    expect(asked.join()).not.toContain('search');
  });

  it('reads playlists, and leaves out empty and unlisted ones', async () => {
    const youtube = await start({
      key: 'a-key',
      answer: ({ path }) =>
        path.startsWith('/youtube/v3/playlists?')
          ? jsonAnswer({
              items: [
                {
                  id: 'PLfxTea0001',
                  snippet: {
                    title: '2024',
                    description: 'All of it',
                    thumbnails: {
                      high: {
                        url: 'https://i.ytimg.com/vi/kc001q9ZzYx/hqdefault.jpg',
                        width: 480,
                        height: 360,
                      },
                    },
                  },
                  contentDetails: { itemCount: 12 },
                  status: { privacyStatus: 'public' },
                },
                { id: 'PLempty', snippet: { title: 'Empty' }, contentDetails: { itemCount: 0 } },
                { id: 'PLhidden', snippet: { title: 'Hidden' }, status: { privacyStatus: 'unlisted' } },
              ],
            })
          : undefined,
    });
    const { profile, report } = await readProfile(youtube, KETTLE);
    expect(profile.playlists).toEqual([
      {
        id: 'youtube:playlist:PLfxTea0001',
        origin: { source: 'youtube:api', path: '/playlists?id=PLfxTea0001' },
        title: '2024',
        description: 'All of it',
        url: 'https://www.youtube.com/playlist?list=PLfxTea0001',
        count: 12,
        thumbnail: {
          url: 'https://i.ytimg.com/vi/kc001q9ZzYx/hqdefault.jpg',
          alt: '2024',
          width: 480,
          height: 360,
        },
      },
    ]);
    expect(warningsOf(report).join()).not.toContain('Missing');
  });

  it('reads the newest 300 of a large channel, and says so', async () => {
    let pages = 0;
    const id = (n: number) => `v${String(n).padStart(10, '0')}`;
    const youtube = await start({
      key: 'a-key',
      answer: ({ path }) => {
        const url = new URL(path, 'http://x');
        if (url.pathname.endsWith('/playlistItems')) {
          const from = Number(url.searchParams.get('pageToken') ?? 0);
          pages += 1;
          return jsonAnswer({
            nextPageToken: String(from + 50),
            items: Array.from({ length: 50 }, (_, n) => ({
              snippet: { title: 'x', thumbnails: {} },
              contentDetails: { videoId: id(from + n) },
              status: { privacyStatus: 'public' },
            })),
          });
        }
        if (!url.pathname.endsWith('/videos')) return undefined;
        const wanted = url.searchParams.get('id')?.split(',') ?? [];
        expect(wanted.length).toBeLessThanOrEqual(50);
        return jsonAnswer({
          items: wanted.map((one) => ({
            id: one,
            snippet: {
              title: one,
              publishedAt: new Date(Date.UTC(2026, 0, 1) - Number(one.slice(1)) * 1000).toISOString(),
            },
            contentDetails: { duration: 'PT5M' },
          })),
        });
      },
    });
    const { profile, report } = await readProfile(youtube, KETTLE);
    expect(profile.videos).toHaveLength(300);
    expect(profile.videos[0]?.videoId).toBe(id(0));
    expect(profile.videos[299]?.videoId).toBe(id(299));
    expect(pages).toBe(6);
    expect(warningsOf(report)).toContain(
      'This channel has more videos than we read; the newest 300 are here.',
    );
  });

  it('a channel whose list of uploads does not exist has no public videos yet', async () => {
    for (const answer of [
      jsonAnswer({ error: { errors: [{ reason: 'playlistNotFound' }] } }, 404),
      jsonAnswer({ pageInfo: { totalResults: 0 } }),
    ]) {
      const youtube = await start({
        key: 'a-key',
        answer: ({ path }) => (path.includes('/playlistItems') ? answer : undefined),
      });
      const { profile, report } = await readProfile(youtube, KETTLE);
      expect(profile.name).toBe('Kettle & Compass');
      expect(profile.videos).toEqual([]);
      expect(warningsOf(report)).toContain('This channel has no public videos yet.');
    }
  });
});

describe('without a key', () => {
  it('innertube and the feed together give all 56 videos', async () => {
    const youtube = await start();
    const { profile, report } = await readProfile(youtube, KETTLE);
    expect(safeParse(ProfileSchema, profile).issues).toBeUndefined();
    expect(profile).toMatchObject({
      handle: 'kettleandcompass',
      name: 'Kettle & Compass',
      since: '2016-03-02',
      stats: { subscribers: 48_200, videos: 56 },
      contact: {
        email: 'post@kettleandcompass.example.com',
        website: 'https://kettleandcompass.example.com/',
      },
    });
    expect(profile.banner?.width).toBe(2560);
    expect(profile.videos).toHaveLength(56);
    expect(ids(profile, 'short')).toEqual(['kc002_-Tram']);
    expect(ids(profile, 'live')).toEqual(['kc006_-Tram']);
    expect(report.method).toBe('youtube:rss+innertube');
    expect(whatWasAsked(youtube)).toHaveLength(6);
    expect(whatWasAsked(youtube).some((line) => line.startsWith('page '))).toBe(false);
  });

  it('the better source wins for each field', async () => {
    const { profile } = await readProfile(await start(), KETTLE);
    // The feed's exact date, count and whole description; the tab's length and order.
    expect(find(profile, 'kc001q9ZzYx')).toMatchObject({
      publishedAt: '2026-11-18T15:00:07.000Z',
      views: 120_013,
      likes: 6000,
      duration: 3932,
    });
    expect(find(profile, 'kc001q9ZzYx')?.chapters).toHaveLength(5);
    expect(find(profile, 'kc016Fx-_aB')).toMatchObject({
      views: 7500,
      duration: 916,
      likes: null,
      description: null,
    });
  });

  it('carries no date that YouTube said only roughly, keeps the order, and says so', async () => {
    const { profile, report } = await readProfile(await start(), KETTLE);
    const { profile: exact } = await readProfile(await start({ key: 'a-key' }), KETTLE);
    expect(profile.videos.map(({ videoId }) => videoId)).toEqual(exact.videos.map(({ videoId }) => videoId));
    expect(profile.videos.filter(({ publishedAt }) => publishedAt === null)).toHaveLength(41);
    expect(warningsOf(report)).toContain(
      'YouTube did not say exactly when 41 of the videos came out, so they carry no date.',
    );
  });

  it('an age in days becomes an approximate date when the feed is silent', async () => {
    const youtube = await start({ answer: ({ path }) => (path.includes('/feeds/') ? DOWN : undefined) });
    const { profile, report } = await readProfile(youtube, KETTLE);
    expect(find(profile, 'kc001q9ZzYx')?.publishedAt).toBe('2026-11-19T00:00:00.000Z');
    expect(find(profile, 'kc001q9ZzYx')?.approximate).toEqual(['publishedAt', 'views']);
    // The hour was never told: a minute later the same words give the same value.
    youtube.clock.at += 70_000;
    const later = await readProfile(youtube, KETTLE);
    expect(later.profile.videos).toEqual(profile.videos);
    expect(find(profile, 'kc003Pq7RsT')?.publishedAt).toBeNull();
    expect(warningsOf(report)).toContain('The date of one video is approximate.');
  });

  it('the old form of the videos tab is read as well', async () => {
    const { profile } = await readProfile(await start(), '@lumenloom.studio');
    expect(profile.stats.subscribers).toBeNull();
    expect(profile.videos.map(({ videoId, kind, duration }) => [videoId, kind, duration])).toEqual([
      ['lum00Fx_-Ab', 'video', 131],
      ['lum01Fx_-Ab', 'live', null],
      ['lum02Fx_-Ab', 'short', null],
    ]);
  });

  it('the page answers when innertube does not', async () => {
    const youtube = await start({ answer: ({ path }) => (path.startsWith('/youtubei/') ? DOWN : undefined) });
    const { profile, report } = await readProfile(youtube, KETTLE);
    expect(profile.videos.length).toBeGreaterThanOrEqual(31);
    expect(profile.name).toBe('Kettle & Compass');
    expect(report.method).toBe('youtube:rss+page');
    expect(warningsOf(report).join()).toContain('older videos');
  });

  it('the feed alone gives the fifteen newest', async () => {
    const youtube = await start({
      answer: ({ path }) => (path.includes('/feeds/') ? undefined : { status: 429, body: 'slow down' }),
    });
    const { profile, report } = await readProfile(youtube, 'UCfxKettleAndCompass0001');
    expect(profile).toMatchObject({
      handle: 'UCfxKettleAndCompass0001',
      url: 'https://www.youtube.com/channel/UCfxKettleAndCompass0001',
      name: 'Kettle & Compass',
      about: null,
    });
    expect(profile.videos).toHaveLength(15);
    expect(warningsOf(report)).toContain('YouTube gave us only the 15 newest videos this time.');
  });

  it('every request says that cookies were answered, and asks for English', async () => {
    const youtube = await start();
    await readProfile(youtube, KETTLE);
    expect(youtube.server.requests.every(({ headers }) => headers.cookie === 'SOCS=CAI')).toBe(true);
    const [first] = youtube.server.requests;
    expect(JSON.parse(first?.body ?? '')).toMatchObject({
      context: { client: { clientName: 'WEB', hl: 'en' } },
    });
  });

  it('never takes a tab that it did not ask for, nor somebody else’s', async () => {
    const youtube = await start({
      answer: ({ path, body }) =>
        path.startsWith('/youtubei/v1/browse') && body.includes('EgZzaG9ydHPyBgUKA5oBAA')
          ? jsonAnswer({
              metadata: {
                channelMetadataRenderer: { title: 'Other', externalId: 'UCfxLumenLoomStudio00001' },
              },
            })
          : undefined,
    });
    const { profile, report } = await readProfile(youtube, KETTLE);
    expect(profile.name).toBe('Kettle & Compass');
    expect(profile.videos).toHaveLength(56);
    expect(warningsOf(report)[0]).toBe(
      // One Short is in the feed as well.
      'YouTube did not give us everything this time. Missing: some of the Shorts, playlists.',
    );
  });
});
