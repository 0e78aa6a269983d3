import { describe, expect, it } from 'vitest';
import type { Json } from '../../testing/strange-json.ts';
import { videoOfApi, videoOfItem, channelOfApi } from './data-api-findings.ts';
import { ChannelsSchema, PlaylistItemsSchema, VideosSchema } from './data-api-responses.ts';
import * as v from 'valibot';
import { jsonAnswer, readProfile, useRecordedYoutube } from '../testing/recorded-youtube.ts';
import { warningsOf } from '../../testing/warnings-of.ts';

const start = useRecordedYoutube();
const ID = 'kc001q9ZzYx';
type Fields = Record<string, Json>;
const video = (fields: Fields) => {
  const [one] = v.parse(VideosSchema, { items: [{ id: ID, ...fields }] }).items;
  return one === undefined ? null : videoOfApi(one);
};

describe('what the Data API says of a video', () => {
  it.each([
    ['a video', { contentDetails: { duration: 'PT10M4S' } }, 'long', null, 604],
    [
      'upright and short',
      { contentDetails: { duration: 'PT2M59S' }, player: { embedWidth: '405', embedHeight: '720' } },
      'short',
      null,
      179,
    ],
    [
      'square and short',
      { contentDetails: { duration: 'PT30S' }, player: { embedWidth: '720', embedHeight: '720' } },
      'short',
      null,
      30,
    ],
    [
      'wide and short',
      {
        contentDetails: { duration: 'PT30S' },
        player: { embedWidth: '1280', embedHeight: '720' },
        snippet: { title: 'x #shorts' },
      },
      'long',
      null,
      30,
    ],
    [
      'upright and long',
      { contentDetails: { duration: 'PT3M1S' }, player: { embedWidth: '405', embedHeight: '720' } },
      'long',
      null,
      181,
    ],
    [
      'called a Short',
      { contentDetails: { duration: 'PT30S' }, snippet: { title: 'Prism #Shorts' } },
      'short',
      null,
      30,
    ],
    [
      'called something like it',
      { contentDetails: { duration: 'PT30S' }, snippet: { title: 'Sewing #shortskirts' } },
      null,
      null,
      30,
    ],
    [
      'a long one called a Short',
      { contentDetails: { duration: 'PT30M' }, snippet: { title: 'All my #shorts' } },
      'long',
      null,
      1800,
    ],
    [
      'live now',
      { snippet: { liveBroadcastContent: 'live' }, contentDetails: { duration: 'P0D' } },
      null,
      'live',
      null,
    ],
    [
      'a stream to come',
      {
        snippet: { liveBroadcastContent: 'upcoming' },
        contentDetails: { duration: 'P0D' },
        liveStreamingDetails: { scheduledStartTime: '2026-11-28T18:00:00Z' },
      },
      null,
      'live',
      null,
    ],
    [
      'a premiere to come',
      {
        snippet: { liveBroadcastContent: 'upcoming' },
        contentDetails: { duration: 'PT10M' },
        liveStreamingDetails: { scheduledStartTime: '2026-11-28T18:00:00Z' },
      },
      'long',
      'premiere',
      600,
    ],
    [
      'a premiere now',
      {
        snippet: { liveBroadcastContent: 'live' },
        contentDetails: { duration: 'PT10M' },
        liveStreamingDetails: { actualStartTime: '2026-11-20T09:00:00Z' },
      },
      'long',
      'premiere',
      600,
    ],
    [
      'what was broadcast',
      {
        snippet: { liveBroadcastContent: 'none' },
        contentDetails: { duration: 'PT1H' },
        liveStreamingDetails: {
          actualStartTime: '2026-11-20T09:00:00Z',
          actualEndTime: '2026-11-20T10:00:00Z',
        },
      },
      'long',
      'aired',
      3600,
    ],
    ['no length and nothing else', { contentDetails: { duration: 'P0D' } }, null, 'live', null],
    ['nothing at all', {}, null, null, null],
  ] satisfies [string, Fields, string | null, string | null, number | null][])(
    '%s',
    (_name, fields, shape, broadcast, duration) => {
      expect(video(fields)).toMatchObject({ shape, broadcast, duration });
    },
  );

  it.each(['rejected', 'failed', 'deleted'])('one that was %s is none', (uploadStatus) => {
    expect(video({ status: { uploadStatus } })).toBeNull();
  });
  it.each(['private', 'unlisted', 'privacyStatusUnspecified'])('one that is %s is none', (privacyStatus) => {
    expect(video({ status: { privacyStatus } })).toBeNull();
    const [item] = v.parse(PlaylistItemsSchema, {
      items: [{ contentDetails: { videoId: ID }, status: { privacyStatus } }],
    }).items;
    expect(item === undefined ? 'no item' : videoOfItem(item)).toBeNull();
  });
  it('an entry without a status is told by its name and its missing pictures', () => {
    const read = (title: string, thumbnails: Json) => {
      const [item] = v.parse(PlaylistItemsSchema, {
        items: [{ snippet: { title, thumbnails, resourceId: { videoId: ID } } }],
      }).items;
      return item === undefined ? 'no item' : (videoOfItem(item)?.title ?? null);
    };
    expect(read('Private video', {})).toBeNull();
    expect(read('Deleted video', {})).toBeNull();
    expect(read('Private video', { high: { url: 'https://i.ytimg.com/x.jpg' } })).toBe('Private video');
    expect(read('🤔', {})).toBe('🤔');
  });
});

it('a hidden count of subscribers is none; a banner is asked for in its whole width', () => {
  const [record] = v.parse(ChannelsSchema, {
    items: [
      {
        id: 'UCfxKettleAndCompass0001',
        statistics: { hiddenSubscriberCount: true, subscriberCount: '0', viewCount: '12' },
        brandingSettings: { image: { bannerExternalUrl: 'https://yt3.googleusercontent.com/abc' } },
      },
    ],
  }).items;
  const channel = record === undefined ? null : channelOfApi(record);
  expect(channel).toMatchObject({ subscribers: null, views: 12 });
  expect(channel?.banner[0]?.url).toMatch(/^https:\/\/yt3\.googleusercontent\.com\/abc=w2560-/u);
});

describe('the tab of past streams', () => {
  const tab = (name: string, selected: boolean, items: Json[] = []) => ({
    tabRenderer: {
      selected,
      endpoint: { commandMetadata: { webCommandMetadata: { url: `/@x/${name}` } } },
      ...(selected ? { content: { richGridRenderer: { contents: items } } } : {}),
    },
  });
  const page = (shown: string, items: Json[]) =>
    jsonAnswer({
      metadata: { channelMetadataRenderer: { title: 'X', externalId: 'UCfxKettleAndCompass0001' } },
      contents: {
        twoColumnBrowseResultsRenderer: {
          tabs: ['videos', 'streams'].map((name) => tab(name, name === shown, items)),
        },
      },
    });
  const item = (videoId: string): Json => ({
    videoRenderer: { videoId, title: { simpleText: videoId }, lengthText: { simpleText: '10:00' } },
  });
  const browse = ({ path, body }: { path: string; body: string }) => {
    if (path.startsWith('/feeds/')) return { status: 404, body: '' };
    if (!path.startsWith('/youtubei/v1/browse')) return undefined;
    return body.includes('EgdzdHJlYW1z')
      ? page('streams', [item('stream00001')])
      : page('videos', [item('premiere001')]);
  };

  it('tells a stream that is over from a premiere that is over', async () => {
    const aired = (id: string) => ({
      id,
      snippet: { title: id, publishedAt: '2026-11-01T00:00:00Z', liveBroadcastContent: 'none' },
      contentDetails: { duration: 'PT1H' },
      liveStreamingDetails: {
        actualStartTime: '2026-11-01T00:00:00Z',
        actualEndTime: '2026-11-01T01:00:00Z',
      },
    });
    const youtube = await start({
      key: 'a-key',
      answer: (request) => {
        if (request.path.includes('/playlistItems'))
          return jsonAnswer({
            items: ['stream00001', 'premiere001'].map((videoId) => ({ contentDetails: { videoId } })),
          });
        if (request.path.includes('/youtube/v3/videos'))
          return jsonAnswer({ items: [aired('stream00001'), aired('premiere001')] });
        return browse(request);
      },
    });
    const { profile } = await readProfile(youtube, '@kettleandcompass');
    expect(profile.videos.map(({ videoId, kind }) => `${videoId} ${kind}`)).toEqual([
      'stream00001 live',
      'premiere001 video',
    ]);
  });

  it('is read without a key too', async () => {
    const { profile, report } = await readProfile(await start({ answer: browse }), '@kettleandcompass');
    expect(profile.videos.map(({ videoId, kind }) => `${videoId} ${kind}`)).toEqual([
      'premiere001 video',
      'stream00001 live',
    ]);
    expect(warningsOf(report)).toEqual([
      'YouTube did not say exactly when 2 of the videos came out, so they carry no date.',
    ]);
  });
});

describe('a channel without videos', () => {
  it('says so when its page does, even while the feed is silent', async () => {
    const youtube = await start({
      answer: ({ path }) => {
        if (path.startsWith('/feeds/')) return { status: 404, body: '' };
        return path.startsWith('/youtubei/v1/browse')
          ? jsonAnswer({
              metadata: {
                channelMetadataRenderer: { title: 'Empty', externalId: 'UCfxKettleAndCompass0001' },
              },
              contents: {
                twoColumnBrowseResultsRenderer: {
                  tabs: [
                    {
                      tabRenderer: {
                        selected: true,
                        endpoint: { commandMetadata: { webCommandMetadata: { url: '/@x/featured' } } },
                        content: {},
                      },
                    },
                  ],
                },
              },
            })
          : undefined;
      },
    });
    const { profile, report } = await readProfile(youtube, '@kettleandcompass');
    expect(profile).toMatchObject({ name: 'Empty', videos: [], playlists: [], headline: null });
    expect(warningsOf(report)).toEqual(['This channel has no public videos yet.']);
  });
});
