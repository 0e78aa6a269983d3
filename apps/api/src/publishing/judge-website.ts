import { setImmediate as turn } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { boundedCache } from '../bounded-cache.ts';
import { asksForSecret } from '@tosite/validation/moderation/asks-for-secret';
import { judgeSite, type HoldReason } from '@tosite/validation/moderation/judge-site';
import { siteTexts } from '@tosite/validation/moderation/site-texts';
import type { PostDocument } from '@tosite/validation/posts/post-document';
import { postText } from '@tosite/validation/posts/post-text';
import { applyOwnerEdits } from '@tosite/validation/profile/owner-edits-apply';
import type { Profile } from '@tosite/validation/profile/profile';
import type { WebsiteRecord } from '../site-content/website-row.ts';

export type JudgedPost = { title: string; excerpt: string; content: string };

/** Texts that were read and ask for nothing: nearly all of a site is the same the next time. */
const harmless = boundedCache<string, true>(50_000);
const AT_ONCE_MS = 15;

/** Why a website has to be looked at before visitors see it, from all that its pages say; none for nearly all. */
export async function judgeWebsite(
  { label, spec }: Pick<WebsiteRecord, 'label' | 'spec'>,
  sources: Profile,
  posts: readonly JudgedPost[],
): Promise<HoldReason[]> {
  const profile = applyOwnerEdits(sources, spec.edits);
  const heads = [
    spec.name,
    profile.name,
    profile.headline ?? '',
    spec.seo.title ?? '',
    spec.seo.description ?? '',
  ];
  const texts: string[] = [];
  let since = performance.now();
  for (const text of everyText([heads.join('\n'), profile, spec.design, spec.seo], posts)) {
    if (!isHarmless(text)) texts.push(text);
    if (performance.now() - since > AT_ONCE_MS) {
      await turn();
      since = performance.now();
    }
  }
  return judgeSite({ label, name: spec.name, heads, texts });
}

function* everyText(values: readonly unknown[], posts: readonly JudgedPost[]): Generator<string> {
  for (const value of values) yield* siteTexts(value);
  for (const { title, excerpt, content } of posts) yield [title, excerpt, wordsOf(content)].join('\n');
}

function wordsOf(content: string): string {
  // Checked when it was saved.
  return content === '' ? '' : postText(JSON.parse(content) as PostDocument);
}

function isHarmless(text: string): boolean {
  const key = createHash('sha1').update(text).digest('base64');
  if (harmless.get(key) === true) return true;
  if (asksForSecret(text) !== null) return false;
  harmless.set(key, true);
  return true;
}
