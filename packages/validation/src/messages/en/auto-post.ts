import type { Platform } from '../../platforms/platform.ts';
import { PLATFORM_NAMES } from '../../platforms/platform-names.ts';

type On = { platform: Platform };

export const autoPostMessages = {
  'autoPost.noSource': ({ platform }: On) =>
    `Your website has no ${PLATFORM_NAMES[platform]} profile that can be read again. Add it by its link or connect the account, then switch this on.`,
  'autoPost.off': 'Auto-posting is off. Switch it on, then run it.',
  'autoPost.underWay': 'A run is under way. Wait until it is done.',
  'autoPost.sourceGone': ({ platform }: On) =>
    `Your ${PLATFORM_NAMES[platform]} profile was removed from the website. Add it again, or choose another source.`,
  'autoPost.channelGone': ({ platform }: On) =>
    `${PLATFORM_NAMES[platform]} has said for two weeks that there is no such profile. Check whether it is still there, then read it again under Settings.`,
  'autoPost.hidden':
    'You keep this off your website, so it gets no post. Show it there, then make the post yourself.',
  'autoPost.exists': 'There is a post about this already, or there was one.',
  'autoPost.gone':
    'The profile does not show this any more: it is private or deleted. If it comes back, it becomes a post.',
  'autoPost.busy': 'A post is being made of this by hand.',
  'autoPost.nothingToSay':
    'There are neither words nor pictures in it that we can read. Make the post yourself.',
  'autoPost.keptDraft': ({ marked }: { marked: number }) =>
    `It stays a draft: ${marked === 1 ? 'one paragraph says' : `${marked} paragraphs say`} what we did not find in the film. Look at it, then publish it.`,
  'autoPost.noPostLink':
    'This is not the address of one post on Instagram. Open the post there and copy its link.',
  'autoPost.notYours':
    'This post is not one of your Instagram account, or it is private. Paste the link of a post that stands in your own profile.',
  'autoPost.noInstagram':
    'Your website has no Instagram account. Connect it under Settings, or bring your Instagram data.',
} as const;
