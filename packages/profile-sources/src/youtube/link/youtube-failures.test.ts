import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { FixtureAnswer, FixtureRequest } from '../../testing/fixture-server.ts';
import {
  DOWN,
  failToRead,
  jsonAnswer,
  readProfile,
  useRecordedYoutube,
} from '../testing/recorded-youtube.ts';
import { warningsOf } from '../../testing/warnings-of.ts';

const start = useRecordedYoutube();
const KETTLE = '@kettleandcompass';
const MINUTE = 60_000;
const NOT_FOUND = "We couldn't find this YouTube channel.";
const REMOVED = 'YouTube says this channel has been removed.';
const SILENT = "YouTube isn't answering us at the moment. We'll try again automatically.";
const isApi = ({ host }: FixtureRequest) => host === 'www.googleapis.com';
const html = (body: string, status = 200): FixtureAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});
const NO_SUCH = jsonAnswer({ error: { code: 404, status: 'NOT_FOUND' } }, 404);
const NONE = jsonAnswer({ pageInfo: { totalResults: 0, resultsPerPage: 5 } });

describe.each(['a-key', undefined])('with the key %s', (key) => {
  const options = key === undefined ? {} : { key };
  it.each([
    ['@nosuchchannelfx', 'profile_not_found', NOT_FOUND, ['sample']],
    ['UCnosuchchannelfx0000001', 'profile_not_found', NOT_FOUND, ['sample']],
    ['https://youtu.be/zzzzzzzzzzz', 'profile_not_found', NOT_FOUND, ['sample']],
    ['UCremovedchannelfx000001', 'profile_not_found', REMOVED, ['sample']],
    ['UCterminatedchanfx000001', 'profile_not_found', REMOVED, ['sample']],
    ['@quotafx', 'platform_unavailable', SILENT, ['retry', 'import', 'sample']],
    ['@consentwallfx', 'platform_blocked', SILENT, ['retry', 'import', 'sample']],
    ['@sorrywallfx', 'platform_rate_limited', SILENT, ['retry', 'import', 'sample']],
    ['UCoutagefx00000000000001', 'platform_unavailable', SILENT, ['retry', 'import', 'sample']],
  ])('%s is %s', async (name, code, sentence, next) => {
    const youtube = await start(options);
    const failure = await failToRead(youtube, name);
    expect(failure).toMatchObject({ code, message: sentence, next });
    // Asked again while it is remembered: the same words.
    expect((await failToRead(youtube, name)).message).toBe(sentence);
  });
});

describe('what is our own fault is never told to the visitor', () => {
  const REFUSALS = [
    [
      'the quota is used up',
      403,
      { errors: [{ reason: 'quotaExceeded' }] },
      'The quota of YOUTUBE_API_KEY is used up',
    ],
    [
      'the key is wrong',
      400,
      {
        status: 'INVALID_ARGUMENT',
        errors: [{ reason: 'badRequest' }],
        details: [{ reason: 'API_KEY_INVALID' }],
      },
      'YouTube does not accept YOUTUBE_API_KEY',
    ],
    [
      'the key is of another site',
      403,
      { errors: [{ reason: 'ipRefererBlocked' }] },
      'YouTube does not accept YOUTUBE_API_KEY',
    ],
    [
      'the API is not switched on',
      403,
      { errors: [{ reason: 'accessNotConfigured' }] },
      'YouTube does not accept YOUTUBE_API_KEY',
    ],
    [
      'the key is suspended',
      403,
      { status: 'PERMISSION_DENIED', details: [{ reason: 'CONSUMER_SUSPENDED' }] },
      'YouTube does not accept YOUTUBE_API_KEY',
    ],
  ] as const;
  it.each(REFUSALS)('%s: the channel is read without it', async (_name, status, error, logged) => {
    const youtube = await start({
      key: 'secret-key-9',
      answer: (request) => (isApi(request) ? jsonAnswer({ error }, status) : undefined),
    });
    const { profile, report } = await readProfile(youtube, KETTLE);
    expect(profile.videos).toHaveLength(56);
    expect(report.method).toBe('youtube:rss+innertube');
    expect(warningsOf(report).join()).not.toMatch(/quota|key/iu);
    expect(youtube.logged).toEqual([expect.stringContaining(logged)]);
    const before = youtube.server.requests.length;
    await readProfile(youtube, '@lumenloom.studio');
    expect(youtube.server.requests.slice(before).some(isApi)).toBe(false);
  });

  it('quota that ends in the middle of a reading costs no video', async () => {
    const youtube = await start({
      key: 'a-key',
      answer: ({ path }) =>
        path.startsWith('/youtube/v3/videos') || path.includes('pageToken')
          ? jsonAnswer({ error: { errors: [{ reason: 'quotaExceeded' }] } }, 403)
          : undefined,
    });
    const { profile, report } = await readProfile(youtube, KETTLE);
    expect(profile.videos).toHaveLength(56);
    expect(profile.stats.views).toBe(9_123_456);
    expect(profile.videos[0]).toMatchObject({ duration: 3932, publishedAt: '2026-11-18T15:00:07.000Z' });
    expect(warningsOf(report).join()).toContain('details of some videos');
  });

  it('the key is asked again when its rest is over', async () => {
    let refused = true;
    const youtube = await start({
      key: 'a-key',
      answer: (request) =>
        isApi(request) && refused
          ? jsonAnswer({ error: { errors: [{ reason: 'quotaExceeded' }] } }, 403)
          : undefined,
    });
    await readProfile(youtube, KETTLE);
    refused = false;
    youtube.clock.at += 61 * MINUTE;
    expect((await readProfile(youtube, KETTLE)).report.method).toBe('youtube:api+innertube');
  });

  it('the key is in no failure, no log line, no profile and no request elsewhere', async () => {
    const youtube = await start({
      key: 'secret-key-9',
      answer: (request) => {
        if (request.path.startsWith('/youtube/v3/channels'))
          return { status: 302, headers: { location: 'https://www.youtube.com/steal' } };
        return isApi(request) ? undefined : DOWN;
      },
    });
    const failure = await failToRead(youtube, KETTLE);
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain('secret');
    expect(youtube.logged.join()).not.toContain('secret');
    const strangers = youtube.server.requests.filter((request) => !isApi(request));
    expect(strangers.length).toBeGreaterThan(0);
    expect(JSON.stringify(strangers)).not.toContain('secret');
    const { profile } = await readProfile(await start({ key: 'secret-key-9' }), KETTLE);
    expect(JSON.stringify(profile)).not.toContain('secret');
  });
});

describe('"not found" is said on YouTube’s own word only', () => {
  const cases: [
    string,
    string | undefined,
    (request: FixtureRequest) => FixtureAnswer | undefined,
    string,
    string,
  ][] = [
    [
      'the API says none and everything else is silent',
      'a-key',
      (request) => (isApi(request) ? NONE : DOWN),
      KETTLE,
      'platform_unavailable',
    ],
    [
      'the page is none and everything else is silent',
      undefined,
      ({ path }) =>
        path.startsWith('/@') ? html('<!DOCTYPE html><html>This page isn’t available.</html>', 404) : DOWN,
      KETTLE,
      'platform_unavailable',
    ],
    [
      'the API says none and the page is none',
      'a-key',
      (request) =>
        isApi(request)
          ? NONE
          : request.path.startsWith('/@')
            ? html('<!DOCTYPE html><html></html>', 404)
            : DOWN,
      KETTLE,
      'profile_not_found',
    ],
    [
      'innertube says so and the page is a wall',
      undefined,
      ({ path }) =>
        path.includes('resolve_url')
          ? NO_SUCH
          : path.startsWith('/@')
            ? html('<form action="https://consent.youtube.com/save">')
            : DOWN,
      KETTLE,
      'profile_not_found',
    ],
    [
      'a proxy answers 404 to everything',
      'a-key',
      () => ({ status: 404, headers: { 'content-type': 'text/plain' }, body: 'not found' }),
      KETTLE,
      'platform_unavailable',
    ],
    [
      'a proxy answers 404 as JSON of its own',
      'a-key',
      () => jsonAnswer({ error: 'not found' }, 404),
      KETTLE,
      'platform_unavailable',
    ],
    [
      'the feed is 404 and everything else is silent',
      undefined,
      ({ path }) =>
        path.startsWith('/feeds/') ? html('<html><title>Error 404 (Not Found)!!1</title></html>', 404) : DOWN,
      'UCfxKettleAndCompass0001',
      'platform_unavailable',
    ],
    [
      'a page of another site comes instead',
      undefined,
      () => html('<!doctype html><html><title>Welcome to our hotel</title></html>'),
      KETTLE,
      'platform_unavailable',
    ],
    [
      'the alert says something else',
      undefined,
      ({ path }) =>
        path.includes('/browse')
          ? jsonAnswer({
              alerts: [
                { alertRenderer: { type: 'ERROR', text: { simpleText: 'This channel is not available.' } } },
              ],
            })
          : DOWN,
      'UCfxKettleAndCompass0001',
      'platform_unavailable',
    ],
    [
      'the alert is of another language',
      undefined,
      ({ path }) =>
        path.includes('/browse')
          ? jsonAnswer({
              alerts: [
                {
                  alertRenderer: {
                    type: 'ERROR',
                    text: { runs: [{ text: 'Dieser Kanal existiert nicht.' }] },
                  },
                },
              ],
            })
          : DOWN,
      'UCfxKettleAndCompass0001',
      'profile_not_found',
    ],
  ];
  it.each(cases)('%s (key: %s)', async (_name, key, answer, name, code) => {
    const youtube = await start({ answer, ...(key === undefined ? {} : { key }) });
    const failure = await failToRead(youtube, name);
    expect([failure.code, failure.message]).toEqual([
      code,
      code === 'profile_not_found' ? NOT_FOUND : SILENT,
    ]);
  });

  it('a page that finds the channel overrules an innertube that does not', async () => {
    const youtube = await start({
      answer: ({ path }) => (path.includes('resolve_url') ? NO_SUCH : undefined),
    });
    expect((await readProfile(youtube, KETTLE)).profile.videos).toHaveLength(56);
  });
});
