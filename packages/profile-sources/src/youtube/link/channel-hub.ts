import type { ProfileLink } from '@tosite/validation/platforms';
import { bareHost } from '../../outbound/host-rule.ts';
import { OutboundFailure } from '../../outbound/outbound-failure.ts';
import type { Outbound } from '../../outbound/outbound.ts';

/** Where YouTube's hub tells of a channel's new films, and how it is asked to (WebSub). */
export type ChannelHub = {
  /** The address under which a channel is subscribed to. Throws SourceFailure. */
  topicOf(link: ProfileLink, options: { signal: AbortSignal }): Promise<string>;
  /** Asks the hub; it answers by asking the callback. False: it did not take the request. */
  ask(request: HubRequest): Promise<boolean>;
};

type HubRequest = {
  mode: 'subscribe' | 'unsubscribe';
  topic: string;
  callback: string;
  /** What the hub signs its messages with. */
  secret: string;
  leaseSeconds: number;
  signal: AbortSignal;
};

/** The name of a channel's feed at the hub; the same wherever YouTube is reached. */
function topicOfChannel(channelId: string): string {
  return `https://www.youtube.com/xml/feeds/videos.xml?channel_id=${encodeURIComponent(channelId)}`;
}

export function createChannelHub(options: {
  outbound: Outbound;
  base: string;
  channelIdOf: (link: ProfileLink, signal: AbortSignal) => Promise<string>;
}): ChannelHub {
  const { outbound, channelIdOf } = options;
  const base = options.base.replace(/\/$/u, '');
  const own = bareHost(new URL(base));
  return {
    topicOf: async (link, { signal }) => topicOfChannel(await channelIdOf(link, signal)),
    async ask({ mode, topic, callback, secret, leaseSeconds, signal }) {
      const body = new URLSearchParams({
        'hub.mode': mode,
        'hub.topic': topic,
        'hub.callback': callback,
        'hub.verify': 'async',
        'hub.secret': secret,
        'hub.lease_seconds': String(leaseSeconds),
      });
      try {
        const { status } = await outbound.request({
          url: `${base}/subscribe`,
          hosts: (host) => host === own,
          signal,
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: body.toString(),
          maxBytes: 100_000,
        });
        return status >= 200 && status < 300;
      } catch (error) {
        if (error instanceof OutboundFailure && !signal.aborted) return false;
        throw error;
      }
    },
  };
}
