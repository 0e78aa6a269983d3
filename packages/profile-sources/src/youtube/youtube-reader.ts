import { createPlatformGate } from '../outbound/platform-gate.ts';
import { isOutage } from '../platform-failures.ts';
import type { PlatformReader, ReaderParts } from '../platform-reader.ts';
import type { FetchTranscript } from './link/captions.ts';
import { createYoutube } from './link/youtube-source.ts';

/** None is the main one: while one way to YouTube is walled off, the others are asked. */
const NO_LANE = '';

export function createYoutubeReader({
  settings,
  ...parts
}: ReaderParts): PlatformReader & { fetchTranscript: FetchTranscript } {
  const gate = createPlatformGate({ mainLane: NO_LANE, isOutage, clock: parts.clock });
  const { youtube: base, youtubeApi: apiBase } = settings.upstream;
  return { gate, ...createYoutube({ ...parts, gate, base, apiBase, key: settings.youtubeApiKey }) };
}
