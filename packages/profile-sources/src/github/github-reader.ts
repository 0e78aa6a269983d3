import { createPlatformLimiter } from '../outbound/platform-limiter.ts';
import { isOutage } from '../platform-failures.ts';
import type { PlatformReader, ReaderParts } from '../platform-reader.ts';
import { createGithubClient, REST } from './link/github-client.ts';
import { createGithubSource } from './link/github-source.ts';

export function createGithubReader({
  outbound,
  pictureOk,
  settings,
  log,
  clock,
}: ReaderParts): PlatformReader {
  const { githubToken: token, upstream } = settings;
  const limiter = createPlatformLimiter({ mainBucket: REST, isOutage, clock });
  const client = createGithubClient({ outbound, limiter, apiBase: upstream.githubApi, token, log, clock });
  return { limiter, source: createGithubSource({ client, rawBase: upstream.githubRaw, pictureOk, clock }) };
}
