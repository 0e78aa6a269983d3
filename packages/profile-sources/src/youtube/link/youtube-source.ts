import { profileKey, youtubeReference, type ProfileLink } from '@tosite/validation/platforms';
import { startDeadline } from '../../outbound/deadline.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { systemClock, type Clock, type PlatformLimiter } from '../../outbound/platform-limiter.ts';
import type { PictureRule } from '../../pictures/picture-rule.ts';
import type { ProfileSource, SourceFailure, SourceLog } from '../../profile-source.ts';
import { createFetchTranscript, type FetchTranscript } from './captions.ts';
import { createChannelHub, type ChannelHub } from './channel-hub.ts';
import { createDataApi } from './data-api-client.ts';
import { findChannel } from './find-channel.ts';
import { createInnertube } from './innertube-client.ts';
import { createKeyless } from './keyless.ts';
import { createPublicPages } from './public-pages.ts';
import { readChannel } from './read-channel.ts';
import { createYoutubeHttp } from './youtube-http.ts';
import { channelNotFound, channelRemoved } from './youtube-silence.ts';
import { youtubeToProfile } from './youtube-to-profile.ts';

const REMEMBERED = 500;

/**
 * YouTube by every way that answers: the Data API where there is a key and quota, else innertube, the channel's page
 * and its feed. What several ways say is merged, the most exact one first.
 */
export function createYoutube(options: {
  outbound: Outbound;
  limiter: PlatformLimiter;
  base: string;
  apiBase: string;
  hubBase: string;
  key: string | null;
  pictureOk: PictureRule;
  log: SourceLog;
  clock?: Clock;
}): { source: ProfileSource; fetchTranscript: FetchTranscript; hub: ChannelHub } {
  const { key, log, pictureOk } = options;
  const clock = options.clock ?? systemClock;
  const http = createYoutubeHttp({ ...options, clock });
  const innertube = createInnertube(http);
  const pages = createPublicPages(http);
  const keyless = createKeyless(innertube, pages);
  const api = key === null ? null : createDataApi({ http, key, log, clock });
  /** Which of the channels that are not there were removed: the cache only remembers that they are not. */
  const removed = new Set<string>();

  function notFound(link: ProfileLink): SourceFailure {
    return removed.has(profileKey(link)) ? channelRemoved() : channelNotFound();
  }

  function rememberRemoved(link: ProfileLink, error: unknown): void {
    const place = profileKey(link);
    removed.delete(place);
    if (!(error instanceof Error) || error.message !== channelRemoved().message) return;
    removed.add(place);
    for (const oldest of removed) {
      if (removed.size <= REMEMBERED) break;
      removed.delete(oldest);
    }
  }

  const source: ProfileSource = {
    platform: 'youtube',
    notFound,
    async readProfile(link, { signal }) {
      const reference = youtubeReference(link.url);
      if (reference === null) throw channelNotFound();
      // Ends what is still under way when one answer already decides the matter.
      const work = startDeadline(60_000, signal);
      try {
        const reading = await readChannel({ api, innertube, pages, keyless }, reference, work.signal);
        rememberRemoved(link, null);
        const result = youtubeToProfile(reading, { pictureOk, now: clock.now() });
        return { result, validators: {}, partial: reading.missing.length > 0 };
      } catch (error) {
        rememberRemoved(link, error);
        throw error;
      } finally {
        work.abort();
      }
    },
  };
  const hub = createChannelHub({
    outbound: options.outbound,
    base: options.hubBase,
    async channelIdOf(link, signal) {
      const reference = youtubeReference(link.url);
      if (reference === null) throw channelNotFound();
      return (await findChannel({ api, innertube, pages }, reference, [], signal)).id;
    },
  });
  return { source, fetchTranscript: createFetchTranscript(http, innertube), hub };
}
