import { BigLine } from '../../parts/big-line.tsx';
import { Frame } from '../../parts/frame.tsx';
import { LinkList, linksOf, type LinkLine } from '../../parts/link-list.tsx';
import { safeAddress } from '../../parts/safe-address.ts';
import { isRough } from '../fact.ts';
import { PLATFORM_NAMES } from '@tosite/validation/platforms/platform-names';
import type { Section } from '../section.ts';

type SubscribeContent = { channel: string; subscribers: number | null; rough: boolean; links: LinkLine[] };

export const subscribe: Section<'subscribe', SubscribeContent> = {
  key: 'subscribe',
  css: [],
  select: (profile) => {
    const channel = safeAddress(profile.url);
    if (channel === null) return null;
    return {
      channel,
      subscribers: profile.stats.subscribers || null,
      rough: isRough(profile, 'subscribers'),
      links: linksOf(profile, { email: true, phone: false, profile: false }).filter(
        ({ href }) => href !== channel,
      ),
    };
  },
  View: ({ content: { channel, subscribers, rough, links }, page }) => {
    const { words, writer } = page;
    const written = subscribers === null ? null : (rough ? writer.rough : writer.compact)(subscribers);
    return (
      <Frame section="subscribe" page={page} note={written === null ? null : words.writtenByViewers(written)}>
        <BigLine
          text={words.on(PLATFORM_NAMES.youtube)}
          label={words.subscribeOn(PLATFORM_NAMES.youtube)}
          href={channel}
          me
          page={page}
        />
        <LinkList links={links} />
      </Frame>
    );
  },
  pictures: () => [],
};
