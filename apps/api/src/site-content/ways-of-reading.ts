/** Whether a profile that was read this way can be read again: the files that somebody brought cannot. */
export function canBeAskedAgain(method: string): boolean {
  return !/^json-resume$|:(?:export|takeout|pdf)\b/u.test(method);
}

/**
 * Why a profile that was read this way is not read again by itself, as a sentence; null: it can be.
 */
export function whyNotFollowed(method: string): string | null {
  if (method === 'sample')
    return 'This is a sample of ours: nothing new happens there. Add a profile of your own.';
  if (!canBeAskedAgain(method)) {
    return 'A file cannot be read again. Bring a newer one, or add the profile by its link.';
  }
  return method === 'linkedin:page'
    ? 'LinkedIn lets us read its public page only when you ask. Read it again yourself, or connect your account.'
    : null;
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
