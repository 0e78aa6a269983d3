import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import { startDeadline } from '../../outbound/deadline.ts';
import type { Innertube } from './innertube-client.ts';
import { VIDEO_ID } from './findings.ts';
import type { Cue } from './transcript/cue.ts';
import { parseTranscript } from './transcript/parse-transcript.ts';
import { at, itemsOf, stringOf } from './tree.ts';
import type { YoutubeHttp } from './youtube-http.ts';
import { YoutubeSilence } from './youtube-silence.ts';

/** What a video says, or one of two reasons why it is not known: it has no captions, or YouTube does not give them. */
export type TranscriptOutcome =
  | { kind: 'found'; language: string | null; /** Made by a machine. */ automatic: boolean; cues: Cue[] }
  | { kind: 'none' | 'blocked'; message: string };

export type FetchTranscript = (
  videoId: string,
  options: { signal: AbortSignal; /** Wanted languages, the best first. */ languages?: readonly string[] },
) => Promise<TranscriptOutcome>;

const NONE: TranscriptOutcome = {
  kind: 'none',
  message: 'This video has no captions that we can read. Paste its transcript, or add a .srt or .vtt file.',
};
const BLOCKED: TranscriptOutcome = {
  kind: 'blocked',
  message:
    "YouTube doesn't let us read this video's captions. Paste its transcript, or add a .srt or .vtt file.",
};

type Track = { url: string; language: string | null; automatic: boolean };

const MAX_TRACKS = 3;
const LONGEST_MS = 9000;

/** Answers within nine seconds; throws only when whoever asked has gone away. */
export function createFetchTranscript(http: YoutubeHttp, innertube: Innertube): FetchTranscript {
  async function read(track: Track, signal: AbortSignal): Promise<Cue[]> {
    const answer = await http.ask('captions', { url: track.url, maxBytes: 5_000_000 }, signal);
    // An empty body stands for captions that only a player's own token opens.
    const cues = answer.status === 200 ? parseTranscript(answer.body.toString('utf8')) : [];
    // Any other page is text as well, but names no times.
    return cues.every(({ start }) => start !== null) ? cues : [];
  }

  return async (videoId, { signal, languages = [] }) => {
    if (!VIDEO_ID.test(videoId)) return NONE;
    const deadline = startDeadline(LONGEST_MS, signal);
    try {
      const player = await innertube.player(videoId, deadline.signal);
      const status = stringOf(at(player, 'playabilityStatus', 'status'));
      if (status === 'LOGIN_REQUIRED' || status === null) return BLOCKED;
      for (const track of tracksIn(player, languages, http.base).slice(0, MAX_TRACKS)) {
        const cues = await read(track, deadline.signal);
        if (cues.length > 0)
          return { kind: 'found', language: track.language, automatic: track.automatic, cues };
      }
      return NONE;
    } catch (error) {
      if (error instanceof YoutubeSilence || !signal.aborted) return BLOCKED;
      throw error;
    } finally {
      deadline.end();
    }
  };
}

/** The best first: of a wanted language, then written by a person. */
function tracksIn(player: unknown, languages: readonly string[], base: string): Track[] {
  const listed = itemsOf(at(player, 'captions', 'playerCaptionsTracklistRenderer', 'captionTracks'));
  const tracks = listed.flatMap((entry): Track[] => {
    const url = captionUrl(stringOf(at(entry, 'baseUrl')), base);
    const language = stringOf(at(entry, 'languageCode'));
    return url === null ? [] : [{ url, language, automatic: at(entry, 'kind') === 'asr' }];
  });
  const main = (tag: string | null) => (tag ?? '').toLowerCase().split('-')[0] ?? '';
  const wanted = languages.map(main);
  const place = ({ language }: Track) => {
    const index = wanted.indexOf(main(language));
    return index === -1 ? wanted.length : index;
  };
  return tracks.toSorted((a, b) => place(a) - place(b) || Number(a.automatic) - Number(b.automatic));
}

/** Only captions of YouTube's own, asked where these settings reach it. */
function captionUrl(address: string | null, base: string): string | null {
  if (address === null || !canParseUrl(address, 'https://www.youtube.com')) return null;
  const url = new URL(address, 'https://www.youtube.com');
  if (!/^(?:www\.)?youtube\.com$/u.test(url.hostname) || url.pathname !== '/api/timedtext') return null;
  url.searchParams.set('fmt', 'json3');
  return `${base}${url.pathname}${url.search}`;
}
