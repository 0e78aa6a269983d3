import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { PictureFailure } from './pictures/fetch-picture.ts';
import { SAMPLES } from './samples/samples.ts';
import { loopbackOrigins } from './source-settings.ts';
import { PLATFORM_BASES } from '@tosite/validation/platforms/platform';
import type { FixtureRequest } from './testing/fixture-server.ts';
import { RECORDED_AT, type RecordedGithub } from './testing/recorded-github.ts';
import { readProfile, useRecordedGithub } from './testing/use-recorded-github.ts';

const start = useRecordedGithub();
const MINUTE = 60_000;

describe('many people at once', () => {
  it('F11: who want one profile cause one reading of it', async () => {
    const github = await start({ delayMs: 20 });
    const results = await Promise.all(
      Array.from({ length: 200 }, () => readProfile(github, 'quillfeather-dev')),
    );
    expect(results.every((result) => result.profile.name === 'Nora Quillfeather')).toBe(true);
    expect(github.server.requests).toHaveLength(6);
  });

  it('F11: who want many profiles are served four at a time, six calls at a time', async () => {
    let calls = 0;
    let maxCalls = 0;
    const open = new Set<string>();
    let maxOpen = 0;
    const github = await start({
      delayMs: 5,
      answer: ({ path }) => {
        calls += 1;
        maxCalls = Math.max(maxCalls, calls);
        setTimeout(() => (calls -= 1), 4);
        const login = /^\/users\/(many-\d+)$/u.exec(path)?.[1];
        if (login === undefined) return { status: 200, body: '[]', delayMs: 5 };
        open.add(login);
        maxOpen = Math.max(maxOpen, open.size);
        setTimeout(() => open.delete(login), 25);
        return { status: 200, body: JSON.stringify({ id: 1, login, public_repos: 0 }), delayMs: 25 };
      },
    });
    const results = await Promise.all(Array.from({ length: 24 }, (_, n) => readProfile(github, `many-${n}`)));
    expect(results).toHaveLength(24);
    expect(maxOpen).toBeLessThanOrEqual(4);
    expect(maxOpen).toBeGreaterThan(1);
    expect(maxCalls).toBeLessThanOrEqual(6);
  }, 15_000);
});

describe('what GitHub asks for is kept', () => {
  const limitedOnce = (headers: Record<string, string>) => {
    let limits = 1;
    return ({ path }: FixtureRequest) =>
      path === '/users/quillfeather-dev' && limits-- > 0 ? { status: 429, headers, body: '{}' } : undefined;
  };

  it('F10: nothing is asked before Retry-After has passed', async () => {
    const github = await start({ answer: limitedOnce({ 'retry-after': '120' }) });
    await expect(readProfile(github, 'quillfeather-dev')).rejects.toMatchObject({
      code: 'platform_rate_limited',
    });
    const before = github.server.requests.length;
    github.clock.at = RECORDED_AT + 120_000 - 1;
    await expect(readProfile(github, 'quillfeather-dev')).rejects.toMatchObject({
      code: 'platform_rate_limited',
      message: 'GitHub is asking us to slow down. Try again at 09:32 UTC.',
    });
    await expect(readProfile(github, 'larkspur-foundry')).rejects.toMatchObject({
      code: 'platform_rate_limited',
    });
    expect(github.server.requests).toHaveLength(before);
    github.clock.at = RECORDED_AT + 120_000;
    expect((await readProfile(github, 'quillfeather-dev')).profile.name).toBe('Nora Quillfeather');
  });

  it.each([
    [{ 'retry-after': 'Fri, 20 Nov 2026 09:35:00 GMT' }, '09:35'],
    [{ 'retry-after': '1000000000' }, '10:30'],
    [{ 'retry-after': 'soon' }, '09:31'],
    [{}, '09:31'],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'garbage' }, '09:31'],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' }, '09:31'],
    [{ 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1795169345' }, '10:10'],
  ] satisfies [Record<string, string>, string][])(
    'F10: a limit with %j ends at %s',
    async (headers, time) => {
      const github = await start({ answer: limitedOnce(headers) });
      await expect(readProfile(github, 'quillfeather-dev')).rejects.toThrow(`Try again at ${time} UTC.`);
    },
  );

  it('the last call of the quota is served, and no further one is made', async () => {
    const github = await start({
      answer: ({ path }) =>
        path === '/users/tomas-brindlewood'
          ? {
              status: 200,
              headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1795169345' },
              body: JSON.stringify({ id: 2, login: 'tomas-brindlewood', public_repos: 0 }),
            }
          : undefined,
    });
    expect((await readProfile(github, 'tomas-brindlewood')).profile.handle).toBe('tomas-brindlewood');
    const before = github.server.requests.length;
    await expect(readProfile(github, 'quillfeather-dev')).rejects.toThrow('Try again at 10:10 UTC.');
    expect(github.server.requests).toHaveLength(before);
  });

  it('F10, V8: a platform that fails three times is answered for without being asked', async () => {
    const github = await start({ answer: () => ({ status: 503, body: 'down' }) });
    for (const login of ['a', 'b', 'c'])
      await expect(readProfile(github, login)).rejects.toMatchObject({ code: 'platform_unavailable' });
    const before = github.server.requests.length;
    await expect(readProfile(github, 'd')).rejects.toMatchObject({
      code: 'platform_unavailable',
      retryAt: new Date(RECORDED_AT + MINUTE),
    });
    expect(github.server.requests).toHaveLength(before);
  });
});

describe('conditional requests', () => {
  it('send the validators back after an hour, and serve what was stored for a 304', async () => {
    const github = await start({
      answer: ({ headers }) => (headers['if-none-match'] === undefined ? undefined : { status: 304 }),
    });
    const first = await readProfile(github, 'quillfeather-dev');
    const before = github.server.requests.length;
    github.clock.at += 61 * MINUTE;
    const second = await readProfile(github, 'quillfeather-dev');
    const again = github.server.requests.slice(before);
    expect(again.find(({ path }) => path === '/users/quillfeather-dev')?.headers['if-none-match']).toMatch(
      /^W\/"2d6210/u,
    );
    expect({ ...second.profile, contributions: null }).toEqual({ ...first.profile, contributions: null });
    expect(second.report.fetchedAt).toBe('2026-11-20T10:31:00.000Z');
  });

  it('never send what was learnt with one token together with another', async () => {
    const entries = new Map<string, string>();
    const cache = {
      get: async (key: string) => JSON.parse(entries.get(key) ?? 'null'),
      set: async (key: string, entry: unknown) => void entries.set(key, JSON.stringify(entry)),
    };
    const one = await start({ token: 'ghp_one', cache });
    await readProfile(one, 'quillfeather-dev');
    const two = await start({ token: 'ghp_two', cache });
    two.clock.at += 61 * MINUTE;
    await readProfile(two, 'quillfeather-dev');
    expect(two.server.requests.some(({ headers }) => headers['if-none-match'] !== undefined)).toBe(false);
    expect([...entries.values()].join()).not.toContain('ghp_');
  });
});

describe('the token', () => {
  it('F12: is in no failure, no log line and no request to another place', async () => {
    const github: RecordedGithub = await start({
      token: 'ghp_very-secret',
      answer: ({ host, path }) => {
        if (host !== 'api.github.com') return { status: 200, body: '[]' };
        if (path === '/users/quillfeather-dev')
          return { status: 302, headers: { location: `${github.server.origin}/evil.example/steal` } };
        return { status: 500, body: 'Bearer ghp_very-secret' };
      },
    });
    const failure = await readProfile(github, 'quillfeather-dev').catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'SourceFailure' });
    expect(inspect(failure, { depth: 9, showHidden: true })).not.toContain('secret');
    expect(github.logged.join()).not.toContain('secret');
    const strangers = github.server.requests.filter(({ host }) => host !== 'api.github.com');
    expect(strangers.length).toBeGreaterThan(0);
    expect(strangers.some(({ headers }) => headers.authorization !== undefined)).toBe(false);
  });
});

describe('samples', () => {
  it('are answered without any request', async () => {
    const github = await start();
    const [sample] = SAMPLES.filter(({ website_type }) => website_type === 'github');
    const { profile, report } = await readProfile(github, sample?.handle.toUpperCase() ?? '');
    expect(profile.handle).toBe(sample?.handle);
    expect(report).toMatchObject({ method: 'sample', fetchedAt: '2026-11-20T09:30:00.000Z' });
    const picture = await github.sources.fetchPicture(profile.avatar?.url ?? '', {
      signal: new AbortController().signal,
    });
    expect(picture.length).toBeGreaterThan(0);
    expect(github.server.requests).toEqual([]);
  });

  it('that do not exist, or are of another platform, are not found', async () => {
    const github = await start();
    const [other] = SAMPLES.filter(({ website_type }) => website_type !== 'github');
    for (const handle of ['tosite-sample-nobody', other?.handle ?? '']) {
      await expect(readProfile(github, handle)).rejects.toMatchObject({ code: 'profile_not_found' });
    }
    expect(github.server.requests).toEqual([]);
  });
});

describe('pictures', () => {
  const fetchPicture = async (github: RecordedGithub, address: string) =>
    github.sources
      .fetchPicture(address, { signal: new AbortController().signal })
      .catch((error: unknown) => error);

  it('come from the platform’s picture servers', async () => {
    const github = await start();
    const { profile } = await readProfile(github, 'quillfeather-dev');
    const picture = await fetchPicture(github, profile.avatar?.url ?? '');
    expect(Buffer.isBuffer(picture) && picture.subarray(1, 4).toString()).toBe('PNG');
    const banner = await fetchPicture(github, new URL('./assets/banner.png', profile.about?.base ?? '').href);
    expect(Buffer.isBuffer(banner)).toBe(true);
  });

  it.each([
    'http://169.254.169.254/latest',
    'https://img.shields.io/badge/x',
    'https://avatars.githubusercontent.com.evil.example/u/1',
    'https://evil-githubusercontent.com/u/1',
    'http://avatars.githubusercontent.com/u/1',
    'https://user@avatars.githubusercontent.com/u/1',
    'https://avatars.githubusercontent.com:8443/u/1',
    'http://127.0.0.1:1/x',
    'file:///etc/passwd',
    'not an address',
    'sample:nobody/nothing.webp',
  ])('F9: never from %s', async (address) => {
    const github = await start();
    const failure = await fetchPicture(github, address);
    expect(failure).toBeInstanceOf(PictureFailure);
    expect(failure).toMatchObject({ permanent: true });
    expect(github.server.requests).toEqual([]);
  });

  it.each([
    [{ status: 404, body: 'no' }, 'gone', true],
    [{ status: 403, body: 'URL signature expired' }, 'gone', true],
    [{ status: 429, body: 'later' }, 'unreachable', false],
    [{ status: 503, body: 'later' }, 'unreachable', false],
    [{ status: 200, headers: { 'content-type': 'text/html' }, body: '<p>' }, 'not_a_picture', true],
    [
      { status: 200, headers: { 'content-type': 'image/png', 'content-encoding': 'gzip' }, body: 'x' },
      'not_a_picture',
      true,
    ],
    [
      { status: 200, headers: { 'content-type': 'image/png' }, body: Buffer.alloc(10_000_001) },
      'too_large',
      true,
    ],
    [{ status: 302, headers: { location: 'http://169.254.169.254/' } }, 'blocked', true],
  ])('F9: an answer like %# is a failure of its own kind', async (answer, code, permanent) => {
    const github = await start({ answer: () => answer });
    const failure = await fetchPicture(github, `${github.server.origin}/avatars.githubusercontent.com/u/1`);
    expect(failure).toMatchObject({ name: 'PictureFailure', code, permanent });
  });
});

describe('films', () => {
  const fetchFilm = async (github: RecordedGithub, path: string) =>
    github.sources
      .fetchFilm(`${github.server.origin}${path}`, { signal: new AbortController().signal })
      .catch((error: unknown) => error);

  it('come as the bytes that the platform’s server gives, up to 50 MB', async () => {
    const body = Buffer.alloc(20_000_000, 'film');
    const github = await start({
      answer: () => ({ status: 200, headers: { 'content-type': 'video/mp4' }, body }),
    });
    const film = await fetchFilm(github, '/v/1.mp4');
    expect(Buffer.isBuffer(film) && film.equals(body)).toBe(true);
  });

  it.each([
    [{ status: 404, headers: {}, body: '' }, 'gone'],
    [{ status: 200, headers: { 'content-type': 'text/html' }, body: '<p>' }, 'not_a_picture'],
    [{ status: 200, headers: { 'content-type': 'image/png' }, body: 'x' }, 'not_a_picture'],
    [{ status: 200, headers: { 'content-type': 'video/mp4' }, body: Buffer.alloc(50_000_001) }, 'too_large'],
    [{ status: 302, headers: { location: 'http://169.254.169.254/' } }, 'blocked'],
  ])('that are none (%#) fail for good', async (answer, code) => {
    const github = await start({ answer: () => answer });
    const failure = await fetchFilm(github, '/v/1.mp4');
    expect(failure).toMatchObject({ name: 'PictureFailure', code, permanent: true });
  });

  it('are asked for on the platforms’ own servers only', async () => {
    const github = await start();
    const asked = ['http://169.254.169.254/a.mp4', 'https://films.example/a.mp4', 'file:///etc/passwd'];
    for (const address of asked) {
      const failure = await github.sources
        .fetchFilm(address, { signal: new AbortController().signal })
        .catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 'blocked' });
    }
    expect(github.server.requests).toEqual([]);
  });
});

describe('the settings', () => {
  it('open this machine only where they name it', () => {
    expect([...loopbackOrigins(PLATFORM_BASES)]).toEqual([]);
    const bases = {
      ...PLATFORM_BASES,
      githubApi: 'http://127.0.0.1:4000/api.github.com',
      youtube: 'http://10.0.0.1:4000',
    };
    expect([...loopbackOrigins(bases)]).toEqual(['http://127.0.0.1:4000']);
  });
});
