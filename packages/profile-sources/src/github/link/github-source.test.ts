import { ProfileSchema, type Profile } from '@tosite/validation/profile/profile';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  jsonAnswer,
  readProfile,
  useRecordedGithub,
  whatWasAsked,
} from '../../testing/use-recorded-github.ts';
import { warningsOf } from '../../testing/warnings-of.ts';

const start = useRecordedGithub();
const whatIs = (list: Profile['projects']) => list.map((project) => project.name);

describe('a person, without a token', () => {
  it('becomes a profile with everything that GitHub says in public', async () => {
    const github = await start();
    const { profile, report } = await readProfile(github, 'quillfeather-dev');
    const { origin } = github.server;
    expect(safeParse(ProfileSchema, profile).issues).toBeUndefined();
    expect(profile).toMatchObject({
      platform: 'github',
      type: 'github',
      handle: 'quillfeather-dev',
      url: 'https://github.com/quillfeather-dev',
      name: 'Nora Quillfeather',
      headline:
        'Compiler tinkerer & occasional cartographer. I write about tiny languages — mostly at night 🌒',
      location: 'Tromsø, Norway',
      since: '2014-05-09',
      avatar: {
        url: `${origin}/avatars.githubusercontent.example.com/u/91000001?v=4`,
        alt: 'Nora Quillfeather',
      },
      contact: { email: null, website: 'https://quillfeather.example.com/' },
      organisation: null,
      stats: { followers: 1287, following: 61, repositories: 34 },
    });
    expect(profile.about?.text).toContain("# Hi, I'm Nora 👋");
    // Pictures are raw files; links lead to the page that shows a file. "/" is the repository's root for both.
    const raw = `${origin}/raw.githubusercontent.com/quillfeather-dev/quillfeather-dev/main/`;
    const pages = 'https://github.com/quillfeather-dev/quillfeather-dev/blob/HEAD/';
    expect(profile.about).toMatchObject({ base: raw, root: raw, linkBase: pages, linkRoot: pages });
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
    expect(report.leftOut).toEqual(
      [
        ['users', 'hireable', 1],
        ['repos', 'is_template', 1],
        ['repos', 'open_issues_count', 2],
        ['repos', 'size', 33],
        ['events', 'type', 3],
      ].map(([table, column, count]) => ({ table, column, count, why: 'unsupported' })),
    );
    expect(report).toMatchObject({
      method: 'github:rest',
      fetchedAt: '2026-11-20T09:30:00.000Z',
      warnings: [{ id: 'source.pinsUnknown' }],
    });
  });

  it('shows the most starred repositories first, forks last, and not the profile page itself', async () => {
    const { profile } = await readProfile(await start(), 'quillfeather-dev');
    expect(whatIs(profile.projects).slice(0, 6)).toEqual([
      'tinder-lang',
      'fjordmap',
      'moth-editor',
      'awk-cookbook',
      'lantern',
      'qalam',
    ]);
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

  it('counts the main language of each own repository, and says of how many', async () => {
    const { profile } = await readProfile(await start(), 'quillfeather-dev');
    expect(profile.codeLanguagesOf).toEqual({ repositories: 25, by: 'repositories' });
    expect(profile.codeLanguages.slice(0, 3).map(({ name, bytes }) => [name, bytes])).toEqual([
      ['Go', null],
      ['Python', null],
      ['TypeScript', null],
    ]);
    expect(profile.codeLanguages.reduce((sum, language) => sum + language.share, 0)).toBeCloseTo(1);
  });

  it('adds up the bytes of all own repositories with a token', async () => {
    const { profile } = await readProfile(await start({ token: 'ghp_goodtoken' }), 'quillfeather-dev');
    expect(profile.codeLanguagesOf).toEqual({ repositories: 6, by: 'bytes' });
    expect(profile.codeLanguages.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['Rust', 981_223],
      ['TypeScript', 402_113],
      ['C++', 310_227],
      ['Go', 61_020],
      ['Python', 40_110],
      ['JavaScript', 23_110],
      ['Shell', 19_424],
      ['WGSL', 12_001],
      ['CMake', 2204],
      ['Makefile', 410],
      ['Dockerfile', 312],
    ]);
    expect(profile.codeLanguages.reduce((sum, language) => sum + language.share, 0)).toBeCloseTo(1);
  });

  it('counts public events by the week', async () => {
    const { profile } = await readProfile(await start(), 'quillfeather-dev');
    expect(profile.contributions).toMatchObject({
      from: '2026-08-22',
      to: '2026-11-20',
      total: 3,
      scope: 'public-events',
    });
    expect(profile.contributions?.weeks.at(-1)).toEqual({ start: '2026-11-16', count: 1 });
    expect(profile.contributions?.weeks.at(-2)).toEqual({ start: '2026-11-09', count: 2 });
    expect(profile.contributions?.weeks).toHaveLength(14);
  });

  it('asks six calls, in one round trip', async () => {
    const github = await start();
    await readProfile(github, 'quillfeather-dev');
    expect(whatWasAsked(github).slice(0, 6).toSorted()).toEqual(
      [
        '',
        '/events/public?per_page=100',
        '/orgs?per_page=100',
        '/repos?per_page=100&sort=pushed&type=owner',
        '/social_accounts?per_page=100',
      ]
        .map((path) => `GET api.github.com/users/quillfeather-dev${path}`)
        .concat('GET api.github.com/repos/quillfeather-dev/quillfeather-dev/readme')
        .toSorted(),
    );
    expect(whatWasAsked(github)).toHaveLength(6);
  });

  it('is found whatever the case of the name', async () => {
    const github = await start();
    expect((await readProfile(github, 'Quillfeather-Dev')).profile.handle).toBe('quillfeather-dev');
  });
});

describe('with a token', () => {
  it('shows what the owner pinned, in the owner’s order', async () => {
    const github = await start({ token: 'ghp_goodtoken' });
    const { profile, report } = await readProfile(github, 'quillfeather-dev');
    const pinned = profile.projects.filter((project) => project.pinned);
    expect(whatIs(pinned)).toEqual(['tinder-lang', 'fjordmap', 'moth-editor', 'awk-cookbook']);
    expect(pinned[0]?.id).toBe('github:repo:310000101');
    expect(profile.projects).toHaveLength(33);
    expect(report).toMatchObject({ method: 'github:rest+token', warnings: [] });
    expect(
      github.server.requests.every(({ headers }) => headers.authorization === 'Bearer ghp_goodtoken'),
    ).toBe(true);
  });

  it('reads the year’s contributions, and a pinned repository of somebody else', async () => {
    const github = await start({
      token: 'ghp_goodtoken',
      answer: ({ path }) =>
        path === '/graphql'
          ? jsonAnswer({
              data: {
                user: {
                  pinnedItems: {
                    nodes: [
                      {
                        nameWithOwner: 'someone/theirs',
                        databaseId: 7,
                        url: 'https://github.com/someone/theirs',
                        stargazerCount: 9,
                      },
                    ],
                  },
                  contributionsCollection: {
                    contributionCalendar: {
                      totalContributions: 12,
                      weeks: [
                        {
                          firstDay: '2026-11-08',
                          contributionDays: [{ contributionCount: 5 }, { contributionCount: 4 }],
                        },
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
    const { profile } = await readProfile(github, 'quillfeather-dev');
    expect(profile.projects[0]).toMatchObject({
      id: 'github:repo:7',
      name: 'someone/theirs',
      pinned: true,
      stars: 9,
    });
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
      answer: ({ headers }) =>
        headers.authorization === undefined ? undefined : jsonAnswer({ message: 'Bad credentials' }, 401),
    });
    const { profile, report } = await readProfile(github, 'quillfeather-dev');
    expect(profile.name).toBe('Nora Quillfeather');
    expect(report.method).toBe('github:rest');
    expect(github.logged).toEqual([expect.stringContaining('does not accept GITHUB_TOKEN')]);
    expect(github.logged.join()).not.toContain('secret');
    const before = github.server.requests.length;
    await readProfile(github, 'larkspur-foundry');
    expect(
      github.server.requests.slice(before).some(({ headers }) => headers.authorization !== undefined),
    ).toBe(false);
  });
});

describe('an organisation', () => {
  it('has its own README, its members and no invented person', async () => {
    const github = await start();
    const { profile } = await readProfile(github, 'larkspur-foundry');
    expect(safeParse(ProfileSchema, profile).success).toBe(true);
    expect(profile).toMatchObject({
      name: 'Larkspur Foundry',
      headline: 'Small tools for careful people.',
      about: {
        text: '## Larkspur Foundry\n\nSmall tools for careful people.',
        base: `${github.server.origin}/raw.githubusercontent.com/larkspur-foundry/.github/main/profile/`,
        root: `${github.server.origin}/raw.githubusercontent.com/larkspur-foundry/.github/main/`,
        linkBase: 'https://github.com/larkspur-foundry/.github/blob/HEAD/profile/',
        linkRoot: 'https://github.com/larkspur-foundry/.github/blob/HEAD/',
      },
      contact: { email: 'hello@larkspur.example.com', website: 'https://larkspur.example.com/' },
      // Where the account says it is, is not said to be its seat.
      location: 'Bergen & everywhere',
      organisation: { headquarters: null, website: 'https://larkspur.example.com/' },
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
    const { profile, report } = await readProfile(await start(), 'tomas-brindlewood');
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
    expect(warningsOf(report)).toEqual(['This profile has no public repositories yet.']);
  });
});

describe('time', () => {
  it('no more than four calls of a preview wait for one another', async () => {
    const github = await start({ delayMs: 300, token: 'ghp_goodtoken' });
    await readProfile(github, 'quillfeather-dev');
    expect(github.server.rounds()).toBeLessThan(5);
  });
});
