import { createPlatformLimiter } from '../outbound/platform-limiter.ts';
import { isOutage } from '../platform-failures.ts';
import type { PlatformReader, ReaderParts } from '../platform-reader.ts';
import type { FetchTranscript } from './link/captions.ts';
import { createYoutube } from './link/youtube-source.ts';

/** None is the main one: while one way to YouTube is walled off, the others are asked. */
const NO_BUCKET = '';

export function createYoutubeReader({
  settings,
  ...parts
}: ReaderParts): PlatformReader & { fetchTranscript: FetchTranscript } {
  const limiter = createPlatformLimiter({ mainBucket: NO_BUCKET, isOutage, clock: parts.clock });
  const { youtube: base, youtubeApi: apiBase } = settings.upstream;
  return { limiter, ...createYoutube({ ...parts, limiter, base, apiBase, key: settings.youtubeApiKey }) };
}
