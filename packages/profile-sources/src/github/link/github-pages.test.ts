import { describe, expect, it } from 'vitest';
import type { FixtureAnswer, FixtureRequest } from '../../testing/fixture-server.ts';
import type { RecordedGithub } from '../../testing/recorded-github.ts';
import {
  jsonAnswer,
  readProfile,
  useRecordedGithub,
  whatWasAsked,
} from '../../testing/use-recorded-github.ts';
import { warningsOf } from '../../testing/warnings-of.ts';

const start = useRecordedGithub();

describe('pages', () => {
  const repo = (id: number) => ({
    id,
    name: `r${id}`,
    full_name: `quillfeather-dev/r${id}`,
    stargazers_count: 1,
  });
  const paged =
    (pages: number, nextOf: (request: FixtureRequest, page: number) => string) =>
    (request: FixtureRequest): FixtureAnswer | undefined => {
      const url = new URL(request.path, 'https://x.invalid');
      if (!url.pathname.endsWith('/repos')) return undefined;
      const page = Number(url.searchParams.get('page') ?? 1);
      const headers =
        page < pages ? { link: `<${nextOf(request, page + 1)}>; rel="next", <x>; rel="last"` } : {};
      return { ...jsonAnswer(Array.from({ length: 100 }, (_, n) => repo(page * 1000 + n))), headers };
    };

  it('are followed by the link that GitHub gives, numeric form and all', async () => {
    const github: RecordedGithub = await start({
      answer: paged(
        2,
        (_request, page) =>
          `${github.server.origin}/api.github.com/user/91000001/repos?per_page=100&page=${page}`,
      ),
    });
    const { profile, report } = await readProfile(github, 'quillfeather-dev');
    expect(whatWasAsked(github)).toContain('GET api.github.com/user/91000001/repos?per_page=100&page=2');
    expect(warningsOf(report).join()).not.toContain('more repositories');
    expect(profile.projects).toHaveLength(200);
  });

  it.each([
    [undefined, 5],
    ['ghp_goodtoken', 10],
  ])('end where they must with the token %s: after %i, and the report says so', async (token, most) => {
    const github: RecordedGithub = await start({
      ...(token === undefined ? {} : { token }),
      answer: paged(
        12,
        (_request, page) => `${github.server.origin}/api.github.com/user/1/repos?page=${page}`,
      ),
    });
    const { profile, report } = await readProfile(github, 'quillfeather-dev');
    expect(whatWasAsked(github).filter((line) => line.includes('/repos?'))).toHaveLength(most);
    expect(warningsOf(report).join()).toContain(`The ${most}00 that were pushed to last are here, 1 is not.`);
    expect(report.leftOut).toContainEqual({ table: 'repos', column: null, count: 1, why: 'limit' });
    expect(profile.stats.stars).toBeNull();
    expect(profile.projects).toHaveLength(most * 100);
  });

  it.each(['https://evil.example/repos?page=2', 'http://169.254.169.254/', '/evil.example/repos?page=2'])(
    'are not followed to %s',
    async (next) => {
      const github: RecordedGithub = await start({
        token: 'ghp_goodtoken',
        answer: paged(2, () => (next.startsWith('/') ? github.server.origin + next : next)),
      });
      const { report } = await readProfile(github, 'quillfeather-dev');
      expect(whatWasAsked(github).filter((line) => line.includes('evil'))).toEqual([]);
      expect(warningsOf(report)[0]).toContain('older repositories');
    },
  );
});
