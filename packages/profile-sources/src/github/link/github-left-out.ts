import { GITHUB_LEFT_OUT } from '@tosite/validation/left-out/github-left-out';
import { countLeftOut } from '@tosite/validation/left-out/known-left-out';
import type { LeftOut } from '@tosite/validation/profile/source-report';
import type { GithubAnswers } from './github-answers.ts';
import { accountsBeyond, emailOf } from './github-links.ts';
import { MAX_PROJECTS, rankRepos } from './github-projects.ts';
import { readmeBeyond } from './github-readme.ts';

/** What GitHub told and the profile does not hold, counted. */
export function githubLeftOut(answers: GithubAnswers): LeftOut[] {
  const { user, repos, events } = answers;
  const counts: Record<string, number> = {
    'users.hireable': Number(user.hireable),
    'social_accounts.url': accountsBeyond(answers.socials, emailOf(user, answers.socials)),
    gists: user.public_gists ?? 0,
    'repos.is_template': repos.filter((repo) => repo.is_template).length,
    'repos.open_issues_count': repos.filter((repo) => (repo.open_issues_count ?? 0) > 0).length,
    'repos.size': repos.filter((repo) => (repo.size ?? 0) > 0).length,
    'events.type': events.length,
  };
  const known = countLeftOut(
    GITHUB_LEFT_OUT,
    (table, column) => counts[column === null ? table : `${table}.${column}`] ?? 0,
  );
  const beyond = reposBeyond(answers);
  const cut = readmeBeyond(answers.readme);
  return [
    ...known,
    ...(beyond === 0 ? [] : [{ table: 'repos', column: null, count: beyond, why: 'limit' } as const]),
    ...(cut === null ? [] : [{ table: 'readme', column: 'content', count: 1, why: 'limit' } as const]),
  ];
}

/** How many repositories are not in the profile because there are more than are read or kept. */
export function reposBeyond(answers: GithubAnswers): number {
  const { user, repos, reposComplete } = answers;
  const unread = reposComplete ? 0 : Math.max((user.public_repos ?? 0) - repos.length, 1);
  return unread + Math.max(rankRepos(answers).length - MAX_PROJECTS, 0);
}
