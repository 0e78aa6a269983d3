import type { Profile } from '@tosite/validation/profile/profile';
import { cleanLine } from '../text/clean-text.ts';
import type { GithubLanguages, GithubRepo } from './github-responses.ts';

type CodeLanguage = Profile['codeLanguages'][number];

/** By bytes over the repositories that were counted; where no bytes are known, by repositories. */
export function toCodeLanguages(
  languages: readonly GithubLanguages[],
  repos: readonly GithubRepo[],
): CodeLanguage[] {
  const bytes = sum(languages.flatMap((record) => Object.entries(record)));
  if (bytes.size > 0) return shares(bytes, '/repos/*/languages', (amount) => amount);
  const counted = sum(
    repos.flatMap((repo) => (repo.language === null || repo.fork ? [] : [[repo.language, 1]])),
  );
  return shares(counted, '/users/*/repos', () => null);
}

function sum(entries: readonly (readonly [string, number])[]): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const [name, amount] of entries) {
    const language = cleanLine(name, 100);
    if (language !== null) amounts.set(language, (amounts.get(language) ?? 0) + amount);
  }
  return amounts;
}

function shares(
  amounts: Map<string, number>,
  path: string,
  bytesOf: (amount: number) => number | null,
): CodeLanguage[] {
  const total = [...amounts.values()].reduce((all, amount) => all + amount, 0);
  return [...amounts]
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b, 'en'))
    .slice(0, 300)
    .map(([name, amount]) => ({
      id: `github:language:${name}`,
      origin: { source: 'github:rest', path },
      name,
      bytes: bytesOf(Math.min(amount, Number.MAX_SAFE_INTEGER)),
      share: Math.min(amount / total, 1),
    }));
}
