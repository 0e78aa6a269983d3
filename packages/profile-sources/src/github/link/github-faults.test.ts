import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FixtureAnswer, FixtureRequest } from '../../testing/fixture-server.ts';
import { jsonAnswer, readProfile, useRecordedGithub } from '../../testing/use-recorded-github.ts';

/* Accounts that were read wrongly once. */

const start = useRecordedGithub();
const fault = (name: string) =>
  readFileSync(new URL(`../../../fixtures/faults/${name}`, import.meta.url), 'utf8');

type Repo = Record<string, unknown> & { name: string };
type Account = {
  user: Record<string, unknown> & { login?: string };
  repos: Repo[];
  socials?: object[];
  readme?: string;
};

/** A GitHub that holds this account, and no other. */
function holding(account: Account, graphql?: (body: string) => object | undefined) {
  const login = account.user.login ?? 'robin-sample';
  const repos = account.repos.map((repo, index) => ({
    id: 1000 + index,
    full_name: `${login}/${repo.name}`,
    ...repo,
  }));
  return ({ path, body }: FixtureRequest): FixtureAnswer => {
    const { pathname } = new URL(path, 'https://x.invalid');
    if (pathname === '/graphql') {
      const answer = graphql?.(body);
      return answer === undefined ? { status: 500, body: 'Unicorn' } : jsonAnswer(answer);
    }
    if (pathname === `/users/${login}`) return jsonAnswer({ login, ...account.user });
    if (pathname.endsWith('/repos')) return jsonAnswer(repos);
    if (pathname.endsWith('/social_accounts')) return jsonAnswer(account.socials ?? []);
    if (pathname === `/repos/${login}/${login}/readme` && account.readme !== undefined)
      return jsonAnswer({
        path: 'README.md',
        download_url: `https://raw.githubusercontent.com/${login}/${login}/main/README.md`,
        encoding: 'base64',
        content: Buffer.from(account.readme).toString('base64'),
      });
    if (pathname === '/repos/other/lib/languages') return jsonAnswer({ Go: 990_000 });
    if (pathname === '/repos/guild/site/languages') return jsonAnswer({ HTML: 10_000 });
    if (pathname === '/repos/guild/engine/languages') return jsonAnswer({ Rust: 30_000 });
    return pathname.endsWith('/public_members') || pathname.endsWith('/orgs')
      ? jsonAnswer([])
      : { status: 404, body: '{}' };
  };
}

describe('an account with emoji written as names', () => {
  const account = {
    ...(JSON.parse(fault('06-github-account.json')) as Account),
    readme: fault('06-github-profile-readme.md'),
  };

  it('has emoji in its name, its bio and what it says of its repositories', async () => {
    const { profile } = await readProfile(await start({ answer: holding(account) }), 'robin-sample');
    expect(profile.name).toMatch(/^🌉 Robin/u);
    expect(profile.headline).toBe('Building 🚀 things @alder-works & more');
    expect(profile.projects.find(({ name }) => name === 'span')?.description).toBe(
      '🌉 Spans 🚀 for `code` <b>people</b> &amp; co',
    );
  });

  it('keeps its README as it is written, with a base for links and one for pictures', async () => {
    const { profile } = await readProfile(await start({ answer: holding(account) }), 'robin-sample');
    expect(profile.about?.text).toBe(account.readme.trim());
    expect(profile.about?.linkBase).toBe('https://github.com/robin-sample/robin-sample/blob/HEAD/');
    expect(profile.about?.linkRoot).toBe(profile.about?.linkBase);
  });

  it('has the mail address that stands among its accounts; what leads nowhere is counted', async () => {
    const { profile, report } = await readProfile(await start({ answer: holding(account) }), 'robin-sample');
    expect(profile.contact.email).toBe('robin@example.org');
    expect(report.leftOut?.map(({ table }) => table)).not.toContain('social_accounts');
    const socials = [
      { provider: 'generic', url: 'mailto:robin@example.org?subject=Hi' },
      { provider: 'generic', url: 'mailto:second@example.org' },
      { provider: 'generic', url: 'tel:+445550107788' },
    ];
    const other = await readProfile(
      await start({ answer: holding({ ...account, socials }) }),
      'robin-sample',
    );
    expect(other.profile.contact.email).toBe('robin@example.org');
    expect(other.report.leftOut).toContainEqual({
      table: 'social_accounts',
      column: 'url',
      count: 2,
      why: 'unsupported',
    });
  });

  it('says which repositories are forks and which are archived', async () => {
    const { profile } = await readProfile(await start({ answer: holding(account) }), 'robin-sample');
    const named = (flag: 'fork' | 'archived') =>
      profile.projects.flatMap((project) => (project[flag] ? [project.name] : []));
    expect([named('fork'), named('archived')]).toEqual([['mirror'], ['arch']]);
  });
});

describe('an organisation that pins what is not its own', () => {
  const account: Account = {
    user: { login: 'guild', id: 9, type: 'Organization', public_repos: 2 },
    repos: [
      { name: 'site', language: 'HTML', stargazers_count: 5 },
      { name: 'engine', language: 'Rust' },
      { name: 'copy', language: 'Perl', fork: true },
    ],
  };
  const nodes = [
    { databaseId: 1000, nameWithOwner: 'guild/site' },
    { databaseId: 7, nameWithOwner: 'other/lib' },
  ];
  const pins = (body: string) =>
    body.includes('pinnedItems')
      ? { data: { user: null, organization: { pinnedItems: { nodes } } } }
      : undefined;
  const code = (body: string) =>
    pins(body) ?? {
      data: {
        repositoryOwner: {
          repositories: {
            nodes: [
              [1000, 'HTML', 10_000],
              [1001, 'Rust', 30_000],
              // Of somebody else, and a fork, should GitHub ever list them here.
              [7, 'Go', 990_000],
              [1002, 'Perl', 5],
            ].map(([databaseId, name, size]) => ({
              databaseId,
              languages: { edges: [{ size, node: { name } }] },
            })),
            pageInfo: { hasNextPage: false, endCursor: null },
          },
        },
      },
    };

  it.each([
    ['with a token', code, 'bytes', 'Rust 0.75, HTML 0.25'],
    ['with a token, where GraphQL does not tell', pins, 'bytes', 'Rust 0.75, HTML 0.25'],
    ['without a token', null, 'repositories', 'HTML 0.5, Rust 0.5'],
  ] as const)('counts its own code only, %s', async (_, graphql, by, shares) => {
    const answer = holding(account, graphql ?? undefined);
    const github = await start(graphql === null ? { answer } : { answer, token: 'ghp_goodtoken' });
    const { profile } = await readProfile(github, 'guild');
    expect(profile.codeLanguages.map(({ name, share }) => `${name} ${share}`).join(', ')).toBe(shares);
    expect(profile.codeLanguagesOf).toEqual({ repositories: 2, by });
  });
});

describe('a README that is longer than a profile keeps', () => {
  it('is kept up to there, and what is not is counted', async () => {
    const readme = `${'Bridges of steel and wood. '.repeat(8000)}The end.`;
    const account = { ...(JSON.parse(fault('06-github-account.json')) as Account), readme };
    const { profile, report } = await readProfile(await start({ answer: holding(account) }), 'robin-sample');
    const kept = profile.about?.text.length ?? 0;
    expect(kept).toBeGreaterThan(199_000);
    expect(report.warnings).toContainEqual({
      id: 'source.readmeCut',
      kept,
      beyond: readme.length - kept,
    });
    expect(report.leftOut).toContainEqual({ table: 'readme', column: 'content', count: 1, why: 'limit' });
  });
});
