import { countLeftOut } from '@tosite/validation/left-out/known-left-out';
import { YOUTUBE_LEFT_OUT } from '@tosite/validation/left-out/youtube-left-out';
import type { LeftOut } from '@tosite/validation/profile/source-report';
import { mergeChannels, type MergedVideo } from './merge-findings.ts';
import type { YoutubeReading } from './read-channel.ts';

/** What YouTube told and the profile does not hold, counted. `total`: how many videos the channel says it has. */
export function youtubeLeftOut(
  reading: YoutubeReading,
  videos: readonly MergedVideo[],
  total: number | null,
): LeftOut[] {
  const channel: readonly string[] = mergeChannels(reading.channels)?.unused ?? [];
  const ofVideos: readonly string[] = videos.flatMap(({ unused }) => unused);
  const known = countLeftOut(YOUTUBE_LEFT_OUT, (table, column) =>
    column === null
      ? reading.withheld
      : (table === 'channel' ? channel : ofVideos).filter((name) => name === column).length,
  );
  const beyond = reading.complete ? 0 : Math.max(0, (total ?? 0) - reading.withheld - videos.length);
  return beyond === 0 ? known : [...known, { table: 'videos', column: null, count: beyond, why: 'limit' }];
}
