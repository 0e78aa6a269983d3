import type { Platform } from '../../platforms/platform.ts';
import { PLATFORM_NAMES } from '../../platforms/platform-names.ts';

const STAYS =
  'Your site stays as it is. If you took them off there yourself, read it again and decide about each.';

export const syncMessages = {
  'sync.lastSource': 'A site needs one source, so its only one cannot be removed. Add another one first.',
  'sync.filesOnly': 'Files cannot be read again. Bring a newer one, or add a profile by its link.',
  'sync.fileNotFollowed': 'A file cannot be read again. Bring a newer one, or add the profile by its link.',
  'sync.sampleNotFollowed':
    'This is one of our samples: nothing new happens there. Add a profile of your own.',
  'sync.pageNotFollowed':
    'LinkedIn lets us read its public page only when you ask. Read it again yourself, or connect your account.',
  'sync.stopped': 'The last reading stopped before it was done. Read again.',
  'sync.staleChanges':
    'Something changed in the meantime, so nothing was taken. Look at the changes again and choose.',
  'sync.undoOver': 'This can no longer be undone. Something was decided after it, or it was already undone.',
  'sync.mostSources': ({ most }: { most: number }) =>
    `A site can be fed by ${most} profiles. Remove one before you add another.`,
  'sync.unread': ({ platform }: { platform: Platform }) =>
    `${PLATFORM_NAMES[platform]} could not be read right now. Your site stays as it is.`,
  'sync.emptyAnswer': ({ platform }: { platform: Platform }) =>
    `${PLATFORM_NAMES[platform]} answered with an empty profile. ${STAYS}`,
  'sync.muchGone': ({ platform, missing, before }: { platform: Platform; missing: number; before: number }) =>
    `${PLATFORM_NAMES[platform]} no longer shows ${missing} of the ${before} things on your site. ${STAYS}`,
  'sync.notConnected': ({ platform }: { platform: Platform }) =>
    `Your ${PLATFORM_NAMES[platform]} account is no longer connected. Please connect it again.`,
  'sync.placeUnknown': ({ platform }: { platform: Platform }) =>
    `We do not know where this ${PLATFORM_NAMES[platform]} profile is. Remove it and add it again by its link.`,
} as const;
