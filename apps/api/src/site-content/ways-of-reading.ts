import type { Message } from '@tosite/validation/messages/message';
/** Whether a profile that was read this way can be read again: the files that somebody brought cannot. */
export function canBeAskedAgain(method: string): boolean {
  return !/^json-resume$|:(?:export|takeout|pdf)\b/u.test(method);
}

/**
 * Why a profile that was read this way is not read again by itself; null: it can be.
 */
export function whyNotFollowed(method: string): Message | null {
  if (method === 'sample') return { id: 'sync.sampleNotFollowed' };
  if (!canBeAskedAgain(method)) {
    return { id: 'sync.fileNotFollowed' };
  }
  return method === 'linkedin:page' ? { id: 'sync.pageNotFollowed' } : null;
}

/** Whether its owner let us read the account itself. */
export function isAccount(method: string): boolean {
  return /:(?:graph|userinfo|portability)\b/u.test(method);
}

/** A token changes how often a platform may be asked, not what it says. */
export function isSameWay(a: string, b: string): boolean {
  const plain = (method: string): string => method.replace('+token', '');
  return plain(a) === plain(b);
}
