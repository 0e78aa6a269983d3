import { createPlatformLimiter } from '../outbound/platform-limiter.ts';
import { isOutage } from '../platform-failures.ts';
import type { PlatformReader, ReaderParts } from '../platform-reader.ts';
import type { FetchTranscript } from './link/captions.ts';
import type { ChannelHub } from './link/channel-hub.ts';
import { createYoutube } from './link/youtube-source.ts';

/** None is the main one: while one way to YouTube is walled off, the others are asked. */
const NO_BUCKET = '';

export function createYoutubeReader({
  settings,
  ...parts
}: ReaderParts): PlatformReader & { fetchTranscript: FetchTranscript; hub: ChannelHub } {
  const limiter = createPlatformLimiter({ mainBucket: NO_BUCKET, isOutage, clock: parts.clock });
  const { youtube: base, youtubeApi: apiBase, youtubeHub: hubBase } = settings.upstream;
  return {
    limiter,
    ...createYoutube({ ...parts, limiter, base, apiBase, hubBase, key: settings.youtubeApiKey }),
  };
}
