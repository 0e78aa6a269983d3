import { ProfileSchema, type Profile } from '@tosite/validation/profile/profile';
import { safeParse } from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import type { FixtureAnswer, FixtureRequest } from '../testing/fixture-server.ts';
import { githubLink, startRecordedGithub, type RecordedGithub } from '../testing/recorded-github.ts';
import { SourceFailure } from '../profile-source.ts';

const started: RecordedGithub[] = [];
afterEach(async () => {
  await Promise.all(started.splice(0).map((github) => github.close()));
});

async function start(options: Parameters<typeof startRecordedGithub>[0] = {}): Promise<RecordedGithub> {
  const github = await startRecordedGithub(options);
  started.push(github);
  return github;
}
const read = async (github: RecordedGithub, login: string) =>
  github.sources.fetchProfile(githubLink(login), { signal: new AbortController().signal });
const fail = async (github: RecordedGithub, login: string): Promise<SourceFailure> => {
  const failure = await read(github, login).catch((error: unknown) => error);
  if (!(failure instanceof SourceFailure)) throw new Error('The profile was read.', { cause: failure });
  return failure;
};
const asked = (github: RecordedGithub) => github.server.requests.map(({ method, host, path }) => `${method} ${host}${path}`);
const whatIs = (list: Profile['projects']) => list.map((project) => project.name);

describe('a person, without a token', () => {
  it('becomes a profile with everything that GitHub says in public', async () => {
    const github = await start();
    const { profile, report } = await read(github, 'quillfeather-dev');
    const { origin } = github.server;
    expect(safeParse(ProfileSchema, profile).issues).toBeUndefined();
    expect(profile).toMatchObject({
      platform: 'github',
      type: 'github',
      handle: 'quillfeather-dev',
      url: 'https://github.com/quillfeather-dev',
      name: 'Nora Quillfeather',
      headline: 'Compiler tinkerer & occasional cartographer. I write about tiny languages — mostly at night 🌒',
      location: 'Tromsø, Norway',
      since: '2014-05-09',
      avatar: { url: `${origin}/avatars.githubusercontent.example.com/u/91000001?v=4`, alt: 'Nora Quillfeather' },
      contact: { email: null, website: 'https://quillfeather.example.com/' },
      organisation: null,
      stats: { followers: 1287, following: 61, repositories: 34 },
    });
    expect(profile.about?.text).toContain("# Hi, I'm Nora 👋");
    expect(profile.about?.base).toBe(`${origin}/raw.githubusercontent.com/quillfeather-dev/quillfeather-dev/main/`);
    expect(profile.links.map(({ label, url }) => `${label} ${url}`)).toEqual([
      'X https://twitter.com/quillfeather_fx',
      'Mastodon https://mastodon.example.com/@nora',
      'LinkedIn https://www.linkedin.com/in/nora-quillfeather-fx',
      'notes.quillfeather.example.com https://notes.quillfeather.example.com/?from=github',
    ]);
    expect(profile.organisations.map(({ id, name }) => [id, name])).toEqual([
      ['github:org:91000777', 'larkspur-foundry'],
      ['github:org:91000778', 'night-ferry-club'],
    ]);
    expect(report).toEqual({
      method: 'github:rest',
      fetchedAt: '2026-11-20T09:30:00.000Z',
      warnings: ['GitHub names pinned repositories only to programs with a token, so the most starred ones come first.'],
    });
  });

  it('shows the most starred repositories first, forks last, and not the profile page itself', async () => {
    const { profile } = await read(await start(), 'quillfeather-dev');
    expect(whatIs(profile.projects).slice(0, 6)).toEqual(['tinder-lang', 'fjordmap', 'moth-editor', 'awk-cookbook', 'lantern', 'qalam']);
    expect(profile.projects).toHaveLength(33);
    expect(profile.projects.at(-1)?.fork).toBe(true);
    expect(whatIs(profile.projects)).not.toContain('quillfeather-dev');
    expect(profile.projects.every((project) => !project.pinned)).toBe(true);
    const named = (name: string) => profile.projects.find((project) => project.name === name);
    expect(named('tinder-lang')).toMatchObject({
      id: 'github:repo:310000101',
      description: 'A tiny language that compiles to readable JavaScript 🔥',
      homepage: 'https://tinder-lang.example.com/',
      licence: 'MIT',
      stars: 2311,
      language: 'TypeScript',
      updatedAt: '2026-11-16T18:10:09.000Z',
    });
    expect(named('fjordmap')?.homepage).toBeNull();
    expect(named('dotfiles')?.licence).toBeNull();
    expect(named('awk-cookbook')).toMatchObject({ description: null, language: null, licence: null });
    expect(named('moth-editor')?.archived).toBe(true);
  });

  it('adds up the languages of the shown repositories by bytes', async () => {
    const { profile } = await read(await start(), 'quillfeather-dev');
    expect(profile.codeLanguages.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['Rust', 981_223],
      ['TypeScript', 402_113],
      ['JavaScript', 23_110],
      ['WGSL', 12_001],
      ['Shell', 1204],
      ['Dockerfile', 312],
    ]);
    expect(profile.codeLanguages.reduce((sum, language) => sum + language.share, 0)).toBeCloseTo(1);
  });

  it('counts public events by the week', async () => {
    const { profile } = await read(await start(), 'quillfeather-dev');
    expect(profile.contributions).toMatchObject({ from: '2026-08-22', to: '2026-11-20', total: 3, scope: 'public-events' });
    expect(profile.contributions?.weeks.at(-1)).toEqual({ start: '2026-11-16', count: 1 });
    expect(profile.contributions?.weeks.at(-2)).toEqual({ start: '2026-11-09', count: 2 });
    expect(profile.contributions?.weeks).toHaveLength(14);
  });

  it('asks in two round trips, twelve calls', async () => {
    const github = await start();
    await read(github, 'quillfeather-dev');
    expect(asked(github).slice(0, 6).toSorted()).toEqual(
      ['', '/events/public?per_page=100', '/orgs?per_page=100', '/repos?per_page=100&sort=pushed&type=owner', '/social_accounts?per_page=100']
        .map((path) => `GET api.github.com/users/quillfeather-dev${path}`)
        .concat('GET api.github.com/repos/quillfeather-dev/quillfeather-dev/readme')
        .toSorted(),
    );
    expect(asked(github).slice(6).every((line) => line.endsWith('/languages'))).toBe(true);
    expect(asked(github)).toHaveLength(12);
  });

  it('is found whatever the case of the name', async () => {
    const github = await start();
    expect((await read(github, 'Quillfeather-Dev')).profile.handle).toBe('quillfeather-dev');
  });
});

describe('with a token', () => {
  it('shows what the owner pinned, in the owner’s order', async () => {
    const github = await start({ token: 'ghp_goodtoken' });
    const { profile, report } = await read(github, 'quillfeather-dev');
    const pinned = profile.projects.filter((project) => project.pinned);
    expect(whatIs(pinned)).toEqual(['tinder-lang', 'fjordmap', 'moth-editor', 'awk-cookbook']);
    expect(pinned[0]?.id).toBe('github:repo:310000101');
    expect(profile.projects).toHaveLength(33);
    expect(report).toMatchObject({ method: 'github:rest+token', warnings: [] });
    expect(github.server.requests.every(({ headers }) => headers.authorization === 'Bearer ghp_goodtoken')).toBe(true);
  });

  it('reads the year’s contributions, and a pinned repository of somebody else', async () => {
    const github = await start({
      token: 'ghp_goodtoken',
      answer: ({ path }) =>
        path === '/graphql'
          ? json({
              data: {
                user: {
                  pinnedItems: { nodes: [{ nameWithOwner: 'someone/theirs', databaseId: 7, url: 'https://github.com/someone/theirs', stargazerCount: 9 }] },
                  contributionsCollection: {
                    contributionCalendar: {
                      totalContributions: 12,
                      weeks: [
                        { firstDay: '2026-11-08', contributionDays: [{ contributionCount: 5 }, { contributionCount: 4 }] },
                        { firstDay: '2026-11-15', contributionDays: [{ contributionCount: 3 }] },
                      ],
                    },
                  },
                },
                organization: null,
              },
              errors: [{ type: 'NOT_FOUND', path: ['organization'] }],
            })
          : undefined,
    });
    const { profile } = await read(github, 'quillfeather-dev');
    expect(profile.projects[0]).toMatchObject({ id: 'github:repo:7', name: 'someone/theirs', pinned: true, stars: 9 });
    expect(profile.contributions).toEqual({
      from: '2026-11-08',
      to: '2026-11-21',
      total: 12,
      weeks: [
        { start: '2026-11-08', count: 9 },
        { start: '2026-11-15', count: 3 },
      ],
      scope: 'year',
    });
  });

  it('goes on without a token that GitHub does not accept, and tells the operator, not the log, what it was', async () => {
    const github = await start({
      token: 'ghp_expired-secret',
      answer: ({ headers }) => (headers.authorization === undefined ? undefined : json({ message: 'Bad credentials' }, 401)),
    });
    const { profile, report } = await read(github, 'quillfeather-dev');
    expect(profile.name).toBe('Nora Quillfeather');
    expect(report.method).toBe('github:rest');
    expect(github.logged).toEqual([expect.stringContaining('does not accept GITHUB_TOKEN')]);
    expect(github.logged.join()).not.toContain('secret');
    const before = github.server.requests.length;
    await read(github, 'larkspur-foundry');
    expect(github.server.requests.slice(before).some(({ headers }) => headers.authorization !== undefined)).toBe(false);
  });
});

describe('an organisation', () => {
  it('has its own README, its members and no invented person', async () => {
    const github = await start();
    const { profile } = await read(github, 'larkspur-foundry');
    expect(safeParse(ProfileSchema, profile).success).toBe(true);
    expect(profile).toMatchObject({
      name: 'Larkspur Foundry',
      headline: 'Small tools for careful people.',
      about: {
        text: '## Larkspur Foundry\n\nSmall tools for careful people.',
        base: `${github.server.origin}/raw.githubusercontent.com/larkspur-foundry/.github/main/profile/`,
      },
      contact: { email: 'hello@larkspur.example.com', website: 'https://larkspur.example.com/' },
      organisation: { headquarters: 'Bergen & everywhere', website: 'https://larkspur.example.com/' },
      experience: [],
      contributions: null,
      stats: { followers: 233, following: null, repositories: 6 },
    });
    expect(profile.people.map(({ id, name, url }) => [id, name, url])).toEqual([
      ['github:user:91000001', 'quillfeather-dev', 'https://github.com/quillfeather-dev'],
    ]);
  });
});

describe('an account with nothing in it', () => {
  it('still becomes a page, with nothing made up', async () => {
    const { profile, report } = await read(await start(), 'tomas-brindlewood');
    expect(safeParse(ProfileSchema, profile).success).toBe(true);
    expect(profile).toMatchObject({
      name: 'tomas-brindlewood',
      headline: null,
      about: null,
      contact: { website: null },
      projects: [],
      codeLanguages: [],
      contributions: null,
      stats: { followers: 0, repositories: 0, stars: null },
    });
    expect(report.warnings).toEqual(['This profile has no public repositories yet.']);
  });
});

describe('what goes wrong', () => {
  it.each([
    ['no-such-user-fx', 'profile_not_found', "We couldn't find a GitHub profile named no-such-user-fx. Check the spelling.", null],
    ['rate-limited-fx', 'platform_rate_limited', 'GitHub is limiting requests right now. Try again at 10:10 UTC.', '2026-11-20T10:10:00.000Z'],
    ['secondary-limited-fx', 'platform_rate_limited', 'GitHub is limiting requests right now. Try again at 09:31 UTC.', '2026-11-20T09:31:00.000Z'],
    ['too-many-fx', 'platform_rate_limited', 'GitHub is limiting requests right now. Try again at 09:31 UTC.', '2026-11-20T09:31:00.000Z'],
    ['unicorn-fx', 'platform_unavailable', "GitHub isn't answering properly at the moment. Try again in a minute, or look at the sample.", null],
  ])('%s is %s', async (login, code, sentence, retryAt) => {
    const failure = await fail(await start(), login);
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
    ['a compressed answer', { status: 200, headers: { 'content-encoding': 'gzip' }, body: 'x' }, 'platform_unavailable'],
    ['an answer that is too large', { status: 200, body: `"${'x'.repeat(2_100_000)}"` }, 'platform_unavailable'],
    ['a redirect to another host', { status: 302, headers: { location: 'https://evil.example/' } }, 'platform_unavailable'],
  ] satisfies [string, FixtureAnswer, string][])('%s', async (_name, answer, code) => {
    const github = await start({ answer: only('/users/quillfeather-dev', answer) });
    expect((await fail(github, 'quillfeather-dev')).code).toBe(code);
  });

  it('a platform that never answers is given up on within the deadline', async () => {
    const github = await start({ delayMs: 20_000 });
    const at = Date.now();
    const failure = await fail(github, 'quillfeather-dev');
    expect(failure.code).toBe('platform_timeout');
    expect(failure.message).toBe('GitHub took too long to answer. Try again in a minute, or look at the sample.');
    expect(Date.now() - at).toBeLessThan(9500);
  }, 15_000);

  it.each(['../../user', 'x?y=z', 'x%2f..', 'x#', 'x'.repeat(500), 'a\r\nb', '', '.', 'ä', '-x', 'a/b'])(
    'nothing is asked for the name %j',
    async (login) => {
      const github = await start();
      expect((await fail(github, login)).code).toBe('profile_not_found');
      expect(github.server.requests).toEqual([]);
    },
  );

  it('parts that fail are named, and the rest is shown', async () => {
    const github = await start({
      answer: ({ path }) => (/orgs|social|events|readme|languages/u.test(path) ? { status: 500, body: 'Unicorn' } : undefined),
    });
    const { profile, report } = await read(github, 'quillfeather-dev');
    expect(safeParse(ProfileSchema, profile).success).toBe(true);
    expect(profile.projects).toHaveLength(33);
    expect(profile.about).toBeNull();
    expect(report.warnings[0]).toBe(
      'GitHub did not give us everything this time. Missing: organisations, social links, profile README, activity, some languages.',
    );
    // Counted by repository where no bytes are known.
    expect(profile.codeLanguages[0]).toMatchObject({ bytes: null });
  });

  it('an optional part that drips for ever does not hold the preview', async () => {
    const github = await start({
      answer: ({ path }) => (path.includes('events') ? { status: 200, body: '[]', delayMs: 60_000 } : undefined),
    });
    const at = Date.now();
    const { report } = await read(github, 'quillfeather-dev');
    expect(Date.now() - at).toBeLessThan(6000);
    expect(report.warnings[0]).toContain('Missing: activity.');
  }, 10_000);

  it('an avatar that points into a private network is left out', async () => {
    const github = await start({
      answer: only('/users/quillfeather-dev', json({ login: 'quillfeather-dev', id: 1, avatar_url: 'http://169.254.169.254/latest/meta-data' })),
    });
    const { profile } = await read(github, 'quillfeather-dev');
    expect(profile.avatar).toBeNull();
    expect(profile.projects.length).toBeGreaterThan(0);
  });
});

describe('pages', () => {
  const repo = (id: number) => ({ id, name: `r${id}`, full_name: `quillfeather-dev/r${id}`, stargazers_count: 1 });
  const paged =
    (pages: number, nextOf: (request: FixtureRequest, page: number) => string) =>
    (request: FixtureRequest): FixtureAnswer | undefined => {
      const url = new URL(request.path, 'https://x.invalid');
      if (!url.pathname.endsWith('/repos')) return undefined;
      const page = Number(url.searchParams.get('page') ?? 1);
      const headers = page < pages ? { link: `<${nextOf(request, page + 1)}>; rel="next", <x>; rel="last"` } : {};
      return { ...json(Array.from({ length: 100 }, (_, n) => repo(page * 1000 + n))), headers };
    };

  it('are followed by the link that GitHub gives, numeric form and all', async () => {
    const github: RecordedGithub = await start({
      answer: paged(2, (_request, page) => `${github.server.origin}/api.github.com/user/91000001/repos?per_page=100&page=${page}`),
    });
    const { report } = await read(github, 'quillfeather-dev');
    expect(asked(github)).toContain('GET api.github.com/user/91000001/repos?per_page=100&page=2');
    expect(report.warnings.join()).not.toContain('could be read');
  });

  it('end after three, and the report says so', async () => {
    const github: RecordedGithub = await start({
      answer: paged(9, (_request, page) => `${github.server.origin}/api.github.com/user/1/repos?page=${page}`),
    });
    const { profile, report } = await read(github, 'quillfeather-dev');
    expect(asked(github).filter((line) => line.includes('/repos?'))).toHaveLength(3);
    expect(report.warnings).toContain('Only the 300 repositories that were pushed to last could be read.');
    expect(profile.stats.stars).toBeNull();
    expect(profile.projects).toHaveLength(100);
  });

  it.each(['https://evil.example/repos?page=2', 'http://169.254.169.254/', '/evil.example/repos?page=2'])(
    'are not followed to %s',
    async (next) => {
      const github: RecordedGithub = await start({
        token: 'ghp_goodtoken',
        answer: paged(2, () => (next.startsWith('/') ? github.server.origin + next : next)),
      });
      const { report } = await read(github, 'quillfeather-dev');
      expect(asked(github).filter((line) => line.includes('evil'))).toEqual([]);
      expect(report.warnings[0]).toContain('older repositories');
    },
  );
});

describe('time', () => {
  it('is two round trips: with 200 ms a call a preview takes well below a second', async () => {
    const github = await start({ delayMs: 200, token: 'ghp_goodtoken' });
    const at = Date.now();
    await read(github, 'quillfeather-dev');
    expect(Date.now() - at).toBeLessThan(1000);
  });
});

function json(value: unknown, status = 200): FixtureAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

function only(path: string, answer: FixtureAnswer) {
  return (request: FixtureRequest) => (request.path === path ? answer : undefined);
}
