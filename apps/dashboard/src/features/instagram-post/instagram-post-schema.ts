import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import * as v from 'valibot';
import { autoPostWords } from '../../words/auto-post-words.ts';

/** A post, a reel or a film, below a name or not. */
const POST = /^\/(?:[^/]+\/)?(?:p|reel|reels|tv)\/[\w-]+\/?$/u;

/** As it is pasted: with or without its scheme. */
export const InstagramPostSchema = v.object({
  postUrl: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(2048, autoPostWords.instagram.badLink),
    v.transform((text) => (/^https?:\/\//iu.test(text) ? text : `https://${text}`)),
    v.check(isPost, autoPostWords.instagram.badLink),
  ),
});

function isPost(address: string): boolean {
  if (!canParseUrl(address)) return false;
  const { hostname, pathname } = new URL(address);
  return /(?:^|\.)(?:instagram\.com|instagr\.am)$/u.test(hostname) && POST.test(pathname);
}
