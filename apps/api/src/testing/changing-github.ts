import {
  startFixtureServer,
  type FixtureAnswer,
  type FixtureRequest,
} from '@tosite/profile-sources/testing/fixture-server';
import { exportFile } from './uploads.ts';

export type Repository = { id: number; name: string; description: string | null; stargazers_count: number };

/** A GitHub with one person of few repositories, who changes while a test runs. */
export type ChangingGithub = {
  login: string;
  url: string;
  /** The settings that lead a server there. */
  settings: Record<string, string>;
  user: Record<string, unknown>;
  repositories: Repository[];
  /** What is answered to everything; null: the person as they are. */
  failing: FixtureAnswer | null;
  /** How long each answer takes. */
  delayMs: number;
  /** How often the person was asked for. */
  asked(): number;
  close(): Promise<void>;
};

const json = (value: unknown): FixtureAnswer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});
const NOT_FOUND: FixtureAnswer = { status: 404, headers: { 'content-type': 'application/json' }, body: '{}' };
const recorded = (path: string): Record<string, unknown> =>
  JSON.parse(exportFile(path).toString('utf8')) as Record<string, unknown>;

export async function startChangingGithub(login = 'ann-writes'): Promise<ChangingGithub> {
  const template = recorded('github/repos/tinder-lang.json');
  const names = ['tidelog', 'fernweh', 'lampost', 'quietude'];
  const state = {
    failing: null as FixtureAnswer | null,
    delayMs: 0,
    user: {
      ...recorded('github/users/quillfeather-dev.json'),
      login,
      id: 7_000_001,
      name: 'Ann Writes',
      html_url: `https://github.com/${login}`,
      bio: 'Writes small tools',
      company: null,
      twitter_username: null,
    } as Record<string, unknown>,
    repositories: names.map((name, index): Repository => ({
      id: 500 + index,
      name,
      description: `What ${name} does`,
      stargazers_count: 10 - index,
    })),
  };
  let asked = 0;
  const say = ({ host, path, method }: FixtureRequest): FixtureAnswer | undefined => {
    if (host !== 'api.github.com' || method !== 'GET') return undefined;
    if (!path.startsWith(`/users/${login}`) && !path.startsWith(`/repos/${login}`)) return undefined;
    if (path === `/users/${login}`) asked += 1;
    if (state.failing !== null) return state.failing;
    if (path === `/users/${login}`) return json({ ...state.user, public_repos: state.repositories.length });
    if (path.startsWith(`/users/${login}/repos`)) {
      return json(
        state.repositories.map((repository) => ({
          ...template,
          ...repository,
          full_name: `${login}/${repository.name}`,
          html_url: `https://github.com/${login}/${repository.name}`,
          homepage: null,
          fork: false,
        })),
      );
    }
    if (path.includes('/languages')) return json({ TypeScript: 1000 });
    return path.startsWith('/repos/') ? NOT_FOUND : json([]);
  };
  const server = await startFixtureServer({
    answer(request) {
      const answer = say(request);
      return answer === undefined ? undefined : { delayMs: state.delayMs, ...answer };
    },
  });
  return Object.assign(state, {
    login,
    url: `https://github.com/${login}`,
    settings: {
      RATE_LIMITS: 'off',
      GITHUB_API_BASE: `${server.origin}/api.github.com`,
      GITHUB_RAW_BASE: `${server.origin}/raw.githubusercontent.com`,
    },
    asked: () => asked,
    close: () => server.close(),
  });
}
