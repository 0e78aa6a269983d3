import type { Platform } from '../../platforms/platform.ts';
import { PLATFORM_NAMES } from '../../platforms/platform-names.ts';

type On = { platform: Platform };

export const proofMessages = {
  'proof.sample': 'This is one of our samples: it is nobody’s. Add a profile of your own.',
  'proof.noAddress': ({ platform }: On) =>
    `We do not know where this ${PLATFORM_NAMES[platform]} profile is. Add it by its link, then prove that it is yours.`,
  'proof.otherNow':
    'The profile has another name or address by now. Remove it here, add it again by its link, and check again.',
  'proof.nothingFound': ({ platform }: On) =>
    `We read the ${PLATFORM_NAMES[platform]} profile and found neither the code nor a link to your website. Save the profile there, wait a minute, and check again.`,
  'proof.pageUnread': ({ platform, page }: On & { page: string }) =>
    `We read the ${PLATFORM_NAMES[platform]} profile and found neither the code nor a link to your website; and the page that it names, ${page}, could not be read. Put the code on the profile, or check again when the page is there.`,
  'proof.codeOver': ({ platform }: On) =>
    `The code on the ${PLATFORM_NAMES[platform]} profile has run out. Put the new one in its place, and check again.`,
  'proof.old':
    'You proved more than 30 days ago that the profile is yours. Check it once more, then ask again.',
  'proof.needed': 'Prove first that the profile is yours. Then you can ask for a copy to be taken down.',
  'proof.noSite': 'There is no such website here. Copy its address from the browser.',
  'proof.ownSite': 'This website is your own. You can take it offline or delete it in its settings.',
  'proof.otherProfile': ({ profile }: { profile: string }) =>
    `This website is not made of ${profile}. If it shows what belongs to you, use ‘Report’ at its end.`,
  'proof.askedAlready': 'You have asked for this website already. Somebody looks at it.',
} as const;
