import { CHANNEL_ID } from './findings.ts';
import { readChannelAnswer, type ChannelAnswer, type TabName } from './innertube-answer.ts';
import { at, stringOf } from './tree.ts';
import type { YoutubeHttp } from './youtube-http.ts';
import { YoutubeSilence } from './youtube-silence.ts';

/** YouTube's own interface, as its web pages use it. Throws YoutubeSilence. */
export type Innertube = {
  /** The channel of an address of YouTube's; `not-found`: YouTube says that nothing is there. */
  resolve(url: string, signal: AbortSignal): Promise<{ id: string } | 'not-found'>;
  browse(channelId: string, tab: TabName, signal: AbortSignal): Promise<ChannelAnswer>;
  more(token: string, signal: AbortSignal): Promise<ChannelAnswer>;
  /** What the player is told of a video, as it came. */
  player(videoId: string, signal: AbortSignal): Promise<unknown>;
};

const CLIENT = { clientName: 'WEB', clientVersion: '2.20261118.01.00', hl: 'en', gl: 'US' };

/** What asks for a tab; the same for every channel. */
const TAB_PARAMS: Record<TabName, string> = {
  videos: 'EgZ2aWRlb3PyBgQKAjoA',
  shorts: 'EgZzaG9ydHPyBgUKA5oBAA%3D%3D',
  streams: 'EgdzdHJlYW1z8gYECgJ6AA%3D%3D',
  playlists: 'EglwbGF5bGlzdHPyBgQKAkIA',
};

const LARGEST = 6_000_000;

export function createInnertube(http: YoutubeHttp): Innertube {
  async function post(path: string, body: Readonly<Record<string, unknown>>, signal: AbortSignal) {
    const answer = await http.ask(
      'innertube',
      {
        url: `${http.base}/youtubei/v1/${path}?prettyPrint=false`,
        body: JSON.stringify({ context: { client: CLIENT }, ...body }),
        maxBytes: LARGEST,
      },
      signal,
    );
    return { status: answer.status, json: readJson(answer.body.toString('utf8')) };
  }

  async function answerOf(
    body: Readonly<Record<string, unknown>>,
    signal: AbortSignal,
  ): Promise<ChannelAnswer> {
    const { status, json } = await post('browse', body, signal);
    if (status === 200 && json !== null && typeof json === 'object')
      return readChannelAnswer(json, 'innertube');
    if (saysNotFound(status, json)) return { ...readChannelAnswer({}, 'innertube'), verdict: 'not-found' };
    throw new YoutubeSilence('down');
  }

  return {
    async resolve(url, signal) {
      const { status, json } = await post('navigation/resolve_url', { url }, signal);
      const id = stringOf(at(json, 'endpoint', 'browseEndpoint', 'browseId'));
      if (status === 200 && id !== null && CHANNEL_ID.test(id)) return { id };
      if (saysNotFound(status, json)) return 'not-found';
      throw new YoutubeSilence('down');
    },
    async browse(channelId, tab, signal) {
      const answer = await answerOf({ browseId: channelId, params: TAB_PARAMS[tab] }, signal);
      // Nobody's page may stand in for somebody else's.
      if ((answer.channel?.id ?? channelId) !== channelId) throw new YoutubeSilence('down');
      return answer;
    },
    more: (token, signal) => answerOf({ continuation: token }, signal),
    async player(videoId, signal) {
      const { status, json } = await post(
        'player',
        { videoId, contentCheckOk: true, racyCheckOk: true },
        signal,
      );
      if (status !== 200 || json === null) throw new YoutubeSilence('down');
      return json;
    },
  };
}

/** Only the interface's own word counts: anything between it and us may answer 404 as well. */
function saysNotFound(status: number, json: unknown): boolean {
  return status === 404 && at(json, 'error', 'status') === 'NOT_FOUND';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
