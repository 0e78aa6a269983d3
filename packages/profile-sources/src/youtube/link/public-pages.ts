import { readChannelPage, type ChannelPage } from './read-channel-page.ts';
import { readFeed, type Feed } from './read-feed.ts';
import { at, stringOf } from './tree.ts';
import type { YoutubeHttp } from './youtube-http.ts';
import { YoutubeSilence } from './youtube-silence.ts';

/** What YouTube shows to everybody: pages, feeds and embedding. Throws YoutubeSilence. */
export type PublicPages = {
  /** `path` with its slash; `not-found`: the page is none. */
  channelPage(path: string, signal: AbortSignal): Promise<ChannelPage | 'not-found'>;
  /** The newest fifteen; a 404 is silence too, since healthy channels have had one for months. */
  feed(channelId: string, signal: AbortSignal): Promise<Feed>;
  /** The path of a video's channel; `none`: there is no such video; `hidden`: it is private or may not be embedded. */
  channelOfVideo(videoId: string, signal: AbortSignal): Promise<{ path: string } | 'none' | 'hidden'>;
};

const CHANNEL_ADDRESS = /^https?:\/\/(?:www\.)?youtube\.com(\/(?:@|channel\/|c\/|user\/)[^/?#]{1,300})\/?$/u;

export function createPublicPages(http: YoutubeHttp): PublicPages {
  return {
    async channelPage(path, signal) {
      const { status, body, headers } = await http.ask(
        'page',
        { url: `${http.base}${path}?hl=en`, maxBytes: 8_000_000 },
        signal,
      );
      const html = body.toString('utf8');
      const isHtml =
        /html/iu.test(headers['content-type'] ?? '') && /<(?:!doctype|html)/iu.test(html.slice(0, 500));
      if (status === 404 && isHtml) return 'not-found';
      if (status !== 200 || !isHtml) throw new YoutubeSilence('down');
      const page = readChannelPage(html);
      if (page.channel === null && (page.data === null || page.data.verdict === null))
        throw new YoutubeSilence('down');
      return page;
    },

    async feed(channelId, signal) {
      const url = `${http.base}/feeds/videos.xml?channel_id=${encodeURIComponent(channelId)}`;
      const { status, body } = await http.ask('rss', { url }, signal);
      const feed = status === 200 ? readFeed(body.toString('utf8')) : null;
      if (feed === null) throw new YoutubeSilence('down');
      return feed;
    },

    async channelOfVideo(videoId, signal) {
      const watch = encodeURIComponent(`https://www.youtube.com/watch?v=${videoId}`);
      const url = `${http.base}/oembed?url=${watch}&format=json`;
      const { status, body, headers } = await http.ask('oembed', { url }, signal);
      if (status === 200) {
        const author = stringOf(at(readJson(body.toString('utf8')), 'author_url')) ?? '';
        const path = CHANNEL_ADDRESS.exec(author)?.[1];
        if (path !== undefined) return { path };
      }
      const isOwnWord = /^(?:bad request|unauthorized|forbidden|not found)\s*$/iu.test(
        body.toString('utf8', 0, 100),
      );
      if (!isOwnWord || !/text/iu.test(headers['content-type'] ?? '')) throw new YoutubeSilence('down');
      return status === 401 || status === 403 ? 'hidden' : 'none';
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
