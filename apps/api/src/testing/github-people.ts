import type { FixtureAnswer, FixtureRequest } from '@tosite/profile-sources/testing/fixture-server';

export type GithubPerson = {
  id: number;
  login?: string;
  name?: string;
  bio?: string | null;
  blog?: string | null;
  status?: number;
  readme?: string;
};

/** A GitHub with these people and nothing else, by their logins in lower case; what they say may change meanwhile. */
export function githubOf(people: Record<string, GithubPerson>) {
  return ({ host, path }: Pick<FixtureRequest, 'host' | 'path'>): FixtureAnswer | undefined => {
    const [, login = '', rest = ''] = /^\/users\/([^/?]+)(\/[^?]*)?/u.exec(path) ?? [];
    const person = people[login.toLowerCase()];
    if (host !== 'api.github.com' || person === undefined) return undefined;
    const json = (body: unknown, status = 200): FixtureAnswer => ({
      status,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
    });
    if (rest !== '') return json([]);
    if ((person.status ?? 200) !== 200) return json({ message: 'Not Found' }, person.status);
    const name = person.login ?? login;
    return json({
      login: name,
      id: person.id,
      type: 'User',
      name: person.name ?? null,
      bio: person.bio ?? null,
      blog: person.blog ?? null,
      html_url: `https://github.com/${name}`,
      public_repos: 0,
      followers: 0,
      following: 0,
      created_at: '2019-04-02T08:00:00Z',
    });
  };
}
