import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import { describe, expect, it } from 'vitest';
import { createPlatformLimiter } from '../outbound/platform-limiter.ts';
import { isOutage, limited, unavailable } from '../platform-failures.ts';
import { SourceFailure, type ProfileReading, type ProfileSource } from '../profile-source.ts';
import { githubLink } from '../testing/recorded-github.ts';
import { createCachedSource } from './cached-source.ts';
import { createMemoryCache, type ProfileCache } from './profile-cache.ts';
import { warningsOf } from '../testing/warnings-of.ts';

const never = new AbortController().signal;
const MINUTE = 60_000;
const NINE = Date.UTC(2026, 10, 20, 9);
const notFound = () =>
  new SourceFailure('profile_not_found', { id: 'platform.noSample', name: 'nora' }, { next: ['sample'] });

function create(
  read: ProfileSource['readProfile'],
  options: { cache?: ProfileCache; deadlineMs?: number } = {},
) {
  const clock = { at: NINE, now: () => clock.at };
  const logged: string[] = [];
  const readings: Parameters<ProfileSource['readProfile']>[] = [];
  const source: ProfileSource = {
    platform: 'github',
    readProfile: async (...asked) => {
      readings.push(asked);
      return read(...asked);
    },
    notFound,
  };
  const cached = createCachedSource({
    source,
    limiter: createPlatformLimiter({ mainBucket: 'rest', isOutage, clock }),
    cache: options.cache ?? createMemoryCache({ maxEntries: 10 }),
    log: { warn: (_data, message) => logged.push(message) },
    clock,
    ...(options.deadlineMs === undefined ? {} : { deadlineMs: options.deadlineMs }),
  });
  const fetch = async (name = 'nora', more: { maxAgeMs?: number } = {}) =>
    cached.fetchProfile(githubLink(name), { signal: never, ...more });
  return { fetch, clock, logged, readings: () => readings };
}

function reading(partial = false): ProfileReading {
  const profile = emptyProfile({
    platform: 'github',
    type: 'github',
    handle: 'nora',
    url: 'https://github.com/nora',
    name: 'Nora',
  });
  const report = {
    method: 'github:rest',
    fetchedAt: new Date(NINE).toISOString(),
    warnings: [{ id: 'source.noPosts' }],
  };
  return { result: { profile, report }, validators: { key: { etag: '"1"', body: '{}' } }, partial };
}

describe('a profile that was read', () => {
  it('is not asked for again within the hour, whatever the case of its name', async () => {
    const { fetch, clock, readings } = create(async () => reading());
    const first = await fetch();
    clock.at += 59 * MINUTE;
    expect(await fetch('NORA')).toEqual(first);
    expect(readings()).toHaveLength(1);
  });

  it('is asked for again at once by who wants a younger one, and that one stands for everybody', async () => {
    const { fetch, clock, readings } = create(async () => reading());
    await fetch();
    clock.at += 2 * MINUTE;
    await fetch('nora', { maxAgeMs: 3 * MINUTE });
    expect(readings()).toHaveLength(1);
    await fetch('nora', { maxAgeMs: MINUTE });
    expect(readings()[1]?.[1].validators).toEqual({ key: { etag: '"1"', body: '{}' } });
    clock.at += 59 * MINUTE;
    await fetch();
    expect(readings()).toHaveLength(2);
  });

  it('is asked for again afterwards, with what was learnt the last time', async () => {
    const { fetch, clock, readings } = create(async () => reading());
    await fetch();
    clock.at += 60 * MINUTE;
    await fetch();
    expect(readings()[1]?.[1].validators).toEqual({ key: { etag: '"1"', body: '{}' } });
  });

  it('is asked for again after ten minutes when a part was missing', async () => {
    const { fetch, clock, readings } = create(async () => reading(true));
    await fetch();
    clock.at += 10 * MINUTE;
    await fetch();
    expect(readings()).toHaveLength(2);
  });

  it('is shown with its age when the platform limits or does not answer', async () => {
    const failures = [limited('github', NINE + 120 * MINUTE), unavailable('github')];
    const { fetch, clock, readings } = create(async () => {
      if (readings().length > 1) throw failures[readings().length - 2] ?? new Error('unexpected');
      return reading();
    });
    await fetch();
    clock.at += 61 * MINUTE;
    const { profile, report } = await fetch();
    expect(profile.name).toBe('Nora');
    expect(report.method).toBe('cache');
    expect(report.fetchedAt).toBe('2026-11-20T09:00:00.000Z');
    expect(warningsOf(report)).toEqual([
      'GitHub is asking us to slow down; this is what we read at 09:00 UTC.',
      'This account has no posts yet.',
    ]);
    clock.at += 24 * 60 * MINUTE;
    expect(warningsOf((await fetch()).report)[0]).toBe(
      "GitHub isn't answering; this is what we read on 2026-11-20 at 09:00 UTC.",
    );
  });

  it('is not shown any more once it is gone', async () => {
    const { fetch, clock, readings } = create(async () => {
      if (readings().length > 1) throw notFound();
      return reading();
    });
    await fetch();
    clock.at += 61 * MINUTE;
    await expect(fetch()).rejects.toMatchObject({ code: 'profile_not_found' });
  });
});

describe('a profile that does not exist', () => {
  it('is not asked for again within ten minutes', async () => {
    const { fetch, clock, readings } = create(async () => Promise.reject(notFound()));
    await expect(fetch()).rejects.toMatchObject({ code: 'profile_not_found' });
    clock.at += 10 * MINUTE - 1;
    await expect(fetch()).rejects.toMatchObject({
      code: 'profile_not_found',
      message: 'There is no sample named nora.',
    });
    expect(readings()).toHaveLength(1);
    clock.at += 1;
    await expect(fetch()).rejects.toMatchObject({ code: 'profile_not_found' });
    expect(readings()).toHaveLength(2);
  });
});

describe('trouble', () => {
  it('with the cache costs a call, not the profile', async () => {
    const cache: ProfileCache = {
      get: async () => Promise.reject(new Error('database is locked')),
      set: async () => Promise.reject(new Error('database is locked')),
    };
    const { fetch, logged } = create(async () => reading(), { cache });
    expect((await fetch()).profile.name).toBe('Nora');
    expect(logged).toEqual([
      'The profile cache could not be read.',
      'The profile cache could not be written.',
    ]);
  });

  it('that nobody foresaw becomes a failure with a sentence, and reaches the log', async () => {
    const { fetch, logged } = create(async () => Promise.reject(new TypeError('x is not a function')));
    const failure = await fetch().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SourceFailure);
    expect(failure).toMatchObject({ code: 'platform_unavailable' });
    expect(String(failure)).not.toContain('x is not');
    expect(logged).toEqual(['A profile could not be read.']);
  });

  it('ends at the deadline even when the adapter does not listen', async () => {
    const { fetch } = create(
      async (_link, { signal }) => {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        throw signal.reason as Error;
      },
      { deadlineMs: 50 },
    );
    await expect(fetch()).rejects.toMatchObject({ code: 'platform_timeout' });
  });

  it('three times in a row makes the next answer come at once', async () => {
    const { fetch, readings, clock } = create(async () => Promise.reject(unavailable('github')));
    for (const name of ['a', 'b', 'c'])
      await expect(fetch(name)).rejects.toMatchObject({ code: 'platform_unavailable' });
    const failure = await fetch('d').catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'platform_unavailable', retryAt: new Date(NINE + MINUTE) });
    expect(readings()).toHaveLength(3);
    clock.at += MINUTE;
    await expect(fetch('d')).rejects.toMatchObject({ retryAt: null });
    expect(readings()).toHaveLength(4);
  });
});

describe('the memory cache', () => {
  it('keeps what was used last, and hands out copies', async () => {
    const cache = createMemoryCache({ maxEntries: 2 });
    const entry = { result: null, validators: {}, fetchedAt: 1, expiresAt: 2 };
    await cache.set('a', entry);
    await cache.set('b', entry);
    await cache.get('a');
    await cache.set('c', entry);
    expect(await cache.get('b')).toBeNull();
    const copy = await cache.get('a');
    if (copy !== null) copy.expiresAt = 99;
    expect(await cache.get('a')).toEqual(entry);
  });
});
