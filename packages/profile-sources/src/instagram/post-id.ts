/**
 * A post's id from its address: the short code is the same whichever way the post was read, so that connecting an
 * account later brings no post twice. Null for any other address.
 */
export function postId(permalink: string | null): string | null {
  const [, code] = /\/(?:p|reel|reels|tv)\/([\w-]{5,60})(?:[/?#]|$)/u.exec(permalink ?? '') ?? [];
  return code === undefined ? null : `instagram:post:${code}`;
}
