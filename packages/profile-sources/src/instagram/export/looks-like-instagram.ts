import type { ArchiveEntry } from '../../import/archive-entry.ts';

/* The layouts of "Download your information", from 2019 until today, as JSON and as web pages. */
const FILES: readonly RegExp[] = [
  /(?:^|\/)(?:your_instagram_activity|personal_information|account_information|connections\/followers_and_following)\//iu,
  /(?:^|\/)(?:content|media)\/(?:posts|reels|igtv_videos|stories|profile_photos|archived_posts)[\w ().-]*\.(?:json|html)$/iu,
  /(?:^|\/)posts_\d{1,4}[\w ().-]*\.(?:json|html)$/iu,
  /(?:^|\/)media\/(?:posts|reels|stories|igtv|other|profile)\/\d{6}\//iu,
  /(?:^|\/)(?:ig_|instagram_)?media\.json$/iu,
];
/** LinkedIn and Takeout hold nothing of the sort, but Facebook's download looks alike. */
const OTHERS = /(?:^|\/)your_facebook_activity\//iu;

export function looksLikeInstagram(entries: readonly ArchiveEntry[]): boolean {
  return (
    entries.some(({ path }) => FILES.some((pattern) => pattern.test(path))) &&
    !entries.some(({ path }) => OTHERS.test(path))
  );
}
