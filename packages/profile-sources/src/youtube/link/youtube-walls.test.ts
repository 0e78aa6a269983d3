import { describe, expect, it } from 'vitest';
import type { FixtureAnswer, FixtureRequest } from '../../testing/fixture-server.ts';
import {
  DOWN,
  failToRead,
  jsonAnswer,
  readProfile,
  RECORDED_AT,
  useRecordedYoutube,
  whatWasAsked,
} from '../testing/recorded-youtube.ts';
import { warningsOf } from '../../testing/warnings-of.ts';

const start = useRecordedYoutube();
const KETTLE = '@kettleandcompass';
const MINUTE = 60_000;
const REMOVED = 'YouTube says this channel has been removed.';
const SILENT = "YouTube isn't answering us at the moment. We'll try again automatically.";
const isApi = ({ host }: FixtureRequest) => host === 'www.googleapis.com';
const html = (body: string, status = 200): FixtureAnswer => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body,
});

describe('walls', () => {
  const wall = (answer: FixtureAnswer) => (request: FixtureRequest) => (isApi(request) ? undefined : answer);
  it.each([
    [
      'a redirect to the consent page',
      { status: 302, headers: { location: 'https://consent.youtube.com/m?continue=x' } },
      'platform_blocked',
    ],
    [
      'the consent page of Google',
      { status: 303, headers: { location: 'https://consent.google.de/ml?continue=x' } },
      'platform_blocked',
    ],
    [
      'a consent form in place of the page',
      html('<!doctype html><html><form action="https://consent.youtube.com/save" method="POST">'),
      'platform_blocked',
    ],
    [
      'a redirect to the page for robots',
      { status: 302, headers: { location: 'https://www.google.com/sorry/index?continue=x' } },
      'platform_rate_limited',
    ],
    [
      'a page for robots',
      html('<html>Our systems have detected unusual traffic from your computer network.</html>'),
      'platform_rate_limited',
    ],
    ['429', { status: 429, headers: { 'retry-after': '120' }, body: '' }, 'platform_rate_limited'],
    ['403', { status: 403, body: '' }, 'platform_blocked'],
    [
      'a redirect to the login',
      { status: 302, headers: { location: 'https://accounts.google.com/ServiceLogin?x' } },
      'platform_blocked',
    ],
    [
      'a redirect elsewhere',
      { status: 302, headers: { location: 'https://evil.example/' } },
      'platform_blocked',
    ],
    [
      'a redirect in circles',
      { status: 302, headers: { location: '/@kettleandcompass' } },
      'platform_blocked',
    ],
    ['500', { status: 500, body: 'oops' }, 'platform_unavailable'],
    ['an empty answer', { status: 200, body: '' }, 'platform_unavailable'],
    [
      'what is too large',
      { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.alloc(8_500_000, 32) },
      'platform_unavailable',
    ],
  ] satisfies [string, FixtureAnswer, string][])(
    '%s is an outcome, not a missing channel',
    async (_name, answer, code) => {
      const failure = await failToRead(await start({ answer: wall(answer) }), KETTLE);
      expect([failure.code, failure.message]).toEqual([code, SILENT]);
      expect(failure.next).toContain('import');
    },
  );

  it('one that names its end is left alone until then; the other ways go on', async () => {
    const youtube = await start({
      answer: ({ path }) =>
        path.startsWith('/youtubei/')
          ? { status: 429, headers: { 'retry-after': '120' }, body: '' }
          : undefined,
    });
    expect((await readProfile(youtube, KETTLE)).profile.name).toBe('Kettle & Compass');
    const count = () => youtube.server.requests.filter(({ path }) => path.startsWith('/youtubei/')).length;
    const before = count();
    youtube.clock.at = RECORDED_AT + 119_000;
    await readProfile(youtube, '@lumenloom.studio');
    expect(count()).toBe(before);
    youtube.clock.at = RECORDED_AT + 121_000;
    await readProfile(youtube, 'UCfxLumenLoomStudio00001');
    expect(count()).toBeGreaterThan(before);
  });

  it('says when it is worth trying again', async () => {
    const youtube = await start({
      answer: () => ({ status: 429, headers: { 'retry-after': '120' }, body: '' }),
    });
    expect((await failToRead(youtube, KETTLE)).retryAt?.toISOString()).toBe('2026-11-20T09:32:00.000Z');
  });
});

describe('a channel that was read before', () => {
  it('keeps its videos when the feed is 404 today, and more so when everything is', async () => {
    let day = 1;
    const gone = html('<html>404</html>', 404);
    const youtube = await start({
      answer: ({ path }) => (day === 2 && path.startsWith('/feeds/') ? gone : day === 3 ? gone : undefined),
    });
    const { profile } = await readProfile(youtube, KETTLE);
    day = 2;
    youtube.clock.at += 61 * MINUTE;
    const second = await readProfile(youtube, KETTLE);
    expect(new Set(second.profile.videos.map(({ id }) => id))).toEqual(
      new Set(profile.videos.map(({ id }) => id)),
    );
    day = 3;
    youtube.clock.at += 61 * MINUTE;
    const third = await readProfile(youtube, KETTLE);
    expect(third.profile.videos).toEqual(second.profile.videos);
    expect(third.report.method).toBe('cache');
    expect(warningsOf(third.report)[0]).toMatch(/^YouTube isn't answering; this is what we read/u);
  });

  it('keeps its videos when only the channel answers, not its videos', async () => {
    const youtube = await start({
      key: 'a-key',
      answer: (request) =>
        request.path.includes('/channels') || request.path.includes('/playlists?') ? undefined : DOWN,
    });
    expect(await failToRead(youtube, KETTLE)).toMatchObject({
      code: 'platform_unavailable',
      message: SILENT,
    });
  });

  it('that was removed and is back is not called removed', async () => {
    let removed = true;
    const youtube = await start({
      answer: ({ path }) =>
        removed && path.includes('/browse')
          ? jsonAnswer({
              alerts: [
                { alertRenderer: { type: 'ERROR', text: { simpleText: 'This channel was removed.' } } },
              ],
            })
          : undefined,
    });
    expect((await failToRead(youtube, 'UCfxKettleAndCompass0001')).message).toBe(REMOVED);
    removed = false;
    youtube.clock.at += 11 * MINUTE;
    expect((await readProfile(youtube, 'UCfxKettleAndCompass0001')).profile.videos).toHaveLength(56);
  });
});

describe('time', () => {
  it('a YouTube that never answers is given up on within the deadline', async () => {
    const youtube = await start({ key: 'a-key', delayMs: 20_000 });
    const at = Date.now();
    const failure = await failToRead(youtube, KETTLE);
    expect(Date.now() - at).toBeLessThan(18_000);
    expect(['platform_timeout', 'platform_unavailable']).toContain(failure.code);
  }, 40_000);

  it('a part that is not needed and drips for ever does not hold the preview', async () => {
    const youtube = await start({
      answer: ({ path, body }) =>
        path.includes('/browse') && body.includes('EgZzaG9ydHPyBgUKA5oBAA')
          ? { status: 200, body: '{}', delayMs: 60_000 }
          : undefined,
    });
    const at = Date.now();
    const { report } = await readProfile(youtube, KETTLE);
    expect(Date.now() - at).toBeLessThan(30_000);
    expect(warningsOf(report).join()).toContain('Shorts');
  }, 60_000);

  it('an API that is down costs one call, not the channel', async () => {
    const youtube = await start({ key: 'a-key', answer: (request) => (isApi(request) ? DOWN : undefined) });
    expect((await readProfile(youtube, KETTLE)).profile.videos).toHaveLength(56);
    expect(whatWasAsked(youtube).filter((line) => line.startsWith('api ')).length).toBeLessThanOrEqual(2);
  });
});
