import type { FixtureAnswer, FixtureRequest } from '@tosite/profile-sources/testing/fixture-server';
import { drawProgrammer } from '../people/draw-others.ts';
import type { Row, Source } from '../people/source.ts';
import { json, orNull, type Way, type Written } from './way.ts';

const NOT_FOUND = json({ message: 'Not Found', documentation_url: 'https://docs.github.com/rest' }, 404);
const PAGE = 100;

/** Numbers that stay the same when the source changes. */
const idOf = (handle: string, index: number): number =>
  Array.from(`${handle}/${index}`).reduce(
    (sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_000_007,
    7,
  ) + 1_000_000;

function user({ person, lists }: Source, handle: string) {
  const p = (field: string) => orNull(person[field]);
  return {
    login: handle,
    id: idOf(handle, -1),
    type: 'User',
    name: p('name'),
    company: p('company'),
    blog: p('website') ?? '',
    location: p('location'),
    email: p('email'),
    bio: p('headline'),
    avatar_url: p('avatar'),
    html_url: `https://github.com/${handle}`,
    twitter_username: p('twitter'),
    public_repos: (lists['projects'] ?? []).length,
    public_gists: 0,
    followers: Number(p('followers') ?? 0),
    following: Number(p('following') ?? 0),
    created_at: `${p('since') ?? '2014-05-09'}T19:22:41Z`,
    updated_at: '2026-11-18T06:40:12Z',
  };
}

function repository(row: Row, index: number, handle: string) {
  const full = `${handle}/${row['name'] ?? ''}`;
  return {
    id: idOf(handle, index),
    name: row['name'],
    full_name: full,
    private: false,
    html_url: `https://github.com/${full}`,
    description: orNull(row['description']),
    fork: row['fork'] === 'yes',
    archived: row['archived'] === 'yes',
    homepage: orNull(row['homepage']),
    created_at: `${row['start'] ?? ''}T07:31:00Z`,
    updated_at: row['updatedAt'],
    pushed_at: row['updatedAt'],
    stargazers_count: Number(row['stars'] ?? 0),
    forks_count: 0,
    language: orNull(row['language']),
    license: orNull(row['licence']) === null ? null : { key: 'mit', spdx_id: row['licence'] },
    topics: orNull(row['topics']) === null ? [] : [row['topics']],
    default_branch: 'main',
    visibility: 'public',
  };
}

function repositories(source: Source, handle: string, query: URLSearchParams, base: string): FixtureAnswer {
  const all = (source.lists['projects'] ?? []).map((row, index) => repository(row, index, handle));
  const page = Number(query.get('page') ?? 1);
  const more = all.length > page * PAGE;
  const answer = json(all.slice((page - 1) * PAGE, page * PAGE));
  const next = `<${base}/users/${handle}/repos?per_page=100&sort=pushed&type=owner&page=${page + 1}>; rel="next"`;
  return more ? { ...answer, headers: { ...answer.headers, link: next } } : answer;
}

function rest(source: Source, handle: string, path: string, base: string): FixtureAnswer | undefined {
  const { pathname, searchParams } = new URL(path, 'http://recorded.invalid');
  const { person, lists } = source;
  if (pathname === `/users/${handle}`) return json(user(source, handle));
  if (pathname === `/users/${handle}/repos`) return repositories(source, handle, searchParams, base);
  if (pathname === `/users/${handle}/orgs`) {
    return json(
      (lists['organisations'] ?? []).map((row, index) => ({
        login: row['name'],
        id: idOf(handle, 5000 + index),
        description: row['description'],
        avatar_url: orNull(row['avatar']),
      })),
    );
  }
  if (pathname === `/users/${handle}/social_accounts`)
    return json((lists['links'] ?? []).map(({ url }) => ({ provider: 'generic', url })));
  if (pathname === `/repos/${handle}/${handle}/readme`) {
    const raw = `https://raw.githubusercontent.com/${handle}/${handle}/main/README.md`;
    const content = Buffer.from(person['readme'] ?? '').toString('base64');
    return json({ path: 'README.md', download_url: raw, encoding: 'base64', content });
  }
  if (pathname.startsWith(`/repos/${handle}/`) && pathname.endsWith('/languages')) {
    const name = decodeURIComponent(pathname.split('/')[3] ?? '');
    const language = orNull((lists['projects'] ?? []).find((row) => row['name'] === name)?.['language']);
    return json(language === null ? {} : { [language]: 1000 + name.length });
  }
  if (pathname.startsWith(`/users/${handle}/`)) return json([]);
  return pathname.startsWith(`/repos/${handle}/`) ? NOT_FOUND : undefined;
}

/** What only a token is told: the first three are pinned, and one repository of somebody else. */
function graphql(source: Source, handle: string): FixtureAnswer {
  const pinned = (source.lists['projects'] ?? [])
    .map((row, index) => ({ row, repo: repository(row, index, handle) }))
    .filter(({ row }) => row['fork'] !== 'yes')
    .slice(0, 3);
  const nodes = pinned.map(({ repo }) => ({
    nameWithOwner: repo.full_name,
    databaseId: repo.id,
    description: repo.description,
    url: repo.html_url,
    homepageUrl: repo.homepage,
    openGraphImageUrl: 'https://opengraph.githubassets.com/1/x',
    stargazerCount: repo.stargazers_count,
    forkCount: 0,
    isArchived: repo.archived,
    isFork: repo.fork,
    createdAt: repo.created_at,
    pushedAt: repo.pushed_at,
    primaryLanguage: repo.language === null ? null : { name: repo.language },
    licenseInfo: repo.license === null ? null : { spdxId: repo.license.spdx_id },
    repositoryTopics: { nodes: repo.topics.map((name) => ({ topic: { name } })) },
  }));
  const days = [1, 0, 4].map((contributionCount) => ({ contributionCount }));
  return json({
    data: {
      user: {
        pinnedItems: { nodes },
        contributionsCollection: {
          contributionCalendar: {
            totalContributions: 5,
            weeks: [{ firstDay: '2026-11-08', contributionDays: days }],
          },
        },
      },
      organization: null,
    },
  });
}

function write(source: Source, handle: string, origin: string): Written {
  const base = `${origin}/api.github.com`;
  return {
    link: `https://github.com/${handle}`,
    answer({ host, path, method, body }: FixtureRequest) {
      if (host !== 'api.github.com') return undefined;
      if (path === '/graphql' && method === 'POST')
        return body.includes(`"${handle}"`) ? graphql(source, handle) : undefined;
      return rest(source, handle, path, base);
    },
  };
}

const way = (name: string, keyed: boolean): Way => ({
  name,
  keyed,
  places: {
    person: {
      table: '/users',
      columns: {
        name: 'name',
        headline: 'bio',
        readme: 'readme',
        location: 'location',
        email: 'email',
        website: 'blog',
        company: 'company',
        twitter: 'twitter_username',
        followers: 'followers',
        following: 'following',
        since: 'created_at',
      },
    },
    projects: {
      table: '/repos',
      columns: {
        name: 'name',
        description: 'description',
        homepage: 'homepage',
        language: 'language',
        topics: 'topics',
        stars: 'stargazers_count',
        licence: 'license',
        updatedAt: 'pushed_at',
        start: 'created_at',
      },
    },
    organisations: { table: '/orgs', columns: { name: 'login', description: 'description' } },
    links: { table: '/social_accounts', columns: { url: 'url' } },
  },
  draw: drawProgrammer,
  write,
});

export const github = way('GitHub', false);
export const githubWithToken = way('GitHub with a token', true);
