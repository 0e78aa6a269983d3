import type { Profile } from '@tosite/validation/profile/profile';
import { cleanLine } from '../../text/clean-text.ts';
import type { RepoCode } from './github-answers.ts';
import type { GithubRepo } from './github-responses.ts';

type CodeLanguage = Profile['codeLanguages'][number];
type Amounts = readonly (readonly [name: string, amount: number])[];

/**
 * The languages of the owner's own code: of no fork, and of no repository of somebody else that they pinned. By bytes
 * where those are known, else by the main language of each repository. `own` are those that count.
 */
export function toCodeLanguages(
  code: readonly RepoCode[] | null,
  own: readonly GithubRepo[],
): Pick<Profile, 'codeLanguages' | 'codeLanguagesOf'> {
  const counting = new Set(own.map(({ id }) => id));
  const counted = new Map(
    (code ?? []).filter(({ id }) => counting.has(id)).map(({ id, bytes }) => [id, bytes]),
  );
  const byBytes = [...counted.values()].filter((bytes) => bytes.length > 0);
  if (byBytes.length > 0) {
    return {
      codeLanguages: shares(byBytes.flat(), '/repos/*/languages', (amount) => amount),
      codeLanguagesOf: { repositories: byBytes.length, by: 'bytes' },
    };
  }
  const main = own.flatMap(({ language }): Amounts => (language === null ? [] : [[language, 1]]));
  return main.length === 0
    ? { codeLanguages: [] }
    : {
        codeLanguages: shares(main, '/users/*/repos', () => null),
        codeLanguagesOf: { repositories: main.length, by: 'repositories' },
      };
}

function shares(entries: Amounts, path: string, bytesOf: (amount: number) => number | null): CodeLanguage[] {
  const amounts = new Map<string, number>();
  for (const [name, amount] of entries) {
    const language = cleanLine(name, 100);
    if (language !== null) amounts.set(language, (amounts.get(language) ?? 0) + amount);
  }
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
