import { afterEach } from 'vitest';
import { SourceFailure, type ProfileResult } from '../profile-source.ts';
import type { FixtureAnswer, FixtureRequest } from './fixture-server.ts';
import { githubLink, startRecordedGithub, type RecordedGithub } from './recorded-github.ts';

/** For a test file: starts recorded GitHubs and closes them after each test. */
export function useRecordedGithub(): (
  options?: Parameters<typeof startRecordedGithub>[0],
) => Promise<RecordedGithub> {
  const started: RecordedGithub[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((github) => github.close()));
  });
  return async (options = {}) => {
    const github = await startRecordedGithub(options);
    started.push(github);
    return github;
  };
}

export async function readProfile(github: RecordedGithub, login: string): Promise<ProfileResult> {
  return github.sources.fetchProfile(githubLink(login), { signal: new AbortController().signal });
}

/** The failure of a reading that must fail. */
export async function failToRead(github: RecordedGithub, login: string): Promise<SourceFailure> {
  const failure = await readProfile(github, login).catch((error: unknown) => error);
  if (!(failure instanceof SourceFailure)) throw new Error('The profile was read.', { cause: failure });
  return failure;
}

/** What GitHub was asked, as "GET api.github.com/users/x". */
export function whatWasAsked(github: RecordedGithub): string[] {
  return github.server.requests.map(({ method, host, path }) => `${method} ${host}${path}`);
}

export function jsonAnswer(value: unknown, status = 200): FixtureAnswer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

/** Answers one path, and leaves every other as recorded. */
export function onlyAt(
  path: string,
  answer: FixtureAnswer,
): (request: FixtureRequest) => FixtureAnswer | undefined {
  return (request) => (request.path === path ? answer : undefined);
}
