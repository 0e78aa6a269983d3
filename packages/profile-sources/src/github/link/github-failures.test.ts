import { ProfileSchema } from '@tosite/validation/profile/profile';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { FixtureAnswer } from '../../testing/fixture-server.ts';
import {
  failToRead,
  jsonAnswer,
  onlyAt,
  readProfile,
  useRecordedGithub,
} from '../../testing/use-recorded-github.ts';
import { warningsOf } from '../../testing/warnings-of.ts';

const start = useRecordedGithub();

describe('what goes wrong', () => {
  it.each([
    [
      'no-such-user-fx',
      'profile_not_found',
      "We couldn't find a GitHub profile named no-such-user-fx. Check the spelling.",
      null,
    ],
    [
      'rate-limited-fx',
      'platform_rate_limited',
      'GitHub is asking us to slow down. Try again at 10:10 UTC.',
      '2026-11-20T10:10:00.000Z',
    ],
    [
      'secondary-limited-fx',
      'platform_rate_limited',
      'GitHub is asking us to slow down. Try again at 09:31 UTC.',
      '2026-11-20T09:31:00.000Z',
    ],
    [
      'too-many-fx',
      'platform_rate_limited',
      'GitHub is asking us to slow down. Try again at 09:31 UTC.',
      '2026-11-20T09:31:00.000Z',
    ],
    [
      'unicorn-fx',
      'platform_unavailable',
      "GitHub isn't answering properly at the moment. Try again in a minute, or look at the sample.",
      null,
    ],
  ])('%s is %s', async (login, code, sentence, retryAt) => {
    const failure = await failToRead(await start(), login);
    expect(failure.code).toBe(code);
    expect(failure.message).toBe(sentence);
    expect(failure.retryAt?.toISOString() ?? null).toBe(retryAt);
    expect(failure.next).toContain('sample');
  });

  it.each([
    ['a 403 that is no limit', { status: 403, body: '{}' }, 'platform_blocked'],
    ['a 401 without a token', { status: 401, body: '{}' }, 'platform_blocked'],
    ['text that is not JSON', { status: 200, body: '<html>' }, 'platform_unavailable'],
    ['JSON that is no user', { status: 200, body: '[1,2]' }, 'platform_unavailable'],
    ['an empty answer', { status: 200, body: '' }, 'platform_unavailable'],
    ['a 304 that nobody asked for', { status: 304 }, 'platform_unavailable'],
    [
      'a compressed answer',
      { status: 200, headers: { 'content-encoding': 'gzip' }, body: 'x' },
      'platform_unavailable',
    ],
    [
      'an answer that is too large',
      { status: 200, body: `"${'x'.repeat(2_100_000)}"` },
      'platform_unavailable',
    ],
    [
      'a redirect to another host',
      { status: 302, headers: { location: 'https://evil.example/' } },
      'platform_unavailable',
    ],
  ] satisfies [string, FixtureAnswer, string][])('%s', async (_name, answer, code) => {
    const github = await start({ answer: onlyAt('/users/quillfeather-dev', answer) });
    expect((await failToRead(github, 'quillfeather-dev')).code).toBe(code);
  });

  it('a platform that never answers is given up on within the deadline', async () => {
    const github = await start({ delayMs: 20_000 });
    const at = Date.now();
    const failure = await failToRead(github, 'quillfeather-dev');
    expect(failure.code).toBe('platform_timeout');
    expect(failure.message).toBe(
      'GitHub took too long to answer. Try again in a minute, or look at the sample.',
    );
    expect(Date.now() - at).toBeLessThan(18_000);
  }, 40_000);

  it.each(['../../user', 'x?y=z', 'x%2f..', 'x#', 'x'.repeat(500), 'a\r\nb', '', '.', 'ä', '-x', 'a/b'])(
    'I2: nothing is asked for the name %j',
    async (login) => {
      const github = await start();
      expect((await failToRead(github, login)).code).toBe('profile_not_found');
      expect(github.server.requests).toEqual([]);
    },
  );

  it('parts that fail are named, and the rest is shown', async () => {
    const github = await start({
      answer: ({ path }) =>
        /orgs|social|events|readme/u.test(path) ? { status: 500, body: 'Unicorn' } : undefined,
    });
    const { profile, report } = await readProfile(github, 'quillfeather-dev');
    expect(safeParse(ProfileSchema, profile).success).toBe(true);
    expect(profile.projects).toHaveLength(33);
    expect(profile.about).toBeNull();
    expect(warningsOf(report)[0]).toBe(
      'GitHub did not give us everything this time. Missing: organisations, social links, profile README, activity.',
    );
  });

  it('an optional part that drips for ever does not hold the preview', async () => {
    const github = await start({
      answer: ({ path }) =>
        path.includes('events') ? { status: 200, body: '[]', delayMs: 60_000 } : undefined,
    });
    const at = Date.now();
    const { report } = await readProfile(github, 'quillfeather-dev');
    expect(Date.now() - at).toBeLessThan(30_000);
    expect(warningsOf(report)[0]).toContain('Missing: activity.');
  }, 60_000);

  it('F9: an avatar that points into a private network is left out', async () => {
    const github = await start({
      answer: onlyAt(
        '/users/quillfeather-dev',
        jsonAnswer({
          login: 'quillfeather-dev',
          id: 1,
          avatar_url: 'http://169.254.169.254/latest/meta-data',
        }),
      ),
    });
    const { profile } = await readProfile(github, 'quillfeather-dev');
    expect(profile.avatar).toBeNull();
    expect(profile.projects.length).toBeGreaterThan(0);
  });
});
